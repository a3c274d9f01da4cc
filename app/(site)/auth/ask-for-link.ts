'use server';

import { authFields, confirmScreen, recoveryScreen } from '@/content/auth';
import { siteMessages } from '@/content/auth-messages';
import { askForMail } from '@/lib/auth/account-mail';
import { landingPath } from '@/lib/auth/landing';
import { addressSchema } from '@/lib/forms/credentials';
import { formResult, refuseWith } from '@/lib/forms/form-result';
import type { FormMessage, FormState } from '@/lib/forms/form-state';
import { parseForm } from '@/lib/forms/parse-form';
import { paths } from '@/lib/paths';
import { callBackend } from '@/lib/supabase/backend';

type State = FormState<'email'>;

/** Mails a link to set a new password. */
export async function askForRecovery(previous: State, formData: FormData): Promise<State> {
  return ask(previous, formData, 'recovery', recoveryScreen.asked);
}

/** Mails a new link in place of an expired one. */
export async function renewLink(previous: State, formData: FormData): Promise<State> {
  const kind = formData.get('type') === 'recovery' ? 'recovery' : 'confirmation';
  return ask(previous, formData, kind, confirmScreen.renew.asked);
}

/**
 * The result is the same whether or not the account exists.
 * @param asked message shown once the request has been accepted
 */
async function ask(
  previous: State,
  formData: FormData,
  kind: 'recovery' | 'confirmation',
  asked: FormMessage,
): Promise<State> {
  const form = parseForm(addressSchema, formData);
  const { values } = form;
  const refuse = refuseWith(previous, values);
  if (!form.ok) return refuse(siteMessages.missing, { email: authFields.empty });
  const { email } = form.data;
  // A recovery ends at the account, whose new password is confirmed there.
  const landing = kind === 'recovery' ? paths.account : landingPath(formData.get('next'), paths.home);
  const problem = await callBackend(() => askForMail(kind, email, landing), siteMessages.unavailable);
  return problem ? refuse(problem) : formResult(previous, { status: 'success', message: asked, values });
}
