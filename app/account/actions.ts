'use server';

import { revalidatePath } from 'next/cache';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { accountMessages, accountScreen, isDeletionWord } from '@/content/auth/account';
import { authErrors } from '@/content/auth/auth';
import { accountConsent } from '@/content/auth/consent';
import { siteMessages } from '@/content/auth/messages';
import {
  changePassword,
  deleteAccount,
  endAccountSessions,
  endOtherSessions,
  removeProviders,
  signInMethods,
} from '@/lib/auth/account';
import { type AuthRejection, MAIL_STEP_MS, padDuration } from '@/lib/auth/auth-errors';
import { chosenPassword, typedPassword } from '@/lib/auth/credentials';
import { beginEmailChange } from '@/lib/auth/email-change';
import { addPasskey, askForNewPasskey, passkeyMessageOf, removePasskey } from '@/lib/auth/passkeys';
import { reauthenticate, refusedProof } from '@/lib/auth/proof';
import { getCurrentUser } from '@/lib/auth/session';
import { destinationOf, withFlash } from '@/lib/auth/sign-in';
import { recordConsent, withdrawConsent } from '@/lib/data/account-consents';
import { renameProfile } from '@/lib/data/personal-data';
import type { FormMessage } from '@/lib/domain/form-message';
import type { User } from '@/lib/domain/session';
import {
  deviceAnswer,
  emailAddress,
  type FormResult,
  formAction,
  oneLine,
  required,
} from '@/lib/forms/form-action';
import type { DeviceRequest } from '@/lib/forms/form-state';
import { mailSecurityChange, sendEmailChange } from '@/lib/mail/send';
import { paths } from '@/lib/paths';
import { REQUEST_TIMEOUT_MS, withTimeout } from '@/lib/supabase/backend';

const guard = async () => (await getCurrentUser()) ?? redirect(paths.signIn(paths.account));
const shared = { failed: accountMessages.unavailable, guard };
const currentPassword = {
  ...authErrors.password,
  wrong: `${accountMessages.wrongPassword.title}.`,
};

export const saveName = formAction({
  schema: z.object({
    // A name may be emptied, but not left out.
    fullName: z
      .string({ error: 'missing' })
      .transform((typed): string | undefined => typed)
      .pipe(oneLine(200)),
  }),
  errors: { fullName: accountScreen.name.tooLong },
  messages: { invalid: accountMessages.nameRefused },
  ...shared,
  run: async function renameMe({ data, values, actor }) {
    await renameProfile(actor, data.fullName);
    return { status: 'success', message: accountMessages.nameSaved, values };
  },
});

export const savePassword = formAction({
  schema: z.object({ currentPassword: typedPassword, password: chosenPassword(8) }),
  errors: { currentPassword, password: authErrors.password },
  messages: {
    missing: siteMessages.missing,
    'under-8': siteMessages.shortNewPassword,
    'too-common': siteMessages.commonPassword,
    invalid: siteMessages.invalid,
  },
  ...shared,
  run: async function replacePassword({ data, actor }) {
    const refusal = await reauthenticate(actor, data.currentPassword);
    if (refusal) return refusedProof(refusal);
    const outcome = await changePassword(actor, data.password);
    if (outcome.status === 'refused')
      return { status: 'error', message: { tone: 'destructive', title: outcome.reason } };
    mailSecurityChange('password-changed', actor.email);
    const destination =
      outcome.status === 'signed-out'
        ? withFlash(paths.auth, 'password-saved')
        : withFlash(paths.account, 'password-changed');
    return { destination };
  },
});

/** Mails both addresses. The result is the same whether or not the new one already has an account. */
export const changeEmail = formAction({
  schema: z.object({ email: required(emailAddress()), currentPassword: typedPassword }),
  errors: {
    email: {
      missing: authErrors.email.missing,
      'bad-email': accountMessages.emailRefused.text,
      same: accountMessages.sameEmail.title,
    },
    currentPassword,
  },
  messages: { missing: siteMessages.missing, invalid: accountMessages.emailRefused },
  ...shared,
  limit: ({ email }, actor) => [
    { rule: 'email-change', about: actor.email },
    { rule: 'new-email', about: email },
  ],
  run: async function askForNewEmail({ data: { email, currentPassword }, actor }) {
    if (email === actor.email)
      return { status: 'error', message: accountMessages.sameEmail, fieldErrors: { email: 'same' } };
    const refusal = await reauthenticate(actor, currentPassword);
    if (refusal) return refusedProof(refusal);
    const isSent = await padDuration(() => mailBothAddresses(actor, email), MAIL_STEP_MS);
    return isSent
      ? { status: 'success', message: accountMessages.emailAsked }
      : { status: 'error', message: accountMessages.unavailable };
  },
});

async function mailBothAddresses(user: User, newEmail: string): Promise<boolean> {
  const change = await beginEmailChange(user, newEmail);
  const mails = sendEmailChange({ currentEmail: user.email, newEmail, ...change });
  return withTimeout(mails, AbortSignal.timeout(REQUEST_TIMEOUT_MS));
}

/** Ends signing in with Google. Requires a password, so that a way in remains. */
export const unlinkGoogle = formAction({
  schema: z.object({ currentPassword: typedPassword }),
  errors: { currentPassword },
  messages: { invalid: siteMessages.missing },
  ...shared,
  run: async function removeGoogle({ data, actor }) {
    if (!(await signInMethods(actor.userId)).withPassword)
      return { status: 'error', message: accountMessages.signInAgain };
    const refusal = await reauthenticate(actor, data.currentPassword);
    if (refusal) return refusedProof(refusal);
    await removeProviders(actor.userId);
    mailSecurityChange('google-removed', actor.email);
    // The page itself shows the message, because it no longer has the form.
    return { destination: withFlash(paths.account, 'google-removed') };
  },
});

/** Ends one session or all others, as the form says. */
export const endSessions = formAction({
  schema: z.object({ session: z.literal('others').or(z.guid()) }),
  errors: {},
  messages: { invalid: accountMessages.unavailable },
  ...shared,
  run: async function endOneOrOthers({ data, actor }) {
    const isOthers = data.session === 'others';
    await (isOthers ? endOtherSessions(actor) : endAccountSessions(actor.userId, data.session));
    revalidatePath(paths.account);
    const message = isOthers ? accountMessages.othersEnded : accountMessages.sessionEnded;
    return { status: 'success', message };
  },
});

export const deleteMyAccount = formAction({
  schema: z.object({
    confirmation: z.string().optional().refine(isDeletionWord, { error: 'not-confirmed' }),
    currentPassword: z.string().default(''),
  }),
  errors: { currentPassword },
  messages: { invalid: accountMessages.notConfirmed },
  ...shared,
  secret: ['confirmation'],
  run: async function deleteMe({ data, actor }) {
    const refusal = await reauthenticate(actor, data.currentPassword);
    if (refusal) return refusedProof(refusal);
    if (!(await deleteAccount(actor))) return { status: 'error', message: accountMessages.lastAdmin };
    mailSecurityChange('account-deleted', actor.email);
    return { destination: withFlash(paths.auth, 'account-deleted') };
  },
});

type PasskeyResult = FormResult<'name' | 'currentPassword', { request: DeviceRequest }>;

/** First verifies the person and asks the device for a passkey, then keeps it. */
export const addMyPasskey = formAction({
  ...shared,
  // At most 120 bytes of a name, as the auth service counts.
  schema: z.object({ name: oneLine(30), currentPassword: z.string().default(''), ...deviceAnswer }),
  errors: { name: accountScreen.passkeys.tooLong, currentPassword },
  messages: { invalid: accountMessages.passkeyNotAdded },
  run: async function keepPasskey({ data, values, actor }): Promise<PasskeyResult> {
    // Only a verified person gets a challenge, and it is valid for that person only.
    if (data.challenge && data.answer) {
      const rejection = await addPasskey(data.challenge, data.answer, data.name);
      if (rejection) return { status: 'error', message: passkeyWords(rejection) };
      mailSecurityChange('passkey-added', actor.email);
      revalidatePath(paths.account);
      return { status: 'success', message: accountMessages.passkeyAdded };
    }
    const refusal = await reauthenticate(actor, data.currentPassword);
    if (refusal) return refusedProof(refusal);
    const asked = await askForNewPasskey();
    return 'status' in asked
      ? { status: 'error', message: passkeyWords(asked) }
      : { status: 'idle', data: { request: asked }, values };
  },
});

export const removeMyPasskey = formAction({
  ...shared,
  schema: z.object({ passkey: z.guid(), currentPassword: z.string().default('') }),
  errors: { currentPassword },
  messages: { invalid: accountMessages.unavailable },
  run: async function forgetPasskey({ data, actor }) {
    const refusal = await reauthenticate(actor, data.currentPassword);
    if (refusal) return refusedProof(refusal);
    const rejection = await removePasskey(data.passkey);
    if (rejection) return { status: 'error', message: passkeyWords(rejection) };
    mailSecurityChange('passkey-removed', actor.email);
    revalidatePath(paths.account);
    return { status: 'success', message: accountMessages.passkeyRemoved };
  },
});

/** The service's code for a passkey that is not there is `validation_failed`. */
const passkeyWords = (rejection: AuthRejection) =>
  rejection.status === 'refused' && rejection.code === 'validation_failed'
    ? accountMessages.passkeyGone
    : passkeyMessageOf(rejection, accountMessages.passkeyNotAdded);

const consentFailed: FormMessage = { tone: 'destructive', title: accountConsent.card.failed };
const ofConsent = {
  failed: consentFailed,
  guard,
  limit: (_: unknown, actor: User) => ({ rule: 'consent' as const, about: actor.userId }),
};

/** Records the consent to storing flips and continues to `next`. */
export const keepFlips = formAction({
  schema: z.object({ consent: z.literal('on', { error: 'missing' }), next: z.string().optional() }),
  errors: { consent: accountConsent.card.missing },
  messages: { invalid: { tone: 'destructive', title: accountConsent.card.missing } },
  ...ofConsent,
  run: async function giveConsent({ data, actor }) {
    await recordConsent(actor.userId);
    return { destination: withFlash(destinationOf(data.next, paths.account), 'flips-kept') };
  },
});

/** Withdraws the consent and, if chosen, deletes the stored flips. */
export const stopKeepingFlips = formAction({
  schema: z.object({ deleteFlips: z.string().optional() }),
  errors: {},
  messages: { invalid: consentFailed },
  ...ofConsent,
  run: async function takeConsentBack({ data, actor }) {
    const deleteFlips = data.deleteFlips === 'on';
    await withdrawConsent(actor.userId, 'flips', deleteFlips);
    return { destination: withFlash(paths.account, deleteFlips ? 'flips-deleted' : 'flips-stopped') };
  },
});

/** Withdraws the consent to counts of the notebook, and deletes them. */
export const deleteCounts = formAction({
  schema: z.object({}),
  errors: {},
  messages: { invalid: consentFailed },
  ...ofConsent,
  run: async function deleteMyCounts({ actor }) {
    await withdrawConsent(actor.userId, 'counts', true);
    return { destination: withFlash(paths.account, 'counts-deleted') };
  },
});
