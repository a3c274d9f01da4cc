import type { FormMessage } from '@/lib/forms/form-state';
import { cn } from './cn';

export type Tone = FormMessage['tone'];

interface NotifyOptions {
  /** Milliseconds on the screen; 6,000 without it. */
  duration?: number;
  /** The same words stand in the page as a notice, which reads them out; the message then keeps silent. */
  inPage?: boolean;
}

const DURATION = 6000;
/** How long a message stays on that somebody is just reading, in ms. */
const STAY = 1000;
/** A screen reader reads out what comes into a list that it has noticed; it takes that long, in ms. */
const NOTICE = 100;

const edges = { neutral: 'border-l-sea', success: 'border-l-sage', destructive: 'border-l-danger' } as const;
const cross =
  '<svg aria-hidden="true" viewBox="0 0 16 16" class="size-4"><path d="m3 3 10 10M13 3 3 13" stroke="currentColor" stroke-width="1.8"/></svg>';

/**
 * Shows a message over the page, in all that runs scripts here: the custom elements, React, and the exercise that the
 * device keeps. It goes by itself, but not from under a pointer or the focus, nor in a tab that nobody sees. Closing
 * it gives the focus back to where it was.
 */
export function notify({ tone, title, text }: FormMessage, options: NotifyOptions = {}): void {
  const { duration = DURATION, inPage = false } = options;
  const toast = make('div', [
    'pointer-events-auto flex w-[min(24rem,calc(100vw-2rem))] items-start gap-3 rounded-md border border-l-4',
    'border-edge bg-surface py-3 pr-2 pl-4 font-sans text-ink transition-[opacity,translate] duration-300',
    'starting:-translate-y-3 starting:opacity-0 motion-reduce:transition-none',
    edges[tone],
  ]);
  toast.dataset.toast = tone;
  const words = make('div', 'grow py-1');
  if (inPage) words.setAttribute('aria-hidden', 'true');
  words.append(make('p', 'text-base leading-snug font-semibold', title));
  if (text) words.append(make('p', 'mt-1 text-sm', text));
  const close = make('button', 'grid size-9 shrink-0 place-items-center rounded-md hover:bg-sage-wash');
  close.type = 'button';
  close.setAttribute('aria-label', 'Close message');
  close.innerHTML = cross;
  let before: HTMLElement | null = null;
  close.onfocus = ({ relatedTarget }) => {
    before = relatedTarget as HTMLElement | null;
  };
  close.onclick = () => {
    toast.remove();
    before?.focus({ preventScroll: true });
  };
  toast.append(words, close);
  show(toast);
  const leave = () => {
    const isRead = document.hidden || toast.matches(':hover,:focus-within');
    if (isRead) setTimeout(leave, STAY);
    else toast.remove();
  };
  setTimeout(leave, duration);
}

function make<Name extends 'button' | 'div' | 'p' | 'section'>(
  name: Name,
  classes: Parameters<typeof cn>[0],
  text = '',
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), { className: cn(classes), textContent: text });
}

function show(toast: HTMLElement) {
  const found = document.querySelector('[data-toasts]');
  if (found) return found.append(toast);
  const list = make(
    'section',
    'pointer-events-none fixed inset-x-0 top-4 z-90 grid justify-items-center gap-3 print:hidden',
  );
  list.dataset.toasts = '';
  list.setAttribute('aria-label', 'Messages');
  list.setAttribute('aria-live', 'polite');
  document.body.append(list);
  setTimeout(() => list.append(toast), NOTICE);
}
