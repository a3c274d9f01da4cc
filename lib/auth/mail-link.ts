import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { cookies } from 'next/headers';
import { isSignatureOf, signatureOf } from '@/lib/crypto/signature';
import { normaliseEmail } from '@/lib/domain/email-address';
import type { FormMessage } from '@/lib/domain/form-message';
import { publicEnv } from '@/lib/env';
import { guardRate, refund } from '@/lib/limits/guard-rate';
import { dataOf, REQUEST_TIMEOUT_MS } from '@/lib/supabase/backend';
import { serviceClient } from '@/lib/supabase/service';
import { hostCookie, MAIL_ADDRESS_COOKIE, removedCookie } from '@/lib/supabase/session-client';

/** Metadata field of an unconfirmed account: the signature of the sign-up that created it. */
export const SIGN_UP_MARK = 'sign_up';
const LIFETIME_S = 60 * 60;

// Over HTTPS the `__Host-` prefix keeps a sibling subdomain from planting a key of its own.
const markCookie = () => hostCookie('flip-sign-up', publicEnv().SITE_URL);

/**
 * Creates a sign-up mark and keeps its key in this browser, with a keyed hash of what was typed. The auth service stores the mark only with an
 * account it creates, never with an existing one, so a mark that matches the key proves that this browser
 * created the account and chose its password.
 * @param email as typed
 */
export async function markSignUp(email: string, password: string): Promise<string> {
  const key = randomBytes(32).toString('base64url');
  const value = `${key}.${signatureOf('sign-up-password', normaliseEmail(email), password, key)}`;
  (await cookies()).set({ ...markCookie(), value, maxAge: LIFETIME_S });
  return signatureOf('sign-up', normaliseEmail(email), key);
}

/**
 * Whether this browser has just signed up with this address and password, whether or not that created an account. Only
 * then may it learn that the address is not confirmed yet.
 */
export async function hasJustSignedUp(email: string, password: string): Promise<boolean> {
  const [key = '', hash = ''] = await readCookie();
  return isSignatureOf(hash, 'sign-up-password', normaliseEmail(email), password, key);
}

/** Whether this browser signed up the account with this address and metadata. */
async function isOwnSignUp(email: string, metadata: Record<string, unknown>): Promise<boolean> {
  const [key] = await readCookie();
  const mark = metadata[SIGN_UP_MARK];
  return (
    key !== undefined &&
    typeof mark === 'string' &&
    isSignatureOf(mark, 'sign-up', normaliseEmail(email), key)
  );
}

/** Call it once the key has been used, or when another person may be at this browser. */
export async function forgetSignUp(): Promise<void> {
  const store = await cookies();
  const { name } = markCookie();
  if (store.has(name)) store.set(removedCookie(name));
}

async function readCookie(): Promise<readonly string[]> {
  return (await cookies()).get(markCookie().name)?.value.split('.') ?? [];
}

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
  /** This browser signed the account up, and no other person has changed its password. */
  isOwn: boolean;
}

/** Signs a link, so that a made-up one is recognised without a lookup. */
export function signAccountLink(kind: LinkKind, tokenHash: string): string {
  return signatureOf('account-link', kind, tokenHash);
}

/** Whether it is a link of ours, used or not. */
export function isAccountLink(kind: LinkKind, tokenHash: string, signature: string): boolean {
  return isSignatureOf(signature, 'account-link', kind, tokenHash);
}

/**
 * Finds the account that a mailed link opens, without using the link. Its signature is checked first, so that guessing
 * is impossible and a valid link always opens, however many wrong ones others try.
 * @returns null if it was used, has expired or was replaced, or is none
 * @throws BackendFailure
 */
export async function findMailLink(
  kind: LinkKind,
  tokenHash: string,
  signature: string,
): Promise<MailLink | null> {
  if (!isAccountLink(kind, tokenHash, signature)) return null;
  const link = await find(tokenHash, AbortSignal.timeout(REQUEST_TIMEOUT_MS));
  return link?.kind === kind ? link : null;
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

type CodeLookup =
  | { status: 'found'; link: MailLink }
  /** Used, expired, replaced, or never issued. */
  | { status: 'expired' }
  | { status: 'limited'; message: FormMessage };

/**
 * Finds the link, of any kind, that was mailed with a code. Counts as one attempt, of this client and of all, which a right code
 * takes back.
 * @throws BackendFailure
 */
export async function findMailCode(email: string, code: string): Promise<CodeLookup> {
  const message = await guardRate('account-code', email);
  if (message) return { status: 'limited', message };
  const link = await find(tokenHashOf(email, code), AbortSignal.timeout(REQUEST_TIMEOUT_MS));
  if (!link) return { status: 'expired' };
  await refund('account-code', email);
  return { status: 'found', link };
}

async function find(tokenHash: string, signal: AbortSignal): Promise<MailLink | null> {
  const wanted = { token_hash: tokenHash, lifetime_seconds: LINK_LIFETIME_S };
  const [found] = await dataOf(serviceClient(signal).rpc('find_mail_link', wanted));
  if (!found) return null;
  const { user_id: userId, email, is_confirmed: isConfirmed } = found;
  const kind = found.kind as LinkKind;
  const metadata = (found.user_metadata ?? {}) as Record<string, unknown>;
  const isOwn = kind === 'email' && !isConfirmed && (await isOwnSignUp(email, metadata));
  return { kind, tokenHash, userId, email, isConfirmed, metadata, isOwn };
}

const addressCookie = () => hostCookie(MAIL_ADDRESS_COOKIE, publicEnv().SITE_URL);

/**
 * Remembers the address that a code was sent to, for as long as the code is valid, so that only the code has
 * to be typed. It proves nothing, scripts cannot read it, and every sign-in or sign-out removes it.
 */
export async function rememberMailAddress(email: string): Promise<void> {
  const value = email.trim().slice(0, 320);
  (await cookies()).set({ ...addressCookie(), value, maxAge: LINK_LIFETIME_S });
}

/** @returns '' if no mail was requested in this browser, or it has expired */
export async function rememberedMailAddress(): Promise<string> {
  return (await cookies()).get(addressCookie().name)?.value ?? '';
}
