import { FINGERPRINT_COOKIE, sessionFingerprint } from '@/lib/domain/session';
import { GUEST, readLocal, timeoutSignal, writeLocal } from './device';

/** The last signed-in person, and the session fingerprint they were confirmed with. */
const KNOWN = 'flip.person';
/** A page does not wait longer than this for the session. */
const TIMEOUT_MS = 3_000;

/** The account signed in to on this device. */
interface KnownPerson {
  id: string;
  email: string;
}

/**
 * This browser's session fingerprint, or null for a guest: a cookie that the server sets and removes together with the
 * session. While it is unchanged, the person remembered on this device is still the one signed in.
 */
export function currentFingerprint(): string | null {
  try {
    return sessionFingerprint(document.cookie);
  } catch {
    // The page is in a frame of another site that allows no cookies.
    return null;
  }
}

/** Asks the server who is signed in. Never throws: `unknown` without an answer. */
async function fetchUser(): Promise<KnownPerson | null | 'unknown'> {
  const answer = await requestJson<{ user: KnownPerson | null }>('/api/session', undefined, TIMEOUT_MS);
  const user = answer?.ok ? answer.data?.user : undefined;
  return user === undefined ? 'unknown' : user;
}

/** Polling interval for browsers without `cookieStore`. */
const POLL_MS = 2_000;

/** Calls back when someone may have signed in or out, in any tab. @returns a cleanup function */
export function watchSession(onChange: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  // A page restored from the back/forward cache may be outdated.
  addEventListener('pageshow', onChange, { signal });
  // Its name is there without a value where an extension or a setting takes it away.
  if (window.cookieStore) cookieStore.addEventListener('change', onChange, { signal });
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

/** Until the device or the server says who is here; on the server always. */
export const loading: Person = { status: 'loading' };
const guest: Person = { status: 'guest' };
/** Read from the device on first use. */
let current: Person | undefined;
const listeners = new Set<() => void>();
/** The session fingerprint with which the person was last confirmed. */
let fingerprint: string | null = null;

/**
 * The last known person, also offline, unless their session has ended since. Without a session fingerprint a guest,
 * so that the first screen does not wait for the server, which still corrects it.
 */
function recall(): Person {
  const { id, email, fingerprint: confirmed } = readLocal(KNOWN);
  const now = currentFingerprint();
  if (now !== null && confirmed === now && typeof id === 'string' && typeof email === 'string') {
    fingerprint = now;
    return { status: 'signed-in', id, email };
  }
  writeLocal(KNOWN, null);
  return now === null ? guest : loading;
}

/** The person as last confirmed. */
export function knownPerson(): Person {
  current ??= recall();
  return current;
}

/** @returns a cleanup function */
export function onPersonChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function set(next: Person, nextFingerprint: string | null) {
  const before = knownPerson();
  fingerprint = nextFingerprint;
  if (accountIdOf(next) === null) writeLocal(KNOWN, null);
  else if (next.status === 'signed-in' && fingerprint !== null)
    writeLocal(KNOWN, { id: next.id, email: next.email, fingerprint });
  if (JSON.stringify(before) !== JSON.stringify(next)) {
    current = next;
    for (const listener of listeners) listener();
  }
}

/** Whether someone has signed in or out since the person was last confirmed. */
export function isOutdated(): boolean {
  return currentFingerprint() !== fingerprint;
}

/** The current person; a guest as soon as they have signed out in any tab. */
export function currentPerson(): Person {
  if (accountIdOf(knownPerson()) !== null && isOutdated())
    set(currentFingerprint() === null ? guest : loading, null);
  return knownPerson();
}

/** The account of new flips, also after the session has expired; null for a guest. */
export function accountIdOf(person: Person): string | null {
  return person.status === 'signed-in' || person.status === 'expired' ? person.id : null;
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
    else if (accountIdOf(before) === null || fingerprintBefore === null) set(guest, fingerprintBefore);
    else if (before.status === 'signed-in') set({ ...before, status: 'expired' }, fingerprintBefore);
    break;
  }
  return currentPerson();
}

/** Forgets the person that this device remembers. Called from “Not you?”. */
export function forgetPerson() {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has cookieStore, and this must be synchronous.
  document.cookie = `${FINGERPRINT_COOKIE}=; Path=/; Max-Age=0`;
  set(guest, null);
}

/**
 * Whose records a page of this device may use.
 * @returns the account's id, `guest`, or null if someone is signed in but cannot be identified
 */
export async function currentRecordOwner(): Promise<string | null> {
  if (currentFingerprint() === null) return GUEST;
  const person = await refreshPerson();
  return isOutdated() ? null : (accountIdOf(person) ?? GUEST);
}

/** The server responds within five seconds; the rest is for slow networks. */
const REQUEST_MS = 15_000;

interface JsonAnswer<Data> {
  status: number;
  ok: boolean;
  /** As this site's server sends it with this status; never null if `ok`. */
  data: Partial<Data> | null;
  /** Of the Retry-After header; the server never sends its date form. */
  waitSeconds: number;
}

/**
 * Asks an endpoint of this site, or posts to it. Always reads the body, to free the connection.
 * @returns null without an answer. A success without JSON is none: it is another server's, such as a hotel network's
 */
export async function requestJson<Data>(
  path: string,
  body?: unknown,
  timeout = REQUEST_MS,
): Promise<JsonAnswer<Data> | null> {
  const post = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  try {
    const response = await fetch(path, {
      ...(body !== undefined && post),
      cache: 'no-store',
      signal: timeoutSignal(timeout),
    });
    const { status, ok, headers } = response;
    const data = await response.json().catch(() => null);
    const waitSeconds = Number.parseInt(headers.get('retry-after') ?? '', 10) || 0;
    return ok && data === null ? null : { status, ok, data, waitSeconds };
  } catch {
    return null;
  }
}
