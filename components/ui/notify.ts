import type { FormMessage } from '@/lib/forms/form-state';

export type Tone = FormMessage['tone'];

interface NotifyOptions {
  /** Milliseconds on the screen; 6,000 without it. */
  duration?: number;
  /** The same words stand in the page as a notice, which reads them out; the message then keeps silent. */
  inPage?: boolean;
}

const DURATION = 6000;
/** How long a message that is being read stays on, in ms. */
const STAY = 1000;
/** A screen reader reads out what comes into a list that it has noticed; it takes that long, in ms. */
const NOTICE = 100;

const list = '<section class="toasts" aria-label="Messages" aria-live="polite"></section>';
const parts = '<div><p></p><p></p></div><button aria-label="Close message"></button>';

/**
 * Shows a message over the page, in all that runs scripts here: the custom elements, React, and the exercise that the
 * device keeps. It goes by itself, but not from under a pointer or the focus, nor in a hidden tab. Closing
 * it gives the focus back to where it was.
 * @returns the toast, to add to it or to remove it
 */
export function notify(
  { tone, title, text }: FormMessage,
  { duration = DURATION, inPage }: NotifyOptions = {},
): HTMLElement {
  const toast = document.createElement('div');
  toast.className = 'toast';
  toast.dataset.toast = tone;
  toast.innerHTML = parts;
  const [words, close] = toast.children as unknown as [HTMLElement, HTMLElement];
  if (inPage) words.setAttribute('aria-hidden', 'true');
  const [first, second] = words.children as unknown as [HTMLElement, HTMLElement];
  first.textContent = title;
  second.textContent = text ?? '';
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
    if (isRead) setTimeout(leave, STAY);
    else toast.remove();
  };
  setTimeout(leave, duration);
  return toast;
}

function show(toast: HTMLElement) {
  const found = document.querySelector('.toasts');
  if (found) return found.append(toast);
  document.body.insertAdjacentHTML('beforeend', list);
  setTimeout(() => document.querySelector('.toasts')?.append(toast), NOTICE);
}
