import type { Person } from '../outbox/person';
import type { Place, View } from './views';

export type Screen = 'opening' | 'gate' | View;

interface ScreenInput {
  /** False while the server-rendered page is shown. */
  hydrated: boolean;
  flipping: boolean;
  /** View and mode from the URL. */
  place: Place;
  person: Person;
}

/** Decides which screen to show. Without a view in the URL, guests see the gate and known persons home. */
export function screenOf({ hydrated, flipping, place, person }: ScreenInput): Screen {
  const { view, emergency } = place;
  if (!hydrated) return 'opening';
  if (flipping) return 'flip';
  // A flip is about to start, or has just ended: taps on any other screen would be lost.
  if (view === 'flip' || emergency) return 'opening';
  if (view === null && person.status === 'loading') return 'opening';
  if (view === null && person.status === 'guest') return 'gate';
  if (view === 'progress' && person.status === 'guest') return 'home';
  return view ?? 'home';
}
