import type { Person } from '../outbox/person';
import type { View } from './views';

export type Screen = 'opening' | 'gate' | View;

interface Asked {
  /** Whether the app has taken over from the page that the server sent. */
  hydrated: boolean;
  flipping: boolean;
  /** What the address asks for. */
  view: View | null;
  person: Person;
}

/** Which screen to show. Without a view in the address a guest comes to the gate, somebody known to home. */
export function screenOf({ hydrated, flipping, view, person }: Asked): Screen {
  if (!hydrated) return 'opening';
  if (flipping) return 'flip';
  // No flip runs at the address of one, so the app is on its way home; what is pressed there would be lost.
  if (view === 'flip') return 'opening';
  if (view === null && person.status === 'loading') return 'opening';
  if (view === null && person.status === 'guest') return 'gate';
  if (view === 'progress' && person.status === 'guest') return 'home';
  return view ?? 'home';
}
