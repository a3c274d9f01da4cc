import 'server-only';
import { randomBytes, randomInt } from 'node:crypto';
import { isSignatureOf, signatureOf } from '@/lib/crypto/signature';
import { hashOf, NUMBERS } from '@/lib/domain/proof-of-work';

/** How long a challenge can be answered, in seconds. */
export const CHALLENGE_SECONDS = 5 * 60;

/** A challenge for `solve` of lib/domain/proof-of-work.ts, which needs no row: it is signed. */
export async function makeChallenge(): Promise<string> {
  const salt = randomBytes(16).toString('hex');
  const hash = await hashOf(salt, randomInt(NUMBERS));
  const until = `${Date.now() + CHALLENGE_SECONDS * 1000}`;
  return [salt, hash, until, signatureOf('proof-of-work', salt, hash, until)].join('.');
}

/**
 * @param work what `solve` returned; from the browser, so it may be anything
 * @returns the challenge's id, so that it can be counted once; null unless it is ours, in time and solved
 */
export async function solvedChallenge(work: unknown): Promise<string | null> {
  const [salt = '', hash = '', until = '', signature = '', number] =
    typeof work === 'string' ? work.split('.') : [];
  // The signature first: made-up work costs the server nothing.
  if (!isSignatureOf(signature, 'proof-of-work', salt, hash, until)) return null;
  if (!(Number(until) > Date.now() && number && /^\d{1,4}$/.test(number))) return null;
  return (await hashOf(salt, Number(number))) === hash ? salt : null;
}
