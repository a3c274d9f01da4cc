import { useSyncExternalStore } from 'react';
import { paths } from '@/lib/paths';

/** What a person keeps on the device; the code of these views is fetched when one is opened. */
export const notebookViews = ['delay', 'experiments', 'helps', 'plan'] as const;
export type NotebookViewName = (typeof notebookViews)[number];
export const views = ['home', 'flip', 'evidence', 'progress', ...notebookViews] as const;
export type View = (typeof views)[number];

/** What the address asks for; without a view a guest first sees the gate. */
export interface Place {
  view: View | null;
  emergency: boolean;
}

const moved = 'flip-view';
const opened: Place = { view: null, emergency: false };
let last: { search: string; place: Place } = { search: '', place: opened };

function placeOf(search: string): Place {
  const asked = new URLSearchParams(search);
  const view = views.find((each) => each === asked.get('view')) ?? null;
  return { view, emergency: asked.get('mode') === 'emergency' };
}

/** The place that the address names at this moment. */
export function currentPlace(): Place {
  if (last.search !== location.search) last = { search: location.search, place: placeOf(location.search) };
  return last.place;
}

function subscribe(listener: () => void) {
  addEventListener('popstate', listener);
  addEventListener(moved, listener);
  return () => {
    removeEventListener('popstate', listener);
    removeEventListener(moved, listener);
  };
}

/** The place that the address names; it changes with the back button of browser and phone. */
export function usePlace(): Place {
  return useSyncExternalStore(subscribe, currentPlace, () => opened);
}

const addressOf = (view: View) => `${paths.flipApp}?view=${view}`;

/** Goes on to a view, so that going back leads here again. */
export function openView(view: View) {
  // The router keeps notes of its own in the state of every entry, and reloads one that has lost them.
  history.pushState({ ...history.state, fromApp: true }, '', addressOf(view));
  dispatchEvent(new Event(moved));
}

/** Puts another view in the place of this one. */
export function replaceView(view: View) {
  history.replaceState({ ...history.state }, '', addressOf(view));
  dispatchEvent(new Event(moved));
}

/**
 * What lies one step back in the history, if it is a view of this app. Browsers without a list of the history
 * have a mark in the state to go by; the router wipes it when it starts anew, and then nothing is known.
 */
function placeBefore(): Place | 'some view' | null {
  if (!('navigation' in window)) return history.state?.fromApp === true ? 'some view' : null;
  const before = navigation.entries()[(navigation.currentEntry?.index ?? 0) - 1]?.url;
  if (!before) return null;
  const { pathname, search } = new URL(before);
  return pathname === paths.flipApp ? placeOf(search) : null;
}

/** Goes back one view; to home, when the app was opened right here. */
export function goBack() {
  if (placeBefore() === null) replaceView('home');
  else history.back();
}

/** Goes home, without leaving two homes one after the other. */
export function leaveForHome() {
  const before = placeBefore();
  if (typeof before === 'object' && before?.view === 'home') history.back();
  else replaceView('home');
}
