import type { FormMessage } from '@/lib/domain/form-message';

export type Tone = FormMessage['tone'];

interface NotifyOptions {
  /** In milliseconds; 6,000 by default. */
  duration?: number;
  /** Whether a notice in the page announces the same text; the toast is then hidden from screen readers. */
  inPage?: boolean;
}

const DURATION_MS = 6000;
/** Extra time while the toast is hovered, focused or in a hidden tab, in ms. */
const EXTRA_MS = 1000;
/** Delay before adding the first toast to a new live region, or screen readers would miss it, in ms. */
const LIVE_REGION_DELAY_MS = 100;

/**
 * Shows a toast. Used by the custom elements, React pages and the offline exercise. It disappears by itself, but not
 * while hovered, focused or in a hidden tab. Closing it returns focus to where it was.
 * @returns the toast element, to extend or remove
 */
export function notify(
  { tone, title, text = '' }: FormMessage,
  { duration = DURATION_MS, inPage = false }: NotifyOptions = {},
): HTMLElement {
  const toast = element('div', { className: 'toast' });
  toast.dataset.toast = tone;
  const body = element('div', { ariaHidden: `${inPage}` });
  body.append(element('p', { textContent: title }), element('p', { textContent: text }));
  const close = element('button', { ariaLabel: 'Close message' });
  toast.append(body, close);
  let before: HTMLElement | null = null;
  close.onfocus = ({ relatedTarget }) => {
    before = relatedTarget as HTMLElement | null;
  };
  close.onclick = () => {
    toast.remove();
    before?.focus({ preventScroll: true });
  };
  show(toast);
  const leave = () => {
    const isRead = document.hidden || toast.matches(':hover,:focus-within');
    if (isRead) setTimeout(leave, EXTRA_MS);
    else toast.remove();
  };
  setTimeout(leave, duration);
  return toast;
}

function show(toast: HTMLElement) {
  // A page can have a place of its own for them.
  const found = document.querySelector('.toasts');
  if (found) return found.append(toast);
  const list = element('section', { className: 'toasts', ariaLabel: 'Messages', ariaLive: 'polite' });
  document.body.append(list);
  setTimeout(() => list.append(toast), LIVE_REGION_DELAY_MS);
}

const element = (name: string, properties: Partial<HTMLElement>): HTMLElement =>
  Object.assign(document.createElement(name), properties);
