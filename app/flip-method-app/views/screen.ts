import type { Person } from '../outbox/person';
import type { Place, View } from './views';

export type Screen = 'opening' | 'gate' | View;

interface Asked {
  /** Whether the app has taken over from the page that the server sent. */
  hydrated: boolean;
  flipping: boolean;
  /** What the address asks for. */
  place: Place;
  person: Person;
}

/** Which screen to show. Without a view in the address a guest comes to the gate, a known person to home. */
export function screenOf({ hydrated, flipping, place, person }: Asked): Screen {
  const { view, emergency } = place;
  if (!hydrated) return 'opening';
  if (flipping) return 'flip';
  // No flip runs yet, or none any more: the app is on its way to one, or home, and what is pressed would be lost.
  if (view === 'flip' || emergency) return 'opening';
  if (view === null && person.status === 'loading') return 'opening';
  if (view === null && person.status === 'guest') return 'gate';
  if (view === 'progress' && person.status === 'guest') return 'home';
  return view ?? 'home';
}
