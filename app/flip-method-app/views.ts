import { useSyncExternalStore } from 'react';
import { paths } from '@/lib/paths';

export const views = ['home', 'flip', 'evidence', 'progress'] as const;
export type View = (typeof views)[number];

/** What the address asks for; without a view a guest first sees the gate. */
export interface Place {
  view: View | null;
  emergency: boolean;
}

const moved = 'flip-view';
const opened: Place = { view: null, emergency: false };
let last: { search: string; place: Place } = { search: '', place: opened };

/** The place that the address names at this moment. */
export function currentPlace(): Place {
  if (last.search !== location.search) {
    const asked = new URLSearchParams(location.search);
    const view = views.find((each) => each === asked.get('view')) ?? null;
    last = { search: location.search, place: { view, emergency: asked.get('mode') === 'emergency' } };
  }
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

/** Goes back one view; to home, when the app was opened right here. */
export function goBack() {
  if (history.state?.fromApp === true) history.back();
  else replaceView('home');
}
