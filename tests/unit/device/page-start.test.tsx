// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addMissing, reportClientErrors, tolerateMovedNodes, withoutQuotes } from '@/lib/device/page-start';

const sendBeacon = vi.fn();
const told = () =>
  sendBeacon.mock.calls.map(([address, report]) => ({ address, ...JSON.parse(String(report)) }));

beforeEach(() => {
  sendBeacon.mockClear();
  vi.stubGlobal('navigator', { sendBeacon });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => void Object.assign(window, { onerror: null, onunhandledrejection: null }));

// jsdom does not dispatch these events by itself; tests/e2e/documents/documents.spec.ts covers a real browser.
const fail = (message: string) => window.onerror?.(message, 'https://flip.example/a.js', 3);

const refuse = (reason: unknown) =>
  window.onunhandledrejection?.(Object.assign(new Event('unhandledrejection'), { reason }) as never);

it('uncaught errors and rejections are reported, at most three of a page, with their location, also if two scripts install the handler', () => {
  reportClientErrors(String);
  reportClientErrors(String);
  fail('x is not defined');
  refuse(new TypeError('no answer'));
  for (let time = 0; time < 9; time++) refuse(undefined);
  const located = { address: '/api/reports', source: 'https://flip.example/a.js', line: 3 };
  expect(told()[0]).toEqual({ ...located, message: 'x is not defined' });
  const rejections = told().slice(1);
  expect(rejections.map(({ message }) => message)).toEqual(['TypeError: no answer', 'undefined']);
});

it('no text that an engine quotes in its message is reported', () => {
  reportClientErrors(withoutQuotes);
  fail(`SyntaxError: Unexpected token 'm', "my heart "skips"" is not valid JSON`);
  expect(told()[0]?.message).toBe(`SyntaxError: Unexpected token 'm', "…" is not valid JSON`);
});

function Note({ isLong }: { isLong: boolean }) {
  return (
    <p>
      {isLong && 'Two flips '}
      wait. {isLong && <b>Send them.</b>}
      {!isLong && 'None'}
    </p>
  );
}

const textsIn = (root: Node) => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const all: Text[] = [];
  while (walker.nextNode()) all.push(walker.currentNode as Text);
  return all;
};
const font = (textContent = '') => Object.assign(document.createElement('font'), { textContent });
const move: Record<string, (text: Text) => void> = {
  'put into elements of a translator': (text) => {
    const translated = font();
    text.replaceWith(translated);
    translated.append(text);
  },
  'replaced by a translation': (text) => text.replaceWith(font('übersetzt')),
  'taken away by an extension': (text) => text.remove(),
};

tolerateMovedNodes();

it.each(Object.keys(move))('React goes on with texts that were %s', async (how) => {
  const place = document.createElement('div');
  const root = createRoot(place);
  for (const isLong of [true, false, true]) {
    await act(async () => root.render(<Note isLong={isLong} />));
    for (const text of textsIn(place)) move[how]?.(text);
  }
  await act(async () => root.render(<section>Another view</section>));
  expect(place.textContent).toBe('Another view');
  await act(async () => root.unmount());
  expect(place.childNodes).toHaveLength(0);
});

it('what older browsers lack is added, and does the same', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const [{ hasOwn }, { at }] = [Object, Array.prototype];
  Object.assign(Object, { hasOwn: undefined });
  Object.assign(Array.prototype, { at: undefined });
  addMissing();
  const ends = [['a', 'b'].at(-1), ['a', 'b'].at(0), ['a'].at(2)];
  const own = [Object.hasOwn({ a: undefined }, 'a'), Object.hasOwn({}, 'toString')];
  Object.assign(Object, { hasOwn });
  Object.assign(Array.prototype, { at });
  expect(ends).toEqual(['b', 'a', undefined]);
  expect(own).toEqual([true, false]);
  const ids = Array.from({ length: 50 }, () => crypto.randomUUID());
  for (const id of ids)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(ids).size).toBe(50);
});
