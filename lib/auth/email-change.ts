import 'server-only';

import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { readClaims, signToken, verifyToken } from '@/lib/crypto/signed-token';
import { type LinkLookup, lookUpGuarded } from '@/lib/rate-limit/guard-link';
import { BackendUnavailable, callBackend, dataOf, REQUEST_TIMEOUT_MS } from '@/lib/supabase/backend';
import { serviceClient } from '@/lib/supabase/service';
import { isUnanswered, type Session } from './session';

const LIFETIME_S = 60 * 60;
/** Where the account keeps the number of its latest request; an earlier link no longer fits it. */
export const PENDING = 'email_change';

/** What a link to confirm a new address says; `until` is Unix time in seconds. */
const claimSchema = z.object({ userId: z.string(), newEmail: z.string(), until: z.number() });

interface EmailChange {
  /** For the link in the mail to the new address. */
  token: string;
  /** Another account has the new address: its owner is told that, and gets no link. */
  taken: boolean;
}

/**
 * Prepares the change of a person's address. Check their password first.
 * @param person as the auth service knows them at this moment
 * @param newEmail normalised, and another than theirs
 * @throws BackendUnavailable when nothing was prepared
 */
export async function beginEmailChange(person: Session, newEmail: string): Promise<EmailChange> {
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const service = serviceClient(signal);
  const number = randomUUID();
  const change = { app_metadata: { [PENDING]: number } };
  const [, holder] = await Promise.all([
    dataOf(service.auth.admin.updateUserById(person.userId, change)),
    findHolder(newEmail, signal),
  ]);
  const until = Math.floor(Date.now() / 1000) + LIFETIME_S;
  const claim: z.infer<typeof claimSchema> = { userId: person.userId, newEmail, until };
  const token = signToken('email-change', claim, bondOf(person.email, number));
  return { token, taken: holder?.isConfirmed === true };
}

interface EmailChangeLink {
  userId: string;
  email: string;
  newEmail: string;
}

/** Finds what the link of the mail to a new address would change, without using it up. Counts as a try. */
export async function findEmailChange(token: string): Promise<LinkLookup<EmailChangeLink>> {
  return lookUpGuarded(async (signal) => {
    const { data: claim } = claimSchema.safeParse(readClaims(token));
    if (!claim || claim.until < Date.now() / 1000) return null;
    const { data, error } = await serviceClient(signal).auth.admin.getUserById(claim.userId);
    if (error && isUnanswered(error)) throw new BackendUnavailable(error);
    const number: unknown = data.user?.app_metadata[PENDING];
    const email = data.user?.email ?? '';
    const isGood =
      typeof number === 'string' && verifyToken('email-change', token, bondOf(email, number)) !== undefined;
    return isGood ? { userId: claim.userId, email, newEmail: claim.newEmail } : null;
  });
}

/** Uses up the link of the mail to the new address, in whichever browser it was opened. */
export async function finishEmailChange(
  token: string,
): Promise<
  { status: 'changed'; link: EmailChangeLink } | Exclude<LinkLookup<EmailChangeLink>, { status: 'found' }>
> {
  const found = await findEmailChange(token);
  if (found.status !== 'found') return found;
  return callBackend(async (signal) => {
    const { admin } = serviceClient(signal).auth;
    const change = { email: found.link.newEmail, email_confirm: true, app_metadata: { [PENDING]: null } };
    const holder = await findHolder(found.link.newEmail, signal);
    // The link proves that its user has the mailbox; a sign-up with its address does not.
    if (holder && !holder.isConfirmed) await admin.deleteUser(holder.userId);
    // The auth service answers 500 to a change to an address that is taken, as if it were down.
    if (holder?.isConfirmed) return { status: 'expired' };
    const { error } = await admin.updateUserById(found.link.userId, change);
    if (error) return { status: isUnanswered(error) ? 'unavailable' : 'expired' };
    return { status: 'changed', link: found.link };
  });
}

/** @throws BackendUnavailable when the backend does not answer */
async function findHolder(
  email: string,
  signal: AbortSignal,
): Promise<{ userId: string; isConfirmed: boolean } | null> {
  const service = serviceClient(signal);
  const [profile] = await dataOf(service.from('profiles').select('id').eq('email', email).limit(1));
  if (!profile) return null;
  const { user } = await dataOf(service.auth.admin.getUserById(profile.id));
  return { userId: profile.id, isConfirmed: Boolean(user.email_confirmed_at) };
}

/** What the account holds at this moment: once any of it changes, the link is worth nothing. */
const bondOf = (currentEmail: string, number: string) => `${currentEmail} ${number}`;
