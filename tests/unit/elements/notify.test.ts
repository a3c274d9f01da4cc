// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { notify } from '@/components/ui/notify';

const toasts = () => [...document.querySelectorAll<HTMLElement>('[data-toast]')];
const closeOf = (toast: HTMLElement | undefined) => toast?.querySelector('button') as HTMLButtonElement;

/** Shows a toast and waits until it is visible. */
function show(title: string, options?: Parameters<typeof notify>[1]) {
  notify({ tone: 'success', title }, options);
  vi.advanceTimersByTime(100);
}

describe('a toast', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    document.body.innerHTML = '<input>';
  });

  afterEach(() => vi.useRealTimers());

  it('is added to an existing live region, and disappears by itself', () => {
    notify({ tone: 'success', title: 'Sent', text: 'Thank you' });
    expect(document.querySelector('section[aria-label=Messages]')?.getAttribute('aria-live')).toBe('polite');
    expect(toasts()).toHaveLength(0);
    vi.advanceTimersByTime(100);
    expect(toasts().map(({ textContent }) => textContent)).toEqual(['SentThank you']);
    vi.advanceTimersByTime(6_000);
    expect(toasts()).toHaveLength(0);
  });

  it('stays while it has focus', () => {
    show('Sent');
    closeOf(toasts()[0]).focus();
    vi.advanceTimersByTime(20_000);
    expect(toasts()).toHaveLength(1);
    closeOf(toasts()[0]).blur();
    vi.advanceTimersByTime(1_000);
    expect(toasts()).toHaveLength(0);
  });

  it('returns focus when it is closed', () => {
    const field = document.querySelector('input') as HTMLInputElement;
    field.focus();
    show('Sent');
    show('Sent again');
    closeOf(toasts()[0]).focus();
    closeOf(toasts()[0]).click();
    expect(toasts().map(({ textContent }) => textContent)).toEqual(['Sent again']);
    expect(document.activeElement).toBe(field);
  });

  it('is announced once if the page has the same message', () => {
    show('Sent', { inPage: true });
    expect(toasts()[0]?.querySelector('[aria-hidden=true]')?.textContent).toBe('Sent');
  });
});
