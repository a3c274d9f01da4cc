// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notify } from '@/components/ui/notify';

const toasts = () => [...document.querySelectorAll<HTMLElement>('[data-toast]')];
const texts = () => toasts().map(({ textContent }) => textContent);
const close = () => document.querySelector('[data-toast] button') as HTMLButtonElement;

/** Shows a toast and waits until it is visible. */
function show(title: string, options?: Parameters<typeof notify>[1]) {
  notify({ tone: 'success', title }, options);
  vi.advanceTimersByTime(100);
}

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<input>';
});
afterEach(() => vi.useRealTimers());

it('a toast is added to an existing live region, and disappears by itself', () => {
  notify({ tone: 'success', title: 'Sent', text: 'Thank you' });
  expect(document.querySelector('section[aria-label=Messages]')?.getAttribute('aria-live')).toBe('polite');
  const shown = [0, 100, 6_000].map((wait) => {
    vi.advanceTimersByTime(wait);
    return texts();
  });
  expect(shown).toEqual([[], ['SentThank you'], []]);
});

it('a toast stays while it has focus', () => {
  show('Sent');
  close().focus();
  vi.advanceTimersByTime(20_000);
  expect(toasts()).toHaveLength(1);
  close().blur();
  vi.advanceTimersByTime(1_000);
  expect(toasts()).toHaveLength(0);
});

it('a toast returns focus when it is closed, and is announced once if the page has the same message', () => {
  const field = document.querySelector('input') as HTMLInputElement;
  field.focus();
  show('Sent');
  show('Sent again', { inPage: true });
  close().focus();
  close().click();
  expect(texts()).toEqual(['Sent again']);
  expect(document.activeElement).toBe(field);
  expect(toasts()[0]?.querySelector('[aria-hidden=true]')?.textContent).toBe('Sent again');
});
