import 'server-only';

import { createCipheriv, createDecipheriv } from 'node:crypto';
import { signatureOf, signaturesOf } from './signature';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** What is sealed. Each has a key of its own. */
type Purpose = 'never-mail' | 'mail-facts';

const bytesOf = (base64url: string) => Buffer.from(base64url, 'base64url');

/**
 * Encrypts a text with a key derived from LINK_SECRET. The same text gives the same token: its initialisation vector is
 * a keyed hash of the text.
 */
export function seal(purpose: Purpose, text: string): string {
  const iv = bytesOf(signatureOf(purpose, 'iv', text)).subarray(0, IV_BYTES);
  const cipher = createCipheriv(CIPHER, bytesOf(signatureOf(purpose, 'key')), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** @returns the text that was sealed for this purpose, with the present secret or the previous one; null for anything else */
export function unseal(purpose: Purpose, token: string): string | null {
  const bytes = bytesOf(token);
  if (bytes.length <= IV_BYTES + TAG_BYTES) return null;
  for (const key of signaturesOf(purpose, 'key')) {
    const text = decrypt(bytes, bytesOf(key));
    if (text !== null) return text;
  }
  return null;
}

function decrypt(bytes: Buffer, key: Buffer): string | null {
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8');
    return text + decipher.final('utf8');
  } catch {
    return null;
  }
}

/** An address for the path of a link, so that no log of requests shows it. */
export const sealEmail = (email: string) => `n.${seal('never-mail', email)}`;

/** @returns the address of such a token; null for any other */
export const openEmail = (token: string): string | null =>
  /^n\.[\w-]{46,400}$/.test(token) ? unseal('never-mail', token.slice(2)) : null;
