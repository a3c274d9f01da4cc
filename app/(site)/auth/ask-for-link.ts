import 'server-only';

import { authFields } from '@/content/auth';
import { siteMessages } from '@/content/auth-messages';
import { askForMail } from '@/lib/auth/account-mail';
import { addressSchema } from '@/lib/forms/credentials';
import { formResult, refuseWith } from '@/lib/forms/form-result';
import type { FormMessage, FormState } from '@/lib/forms/form-state';
import { parseForm } from '@/lib/forms/parse-form';
import { callBackend } from '@/lib/supabase/backend';

type State = FormState<'email'>;

/**
 * Handles a form that requests a link by mail. Answers the same whether or not the account exists.
 * @param asked message shown once the request has been accepted
 * @param landing path to land on after the link; the account page by default
 */
export async function askForLink(
  previous: State,
  formData: FormData,
  kind: 'recovery' | 'confirmation',
  asked: FormMessage,
  landing?: string,
): Promise<State> {
  const form = parseForm(addressSchema, formData);
  const { values } = form;
  const refuse = refuseWith(previous, values);
  if (!form.ok) return refuse(siteMessages.missing, { email: authFields.empty });
  const { email } = form.data;
  const problem = await callBackend(() => askForMail(kind, email, landing), siteMessages.unavailable);
  return problem ? refuse(problem) : formResult(previous, { status: 'success', message: asked, values });
}
