import 'server-only';

import { createHash } from 'node:crypto';
import { isSignatureOf, signatureOf } from '@/lib/crypto/signature';
import { normaliseEmail } from '@/lib/domain/email-address';
import { type LinkLookup, lookUpGuarded } from '@/lib/rate-limit/guard-link';
import { dataOf, REQUEST_TIMEOUT_MS } from '@/lib/supabase/backend';
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

/** Signs a link, so that a made-up one is recognised without a lookup. */
export function signAccountLink(kind: LinkKind, tokenHash: string): string {
  return signatureOf('account-link', kind, tokenHash);
}

/**
 * Finds the account that a mailed link opens, without using the link. Its signature is checked first, so that guessing
 * is impossible and a valid link always opens, however many wrong ones others try.
 * @throws BackendUnavailable
 */
export async function findMailLink(
  kind: LinkKind,
  tokenHash: string,
  signature: string,
): Promise<LinkLookup<MailLink>> {
  if (!isSignatureOf(signature, 'account-link', kind, tokenHash)) return { status: 'expired' };
  const link = await find([kind], tokenHash, AbortSignal.timeout(REQUEST_TIMEOUT_MS));
  return link ? { status: 'found', link } : { status: 'expired' };
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

/** Finds the link, of any kind, that was mailed with a code. Counts as one attempt, of this client and of all. */
export async function findMailCode(email: string, code: string): Promise<LinkLookup<MailLink>> {
  return lookUpGuarded((signal) => find(['email', 'recovery'], tokenHashOf(email, code), signal));
}

async function find(
  kinds: readonly LinkKind[],
  tokenHash: string,
  signal: AbortSignal,
): Promise<MailLink | null> {
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
}
