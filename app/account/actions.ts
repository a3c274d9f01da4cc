'use server';

import { accountMessages, accountScreen } from '@/content/account';
import { authFields } from '@/content/auth';
import { siteMessages } from '@/content/auth-messages';
import { changePassword, isCurrentPassword } from '@/lib/auth/change-password';
import { deleteAccount } from '@/lib/auth/delete-account';
import { withArrival } from '@/lib/auth/landing';
import { guardRate } from '@/lib/auth/rate-guard';
import { requireCurrentUser } from '@/lib/auth/require-user';
import { renameProfile } from '@/lib/data/profiles';
import { publicEnv } from '@/lib/env';
import { answerForm } from '@/lib/forms/answer-form';
import type { FormState } from '@/lib/forms/form-state';
import { leaveTo } from '@/lib/forms/leave-to';
import { parseForm } from '@/lib/forms/parse-form';
import { paths } from '@/lib/paths';
import { BackendUnavailable } from '@/lib/supabase/time-budget';
import { nameSchema, type PasswordField, passwordSchema } from './schema';

export async function saveName(
  previous: FormState<'fullName'>,
  formData: FormData,
): Promise<FormState<'fullName'>> {
  const form = parseForm(nameSchema, formData);
  const { values } = form;
  if (!form.ok) {
    const { fieldErrors } = form;
    const message = accountMessages.nameRefused;
    return answerForm(previous, { status: 'error', message, fieldErrors, values });
  }
  try {
    await renameProfile(await requireCurrentUser(paths.account), form.data.fullName);
  } catch (error) {
    if (!(error instanceof BackendUnavailable)) throw error;
    return answerForm(previous, { status: 'error', message: accountMessages.unavailable, values });
  }
  return answerForm(previous, { status: 'success', message: accountMessages.nameSaved, values });
}

export async function savePassword(
  previous: FormState<PasswordField>,
  formData: FormData,
): Promise<FormState<PasswordField>> {
  const form = parseForm(passwordSchema, formData, ['currentPassword', 'password']);
  const refuse = (message: FormState['message'], fieldErrors: FormState<PasswordField>['fieldErrors'] = {}) =>
    answerForm(previous, { status: 'error', message, fieldErrors });
  if (!form.ok) {
    const isEmpty = Object.values(form.fieldErrors).includes(authFields.empty);
    return refuse(isEmpty ? siteMessages.missing : siteMessages.shortPassword, form.fieldErrors);
  }
  const { currentPassword, password } = form.data;
  try {
    const person = await requireCurrentUser(paths.account);
    const { email } = person;
    const limit = await guardRate('sign-in', email);
    if (limit) return refuse(limit);
    if (!(await isCurrentPassword(email, currentPassword))) {
      const { title } = accountMessages.wrongPassword;
      return refuse(accountMessages.wrongPassword, { currentPassword: `${title}.` });
    }
    const outcome = await changePassword(person, password);
    if (outcome.status === 'refused') return refuse({ tone: 'destructive', title: outcome.reason });
    if (outcome.status === 'unavailable') return refuse(accountMessages.unavailable);
  } catch (error) {
    if (!(error instanceof BackendUnavailable)) throw error;
    return refuse(accountMessages.unavailable);
  }
  return leaveTo(previous, withArrival(paths.account, 'password-changed', publicEnv().SITE_URL));
}

export async function deleteMyAccount(
  previous: FormState<'confirmation'>,
  formData: FormData,
): Promise<FormState<'confirmation'>> {
  const refuse = (message: FormState['message']) => answerForm(previous, { status: 'error', message });
  const typed = String(formData.get('confirmation') ?? '');
  if (typed.trim().toLowerCase() !== accountScreen.deletion.word) return refuse(accountMessages.notConfirmed);
  try {
    await deleteAccount(await requireCurrentUser(paths.account));
  } catch (error) {
    if (!(error instanceof BackendUnavailable)) throw error;
    return refuse(accountMessages.unavailable);
  }
  return leaveTo(previous, withArrival(paths.auth, 'account-deleted', publicEnv().SITE_URL));
}
