import {
  currentFingerprint,
  fetchUser,
  type KnownPerson,
  recallPerson,
  rememberPerson,
} from '@/lib/device/device';
import { FINGERPRINT_COOKIE } from '@/lib/domain/device';
import { createStore, useStore } from '../create-store';

/** Polling interval for browsers without `cookieStore`. */
const POLL_MS = 2_000;

function forgetFingerprint() {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has cookieStore, and this must be synchronous.
  document.cookie = `${FINGERPRINT_COOKIE}=; Path=/; Max-Age=0`;
}

/** Calls back when someone may have signed in or out, in any tab. @returns a cleanup function */
export function watchSession(onChange: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  // A page restored from the back/forward cache may be outdated.
  addEventListener('pageshow', onChange, { signal });
  if ('cookieStore' in window) cookieStore.addEventListener('change', onChange, { signal });
  else {
    const timer = setInterval(onChange, POLL_MS);
    signal.addEventListener('abort', () => clearInterval(timer));
  }
  return () => stop.abort();
}

/** The current person. `expired`: the session ended without a sign-out; flips wait for the next sign-in. */
export type Person =
  | { status: 'loading' }
  | { status: 'guest' }
  | ({ status: 'signed-in' } & KnownPerson)
  | ({ status: 'expired' } & KnownPerson);

/** Attempts, when someone signs in or out during the request. */
const TRIES = 3;

const loading: Person = { status: 'loading' };
const guest: Person = { status: 'guest' };
const store = createStore<Person>(loading, recall);
/** The session fingerprint with which the person was last confirmed. */
let fingerprint: string | null = null;

/**
 * The last known person, also offline, unless their session has ended since. Without a session fingerprint a guest,
 * so that the first screen does not wait for the server, which still corrects it.
 */
function recall(): Person {
  const known = recallPerson();
  if (known) {
    fingerprint = currentFingerprint();
    return { status: 'signed-in', ...known };
  }
  rememberPerson(null, null);
  return currentFingerprint() === null ? guest : loading;
}

function set(next: Person, nextFingerprint: string | null) {
  const before = store.get();
  fingerprint = nextFingerprint;
  if (ownerOf(next) === null) rememberPerson(null, null);
  else if (next.status === 'signed-in' && fingerprint !== null) rememberPerson(next, fingerprint);
  if (JSON.stringify(before) !== JSON.stringify(next)) store.set(next);
}

/** Whether someone has signed in or out since the person was last confirmed. */
export function isOutdated(): boolean {
  return currentFingerprint() !== fingerprint;
}

/** The current person; a guest as soon as they have signed out in any tab. */
export function currentPerson(): Person {
  if (ownerOf(store.get()) !== null && isOutdated())
    set(currentFingerprint() === null ? guest : loading, null);
  return store.get();
}

/** The owner of new flips, also after the session has expired; null for a guest. */
export function ownerOf(who: Person): string | null {
  return who.status === 'signed-in' || who.status === 'expired' ? who.id : null;
}

export function usePerson(): Person {
  return useStore(store);
}

/** Asks the server who is signed in. Without an answer, keeps the person unless they signed out. */
export async function refreshPerson(): Promise<Person> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    currentPerson();
    const fingerprintBefore = currentFingerprint();
    const user = await fetchUser();
    // The session changed during the request: ask again.
    if (currentFingerprint() !== fingerprintBefore) continue;
    const before = currentPerson();
    if (user === 'unknown') {
      if (before.status === 'loading') set(guest, null);
    } else if (user) set({ status: 'signed-in', ...user }, fingerprintBefore);
    else if (ownerOf(before) === null || fingerprintBefore === null) set(guest, fingerprintBefore);
    else if (before.status === 'signed-in') set({ ...before, status: 'expired' }, fingerprintBefore);
    break;
  }
  return currentPerson();
}

/** For someone who is not the person that this device remembers. */
export function forgetPerson() {
  forgetFingerprint();
  set(guest, null);
}
