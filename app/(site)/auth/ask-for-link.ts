import 'server-only';

import { authFields } from '@/content/auth';
import { siteMessages } from '@/content/auth-messages';
import { askForMail } from '@/lib/auth/account-mail';
import { answerForm } from '@/lib/forms/answer-form';
import { addressSchema } from '@/lib/forms/credentials';
import type { FormMessage, FormState } from '@/lib/forms/form-state';
import { parseForm } from '@/lib/forms/parse-form';

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
  const answer = (status: State['status'], message: FormMessage, fieldErrors: State['fieldErrors'] = {}) =>
    answerForm(previous, { status, message, fieldErrors, values: form.values });
  if (!form.ok) return answer('error', siteMessages.missing, { email: authFields.empty });
  const outcome = await askForMail(kind, form.data.email, landing);
  switch (outcome.status) {
    case 'asked':
      return answer('success', asked);
    case 'limited':
      return answer('error', outcome.message);
    case 'unavailable':
      return answer('error', siteMessages.unavailable);
  }
}
