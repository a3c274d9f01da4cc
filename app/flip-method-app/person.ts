import { useSyncExternalStore } from 'react';

export interface KnownPerson {
  id: string;
  email: string;
}

/**
 * Who is here. `expired`: somebody who did not sign out, but whose session has ended; their flips are still
 * theirs and wait on the device until they sign in again.
 */
export type Person =
  | { status: 'loading' }
  | { status: 'guest' }
  | ({ status: 'signed-in' } & KnownPerson)
  | ({ status: 'expired' } & KnownPerson);

const KEY = 'flip.person';
/** An exercise for the worst moment does not wait longer than this to learn who it is for, in milliseconds. */
const PATIENCE = 3_000;

const loading: Person = { status: 'loading' };
const listeners = new Set<() => void>();
let person: Person | undefined;

/** The last person known to this device, so that the app opens signed in without a network. */
function recall(): Person {
  try {
    const { id, email } = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof id === 'string' && typeof email === 'string') return { status: 'signed-in', id, email };
  } catch {
    // Nobody is known to a device that cannot remember.
  }
  return loading;
}

function set(next: Person) {
  if (person?.status === next.status && ownerOf(person) === ownerOf(next)) return;
  person = next;
  try {
    if (next.status === 'signed-in')
      localStorage.setItem(KEY, JSON.stringify({ id: next.id, email: next.email }));
    if (next.status === 'guest') localStorage.removeItem(KEY);
  } catch {
    // Then the server is asked each time.
  }
  for (const listener of listeners) listener();
}

export function currentPerson(): Person {
  person ??= recall();
  return person;
}

/** Whose flips these are: also of somebody whose session has ended. */
export function ownerOf(who: Person): string | null {
  return who.status === 'signed-in' || who.status === 'expired' ? who.id : null;
}

export function usePerson(): Person {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    currentPerson,
    () => loading,
  );
}

/** Where signing out leads: the address says that it has been done. */
const SIGNED_OUT = '#signed-out';

/** Asks the server who is signed in. Without an answer whoever was here stays. */
export async function askWhoIsHere(): Promise<Person> {
  if (location.hash === SIGNED_OUT && currentPerson().status !== 'guest') forgetPerson();
  const before = currentPerson();
  const user = await fetchUser();
  if (user === 'unknown') {
    if (before.status === 'loading') set({ status: 'guest' });
  } else if (user) set({ status: 'signed-in', ...user });
  else if (ownerOf(before) === null) set({ status: 'guest' });
  else if (before.status === 'signed-in') set({ ...before, status: 'expired' });
  return currentPerson();
}

/** After signing out, or when whoever is here does not want to be the person that the device remembers. */
export function forgetPerson() {
  set({ status: 'guest' });
}

async function fetchUser(): Promise<KnownPerson | null | 'unknown'> {
  try {
    const response = await fetch('/api/session', {
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (!response.ok) return 'unknown';
    const { user } = (await response.json()) as { user: KnownPerson | null };
    return user;
  } catch {
    return 'unknown';
  }
}
