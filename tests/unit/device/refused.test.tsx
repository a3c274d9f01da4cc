// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Questions } from '@/app/flip-method-app/notebook/questions';
import { registerWorker } from '@/app/flip-method-app/shell/install';
import { ShareButton } from '@/app/flip-method-app/shell/parts';
import { isSeen, useToday } from '@/app/flip-method-app/shell/views';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
let root: Root;
const place = document.createElement('div');
const button = (name: string) =>
  [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name);
const Day = () => <time>{useToday()}</time>;
beforeEach(() => {
  document.body.append(place);
  root = createRoot(place);
});
afterEach(async () => {
  await act(async () => root.unmount());
  for (const name of ['share', 'serviceWorker']) Reflect.deleteProperty(navigator, name);
  vi.unstubAllEnvs();
});

const sandboxed = () => {
  throw new DOMException('The document is sandboxed.', 'SecurityError');
};
it.each([
  { value: undefined },
  { get: sandboxed },
  { value: { addEventListener() {}, register: () => Promise.reject(new TypeError('Blocked')) } },
])('the exercise goes on where service workers are refused: %o', async (property) => {
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubGlobal('DecompressionStream', class {});
  Object.defineProperty(navigator, 'serviceWorker', { ...property, configurable: true });
  expect(registerWorker).not.toThrow();
});

it.each([
  ['NotAllowedError', 1],
  ['AbortError', 0],
])('a share that ends with %s opens a message %d times', async (name, times) => {
  const assign = vi.fn();
  vi.stubGlobal('location', { origin: 'https://flip.example', assign });
  const share = () => Promise.reject(new DOMException('', name));
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  await act(async () => root.render(<ShareButton label="Text someone" text="Hello" />));
  await act(async () => button('Text someone')?.click());
  expect(assign).toHaveBeenCalledTimes(times);
  if (times) expect(assign).toHaveBeenCalledWith('sms:?&body=Hello');
});

it('answers stay until they are stored, and are given once', async () => {
  let store: (value: boolean) => void = () => undefined;
  const onDone = vi.fn(() => new Promise((resolve) => (store = resolve)));
  const learned = { name: 'learned', question: 'What did you learn?' };
  const words = { start: { learned: 'To wait' }, draft: 'ada/e', keep: 'Keep', leave: 'Leave' };
  const form = <Questions questions={[learned]} {...{ ...words, onDone, onLeave: () => undefined }} />;
  await act(async () => root.render(form));
  for (let taps = 0; taps < 2; taps++) await act(async () => button('Keep')?.click());
  expect(onDone).toHaveBeenCalledTimes(1);
  expect(place.querySelector('textarea')?.value).toBe('To wait');
  await act(async () => store(true));
});

it('the day is right again soon after midnight, also where the clock was set back before', async () => {
  vi.useFakeTimers({ now: new Date(2026, 2, 28, 23, 50) });
  await act(async () => root.render(<Day />));
  vi.setSystemTime(new Date(2026, 2, 28, 22, 50));
  for (const day of ['2026-03-28', '2026-03-29']) {
    await act(async () => vi.advanceTimersByTime(3_600_000));
    expect(place.textContent).toBe(day);
  }
  vi.useRealTimers();
});

it('a page opened behind this one, or in advance, is waited for', async () => {
  const set = (name: string, value: boolean, event: string) => {
    Object.defineProperty(document, name, { value, configurable: true });
    document.dispatchEvent(new Event(event));
  };
  set('hidden', true, 'visibilitychange');
  set('prerendering', true, 'prerenderingchange');
  let isOver = false;
  const seen = isSeen().then(() => (isOver = true));
  set('prerendering', false, 'prerenderingchange');
  await Promise.resolve();
  expect(isOver).toBe(false);
  set('hidden', false, 'visibilitychange');
  await seen;
});
