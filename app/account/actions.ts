'use server';

import { accountMessages } from '@/content/account';
import { siteMessages } from '@/content/auth-messages';
import { changePassword } from '@/lib/auth/change-password';
import { deleteAccount } from '@/lib/auth/delete-account';
import { arriveAt } from '@/lib/auth/landing';
import { reauthenticate } from '@/lib/auth/reauthenticate';
import { requireCurrentUser } from '@/lib/auth/require-user';
import { renameProfile } from '@/lib/data/profiles';
import { mailSecurityChange } from '@/lib/email/security-mail';
import { checkPassword } from '@/lib/forms/check-password';
import { secretFields } from '@/lib/forms/credentials';
import { formResult, refuseWith } from '@/lib/forms/form-result';
import type { FormState } from '@/lib/forms/form-state';
import { parseForm } from '@/lib/forms/parse-form';
import { paths } from '@/lib/paths';
import { callBackend } from '@/lib/supabase/backend';
import { isDeletionWord } from './deletion-word';
import { nameSchema, type PasswordField, passwordSchema } from './schema';

export async function saveName(
  previous: FormState<'fullName'>,
  formData: FormData,
): Promise<FormState<'fullName'>> {
  const form = parseForm(nameSchema, formData);
  const { values } = form;
  const refuse = refuseWith(previous, values);
  if (!form.ok) return refuse(accountMessages.nameRefused, form.fieldErrors);
  // A name may be emptied, but not left out.
  if (!formData.has('fullName')) return refuse(accountMessages.nameRefused);
  const { fullName } = form.data;
  return callBackend(async () => {
    await renameProfile(await requireCurrentUser(paths.account), fullName);
    return formResult(previous, { status: 'success', message: accountMessages.nameSaved, values });
  }, refuse(accountMessages.unavailable));
}

export async function savePassword(
  previous: FormState<PasswordField>,
  formData: FormData,
): Promise<FormState<PasswordField>> {
  const form = parseForm(passwordSchema, formData, secretFields);
  const refuse = refuseWith(previous, {});
  const messages = { ...siteMessages, shortPassword: siteMessages.shortNewPassword };
  const checked = checkPassword(form, formData, messages);
  if (checked.refusal) return refuse(checked.refusal.message, checked.refusal.fieldErrors);
  const { currentPassword, password } = checked.data;
  return callBackend(async () => {
    const person = await requireCurrentUser(paths.account);
    const refusal = await reauthenticate(person, currentPassword);
    if (refusal) return refuse(refusal.message, refusal.fieldErrors);
    const outcome = await changePassword(person, password);
    if (outcome.status === 'refused') return refuse({ tone: 'destructive', title: outcome.reason });
    mailSecurityChange('password-changed', person.email);
    return outcome.status === 'signed-out'
      ? arriveAt(previous, paths.auth, 'password-saved')
      : arriveAt(previous, paths.account, 'password-changed');
  }, refuse(accountMessages.unavailable));
}

type DeletionField = 'confirmation' | 'currentPassword';

export async function deleteMyAccount(
  previous: FormState<DeletionField>,
  formData: FormData,
): Promise<FormState<DeletionField>> {
  const refuse = refuseWith(previous, {});
  if (!isDeletionWord(formData.get('confirmation'))) return refuse(accountMessages.notConfirmed);
  return callBackend(async () => {
    const person = await requireCurrentUser(paths.account);
    const refusal = await reauthenticate(person, String(formData.get('currentPassword') ?? ''));
    if (refusal) return refuse(refusal.message, refusal.fieldErrors);
    await deleteAccount(person);
    return arriveAt(previous, paths.auth, 'account-deleted');
  }, refuse(accountMessages.unavailable));
}
