'use server';

import { z } from 'zod';
import { authErrors, confirmScreen, recoveryScreen } from '@/content/auth/auth';
import { appMessages, type Flash, passkeyMessages, siteMessages } from '@/content/auth/messages';
import { type AuthRejection, padDuration } from '@/lib/auth/auth-errors';
import { accountEmail, chosenPassword, mailedEmail, typedPassword, typedTwice } from '@/lib/auth/credentials';
import { rememberMailAddress } from '@/lib/auth/mail-link';
import { askForPasskey, passkeyMessageOf, signInWithPasskey } from '@/lib/auth/passkeys';
import type { SignedIn } from '@/lib/auth/session';
import { beginGoogleSignIn, destinationOf, homeOf, signInWithPassword, withFlash } from '@/lib/auth/sign-in';
import { makeAccountLink, makeConfirmation, type NewAccount, signUp } from '@/lib/auth/sign-up';
import type { FormMessage } from '@/lib/domain/form-message';
import { deviceAnswer, type FormResult, formAction, oneLine, required } from '@/lib/forms/form-action';
import type { DeviceRequest } from '@/lib/forms/form-state';
import { mailAccount, mailSecurityChange } from '@/lib/mail/send';
import { paths } from '@/lib/paths';
import { REQUEST_TIMEOUT_MS } from '@/lib/supabase/backend';

/** Path to land on; untrusted. */
const next = z.string().optional();
const signUpSchema = z.object({
  email: mailedEmail,
  password: chosenPassword(6),
  /** Optional: without consent, an account stores no flips. */
  consent: z.string().optional(),
  next,
});
const siteSignUpSchema = signUpSchema.extend({ fullName: required(oneLine(200)) });
/** A repetition left empty differs from the password. */
const appSignUpSchema = typedTwice(signUpSchema.extend({ confirmPassword: z.string().default('') }));

export type CredentialField = keyof typeof siteSignUpSchema.shape | keyof typeof appSignUpSchema.shape;

type Message = keyof typeof siteMessages & keyof typeof appMessages;

/** What differs between the sign-in pages: the site's own, and the exercise's. */
interface SignInPage {
  from: 'site' | 'app';
  /** Where people go who came without `next`. */
  home: string;
  signedIn: Flash;
  signedUp: Flash;
  words: Record<Message, FormMessage>;
  /** For a refusal of the auth service. */
  rejected: Record<'login' | 'signup' | 'google', (rejection: AuthRejection) => FormMessage>;
}

/** Refusals whose message on the site is not the auth service's own. */
const siteRefusals: Readonly<Record<string, FormMessage>> = {
  invalid_credentials: siteMessages.wrongCredentials,
  user_already_exists: siteMessages.alreadyRegistered,
};
const refusedAtSite = (rejection: AuthRejection): FormMessage =>
  rejection.status === 'limited'
    ? rejection.message
    : (siteRefusals[rejection.code] ?? { tone: 'destructive', title: rejection.reason });
const refusedInApp =
  (message: FormMessage) =>
  (rejection: AuthRejection): FormMessage =>
    rejection.status === 'limited' ? rejection.message : { ...message, text: rejection.reason };

const site: SignInPage = {
  from: 'site',
  home: paths.home,
  signedIn: 'signed-in',
  signedUp: 'account-created',
  words: siteMessages,
  rejected: { login: refusedAtSite, signup: refusedAtSite, google: refusedAtSite },
};
const app: SignInPage = {
  from: 'app',
  home: paths.flipApp,
  signedIn: 'welcome-back',
  signedUp: 'welcome-back',
  words: appMessages,
  rejected: {
    login: refusedInApp(appMessages.loginFailed),
    signup: refusedInApp(appMessages.signupFailed),
    google: refusedInApp(appMessages.googleFailed),
  },
};

/** @param signal of the sign-in, so that both together answer in time */
async function welcome(page: SignInPage, person: SignedIn, next: string | undefined, signal: AbortSignal) {
  if (person.isNewDevice) mailSecurityChange('new-device', person.email);
  const destination = await homeOf(destinationOf(next, page.home), person, signal);
  return { destination: withFlash(destination, page.signedIn) };
}

const { email, fullName, password, confirmPassword } = authErrors;
const failed = ({ words }: SignInPage) => ({ failed: words.unavailable, unexpected: words.unexpected });

const signIn = (page: SignInPage) =>
  formAction({
    schema: z.object({ email: accountEmail, password: typedPassword, next }),
    errors: { email, password },
    messages: { missing: page.words.missing, invalid: page.words.invalid },
    ...failed(page),
    run: async function openSession({ data }) {
      const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
      const outcome = await signInWithPassword(data.email, data.password, signal);
      return outcome.status === 'signed-in'
        ? welcome(page, outcome, data.next, signal)
        : { status: 'error', message: page.rejected.login(outcome) };
    },
  });
export const signInAtSite = signIn(site);
export const signInInApp = signIn(app);

type SignUpForm = z.output<typeof signUpSchema> & Pick<NewAccount, 'fullName'>;

const signUpOptions = (page: SignInPage) => ({
  limit: ({ email }: SignUpForm) => ({ rule: 'sign-up', about: email }) as const,
  messages: {
    missing: page.words.missing,
    different: appMessages.differentPasswords,
    'under-6': page.words.shortPassword,
    'too-common': page.words.commonPassword,
    invalid: page.words.invalid,
  },
  ...failed(page),
  run: async function openAccount({ data }: { data: SignUpForm }): Promise<FormResult<CredentialField>> {
    const { email, password, fullName, consent } = data;
    const destination = destinationOf(data.next, page.home);
    const outcome = await signUp({ email, password, fullName, consents: consent === 'on', destination });
    switch (outcome.status) {
      case 'signed-in':
        return { destination: withFlash(destination, page.signedUp) };
      case 'confirm-by-mail':
        mailAccount(outcome.mail);
        return { status: 'success', message: page.words.confirmByMail, values: { email } };
      default:
        return { status: 'error', message: page.rejected.signup(outcome) };
    }
  },
});
export const signUpAtSite = formAction({
  ...signUpOptions(site),
  schema: siteSignUpSchema,
  errors: { email, password, fullName },
});
export const signUpInApp = formAction({
  ...signUpOptions(app),
  schema: appSignUpSchema,
  errors: { email, password, confirmPassword },
});

const google = (page: SignInPage) =>
  formAction({
    schema: z.object({ next }),
    errors: {},
    messages: { invalid: page.words.invalid },
    ...failed(page),
    run: async function goToGoogle({ data }) {
      const outcome = await beginGoogleSignIn(page.from, destinationOf(data.next, page.home));
      return outcome.status === 'ready'
        ? { destination: outcome.url }
        : { status: 'error', message: page.rejected.google(outcome) };
    },
  });
export const googleAtSite = google(site);
const { googleUnexpected: unexpected } = appMessages;
export const googleInApp = google({
  ...app,
  words: { ...appMessages, invalid: unexpected, unavailable: unexpected, unexpected },
});

type PasskeyResult = FormResult<'next', { request: DeviceRequest }>;

/** First asks the device for a passkey, then signs in with its answer. */
const passkey = (page: SignInPage) =>
  formAction({
    schema: z.object({ next, ...deviceAnswer }),
    errors: {},
    messages: { invalid: passkeyMessages.refused },
    limit: () => ({ rule: 'passkey' }),
    ...failed(page),
    run: async function openWithPasskey({ data: { next, challenge, answer } }): Promise<PasskeyResult> {
      if (!challenge || !answer) {
        const asked = await askForPasskey();
        return 'status' in asked
          ? { status: 'error', message: passkeyMessageOf(asked) }
          : { status: 'idle', data: { request: asked } };
      }
      const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
      const outcome = await signInWithPasskey(challenge, answer, signal);
      return outcome.status === 'signed-in'
        ? welcome(page, outcome, next, signal)
        : { status: 'error', message: passkeyMessageOf(outcome) };
    },
  });
export const passkeyAtSite = passkey(site);
export const passkeyInApp = passkey(app);

/**
 * Mails a link: to set a new password, or to confirm an account. The result is the same whether or not the account
 * exists.
 */
export const askForLink = formAction({
  schema: z.object({ email: mailedEmail, type: z.string().optional(), next }),
  errors: { email },
  messages: { missing: siteMessages.missing, invalid: siteMessages.invalid },
  failed: siteMessages.unavailable,
  limit: ({ email, type }) => ({ rule: type === 'recovery' ? 'recovery' : 'new-link', about: email }),
  run: async function mailLink({ data: { email, type, next }, values }) {
    await rememberMailAddress(email);
    const isRecovery = type === 'recovery';
    const make = () =>
      isRecovery
        ? // The link leads to the account page, which confirms the new password.
          makeAccountLink('recovery', email, paths.account)
        : makeConfirmation(email, destinationOf(next, paths.home));
    mailAccount(await padDuration(make));
    const message = isRecovery ? recoveryScreen.asked : confirmScreen.renew.asked;
    return { status: 'success', message, values };
  },
});
