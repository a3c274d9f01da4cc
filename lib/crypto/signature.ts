import 'server-only';

import { createCipheriv, createDecipheriv, createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { serverEnv } from '@/lib/env';

/** Purpose of a signature. A signature for one purpose is never valid for another. */
type Purpose =
  | 'account-link'
  | 'device'
  | 'device-name'
  | 'email-change'
  | 'enrolment'
  | 'mail-facts'
  | 'message-answered'
  | 'message-reply'
  | 'never-mail'
  | 'newsletter'
  | 'proof-of-work'
  | 'rate-limit'
  | 'recovery-code'
  | 'role-invitation'
  | 'session-fingerprint'
  | 'sign-up'
  | 'sign-up-password'
  | 'used-code'
  | 'workbook-open'
  | 'workbook-read'
  | 'workbook-subscription';

/**
 * Signs `claims` with HMAC-SHA256 and LINK_SECRET.
 * @param claims in a fixed order for each purpose
 * @returns 43 base64url characters
 */
export function signatureOf(purpose: Purpose, ...claims: readonly string[]): string {
  return sign(serverEnv().LINK_SECRET, purpose, claims);
}

/** All signatures to accept: the present one and, after a rotation, that of LINK_SECRET_PREVIOUS. */
export function signaturesOf(purpose: Purpose, ...claims: readonly string[]): readonly [string, ...string[]] {
  const { LINK_SECRET, LINK_SECRET_PREVIOUS } = serverEnv();
  const present = sign(LINK_SECRET, purpose, claims);
  return LINK_SECRET_PREVIOUS ? [present, sign(LINK_SECRET_PREVIOUS, purpose, claims)] : [present];
}

/** Whether it is the signature of these claims, by the present secret or the previous one. */
export function isSignatureOf(given: string, purpose: Purpose, ...claims: readonly string[]): boolean {
  return signaturesOf(purpose, ...claims).some((ours) => isSameSecret(given, ours));
}

function sign(secret: string, purpose: Purpose, claims: readonly string[]): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify([purpose, ...claims]))
    .digest('base64url');
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares a given value with a secret in constant time. */
export function isSameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected));
}

/** Longer than any token we issue. */
const LONGEST = 2_000;

/**
 * Makes a token with readable claims, `<claims>.<signature>`, safe for URLs and cookies.
 * @param claims JSON-serialisable; the reader validates their shape and age
 * @param context what the token is bound to but does not contain; verification needs the same
 */
export function signToken(purpose: Purpose, claims: unknown, context = ''): string {
  const body = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `${body}.${signatureOf(purpose, body, context)}`;
}

/** A token's unverified claims; undefined if it is malformed. */
function readClaims(token: string): unknown {
  if (token.length > LONGEST) return undefined;
  try {
    return JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString());
  } catch {
    return undefined;
  }
}

/** The claims of a token signed for this purpose and context; undefined for any other. */
export function verifyToken(purpose: Purpose, token: string, context = ''): unknown {
  const [body = '', signature = ''] = token.split('.');
  return isSignatureOf(signature, purpose, body, context) ? readClaims(token) : undefined;
}

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** What is sealed. Each has a key of its own. */
type SealPurpose = 'never-mail' | 'mail-facts';

const bytesOf = (base64url: string) => Buffer.from(base64url, 'base64url');

/**
 * Encrypts a text with a key derived from LINK_SECRET. The same text gives the same token: its initialisation vector is
 * a keyed hash of the text.
 */
export function seal(purpose: SealPurpose, text: string): string {
  const iv = bytesOf(signatureOf(purpose, 'iv', text)).subarray(0, IV_BYTES);
  const cipher = createCipheriv(CIPHER, bytesOf(signatureOf(purpose, 'key')), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** @returns the text that was sealed for this purpose, with the present secret or the previous one; null for anything else */
export function unseal(purpose: SealPurpose, token: string): string | null {
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
