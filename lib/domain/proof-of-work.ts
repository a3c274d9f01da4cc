/*
 * A small sum that a browser works out before a form is taken, as in altcha: find the number that a hash was made from.
 * PBKDF2 runs in the browser's own code and off its main thread, so a phone is not much slower at it than a robot.
 */

/** The field of a form that the solution is sent in. */
export const WORK_FIELD = 'work';

/** Rounds of one hash, and how many numbers there are: a fraction of a second for a computer, two at most for a phone. */
const ROUNDS = 5_000;
export const NUMBERS = 400;

/** The hash of a number, as hexadecimal digits. */
export async function hashOf(salt: string, number: number): Promise<string> {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const key = await crypto.subtle.importKey('raw', bytes(`${number}`), 'PBKDF2', false, ['deriveBits']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: bytes(salt), iterations: ROUNDS };
  const hash = new Uint8Array(await crypto.subtle.deriveBits(how, key, 256));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * @param challenge from the server: `salt.hash.until.signature`
 * @returns the challenge with its number, to be sent with the form; without a number if there is none
 */
export async function solve(challenge: string): Promise<string> {
  const [salt = '', hash] = challenge.split('.');
  for (let number = 0; number < NUMBERS; number++)
    if ((await hashOf(salt, number)) === hash) return `${challenge}.${number}`;
  return challenge;
}
