'use server';

import { z } from 'zod';
import { accountConsent } from '@/content/account-consent';
import { arriveAt, landingPath } from '@/lib/auth/landing';
import { requireCurrentUser } from '@/lib/auth/require-user';
import { recordConsent, withdrawConsent } from '@/lib/data/account-consents';
import { refuseWith } from '@/lib/forms/form-result';
import type { FormState } from '@/lib/forms/form-state';
import { leaveTo } from '@/lib/forms/leave-to';
import { parseForm } from '@/lib/forms/parse-form';
import { paths } from '@/lib/paths';
import { callBackend } from '@/lib/supabase/backend';

const { card } = accountConsent;
const failed = { tone: 'destructive', title: card.failed } as const;
const schema = z.object({ consent: z.literal('on', { error: card.missing }) });

/** Records the consent and redirects to `next`. */
export async function keepFlips(
  previous: FormState<'consent'>,
  formData: FormData,
): Promise<FormState<'consent'>> {
  const form = parseForm(schema, formData);
  const refuse = refuseWith(previous, form.values);
  if (!form.ok) return refuse({ tone: 'destructive', title: card.missing }, form.fieldErrors);
  return callBackend(async () => {
    await recordConsent((await requireCurrentUser(paths.account)).userId, 'flips');
    const next = landingPath(formData.get('next'), paths.account);
    return next === paths.account ? arriveAt(previous, next, 'flips-kept') : leaveTo(previous, next);
  }, refuse(failed));
}

/** Withdraws the consent and, if chosen, deletes the stored flips. */
export async function stopKeepingFlips(previous: FormState, formData: FormData): Promise<FormState> {
  const deleteFlips = formData.get('deleteFlips') === 'on';
  return callBackend(async () => {
    await withdrawConsent((await requireCurrentUser(paths.account)).userId, 'flips', deleteFlips);
    const arrival = deleteFlips ? 'flips-deleted' : 'flips-stopped';
    return arriveAt(previous, paths.account, arrival);
  }, refuseWith(previous, {})(failed));
}
