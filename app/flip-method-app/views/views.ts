import { useSyncExternalStore } from 'react';
import { paths } from '@/lib/paths';

/** The notebook's views; their code is loaded when one is opened. */
export const notebookViews = ['delay', 'experiments', 'helps', 'plan'] as const;
export type NotebookViewName = (typeof notebookViews)[number];
export const views = ['home', 'flip', 'evidence', 'progress', ...notebookViews] as const;
export type View = (typeof views)[number];

/** View and mode from the URL; without a view, a guest sees the gate. */
export interface Place {
  view: View | null;
  emergency: boolean;
}

const VIEW_CHANGE = 'flip-view';
const noView: Place = { view: null, emergency: false };
let last: { search: string; place: Place } = { search: '', place: noView };

function placeOf(search: string): Place {
  const asked = new URLSearchParams(search);
  const view = views.find((each) => each === asked.get('view')) ?? null;
  return { view, emergency: asked.get('mode') === 'emergency' };
}

/** The place that the current URL names. */
export function currentPlace(): Place {
  if (last.search !== location.search) last = { search: location.search, place: placeOf(location.search) };
  return last.place;
}

function subscribe(listener: () => void) {
  addEventListener('popstate', listener);
  addEventListener(VIEW_CHANGE, listener);
  return () => {
    removeEventListener('popstate', listener);
    removeEventListener(VIEW_CHANGE, listener);
  };
}

/** The place that the URL names, updated on back and forward. */
export function usePlace(): Place {
  return useSyncExternalStore(subscribe, currentPlace, () => noView);
}

const addressOf = (view: View) => `${paths.flipApp}?view=${view}`;

/** Pushes a view onto the history. */
export function openView(view: View) {
  // Keep the Next router's own state: it reloads on entries without it.
  history.pushState({ ...history.state, fromApp: true }, '', addressOf(view));
  dispatchEvent(new Event(VIEW_CHANGE));
}

/** Replaces the current view in the history. */
export function replaceView(view: View) {
  history.replaceState({ ...history.state }, '', addressOf(view));
  dispatchEvent(new Event(VIEW_CHANGE));
}

/**
 * The previous history entry, if it is a view of this app. Browsers without the Navigation API rely on a flag
 * in `history.state`, which the router drops after a reload; then this is null.
 */
function placeBefore(): Place | 'some view' | null {
  if (!('navigation' in window)) return history.state?.fromApp === true ? 'some view' : null;
  const before = navigation.entries()[(navigation.currentEntry?.index ?? 0) - 1]?.url;
  if (!before) return null;
  const { pathname, search } = new URL(before);
  return pathname === paths.flipApp ? placeOf(search) : null;
}

/** Goes back one view, or home if the app was opened at this one. */
export function goBack() {
  if (placeBefore() === null) replaceView('home');
  else history.back();
}

/** Goes home, without two home entries in a row. */
export function leaveForHome() {
  const before = placeBefore();
  if (typeof before === 'object' && before?.view === 'home') history.back();
  else replaceView('home');
}
