'use server';

import { authFields, recoveryScreen } from '@/content/auth';
import { siteMessages } from '@/content/auth-messages';
import { askForMail } from '@/lib/auth/account-mail';
import { answerForm } from '@/lib/forms/answer-form';
import type { FormState } from '@/lib/forms/form-state';
import { parseForm } from '@/lib/forms/parse-form';
import { addressSchema } from '../schema';

/** Says the same whether or not there is such an account. */
export async function askForRecovery(
  previous: FormState<'email'>,
  formData: FormData,
): Promise<FormState<'email'>> {
  const form = parseForm(addressSchema, formData);
  const { values } = form;
  if (!form.ok) {
    const fieldErrors = { email: authFields.empty };
    return answerForm(previous, { status: 'error', message: siteMessages.missing, fieldErrors, values });
  }
  const outcome = await askForMail('recovery', form.data.email);
  switch (outcome.status) {
    case 'asked':
      return answerForm(previous, { status: 'success', message: recoveryScreen.asked, values });
    case 'limited':
      return answerForm(previous, { status: 'error', message: outcome.message, values });
    case 'unavailable':
      return answerForm(previous, { status: 'error', message: siteMessages.unavailable, values });
  }
}
