import 'server-only';

import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { serverEnv } from '@/lib/env';

/** Purpose of a signature. A signature for one purpose is never valid for another. */
export type Purpose =
  | 'admin-pass'
  | 'device'
  | 'device-name'
  | 'email-change'
  | 'rate-limit'
  | 'recovery-code'
  | 'session-fingerprint'
  | 'sign-up'
  | 'workbook-open'
  | 'workbook-read'
  | 'workbook-subscription';

/**
 * Signs `claims` with HMAC-SHA256 and LINK_SECRET.
 * @param claims in a fixed order for each purpose
 * @returns 43 base64url characters
 */
export function signatureOf(purpose: Purpose, ...claims: readonly string[]): string {
  return createHmac('sha256', serverEnv().LINK_SECRET)
    .update(JSON.stringify([purpose, ...claims]))
    .digest('base64url');
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares a given value with a secret in constant time. */
export function isSameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected));
}
