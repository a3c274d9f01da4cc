import 'server-only';

import { createHash } from 'node:crypto';
import { normaliseEmail } from '@/lib/domain/email-address';
import { type LinkLookup, lookUpGuarded } from '@/lib/rate-limit/guard-link';
import { dataOf } from '@/lib/supabase/backend';
import { serviceClient } from '@/lib/supabase/service';
import { isOwnSignUp } from './sign-up-mark';

/** Type of an auth service link; `email` confirms a new account. */
export type LinkKind = 'email' | 'recovery';

/** Must equal `otp_expiry` in supabase/config.toml. */
export const LINK_LIFETIME_S = 15 * 60;

export interface MailLink {
  kind: LinkKind;
  tokenHash: string;
  userId: string;
  email: string;
  isConfirmed: boolean;
  metadata: Record<string, unknown>;
  /** This browser signed the account up, and nobody else has changed its password. */
  isOwn: boolean;
}

/**
 * Finds the account that a mailed link opens, without using the link. A miss counts towards the rate limit.
 */
export async function findMailLink(kind: LinkKind, tokenHash: string): Promise<LinkLookup<MailLink>> {
  return find([kind], tokenHash.slice(0, 100));
}

/**
 * The token hash of the link in the same mail as a code (supabase/auth internal/crypto/crypto.go,
 * GenerateTokenHash), so that a code opens exactly what its link opens.
 * @param email as typed
 * @param code ten digits
 */
export function tokenHashOf(email: string, code: string): string {
  return createHash('sha224')
    .update(normaliseEmail(email) + code)
    .digest('hex');
}

/** Finds the link, of any kind, that was mailed with a code. Counts as one attempt, like a link. */
export async function findMailCode(email: string, code: string): Promise<LinkLookup<MailLink>> {
  return find(['email', 'recovery'], tokenHashOf(email, code));
}

async function find(kinds: readonly LinkKind[], tokenHash: string): Promise<LinkLookup<MailLink>> {
  return lookUpGuarded(async (signal) => {
    for (const kind of kinds) {
      const [found] = await dataOf(
        serviceClient(signal).rpc('find_mail_link', {
          token_hash: tokenHash,
          kind,
          lifetime_seconds: LINK_LIFETIME_S,
        }),
      );
      if (!found) continue;
      const metadata = (found.user_metadata ?? {}) as Record<string, unknown>;
      const { user_id: userId, email, is_confirmed: isConfirmed } = found;
      const isOwn = kind === 'email' && !isConfirmed && (await isOwnSignUp(email, metadata));
      return { kind, tokenHash, userId, email, isConfirmed, metadata, isOwn };
    }
    return null;
  });
}
