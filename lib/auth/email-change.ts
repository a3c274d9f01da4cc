import 'server-only';

import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { signToken, verifyToken } from '@/lib/crypto/signature';
import { isEmailAddress } from '@/lib/domain/email-address';
import type { User } from '@/lib/domain/session';
import { dataOf, REQUEST_TIMEOUT_MS } from '@/lib/supabase/backend';
import { serviceClient } from '@/lib/supabase/service';
import { endAccountSessions, PENDING, removeProviders } from './account';
import { throwIfUnanswered } from './auth-errors';

const LIFETIME_S = 60 * 60;

/**
 * Claims of the confirmation link. `email` and `changeId` bind it to the account's present state: once either changes, the
 * link is invalid. `until` is Unix time in seconds.
 */
const claimSchema = z.object({
  userId: z.uuid(),
  email: z.string(),
  changeId: z.uuid(),
  newEmail: z.string().refine(isEmailAddress),
  until: z.number(),
});

interface EmailChange {
  /** For the link in the mail to the new address. */
  token: string;
  /** Another account uses the new address: its owner is notified instead, without a link. */
  taken: boolean;
}

/**
 * Starts an email change. Verify the person's password first.
 * @param user from `getCurrentUser`
 * @param newEmail normalised, and different from the current one
 * @throws BackendFailure when nothing was prepared
 */
export async function beginEmailChange(user: User, newEmail: string): Promise<EmailChange> {
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const service = serviceClient(signal);
  const changeId = randomUUID();
  const change = { app_metadata: { [PENDING]: changeId } };
  const [, holder] = await Promise.all([
    dataOf(service.auth.admin.updateUserById(user.userId, change)),
    findHolder(newEmail, signal),
  ]);
  const until = Math.floor(Date.now() / 1000) + LIFETIME_S;
  const { userId, email } = user;
  const claim: z.infer<typeof claimSchema> = { userId, email, changeId, newEmail, until };
  const token = signToken('email-change', claim);
  return { token, taken: holder?.isConfirmed === true };
}

export interface EmailChangeLink {
  userId: string;
  email: string;
  newEmail: string;
}

/** Whether it is a link of ours, used or not. */
export const isEmailChangeLink = (token: string) =>
  claimSchema.safeParse(verifyToken('email-change', token)).success;

/**
 * Finds the email change of a confirmation link, without using the link. The signature is checked before anything else,
 * so a made-up link costs no call.
 * @returns null if it was used, has expired or was replaced, or is none
 * @throws BackendFailure
 */
export async function findEmailChange(token: string): Promise<EmailChangeLink | null> {
  const { data: claim } = claimSchema.safeParse(verifyToken('email-change', token));
  if (!claim || claim.until < Date.now() / 1000) return null;
  const { userId, email, newEmail } = claim;
  const { data, error } = await serviceClient().auth.admin.getUserById(userId);
  throwIfUnanswered(error);
  const isPending = data.user?.app_metadata[PENDING] === claim.changeId && data.user.email === email;
  return isPending ? { userId, email, newEmail } : null;
}

/**
 * Applies the change of a confirmation link, which may be opened in any browser. The account then belongs to the new
 * mailbox alone: other ways to sign in are removed, and every session ends.
 * @param link from `findEmailChange` in the same request
 * @returns whether the change was made; false if the link no longer works
 * @throws BackendFailure
 */
export async function finishEmailChange({ userId, newEmail }: EmailChangeLink): Promise<boolean> {
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const { admin } = serviceClient(signal).auth;
  const holder = await findHolder(newEmail, signal);
  // The link proves access to the mailbox; an unconfirmed sign-up with the same address does not.
  if (holder && !holder.isConfirmed) await admin.deleteUser(holder.userId);
  // The auth service responds with 500 to a change to an address in use, as if it were down.
  if (holder?.isConfirmed) return false;
  // Last, because it spends the link: if a step before it fails, pressing the link again repeats them all.
  await removeProviders(userId, signal);
  await endAccountSessions(userId, undefined, signal);
  const change = { email: newEmail, email_confirm: true, app_metadata: { [PENDING]: null } };
  const { error } = await admin.updateUserById(userId, change);
  throwIfUnanswered(error);
  return error === null;
}

/**
 * The account with an address. Asks the auth service about any address, so that an outage does not tell which has one.
 * @throws BackendFailure when the backend does not answer
 */
export async function findHolder(
  email: string,
  signal: AbortSignal,
): Promise<{ userId: string; isConfirmed: boolean } | null> {
  const service = serviceClient(signal);
  const [profile] = await dataOf(service.from('profiles').select('id').eq('email', email).limit(1));
  const { data, error } = await service.auth.admin.getUserById(profile?.id ?? randomUUID());
  throwIfUnanswered(error);
  return data.user && { userId: data.user.id, isConfirmed: Boolean(data.user.email_confirmed_at) };
}
