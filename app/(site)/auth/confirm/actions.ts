'use server';

import { authFields, confirmScreen } from '@/content/auth';
import { siteMessages } from '@/content/auth-messages';
import { askForMail } from '@/lib/auth/account-mail';
import { finishEmailChange } from '@/lib/auth/email-change';
import { landingPath, withArrival } from '@/lib/auth/landing';
import { grantRecovery } from '@/lib/auth/recovery-pass';
import { refreshClaims } from '@/lib/auth/refresh-claims';
import { type LinkKind, verifyLink } from '@/lib/auth/verify-link';
import { publicEnv } from '@/lib/env';
import { answerForm } from '@/lib/forms/answer-form';
import type { FormState } from '@/lib/forms/form-state';
import { leaveTo } from '@/lib/forms/leave-to';
import { parseForm } from '@/lib/forms/parse-form';
import { paths } from '@/lib/paths';
import { addressSchema } from '../schema';
import { linkTypes } from './link-types';

/** Uses up the link that the page was opened with. */
export async function confirmLink(previous: FormState, formData: FormData): Promise<FormState> {
  const type = linkTypes.find((known) => known === formData.get('type'));
  const tokenHash = formData.get('token_hash');
  if (!type || typeof tokenHash !== 'string') {
    return answerForm(previous, { status: 'error', message: confirmScreen.broken });
  }
  if (type === 'email_change') return confirmNewEmail(previous, tokenHash);
  const outcome = await verifyLink(type, tokenHash);
  switch (outcome.status) {
    case 'signed-in':
      if (type === 'recovery') await grantRecovery(outcome.userId);
      return leaveTo(previous, goOn(type, formData.get('next')));
    case 'expired':
      return answerForm(previous, { status: 'error', message: confirmScreen.expired });
    case 'unavailable':
      return answerForm(previous, { status: 'error', message: siteMessages.unavailable });
  }
}

async function confirmNewEmail(previous: FormState, token: string): Promise<FormState> {
  const outcome = await finishEmailChange(token);
  if (outcome !== 'changed') {
    const message = outcome === 'expired' ? confirmScreen.expired : siteMessages.unavailable;
    return answerForm(previous, { status: 'error', message });
  }
  await refreshClaims();
  return leaveTo(previous, withArrival(paths.account, 'email-changed', publicEnv().SITE_URL));
}

function goOn(kind: LinkKind, next: unknown): string {
  if (kind === 'recovery') return paths.newPassword;
  const { SITE_URL } = publicEnv();
  return withArrival(landingPath(next, paths.home, SITE_URL), 'email-confirmed', SITE_URL);
}

/** Sends a new link, and says the same whether or not there is an account that waits for one. */
export async function renewLink(
  previous: FormState<'email'>,
  formData: FormData,
): Promise<FormState<'email'>> {
  const form = parseForm(addressSchema, formData);
  const { values } = form;
  if (!form.ok) {
    const fieldErrors = { email: authFields.empty };
    return answerForm(previous, { status: 'error', message: siteMessages.missing, fieldErrors, values });
  }
  const landing = landingPath(formData.get('next'), paths.home, publicEnv().SITE_URL);
  const outcome =
    formData.get('type') === 'recovery'
      ? await askForMail('recovery', form.data.email)
      : await askForMail('confirmation', form.data.email, landing);
  switch (outcome.status) {
    case 'asked':
      return answerForm(previous, { status: 'success', message: confirmScreen.renew.asked, values });
    case 'limited':
      return answerForm(previous, { status: 'error', message: outcome.message, values });
    case 'unavailable':
      return answerForm(previous, { status: 'error', message: siteMessages.unavailable, values });
  }
}
