'use server';

import { accountMessages } from '@/content/account';
import { authFields } from '@/content/auth';
import { siteMessages } from '@/content/auth-messages';
import { beginEmailChange } from '@/lib/auth/email-change';
import { MAIL_STEP_MS, padDuration } from '@/lib/auth/pad-duration';
import { reauthenticate } from '@/lib/auth/reauthenticate';
import { requireCurrentUser } from '@/lib/auth/require-user';
import type { Session } from '@/lib/auth/session';
import { sendEmailChange } from '@/lib/email/email-change';
import { formResult, refuseWith } from '@/lib/forms/form-result';
import type { FormState } from '@/lib/forms/form-state';
import { parseForm } from '@/lib/forms/parse-form';
import { paths } from '@/lib/paths';
import { guardRate } from '@/lib/rate-limit/guard-rate';
import { callBackend, REQUEST_TIMEOUT_MS, withTimeout } from '@/lib/supabase/backend';
import { type EmailField, emailSchema } from './schema';

/** Mails both addresses. The result is the same whether or not the new one already has an account. */
export async function changeEmail(
  previous: FormState<EmailField>,
  formData: FormData,
): Promise<FormState<EmailField>> {
  const form = parseForm(emailSchema, formData, ['currentPassword']);
  const refuse = refuseWith(previous, form.values);
  if (!form.ok) {
    const isEmpty = Object.values(form.fieldErrors).includes(authFields.empty);
    return refuse(isEmpty ? siteMessages.missing : accountMessages.emailRefused, form.fieldErrors);
  }
  const { email, currentPassword } = form.data;
  return callBackend(async () => {
    const person = await requireCurrentUser(paths.account);
    if (email === person.email)
      return refuse(accountMessages.sameEmail, { email: accountMessages.sameEmail.title });
    const refusal = await reauthenticate(person, currentPassword);
    if (refusal) return refuse(refusal.message, refusal.fieldErrors);
    const mailLimit =
      (await guardRate('account-mail', person.email)) ?? (await guardRate('account-mail', email));
    if (mailLimit) return refuse(mailLimit);
    const sent = await padDuration(() => ask(person, email), MAIL_STEP_MS);
    return sent
      ? formResult(previous, { status: 'success', message: accountMessages.emailAsked })
      : refuse(accountMessages.unavailable);
  }, refuse(accountMessages.unavailable));
}

async function ask(person: Session, newEmail: string): Promise<boolean> {
  const change = await beginEmailChange(person, newEmail);
  const mails = sendEmailChange({ currentEmail: person.email, newEmail, ...change });
  return withTimeout(mails, AbortSignal.timeout(REQUEST_TIMEOUT_MS));
}
