import 'server-only';

import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { serverEnv } from '@/lib/env';

/** What a signature is for. One that was made for another purpose never counts. */
export type Purpose =
  | 'admin-pass'
  | 'device'
  | 'device-name'
  | 'email-change'
  | 'rate-limit'
  | 'recovery-code'
  | 'session-sign'
  | 'sign-up'
  | 'workbook-open'
  | 'workbook-read'
  | 'workbook-subscription';

/**
 * What only this server can say about `claims`: HMAC-SHA256 with LINK_SECRET.
 * @param claims in an order of their own for each purpose
 * @returns 43 characters of base64url
 */
export function signatureOf(purpose: Purpose, ...claims: readonly string[]): string {
  return createHmac('sha256', serverEnv().LINK_SECRET)
    .update(JSON.stringify([purpose, ...claims]))
    .digest('base64url');
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares a given value with a secret one, in the same time for every wrong one. */
export function isSameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected));
}
