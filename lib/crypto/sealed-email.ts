import 'server-only';

import { createCipheriv, createDecipheriv } from 'node:crypto';
import { signatureOf, signaturesOf } from './signature';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The present key and, after a rotation, the previous one. */
const keys = () => signaturesOf('never-mail', 'key').map((key) => Buffer.from(key, 'base64url'));

/**
 * Encrypts an address for the path of a link, so that no log of requests shows it. The same address gives the same
 * token: its initialisation vector is a keyed hash of the address.
 */
export function sealEmail(email: string): string {
  const iv = Buffer.from(signatureOf('never-mail', 'iv', email), 'base64url').subarray(0, IV_BYTES);
  const cipher = createCipheriv(CIPHER, Buffer.from(signatureOf('never-mail', 'key'), 'base64url'), iv);
  const sealed = Buffer.concat([cipher.update(email, 'utf8'), cipher.final()]);
  return `n.${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')}`;
}

/** @returns the address of such a token; null for any other */
export function openEmail(token: string): string | null {
  if (!/^n\.[\w-]{46,400}$/.test(token)) return null;
  const bytes = Buffer.from(token.slice(2), 'base64url');
  for (const key of keys()) {
    const email = decrypt(bytes, key);
    if (email !== null) return email;
  }
  return null;
}

function decrypt(bytes: Buffer, key: Buffer): string | null {
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    const email = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8');
    return email + decipher.final('utf8');
  } catch {
    return null;
  }
}
