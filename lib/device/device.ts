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

/**
 * Downloads a text as a file, without a server.
 * @param type without parameters, such as `text/plain`
 */
export function saveFile(name: string, type: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

/** Where the exercise stores the last signed-in person and the session fingerprint. */
const KNOWN = 'flip.person';
const TIMEOUT_MS = 3_000;

/** This browser's session fingerprint, or null for a guest. */
export const currentFingerprint = () => sessionFingerprint(document.cookie);

/**
 * Whose records this page may use.
 * @returns the account's id, `guest`, or null if someone is signed in but cannot be identified offline
 */
export async function currentOwner(): Promise<string | null> {
  const fingerprint = currentFingerprint();
  if (fingerprint === null) return GUEST;
  const user = await askServer();
  if (user === 'unknown') return knownBy(fingerprint);
  // The session expired without a sign-out, so the records still belong to that person.
  if (user === null) return knownBy(fingerprint) ?? GUEST;
  try {
    localStorage.setItem(KNOWN, JSON.stringify({ ...user, fingerprint }));
  } catch {
    // Storage is full or blocked; the server is asked each time instead.
  }
  return user.id;
}

async function askServer(): Promise<{ id: string; email: string } | null | 'unknown'> {
  try {
    const response = await fetch('/api/session', {
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) return 'unknown';
    const { user } = (await response.json()) as { user: { id: string; email: string } | null };
    return user;
  } catch {
    return 'unknown';
  }
}

function knownBy(fingerprint: string): string | null {
  try {
    const known = JSON.parse(localStorage.getItem(KNOWN) ?? '{}') as { id?: unknown; fingerprint?: unknown };
    return known.fingerprint === fingerprint && typeof known.id === 'string' ? known.id : null;
  } catch {
    return null;
  }
}
