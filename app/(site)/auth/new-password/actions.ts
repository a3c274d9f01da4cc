'use server';

import { redirect } from 'next/navigation';
import { authFields } from '@/content/auth';
import { appMessages, siteMessages } from '@/content/auth-messages';
import { changePassword } from '@/lib/auth/change-password';
import { withArrival } from '@/lib/auth/landing';
import { endRecovery, mayRecover } from '@/lib/auth/recovery-pass';
import { requireCurrentUser } from '@/lib/auth/require-user';
import { publicEnv } from '@/lib/env';
import { answerForm } from '@/lib/forms/answer-form';
import type { FormState } from '@/lib/forms/form-state';
import { leaveTo } from '@/lib/forms/leave-to';
import { parseForm } from '@/lib/forms/parse-form';
import { paths } from '@/lib/paths';
import { BackendUnavailable } from '@/lib/supabase/time-budget';
import { type NewPasswordField, newPasswordSchema } from '../schema';

/** Sets a new password for somebody who has just come from the mail about it. */
export async function saveNewPassword(
  previous: FormState<NewPasswordField>,
  formData: FormData,
): Promise<FormState<NewPasswordField>> {
  const form = parseForm(newPasswordSchema, formData, ['password', 'confirmPassword']);
  if (!form.ok) {
    const { fieldErrors } = form;
    const isEmpty = Object.values(fieldErrors).includes(authFields.empty);
    const message = isEmpty ? siteMessages.missing : siteMessages.shortPassword;
    return answerForm(previous, { status: 'error', message, fieldErrors });
  }
  if (form.data.password !== form.data.confirmPassword) {
    const fieldErrors = { confirmPassword: authFields.notTheSame };
    return answerForm(previous, { status: 'error', message: appMessages.differentPasswords, fieldErrors });
  }
  const outcome = await saveIfAllowed(form.data.password);
  switch (outcome.status) {
    case 'changed':
      return leaveTo(previous, withArrival(paths.account, 'password-changed', publicEnv().SITE_URL));
    case 'refused':
      return answerForm(previous, {
        status: 'error',
        message: { tone: 'destructive', title: outcome.reason },
      });
    case 'unavailable':
      return answerForm(previous, { status: 'error', message: siteMessages.unavailable });
  }
}

async function saveIfAllowed(password: string) {
  try {
    const person = await requireCurrentUser(paths.newPassword);
    if (!(await mayRecover(person.userId))) redirect(paths.forgottenPassword);
    const outcome = await changePassword(person, password);
    if (outcome.status === 'changed') await endRecovery();
    return outcome;
  } catch (error) {
    if (error instanceof BackendUnavailable) return { status: 'unavailable' } as const;
    throw error;
  }
}
