import { signOf } from '@/lib/domain/session-sign';
import { GUEST } from './databases';

/** Where the exercise stores the last signed-in person and the session sign. */
const KNOWN = 'flip.person';
const TIMEOUT_MS = 3_000;

/** This browser's session sign, or null for a guest. */
export const currentSign = () => signOf(document.cookie);

/**
 * Whose records this page may use.
 * @returns the account's id, `guest`, or null if someone is signed in but cannot be identified offline
 */
export async function currentOwner(): Promise<string | null> {
  const sign = currentSign();
  if (sign === null) return GUEST;
  const user = await askServer();
  if (user === 'unknown') return knownBy(sign);
  // The session expired without a sign-out, so the records still belong to that person.
  if (user === null) return knownBy(sign) ?? GUEST;
  try {
    localStorage.setItem(KNOWN, JSON.stringify({ ...user, sign }));
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

function knownBy(sign: string): string | null {
  try {
    const known = JSON.parse(localStorage.getItem(KNOWN) ?? '{}') as { id?: unknown; sign?: unknown };
    return known.sign === sign && typeof known.id === 'string' ? known.id : null;
  } catch {
    return null;
  }
}
