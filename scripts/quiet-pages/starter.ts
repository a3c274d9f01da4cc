/**
 * Starts React when somebody begins to use what it is for. Until then a page is plain HTML: links, forms and `details`
 * work by themselves, and so do the custom elements. Presses of other buttons are kept and given to React once it has
 * taken over; where it does not come, they do what they do without script.
 */
import type { Start } from './start.ts';

const CONTROLS = 'button,input,select,textarea,label';
const BUTTONS = 'button,input[type=submit]';
const SIGNS = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;
const SCROLL_KEYS = /^(Arrow.*|Page.*|Home|End| )$/;
/** How long a form waits for React before it is sent without, in ms. */
const PATIENCE = 4000;

type Button = HTMLButtonElement | HTMLInputElement;
interface Press {
  button: Button;
  /** What the button said before. */
  said: string | null;
  /** In ms, as `performance.now()`. */
  since: number;
}
type Queue = { push(item: unknown): unknown };
const framework = self as unknown as { TURBOPACK?: Queue; __next_f?: Queue };
const data = document.getElementById('start');
const kept: Press[] = [];
let state: 'quiet' | 'started' | 'failed' = 'quiet';
let giving = false;

const contents = () => JSON.parse(data?.textContent ?? '') as Start;

function start() {
  if (state !== 'quiet') return;
  state = 'started';
  for (const sign of SIGNS) removeEventListener(sign, onSign, true);
  const { files, styles, bootstrap, flight } = contents();
  // React finds its sheets in place and does not fetch them; nor does the browser, as they are disabled.
  for (const href of styles) {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.setAttribute('disabled', '');
    document.head.append(link);
  }
  framework.TURBOPACK ??= [];
  for (const registration of bootstrap) framework.TURBOPACK.push(registration);
  framework.__next_f ??= [];
  for (const piece of flight) framework.__next_f.push(piece);
  for (const src of files) {
    const script = document.createElement('script');
    script.src = src;
    // A newer release has taken the place of these files, or the network is gone.
    script.onerror = () => {
      state = 'failed';
    };
    document.head.append(script);
  }
}

/** What stands in a custom element is its own business. */
function isAmbient(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement)
    if (at.localName.includes('-')) return true;
  return false;
}

function onSign(event: Event) {
  const { type, target } = event;
  if (type === 'keydown' && SCROLL_KEYS.test((event as KeyboardEvent).key)) return;
  const control = target instanceof Element ? target.closest(CONTROLS) : null;
  if (type !== 'keydown' && (!control || isAmbient(control))) return;
  start();
}

/** React marks every element that it has taken over with a key of this name. */
const isOwned = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'));

function onClick(event: Event) {
  const button = event.target instanceof Element ? event.target.closest<Button>(BUTTONS) : null;
  if (giving || !button || isAmbient(button) || isOwned(button)) return;
  if (state === 'failed' && button.form) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  // Whoever presses a form's button three times sends one form.
  if (button.form && kept.some((other) => other.button.form === button.form)) return;
  const said = button.textContent;
  button.dataset.pressed = '';
  // The words of the wait are there at once, and React does not mind them: see `components/forms/submit-button.tsx`.
  if (button.dataset.busyLabel) button.textContent = button.dataset.busyLabel;
  start();
  if (kept.push({ button, said, since: performance.now() }) === 1) give();
}

/** One press in each frame, as separate events, like those of a finger. */
function give() {
  const [first] = kept;
  if (!first) return;
  const { button, since } = first;
  const late = button.form !== null && performance.now() - since > PATIENCE;
  if (state === 'failed' || late) return doWithout(button);
  if (isOwned(button) || !button.isConnected) {
    kept.shift();
    release(first);
    press(button);
  }
  requestAnimationFrame(give);
}

function release({ button, said }: Press) {
  delete button.dataset.pressed;
  if (button.dataset.busyLabel) button.textContent = said;
}

function press(button: Button) {
  giving = true;
  button.click();
  giving = false;
}

/** A form is sent by the browser, once. Any other button is dead until the page is loaded anew. */
function doWithout(button: Button) {
  kept.splice(0).forEach(release);
  if (button.form) press(button);
  else if (!hasTyped()) location.reload();
}

function hasTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input,textarea');
  return [...fields].some((field) => field.value !== field.defaultValue);
}

/** Fetches the files, so that the first press waits for none, and runs nothing. */
function fetchAhead() {
  if (state !== 'quiet' || (navigator as { connection?: { saveData?: boolean } }).connection?.saveData)
    return;
  for (const href of contents().files) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href }),
    );
  }
}

for (const sign of SIGNS) addEventListener(sign, onSign, { capture: true, passive: true });
addEventListener('click', onClick, true);
const whenIdle = () => setTimeout(() => (self.requestIdleCallback ?? setTimeout)(fetchAhead), 2000);
if (document.readyState === 'complete') whenIdle();
else addEventListener('load', whenIdle);
