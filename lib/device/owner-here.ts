import { signOf } from '@/lib/domain/session-sign';
import { GUEST } from './databases';

/** Where the exercise notes who was signed in here last, with the sign of that sign-in. */
const KNOWN = 'flip.person';
const TIMEOUT_MS = 3_000;

/** Which sign-in this browser is in, or null for a guest. */
export const signHere = () => signOf(document.cookie);

/**
 * Whose words belong on this page.
 * @returns the id of the account, `guest`, or null while someone is signed in and the network cannot say who
 */
export async function ownerHere(): Promise<string | null> {
  const sign = signHere();
  if (sign === null) return GUEST;
  const user = await askServer();
  if (user === 'unknown') return knownBy(sign);
  // A session that has ended without a sign-out: the words are still that person's.
  if (user === null) return knownBy(sign) ?? GUEST;
  try {
    localStorage.setItem(KNOWN, JSON.stringify({ ...user, sign }));
  } catch {
    // Storage that is full or forbidden: then the server is asked each time.
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
