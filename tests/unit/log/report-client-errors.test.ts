// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportClientErrors } from '@/lib/log/report-client-errors';

const sendBeacon = vi.fn();
const told = () =>
  sendBeacon.mock.calls.map(([address, report]) => ({ address, ...JSON.parse(String(report)) }));

beforeEach(() => {
  sendBeacon.mockClear();
  vi.stubGlobal('navigator', { sendBeacon });
});

afterEach(() => {
  window.onerror = null;
  window.onunhandledrejection = null;
  vi.unstubAllGlobals();
});

// The test environment calls no handlers by itself; tests/e2e/site/errors.spec.ts sees that a browser does.
const fail = (message: string) => window.onerror?.(message, 'https://flip.example/a.js', 3);

const refuse = (reason: unknown) =>
  window.onunhandledrejection?.(Object.assign(new Event('unhandledrejection'), { reason }) as never);

it('an error that nothing caught is told with its place, also when two scripts of a page ask for it', () => {
  reportClientErrors();
  reportClientErrors();
  fail('x is not defined');
  expect(told()).toEqual([
    { address: '/api/reports', message: 'x is not defined', source: 'https://flip.example/a.js', line: 3 },
  ]);
});

it('so is a promise that was refused, whatever it was refused with', () => {
  reportClientErrors();
  refuse(new TypeError('no answer'));
  refuse(undefined);
  expect(told().map(({ message }) => message)).toEqual(['TypeError: no answer', 'undefined']);
});

it('a page that goes on failing is told of three times', () => {
  reportClientErrors();
  for (let time = 0; time < 9; time++) fail(`time ${time}`);
  expect(told()).toHaveLength(3);
});
