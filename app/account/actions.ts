'use server';

import { revalidatePath } from 'next/cache';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { accountMessages, accountScreen, isDeletionWord } from '@/content/auth/account';
import { authErrors } from '@/content/auth/auth';
import { siteMessages } from '@/content/auth/messages';
import {
  changePassword,
  deleteAccount,
  endAccountSessions,
  endOtherSessions,
  removeProviders,
  signInMethods,
} from '@/lib/auth/account';
import { MAIL_STEP_MS, padDuration, type Refused } from '@/lib/auth/auth-errors';
import { chosenPassword, typedPassword } from '@/lib/auth/credentials';
import { beginEmailChange } from '@/lib/auth/email-change';
import { addPasskey, askForNewPasskey, passkeyMessageOf, removePasskey } from '@/lib/auth/passkeys';
import { reauthenticate, refusedProof } from '@/lib/auth/proof';
import { getCurrentUser } from '@/lib/auth/session';
import { withFlash } from '@/lib/auth/sign-in';
import { renameProfile } from '@/lib/data/personal-data';
import type { Session } from '@/lib/domain/session';
import {
  deviceAnswer,
  emailAddress,
  formAction,
  oneLine,
  type ResultOf,
  required,
  type Schema,
  type Submission,
} from '@/lib/forms/form-action';
import type { DeviceRequest } from '@/lib/forms/form-state';
import { mailSecurityChange, sendEmailChange } from '@/lib/mail/send';
import { paths } from '@/lib/paths';
import { REQUEST_TIMEOUT_MS, withTimeout } from '@/lib/supabase/backend';

type Mine<S extends Schema> = Submission<S, Session>;

const guard = async () => (await getCurrentUser()) ?? redirect(paths.signIn(paths.account));
const shared = { failed: accountMessages.unavailable, guard };
const currentPassword = {
  ...authErrors.password,
  wrong: `${accountMessages.wrongPassword.title}.`,
};

const nameForm = z.object({
  // A name may be emptied, but not left out.
  fullName: z
    .string({ error: 'missing' })
    .transform((typed): string | undefined => typed)
    .pipe(oneLine(200)),
});

export const saveName = formAction({
  schema: nameForm,
  errors: { fullName: accountScreen.name.tooLong },
  refusals: { invalid: accountMessages.nameRefused },
  ...shared,
  run: renameMe,
});

async function renameMe({ data, values, who }: Mine<typeof nameForm>): ResultOf<typeof nameForm> {
  await renameProfile(who, data.fullName);
  return { status: 'success', message: accountMessages.nameSaved, values };
}

const passwordForm = z.object({ currentPassword: typedPassword, password: chosenPassword(8) });

export const savePassword = formAction({
  schema: passwordForm,
  errors: { currentPassword, password: authErrors.password },
  refusals: {
    missing: siteMessages.missing,
    'under-8': siteMessages.shortNewPassword,
    'too-common': siteMessages.commonPassword,
    invalid: siteMessages.invalid,
  },
  ...shared,
  run: replacePassword,
});

async function replacePassword({ data, who }: Mine<typeof passwordForm>): ResultOf<typeof passwordForm> {
  const refusal = await reauthenticate(who, data.currentPassword);
  if (refusal) return refusedProof(refusal);
  const outcome = await changePassword(who, data.password);
  if (outcome.status === 'refused')
    return { status: 'error', message: { tone: 'destructive', title: outcome.reason } };
  mailSecurityChange('password-changed', who.email);
  const destination =
    outcome.status === 'signed-out'
      ? withFlash(paths.auth, 'password-saved')
      : withFlash(paths.account, 'password-changed');
  return { destination };
}

const emailForm = z.object({
  email: required(emailAddress()),
  currentPassword: typedPassword,
});

/** Mails both addresses. The result is the same whether or not the new one already has an account. */
export const changeEmail = formAction({
  schema: emailForm,
  errors: {
    email: {
      missing: authErrors.email.missing,
      'bad-email': accountMessages.emailRefused.text,
      same: accountMessages.sameEmail.title,
    },
    currentPassword,
  },
  refusals: { missing: siteMessages.missing, invalid: accountMessages.emailRefused },
  ...shared,
  limit: ({ email }, who) => [
    { rule: 'email-change', about: who.email },
    { rule: 'new-email', about: email },
  ],
  run: askForNewEmail,
});

async function askForNewEmail({ data, who }: Mine<typeof emailForm>): ResultOf<typeof emailForm> {
  const { email, currentPassword } = data;
  if (email === who.email)
    return { status: 'error', message: accountMessages.sameEmail, fieldErrors: { email: 'same' } };
  const refusal = await reauthenticate(who, currentPassword);
  if (refusal) return refusedProof(refusal);
  const isSent = await padDuration(() => mailBothAddresses(who, email), MAIL_STEP_MS);
  return isSent
    ? { status: 'success', message: accountMessages.emailAsked }
    : { status: 'error', message: accountMessages.unavailable };
}

async function mailBothAddresses(person: Session, newEmail: string): Promise<boolean> {
  const change = await beginEmailChange(person, newEmail);
  const mails = sendEmailChange({ currentEmail: person.email, newEmail, ...change });
  return withTimeout(mails, AbortSignal.timeout(REQUEST_TIMEOUT_MS));
}

const unlinkForm = z.object({ currentPassword: typedPassword });

/** Ends signing in with Google. Requires a password, so that a way in remains. */
export const unlinkGoogle = formAction({
  schema: unlinkForm,
  errors: { currentPassword },
  refusals: { invalid: siteMessages.missing },
  ...shared,
  run: removeGoogle,
});

async function removeGoogle({ data, who }: Mine<typeof unlinkForm>): ResultOf<typeof unlinkForm> {
  if (!(await signInMethods(who.userId)).withPassword)
    return { status: 'error', message: accountMessages.signInAgain };
  const refusal = await reauthenticate(who, data.currentPassword);
  if (refusal) return refusedProof(refusal);
  await removeProviders(who.userId);
  mailSecurityChange('google-removed', who.email);
  // The page itself shows the message, because it no longer has the form.
  return { destination: withFlash(paths.account, 'google-removed') };
}

const sessionForm = z.object({ session: z.literal('others').or(z.guid()) });

/** Ends one session or all others, as the form says. */
export const endSessions = formAction({
  schema: sessionForm,
  errors: {},
  refusals: { invalid: accountMessages.unavailable },
  ...shared,
  run: endOneOrOthers,
});

async function endOneOrOthers({ data, who }: Mine<typeof sessionForm>): ResultOf<typeof sessionForm> {
  const isOthers = data.session === 'others';
  await (isOthers ? endOtherSessions(who) : endAccountSessions(who.userId, data.session));
  revalidatePath(paths.account);
  const message = isOthers ? accountMessages.othersEnded : accountMessages.sessionEnded;
  return { status: 'success', message };
}

const deletionForm = z.object({
  confirmation: z.string().optional().refine(isDeletionWord, { error: 'not-confirmed' }),
  currentPassword: z.string().default(''),
});

export const deleteMyAccount = formAction({
  schema: deletionForm,
  errors: { currentPassword },
  refusals: { invalid: accountMessages.notConfirmed },
  failed: accountMessages.unavailable,
  secret: ['confirmation'],
  guard,
  run: deleteMe,
});

async function deleteMe({ data, who }: Mine<typeof deletionForm>): ResultOf<typeof deletionForm> {
  const refusal = await reauthenticate(who, data.currentPassword);
  if (refusal) return refusedProof(refusal);
  const isDeleted = await deleteAccount(who);
  if (!isDeleted) return { status: 'error', message: accountMessages.lastAdmin };
  mailSecurityChange('account-deleted', who.email);
  return { destination: withFlash(paths.auth, 'account-deleted') };
}

/** At most 120 bytes of a name, as the auth service counts. */
const addSchema = z.object({ name: oneLine(30), currentPassword: z.string().default(''), ...deviceAnswer });

/** First verifies the person and asks the device for a passkey, then keeps it. */
export const addMyPasskey = formAction<typeof addSchema, Session, { request: DeviceRequest }>({
  ...shared,
  schema: addSchema,
  errors: { name: accountScreen.passkeys.tooLong, currentPassword },
  refusals: { invalid: accountMessages.passkeyNotAdded },
  run: keepPasskey,
});

async function keepPasskey({
  data,
  values,
  who,
}: Mine<typeof addSchema>): ResultOf<typeof addSchema, { request: DeviceRequest }> {
  // Only a verified person gets a challenge, and it is valid for that person only.
  if (data.challenge && data.answer) {
    const refused = await addPasskey(data.challenge, data.answer, data.name);
    if (refused) return { status: 'error', message: passkeyWords(refused) };
    mailSecurityChange('passkey-added', who.email);
    revalidatePath(paths.account);
    return { status: 'success', message: accountMessages.passkeyAdded };
  }
  const refusal = await reauthenticate(who, data.currentPassword);
  if (refusal) return refusedProof(refusal);
  const asked = await askForNewPasskey();
  return 'status' in asked
    ? { status: 'error', message: passkeyWords(asked) }
    : { status: 'idle', data: { request: asked }, values };
}

const removalForm = z.object({ passkey: z.guid(), currentPassword: z.string().default('') });

export const removeMyPasskey = formAction({
  ...shared,
  schema: removalForm,
  errors: { currentPassword },
  refusals: { invalid: accountMessages.unavailable },
  run: forgetPasskey,
});

async function forgetPasskey({ data, who }: Mine<typeof removalForm>): ResultOf<typeof removalForm> {
  const refusal = await reauthenticate(who, data.currentPassword);
  if (refusal) return refusedProof(refusal);
  const refused = await removePasskey(data.passkey);
  if (refused) return { status: 'error', message: passkeyWords(refused) };
  mailSecurityChange('passkey-removed', who.email);
  revalidatePath(paths.account);
  return { status: 'success', message: accountMessages.passkeyRemoved };
}

/** The service's code for a passkey that is not there is `validation_failed`. */
const passkeyWords = (refused: Refused) =>
  refused.status === 'refused' && refused.code === 'validation_failed'
    ? accountMessages.passkeyGone
    : passkeyMessageOf(refused, accountMessages.passkeyNotAdded);
