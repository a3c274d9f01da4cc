'use server';

import { appMessages, siteMessages } from '@/content/auth-messages';
import { checkPassword } from '@/lib/forms/check-password';
import { type CredentialField, secretFields, signInSchema, signUpSchema } from '@/lib/forms/credentials';
import { formResult, refuseWith } from '@/lib/forms/form-result';
import type { FormMessage, FormState } from '@/lib/forms/form-state';
import { leaveTo } from '@/lib/forms/leave-to';
import { parseForm } from '@/lib/forms/parse-form';
import { paths } from '@/lib/paths';
import { BackendUnavailable } from '@/lib/supabase/backend';
import type { Refused } from './auth-errors';
import { beginGoogleSignIn } from './google';
import { arriveAt, landingPath } from './landing';
import { signInWithPassword } from './sign-in';
import { signUp as openAccount } from './sign-up';

type State = FormState<CredentialField>;

const asTitle = (title: string): FormMessage => ({ tone: 'destructive', title });

/** What differs between the sign-in pages. `refused` gets the auth service's own reason. */
const pages = {
  site: {
    messages: { ...siteMessages, google: siteMessages },
    usualLanding: paths.home,
    arrivals: { signIn: 'signed-in', signUp: 'account-created' },
    asked: 'name',
    refused: {
      signIn: (reason: string) =>
        reason.includes('Invalid login credentials') ? siteMessages.wrongCredentials : asTitle(reason),
      signUp: (reason: string) =>
        reason.includes('already registered') ? siteMessages.alreadyRegistered : asTitle(reason),
      google: asTitle,
    },
  },
  app: {
    messages: {
      ...appMessages,
      google: { unavailable: appMessages.googleUnexpected, unexpected: appMessages.googleUnexpected },
    },
    usualLanding: paths.flipApp,
    arrivals: { signIn: 'welcome-back', signUp: 'welcome-back' },
    asked: 'password-again',
    refused: {
      signIn: (text: string) => ({ ...appMessages.loginFailed, text }),
      signUp: (text: string) => ({ ...appMessages.signupFailed, text }),
      google: (text: string) => ({ ...appMessages.googleFailed, text }),
    },
  },
} as const;

/** The page that a form is on, and where it leads. The fields are untrusted. */
function readPage(formData: FormData) {
  const from = formData.get('from') === 'app' ? 'app' : 'site';
  const landing = landingPath(formData.get('next'), pages[from].usualLanding);
  return { from, landing, ...pages[from] } as const;
}

export async function signIn(previous: State, formData: FormData): Promise<State> {
  const { landing, arrivals, messages, refused } = readPage(formData);
  const form = parseForm(signInSchema, formData, secretFields);
  const refuse = refuseWith(previous, form.values);
  if (!form.ok) return refuse(messages.missing, form.fieldErrors);
  const outcome = await signInWithPassword(form.data.email, form.data.password).catch(failed);
  if (outcome.status !== 'signed-in') return refuse(messageOf(outcome, messages, refused.signIn));
  return arriveAt(previous, landing, arrivals.signIn);
}

export async function signUp(previous: State, formData: FormData): Promise<State> {
  const { landing, arrivals, asked, messages, refused } = readPage(formData);
  const form = parseForm(signUpSchema(asked), formData, secretFields);
  const { values } = form;
  const refuse = refuseWith(previous, values);
  const checked = checkPassword(form, formData, messages);
  if (checked.refusal) return refuse(checked.refusal.message, checked.refusal.fieldErrors);
  const { consent, confirmPassword: _, ...account } = checked.data;
  const outcome = await openAccount({ ...account, consents: consent === 'on', landing }).catch(failed);
  switch (outcome.status) {
    case 'signed-in':
      return arriveAt(previous, landing, arrivals.signUp);
    case 'confirm-by-mail':
      return formResult(previous, { status: 'success', message: messages.confirmByMail, values });
    default:
      return refuse(messageOf(outcome, messages, refused.signUp));
  }
}

export async function continueWithGoogle(previous: State, formData: FormData): Promise<State> {
  const { from, landing, messages, refused } = readPage(formData);
  const outcome = await beginGoogleSignIn(from, landing).catch(failed);
  if (outcome.status === 'ready') return leaveTo(previous, outcome.url);
  return refuseWith(previous, {})(messageOf(outcome, messages.google, refused.google));
}

type Failed = { status: 'unavailable' | 'unexpected' };

/** Logs an unexpected error for the operator; the visitor gets a general message. */
function failed(error: unknown): Failed {
  if (error instanceof BackendUnavailable) return { status: 'unavailable' };
  console.error(error);
  return { status: 'unexpected' };
}

function messageOf(
  outcome: Refused | Failed,
  messages: Record<Failed['status'], FormMessage>,
  refused: (reason: string) => FormMessage,
): FormMessage {
  if (outcome.status === 'limited') return outcome.message;
  return outcome.status === 'refused' ? refused(outcome.reason) : messages[outcome.status];
}
