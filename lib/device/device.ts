import { sessionFingerprint } from '@/lib/domain/device';

/** IndexedDB databases for what a person writes. */
export const databases = { notebook: 'flip-notebook', workbook: 'flip-workbook' } as const;

/** Owner of a guest's records. Account ids are uuids, so it cannot clash. */
export const GUEST = 'guest';

/**
 * Whether the database exists. Opening it would create it, and a guest who stores nothing should leave
 * nothing. Also true if the browser cannot list databases.
 */
export async function hasDatabase(name: string): Promise<boolean> {
  const all = await indexedDB.databases?.();
  return all === undefined || all.some((one) => one.name === name);
}

/** A random UUID. `crypto.randomUUID` is missing outside secure contexts, such as http on a LAN. */
export function newId(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    const fixed = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return fixed.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/**
 * Downloads a text as a file, without a server.
 * @param type without parameters, such as `text/plain`
 */
export function saveFile(name: string, type: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

/** A JSON object from local storage; empty if there is none or it cannot be read. */
export function readLocal(key: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(localStorage.getItem(key) ?? '{}'));
  } catch {
    return {};
  }
}

/** Stores a JSON object, or removes it. With storage blocked or full, the value lasts as long as the page. */
export function writeLocal(key: string, value: object | null): void {
  try {
    if (value) localStorage.setItem(key, JSON.stringify(value));
    else localStorage.removeItem(key);
  } catch {
    // As said above.
  }
}

/** Does the work in one tab at a time. */
export async function inOneTab(name: string, work: () => Promise<void>): Promise<void> {
  // Missing outside secure contexts.
  if (navigator.locks) await navigator.locks.request(name, work);
  else await work();
}

/** The last signed-in person, and the session fingerprint they were confirmed with. */
const KNOWN = 'flip.person';
/** A page does not wait longer than this for the session. */
const TIMEOUT_MS = 3_000;

/** The account signed in to on this device. */
export interface KnownPerson {
  id: string;
  email: string;
}

/**
 * This browser's session fingerprint, or null for a guest: a cookie that the server sets and removes together with the
 * session. While it is unchanged, the person remembered on this device is still the one signed in.
 */
export const currentFingerprint = () => sessionFingerprint(document.cookie);

/**
 * Whose records this page may use.
 * @returns the account's id, `guest`, or null if someone is signed in but cannot be identified offline
 */
export async function currentOwner(): Promise<string | null> {
  const fingerprint = currentFingerprint();
  if (fingerprint === null) return GUEST;
  const user = await fetchUser();
  if (user === 'unknown') return recallPerson()?.id ?? null;
  // The session expired without a sign-out, so the records still belong to that person.
  if (user === null) return recallPerson()?.id ?? GUEST;
  rememberPerson(user, fingerprint);
  return user.id;
}

/** Asks the server who is signed in. Never throws: `unknown` without an answer. */
export async function fetchUser(): Promise<KnownPerson | null | 'unknown'> {
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

/** The person remembered on this device, if this is still their session. */
export function recallPerson(): KnownPerson | null {
  const { id, email, fingerprint } = readLocal(KNOWN);
  const isSame = fingerprint && fingerprint === currentFingerprint();
  return isSame && typeof id === 'string' && typeof email === 'string' ? { id, email } : null;
}

/** Remembers the person and the session they were confirmed with; null forgets them. */
export function rememberPerson(person: KnownPerson | null, fingerprint: string | null): void {
  writeLocal(KNOWN, person && { id: person.id, email: person.email, fingerprint });
}
