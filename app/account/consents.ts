'use server';

import { redirect } from 'next/navigation';
import { z } from 'zod';
import { accountConsent } from '@/content/auth/consent';
import { getCurrentUser } from '@/lib/auth/session';
import { destinationOf, withFlash } from '@/lib/auth/sign-in';
import { recordConsent, withdrawConsent } from '@/lib/data/account-consents';
import type { FormMessage } from '@/lib/domain/form-message';
import type { Session } from '@/lib/domain/session';
import { formAction, type Schema, type Submission } from '@/lib/forms/form-action';
import { paths } from '@/lib/paths';

type Mine<S extends Schema> = Submission<S, Session>;

const consentFailed: FormMessage = { tone: 'destructive', title: accountConsent.card.failed };
const ofConsent = {
  failed: consentFailed,
  guard: async () => (await getCurrentUser()) ?? redirect(paths.signIn(paths.account)),
  limit: (_: unknown, who: Session) => ({ rule: 'consent' as const, about: who.userId }),
};
const keepForm = z.object({ consent: z.literal('on', { error: 'missing' }), next: z.string().optional() });

/** Records the consent and continues to `next`. */
export const keepFlips = formAction({
  schema: keepForm,
  errors: { consent: accountConsent.card.missing },
  refusals: { invalid: { tone: 'destructive', title: accountConsent.card.missing } },
  ...ofConsent,
  run: giveConsent,
});

async function giveConsent({ data, who }: Mine<typeof keepForm>) {
  await recordConsent(who.userId);
  return { destination: withFlash(destinationOf(data.next, paths.account), 'flips-kept') };
}

const stopForm = z.object({ deleteFlips: z.string().optional() });

/** Withdraws the consent and, if chosen, deletes the stored flips. */
export const stopKeepingFlips = formAction({
  schema: stopForm,
  errors: {},
  refusals: { invalid: consentFailed },
  ...ofConsent,
  run: takeConsentBack,
});

async function takeConsentBack({ data, who }: Mine<typeof stopForm>) {
  const deleteFlips = data.deleteFlips === 'on';
  await withdrawConsent(who.userId, 'flips', deleteFlips);
  return { destination: withFlash(paths.account, deleteFlips ? 'flips-deleted' : 'flips-stopped') };
}

const noFields = z.object({});

/** Withdraws the consent to counts of the notebook, and deletes them. */
export const deleteCounts = formAction({
  schema: noFields,
  errors: {},
  refusals: { invalid: consentFailed },
  ...ofConsent,
  run: deleteMyCounts,
});

async function deleteMyCounts({ who }: Mine<typeof noFields>) {
  await withdrawConsent(who.userId, 'counts', true);
  return { destination: withFlash(paths.account, 'counts-deleted') };
}
