import 'server-only';

import { createHmac, timingSafeEqual } from 'node:crypto';
import { serverEnv } from '@/lib/env';

/** What a link to confirm a new address says. */
export interface EmailChangeClaim {
  userId: string;
  newEmail: string;
  /** Unix time in seconds. */
  until: number;
}

/**
 * Seals a claim for one mail.
 * @param bond what the account holds at this moment: once any of it changes, the link is worth nothing
 */
export function signEmailChange(claim: EmailChangeClaim, bond: string): string {
  const body = Buffer.from(JSON.stringify([claim.userId, claim.newEmail, claim.until])).toString('base64url');
  return `${body}.${seal(body, bond)}`;
}

/** What a link claims, not yet believed; null when it is none of ours. */
export function readEmailChange(token: string): EmailChangeClaim | null {
  const [body = '', given] = token.split('.');
  if (!given || token.length > 1_000) return null;
  try {
    const parts: unknown = JSON.parse(Buffer.from(body, 'base64url').toString());
    if (!Array.isArray(parts)) return null;
    const [userId, newEmail, until] = parts as unknown[];
    if (typeof userId !== 'string' || typeof newEmail !== 'string' || typeof until !== 'number') return null;
    return { userId, newEmail, until };
  } catch {
    return null;
  }
}

/** Whether a link was made here and its account has not changed since. */
export function isEmailChangeSealed(token: string, bond: string): boolean {
  const [body = '', given = ''] = token.split('.');
  const expected = Buffer.from(seal(body, bond));
  const actual = Buffer.from(given);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

function seal(body: string, bond: string): string {
  return createHmac('sha256', serverEnv().LINK_SECRET)
    .update(`email-change ${body} ${bond}`)
    .digest('base64url');
}
