import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flipWords } from '@/content/flip/flip';
import { CODE_MS, timeoutSignal } from '@/lib/device/device';
import type { Person } from '@/lib/device/person';
import { type FlipState, flipSteps } from '@/lib/domain/flip';
import { type LocalDate, localDateOf } from '@/lib/domain/local-date';
import { paths } from '@/lib/paths';

/** The notebook's views; their code is loaded when one is opened. */
export const notebookViews = ['delay', 'experiments', 'helps', 'plan', 'weeks', 'doctor'] as const;
export type NotebookViewName = (typeof notebookViews)[number];
const views = ['home', 'flip', 'evidence', 'progress', ...notebookViews] as const;
export type View = (typeof views)[number];

/** View and mode from the URL; without a view, a guest sees the gate. */
export interface Route {
  view: View | null;
  emergency: boolean;
}

const VIEW_CHANGE = 'flip-view';

function routeOf(search: string): Route {
  const asked = new URLSearchParams(search);
  const view = views.find((each) => each === asked.get('view')) ?? null;
  return { view, emergency: asked.get('mode') === 'emergency' };
}

/** The route of the current URL. */
export const currentRoute = () => routeOf(location.search);

/** Calls the listener after Back, Forward and each change of the view. @returns a cleanup function */
export function onNavigation(listener: () => void) {
  addEventListener('popstate', listener);
  addEventListener(VIEW_CHANGE, listener);
  return () => {
    removeEventListener('popstate', listener);
    removeEventListener(VIEW_CHANGE, listener);
  };
}

/**
 * The route of the URL, updated on back and forward.
 * @param rendered the query of the page that the build renders
 */
export function useRoute(rendered: string): Route {
  const search = useSyncExternalStore(
    onNavigation,
    () => location.search,
    () => rendered,
  );
  return routeOf(search);
}

const addressOf = (view: View, emergency = false) =>
  `${paths.flipApp}?view=${view}${emergency ? '&mode=emergency' : ''}`;

/** Milliseconds after a button went back in which a tap is the second of a double tap. */
const DOUBLE_TAP_MS = 350;
/** Milliseconds that going back may take. */
const BACK_MS = 1_000;
let isGoingBack = false;
let backTimer: ReturnType<typeof setTimeout> | undefined;
/** Compares the time stamps of events: they tell when a tap was made, however late it is handled. */
let noBackUntil = 0;
if (typeof window !== 'undefined')
  addEventListener('popstate', ({ timeStamp }) => {
    noBackUntil = isGoingBack ? timeStamp + DOUBLE_TAP_MS : 0;
    isGoingBack = false;
  });

/**
 * Pushes a view onto the history.
 * @param emergency of a flip: its page, loaded anew, begins it again
 */
export function openView(view: View, emergency?: boolean) {
  noBackUntil = 0;
  // Keep the Next router's own state: it reloads on entries without it.
  const state = { ...history.state, from: currentRoute().view ?? 'gate' };
  try {
    history.pushState(state, '', addressOf(view, emergency));
  } catch {
    // Safari takes no more than a hundred entries in half a minute. A flip needs none.
    if (view !== 'flip') location.assign(addressOf(view));
  }
  dispatchEvent(new Event(VIEW_CHANGE));
}

/** Behind the address of a finished flip. */
export const END = '#end';

/** Whether this view was opened here before the page was loaded anew. Chromium loses `history.state` with a first visit's reload. */
export const wasOpenedBefore = () =>
  viewBefore() !== null ||
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');

/** Replaces the current view in the history. */
export function replaceView(view: View, hash = '') {
  try {
    history.replaceState(history.state, '', addressOf(view) + hash);
  } catch {
    // As above.
    location.replace(addressOf(view));
  }
  dispatchEvent(new Event(VIEW_CHANGE));
}

/** The view from which this one was opened, or the gate; null if it was opened by a link. */
const viewBefore = (): View | 'gate' | null => history.state?.from ?? null;

/** Two steps back could leave the site. */
function goBackOnce() {
  const tappedAt = window.event?.timeStamp ?? performance.now();
  const early = noBackUntil - tappedAt;
  // It is never further ahead, but where time stamps begin anew, as on an iPhone after the background.
  if (early > 0 && early <= BACK_MS) return;
  noBackUntil = tappedAt + BACK_MS;
  isGoingBack = true;
  history.back();
  clearTimeout(backTimer);
  // Some browsers inside other apps do nothing, and say nothing.
  backTimer = setTimeout(() => {
    if (isGoingBack) replaceView('home');
    isGoingBack = false;
  }, BACK_MS);
}

/** Goes back one view, or home if the app was opened at this one. */
export function goBack() {
  if (viewBefore() === null) replaceView('home');
  else goBackOnce();
}

/** Goes home, without two home entries in a row. */
export function leaveForHome() {
  if (viewBefore() === 'home') goBackOnce();
  else replaceView('home');
}

/**
 * Resolves when the page is seen: Chromium renders some in advance, and a link may open one in a tab behind this one.
 */
export async function untilVisible(): Promise<void> {
  while (document.hidden || ('prerendering' in document && document.prerendering))
    await new Promise((resolve) => {
      for (const event of ['visibilitychange', 'prerenderingchange'])
        document.addEventListener(event, resolve, { once: true });
    });
}

/** Whether this page's server responds in time. */
export const isServerReachable = (): Promise<boolean> =>
  fetch(location.pathname, { method: 'HEAD', cache: 'no-store', signal: timeoutSignal(CODE_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );

export interface FlipStart {
  emergency: boolean;
}

/** Loads the page anew, which then starts a flip. */
export function reloadAndStart({ emergency }: FlipStart) {
  history.replaceState({ ...history.state, start: emergency }, '');
  location.reload();
}

/** The flip for which the page was loaded anew; null if for none, and after the first call. */
export function takeStart(): FlipStart | null {
  const { start, ...state } = Object(history.state);
  if (typeof start !== 'boolean') return null;
  history.replaceState(state, '');
  return { emergency: start };
}

export type Screen = 'loading' | 'gate' | View;

interface ScreenInput {
  flipping: boolean;
  /** View and mode from the URL. */
  route: Route;
  person: Person;
}

/** Decides which screen to show. Without a view in the URL, guests see the gate and known persons home. */
export function screenOf({ flipping, route, person }: ScreenInput): Screen {
  const { view, emergency } = route;
  if (flipping) return 'flip';
  // A flip is about to start, or has just ended: taps on any other screen would be lost.
  if (view === 'flip' || emergency) return 'loading';
  if (view === null && person.status === 'loading') return 'loading';
  if (view === null && person.status === 'guest') return 'gate';
  if (view === 'progress' && person.status === 'guest') return 'home';
  return view ?? 'home';
}

/** Marks the root element while a flip loads or runs, so that the CSS hides the site's header and footer. */
export function useFlipMarks(phase: 'loading' | 'running' | null, emergency: boolean) {
  useLayoutEffect(() => {
    if (!phase) return;
    const root = document.documentElement;
    root.dataset.flip = phase;
    if (emergency) root.dataset.emergency = '';
    return () => {
      delete root.dataset.flip;
      delete root.dataset.emergency;
    };
  }, [phase, emergency]);
}

/**
 * Moves focus to the title of each new screen, or back to the button (`ViewButton`) that opened the last one, so that it is
 * announced and Tab continues from there. The first screen of a visit keeps the browser's focus; the one that replaces the
 * loading screen takes it only where nothing else has it.
 * @param screen its name; `null` for a screen that manages focus itself
 */
export function useTitleFocus(screen: string | null) {
  const frame = useRef<HTMLDivElement>(null);
  const last = useRef<string | null | undefined>(undefined);
  useLayoutEffect(() => {
    const opener = frame.current?.querySelector<HTMLElement>(`[data-opens="${last.current}"]`);
    const target = opener ?? frame.current?.querySelector('h1');
    const isNew = last.current !== undefined && last.current !== screen;
    const isFree = last.current !== 'loading' || document.activeElement === document.body;
    if (target && screen !== null && isNew && isFree) {
      if (!opener) target.tabIndex = -1;
      scrollTo(0, 0);
      target.focus({ preventScroll: !opener });
    }
    last.current = screen;
  }, [screen]);
  return frame;
}

/** Milliseconds. A timer to midnight stands still while the device sleeps, and does not follow a clock that is set anew. */
const DATE_MS = 30_000;

/** The local date, also for a page that stays open over midnight. */
export function useToday(): LocalDate {
  const [today, setToday] = useState(() => localDateOf(Date.now()));
  useEffect(() => {
    const update = () => setToday(localDateOf(Date.now()));
    const timer = setInterval(update, DATE_MS);
    // Timers do not run in a frozen page.
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, []);
  return today;
}

const focusable = 'a[href], button:not(:disabled), summary';
const isShown = (element: HTMLElement) => element.isConnected && element.checkVisibility?.() !== false;

/** Moves focus to the next element when the focused one is removed, such as a note that is closed. */
export function useFocusAfterRemoval() {
  const view = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = view.current;
    if (!root) return;
    let focused: HTMLElement | null = null;
    /** The elements after it, then those before it, nearest first. */
    let near: HTMLElement[] = [];
    const onFocus = ({ target }: FocusEvent) => {
      focused = target as HTMLElement;
      const all = [...root.querySelectorAll<HTMLElement>(focusable)];
      const index = all.indexOf(focused);
      near = index < 0 ? [] : [...all.slice(index + 1), ...all.slice(0, index).reverse()];
    };
    const onRemoval = new MutationObserver(() => {
      if (!focused || document.activeElement !== document.body || isShown(focused)) return;
      near.find(isShown)?.focus({ preventScroll: true });
    });
    root.addEventListener('focusin', onFocus);
    onRemoval.observe(root, { childList: true, subtree: true, attributeFilter: ['hidden'] });
    return () => {
      root.removeEventListener('focusin', onFocus);
      onRemoval.disconnect();
    };
  }, []);
  return view;
}

/** The text announced to screen readers once, when a step begins. */
export function announcementOf(state: FlipState): string {
  // At the end the focus is on the words, which are said with it.
  if (state.step === 'idle' || state.step === 'complete') return '';
  // After YES the focus is on what to do first, and then on the techniques; the chosen one has its name.
  if (state.step === 'flip' && (state.actionNeeded || state.technique)) return '';
  const { title, prompt, say } = flipWords.flip.steps[state.step];
  const words = [sentence(title), prompt, say].filter(Boolean).join(' ');
  return `${flipWords.flip.step} ${flipSteps.indexOf(state.step) + 1}. ${words}`;
}

/** A title as it is said, with a full stop. */
export function sentence(text: string): string {
  return /[.?!]$/.test(text) ? text : `${text}.`;
}
