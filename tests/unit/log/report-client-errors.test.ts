// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportClientErrors, withoutQuotes } from '@/lib/device/page-start';

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

// jsdom does not dispatch these events by itself; tests/e2e/site/errors.spec.ts covers a real browser.
const fail = (message: string) => window.onerror?.(message, 'https://flip.example/a.js', 3);

const refuse = (reason: unknown) =>
  window.onunhandledrejection?.(Object.assign(new Event('unhandledrejection'), { reason }) as never);

it('an uncaught error is reported once with its location, also if two scripts install the handler', () => {
  reportClientErrors(String);
  reportClientErrors(String);
  fail('x is not defined');
  expect(told()).toEqual([
    { address: '/api/reports', message: 'x is not defined', source: 'https://flip.example/a.js', line: 3 },
  ]);
});

it('an unhandled rejection is reported, whatever its reason, and at most three errors of a page', () => {
  reportClientErrors(String);
  refuse(new TypeError('no answer'));
  refuse(undefined);
  expect(told().map(({ message }) => message)).toEqual(['TypeError: no answer', 'undefined']);
  for (let time = 0; time < 9; time++) fail(`time ${time}`);
  expect(told()).toHaveLength(3);
});

it('no text that an engine quotes in its message is reported', () => {
  reportClientErrors(withoutQuotes);
  fail(`SyntaxError: Unexpected token 'm', "my heart "skips"" is not valid JSON`);
  expect(told()[0]?.message).toBe(`SyntaxError: Unexpected token 'm', "…" is not valid JSON`);
});
