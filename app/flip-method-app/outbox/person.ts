import { createStore, useStore } from '../create-store';
import { forgetSign, readSign } from './sign';

export interface KnownPerson {
  id: string;
  email: string;
}

/**
 * Who is here. `expired`: a person who did not sign out, but whose session has ended; their flips are still
 * theirs and wait on the device until they sign in again.
 */
export type Person =
  | { status: 'loading' }
  | { status: 'guest' }
  | ({ status: 'signed-in' } & KnownPerson)
  | ({ status: 'expired' } & KnownPerson);

const KEY = 'flip.person';
/** An exercise for the worst moment does not wait longer than this to learn who it is for. */
const TIMEOUT_MS = 3_000;
/** How often the server is asked again when a person signs in or out in the meantime. */
const TRIES = 3;

const loading: Person = { status: 'loading' };
const store = createStore<Person>(loading, recall);
/** What vouches for the person: see `sign.ts`. */
let sign: string | null = null;

/** The last person known to this device, if nothing has ended their session since; also without a network. */
function recall(): Person {
  try {
    const known = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const { id, email } = known;
    if (typeof id !== 'string' || typeof email !== 'string') return loading;
    if (known.sign && known.sign === readSign()) {
      sign = known.sign;
      return { status: 'signed-in', id, email };
    }
    localStorage.removeItem(KEY);
  } catch {
    // A device without storage knows no one.
  }
  return loading;
}

function set(next: Person, vouching: string | null) {
  const before = store.get();
  sign = vouching;
  try {
    if (ownerOf(next) === null) localStorage.removeItem(KEY);
    else if (next.status === 'signed-in' && sign !== null)
      localStorage.setItem(KEY, JSON.stringify({ id: next.id, email: next.email, sign }));
  } catch {
    // Then the server is asked each time.
  }
  if (JSON.stringify(before) !== JSON.stringify(next)) store.set(next);
}

/** Whether a person has signed in or out since this page learned who is here. */
export function isOutdated(): boolean {
  return readSign() !== sign;
}

/** Who is here at this moment. A person who has signed out meanwhile, in any tab, is a guest. */
export function currentPerson(): Person {
  if (ownerOf(store.get()) !== null && isOutdated())
    set(readSign() === null ? { status: 'guest' } : loading, null);
  return store.get();
}

/** Whose flips these are, also after the session has ended. */
export function ownerOf(who: Person): string | null {
  return who.status === 'signed-in' || who.status === 'expired' ? who.id : null;
}

export function usePerson(): Person {
  return useStore(store);
}

/** Asks the server who is signed in. Without an answer the person stays, unless they have signed out. */
export async function askWhoIsHere(): Promise<Person> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    currentPerson();
    const asked = readSign();
    const user = await fetchUser();
    // Signed in or out since: the answer is about the session before.
    if (readSign() !== asked) continue;
    const before = currentPerson();
    if (user === 'unknown') {
      if (before.status === 'loading') set({ status: 'guest' }, null);
    } else if (user) set({ status: 'signed-in', ...user }, asked);
    else if (ownerOf(before) === null || asked === null) set({ status: 'guest' }, asked);
    else if (before.status === 'signed-in') set({ ...before, status: 'expired' }, asked);
    break;
  }
  return currentPerson();
}

/** For a person who is not the one that the device remembers. */
export function forgetPerson() {
  forgetSign();
  set({ status: 'guest' }, null);
}

async function fetchUser(): Promise<KnownPerson | null | 'unknown'> {
  try {
    const response = await fetch('/api/session', {
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) return 'unknown';
    const { user } = (await response.json()) as { user: KnownPerson | null };
    return user;
  } catch {
    return 'unknown';
  }
}
