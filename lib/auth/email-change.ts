import 'server-only';

import { randomUUID } from 'node:crypto';
import { serviceClient } from '@/lib/supabase/service';
import { BackendUnavailable, REQUEST_BUDGET_MS, withinBudget } from '@/lib/supabase/time-budget';
import { isEmailChangeSealed, readEmailChange, signEmailChange } from './email-change-token';
import { isOutage, type Session } from './session';

const LIFETIME_S = 60 * 60;
/** Where the account keeps the number of its latest request; an earlier link no longer fits it. */
const PENDING = 'email_change';

export interface EmailChange {
  /** For the link in the mail to the new address. */
  token: string;
  /** Another account has the new address: its owner is told that, and gets no link. */
  taken: boolean;
}

/**
 * Prepares the change of somebody's address. Check their password first.
 * @param person as the auth service knows them at this moment
 * @param newEmail normalised, and another than theirs
 * @throws BackendUnavailable when nothing was prepared
 */
export async function beginEmailChange(person: Session, newEmail: string): Promise<EmailChange> {
  const budget = AbortSignal.timeout(REQUEST_BUDGET_MS);
  const service = serviceClient(budget);
  const number = randomUUID();
  const [noted, others] = await Promise.all([
    withinBudget(
      service.auth.admin.updateUserById(person.userId, { app_metadata: { [PENDING]: number } }),
      budget,
    ),
    withinBudget(service.from('profiles').select('id').eq('email', newEmail).limit(1), budget),
  ]);
  if (noted.error || others.error) throw new BackendUnavailable(noted.error ?? others.error);
  const until = Math.floor(Date.now() / 1000) + LIFETIME_S;
  const token = signEmailChange({ userId: person.userId, newEmail, until }, bondOf(person.email, number));
  return { token, taken: others.data.length > 0 };
}

/**
 * Makes every link to a new address worthless, because the account has changed hands or may have.
 * @throws BackendUnavailable when they still work
 */
export async function forgetEmailChange(userId: string, budget: AbortSignal): Promise<void> {
  const change = { app_metadata: { [PENDING]: null } };
  const { error } = await withinBudget(
    serviceClient(budget).auth.admin.updateUserById(userId, change),
    budget,
  );
  if (error) throw new BackendUnavailable(error);
}

/**
 * Uses up the link of the mail to the new address, in whichever browser it was opened.
 * @returns `expired` also for a link that was used, replaced by a later one, or never ours
 */
export async function finishEmailChange(token: string): Promise<'changed' | 'expired' | 'unavailable'> {
  const claim = readEmailChange(token);
  if (!claim || claim.until < Date.now() / 1000) return 'expired';
  const budget = AbortSignal.timeout(REQUEST_BUDGET_MS);
  const { admin } = serviceClient(budget).auth;
  try {
    const { data, error } = await withinBudget(admin.getUserById(claim.userId), budget);
    if (error) return isOutage(error) ? 'unavailable' : 'expired';
    const number: unknown = data.user.app_metadata[PENDING];
    if (typeof number !== 'string') return 'expired';
    if (!isEmailChangeSealed(token, bondOf(data.user.email ?? '', number))) return 'expired';
    const change = { email: claim.newEmail, email_confirm: true, app_metadata: { [PENDING]: null } };
    const changed = await withinBudget(admin.updateUserById(claim.userId, change), budget);
    if (changed.error) return isOutage(changed.error) ? 'unavailable' : 'expired';
    return 'changed';
  } catch (error) {
    if (error instanceof BackendUnavailable) return 'unavailable';
    throw error;
  }
}

const bondOf = (currentEmail: string, number: string) => `${currentEmail} ${number}`;
