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
 * Works on a form that has a link sent. Says the same whether or not there is such an account.
 * @param asked what is said once the mail is on its way, if there is anybody for it
 * @param landing the path that the link ends on, if not the account
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
