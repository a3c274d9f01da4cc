'use server';

import { z } from 'zod';
import { authErrors, confirmScreen, recoveryScreen } from '@/content/auth';
import { appMessages, type Flash, passkeyMessages, siteMessages } from '@/content/auth-messages';
import type { Refused } from '@/lib/auth/auth-errors';
import { padDuration } from '@/lib/auth/auth-errors';
import { accountEmail, chosenPassword, typedPassword, typedTwice } from '@/lib/auth/credentials';
import { rememberMailAddress } from '@/lib/auth/mail-link';
import { askForPasskey, passkeyMessageOf, signInWithPasskey } from '@/lib/auth/passkeys';
import { beginGoogleSignIn, destinationOf, signInWithPassword, withFlash } from '@/lib/auth/sign-in';
import { makeConfirmation, makeRecovery, type NewAccount, signUp } from '@/lib/auth/sign-up';
import { normaliseEmail } from '@/lib/domain/email-address';
import { deviceAnswer, oneLine, required } from '@/lib/forms/fields';
import { type FormResult, formAction } from '@/lib/forms/form-action';
import type { DeviceRequest, FormMessage } from '@/lib/forms/form-state';
import { mailAccount, mailSecurityChange } from '@/lib/mail/send';
import { paths } from '@/lib/paths';

/** Path to land on; untrusted. */
const next = z.string().optional();
const signInSchema = z.object({ email: accountEmail, password: typedPassword, next });
const signUpSchema = z.object({
  email: accountEmail,
  password: chosenPassword(6),
  /** Optional: without consent, an account stores no flips. */
  consent: z.string().optional(),
  next,
});
const siteSignUpSchema = signUpSchema.extend({ fullName: required(oneLine(200)) });
const appSignUpSchema = typedTwice(signUpSchema.extend({ confirmPassword: typedPassword }));
const googleSchema = z.object({ next });
const passkeySchema = z.object({ next, ...deviceAnswer });

export type CredentialField = keyof typeof siteSignUpSchema.shape | keyof typeof appSignUpSchema.shape;

/** What differs between the sign-in pages: the site's own, and the exercise's. */
interface SignInPage {
  /** Where people go who came without `next`. */
  home: string;
  signedIn: Flash;
  signedUp: Flash;
  confirmByMail: FormMessage;
}
const site: SignInPage = {
  home: paths.home,
  signedIn: 'signed-in',
  signedUp: 'account-created',
  confirmByMail: siteMessages.confirmByMail,
};
const app: SignInPage = {
  home: paths.flipApp,
  signedIn: 'welcome-back',
  signedUp: 'welcome-back',
  confirmByMail: appMessages.confirmByMail,
};

/** Refusals whose message on the site is not the auth service's own. */
const siteRefusals: Readonly<Record<string, FormMessage>> = {
  invalid_credentials: siteMessages.wrongCredentials,
  user_already_exists: siteMessages.alreadyRegistered,
};
const refusedAtSite = (refused: Refused): FormMessage =>
  refused.status === 'limited'
    ? refused.message
    : (siteRefusals[refused.code] ?? { tone: 'destructive', title: refused.reason });
const refusedInApp =
  (message: FormMessage) =>
  (refused: Refused): FormMessage =>
    refused.status === 'limited' ? refused.message : { ...message, text: refused.reason };

async function openSession(
  page: SignInPage,
  form: z.output<typeof signInSchema>,
  refused: (refused: Refused) => FormMessage,
): Promise<FormResult<'email' | 'password' | 'next'>> {
  const outcome = await signInWithPassword(form.email, form.password);
  if (outcome.status !== 'signed-in') return { status: 'error', message: refused(outcome) };
  if (outcome.isNewDevice) mailSecurityChange('new-device', form.email);
  return { destination: withFlash(destinationOf(form.next, page.home), page.signedIn) };
}

async function openAccount(
  page: SignInPage,
  form: z.output<typeof signUpSchema> & Pick<NewAccount, 'fullName'>,
  refused: (refused: Refused) => FormMessage,
): Promise<FormResult<CredentialField>> {
  const { email, password, fullName, consent } = form;
  const destination = destinationOf(form.next, page.home);
  const outcome = await signUp({ email, password, fullName, consents: consent === 'on', destination });
  switch (outcome.status) {
    case 'signed-in':
      return { destination: withFlash(destination, page.signedUp) };
    case 'confirm-by-mail':
      mailAccount(outcome.mail);
      return { status: 'success', message: page.confirmByMail, values: { email } };
    default:
      return { status: 'error', message: refused(outcome) };
  }
}

/** First asks the device for a passkey, then signs in with its answer. */
async function openWithPasskey(
  page: SignInPage,
  { next, challenge, answer }: z.output<typeof passkeySchema>,
): Promise<FormResult<keyof typeof passkeySchema.shape, { request: DeviceRequest }>> {
  if (!challenge || !answer) {
    const asked = await askForPasskey();
    return 'status' in asked
      ? { status: 'error', message: passkeyMessageOf(asked) }
      : { status: 'idle', data: { request: asked } };
  }
  const outcome = await signInWithPasskey(challenge, answer);
  if (outcome.status !== 'signed-in') return { status: 'error', message: passkeyMessageOf(outcome) };
  if (outcome.isNewDevice) mailSecurityChange('new-device', outcome.email);
  return { destination: withFlash(destinationOf(next, page.home), page.signedIn) };
}

async function goToGoogle(
  from: 'site' | 'app',
  page: SignInPage,
  form: z.output<typeof googleSchema>,
  refused: (refused: Refused) => FormMessage,
): Promise<FormResult<'next'>> {
  const outcome = await beginGoogleSignIn(from, destinationOf(form.next, page.home));
  return outcome.status === 'ready'
    ? { destination: outcome.url }
    : { status: 'error', message: refused(outcome) };
}

const { email, fullName, password, confirmPassword } = authErrors;
const signInErrors = { email, password: password.missing };
const failedAtSite = { failed: siteMessages.unavailable, unexpected: siteMessages.unexpected };
const failedInApp = { failed: appMessages.unavailable, unexpected: appMessages.unexpected };

export const signInAtSite = formAction({
  schema: signInSchema,
  errors: signInErrors,
  refusals: { missing: siteMessages.missing, invalid: siteMessages.invalid },
  ...failedAtSite,
  run: ({ data }) => openSession(site, data, refusedAtSite),
});

export const signInInApp = formAction({
  schema: signInSchema,
  errors: signInErrors,
  refusals: { missing: appMessages.missing, invalid: appMessages.invalid },
  ...failedInApp,
  run: ({ data }) => openSession(app, data, refusedInApp(appMessages.loginFailed)),
});

export const signUpAtSite = formAction({
  schema: siteSignUpSchema,
  errors: { email, password, fullName },
  refusals: {
    missing: siteMessages.missing,
    'under-6': siteMessages.shortPassword,
    'too-common': siteMessages.commonPassword,
    invalid: siteMessages.invalid,
  },
  ...failedAtSite,
  run: ({ data }) => openAccount(site, data, refusedAtSite),
});

export const signUpInApp = formAction({
  schema: appSignUpSchema,
  errors: { email, password, confirmPassword },
  refusals: {
    missing: appMessages.missing,
    different: appMessages.differentPasswords,
    'under-6': appMessages.shortPassword,
    'too-common': appMessages.commonPassword,
    invalid: appMessages.invalid,
  },
  ...failedInApp,
  run: ({ data }) => openAccount(app, data, refusedInApp(appMessages.signupFailed)),
});

export const googleAtSite = formAction({
  schema: googleSchema,
  errors: {},
  refusals: { invalid: siteMessages.invalid },
  ...failedAtSite,
  run: ({ data }) => goToGoogle('site', site, data, refusedAtSite),
});

export const googleInApp = formAction({
  schema: googleSchema,
  errors: {},
  refusals: { invalid: appMessages.googleUnexpected },
  failed: appMessages.googleUnexpected,
  run: ({ data }) => goToGoogle('app', app, data, refusedInApp(appMessages.googleFailed)),
});

const passkeyOptions = {
  schema: passkeySchema,
  errors: {},
  refusals: { invalid: passkeyMessages.refused },
  secret: ['challenge', 'answer'] as const,
  limit: () => ({ rule: 'passkey' as const }),
};

export const passkeyAtSite = formAction<typeof passkeySchema, undefined, { request: DeviceRequest }>({
  ...passkeyOptions,
  ...failedAtSite,
  run: ({ data }) => openWithPasskey(site, data),
});

export const passkeyInApp = formAction<typeof passkeySchema, undefined, { request: DeviceRequest }>({
  ...passkeyOptions,
  ...failedInApp,
  run: ({ data }) => openWithPasskey(app, data),
});

/**
 * Mails a link: to set a new password, or to confirm an account. The result is the same whether or not the account
 * exists.
 */
export const askForLink = formAction({
  schema: z.object({ email: accountEmail, type: z.string().optional(), next }),
  errors: { email },
  refusals: { missing: siteMessages.missing, invalid: siteMessages.invalid },
  failed: siteMessages.unavailable,
  limit: ({ email, type }) => ({ rule: type === 'recovery' ? 'recovery' : 'new-link', about: email }),
  run: async ({ data: { email, type, next }, values }) => {
    await rememberMailAddress(email);
    const isRecovery = type === 'recovery';
    const address = normaliseEmail(email);
    const make = () =>
      isRecovery
        ? // Ends at the account, whose new password is confirmed there.
          makeRecovery(address, paths.account)
        : makeConfirmation(address, destinationOf(next, paths.home));
    mailAccount(await padDuration(make));
    const message = isRecovery ? recoveryScreen.asked : confirmScreen.renew.asked;
    return { status: 'success', message, values };
  },
});
