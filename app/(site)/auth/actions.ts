'use server';

import { authFields } from '@/content/auth';
import { siteMessages } from '@/content/auth-messages';
import { beginGoogleSignIn } from '@/lib/auth/google';
import { landingPath, withArrival } from '@/lib/auth/landing';
import { signInWithPassword } from '@/lib/auth/sign-in';
import { signUp as openAccount } from '@/lib/auth/sign-up';
import { publicEnv } from '@/lib/env';
import { answerForm } from '@/lib/forms/answer-form';
import type { FormState } from '@/lib/forms/form-state';
import { leaveTo } from '@/lib/forms/leave-to';
import { parseForm } from '@/lib/forms/parse-form';
import { paths } from '@/lib/paths';
import { type SignInField, type SignUpField, signInSchema, signUpSchema } from './schema';

export async function signIn(
  previous: FormState<SignInField>,
  formData: FormData,
): Promise<FormState<SignInField>> {
  const form = parseForm(signInSchema, formData, ['password']);
  const { values } = form;
  if (!form.ok) {
    const { fieldErrors } = form;
    return answerForm(previous, { status: 'error', message: siteMessages.missing, fieldErrors, values });
  }
  const refuse = (message: FormState['message']) =>
    answerForm(previous, { status: 'error', message, values });
  const outcome = await signInWithPassword(form.data.email, form.data.password).catch(logged);
  switch (outcome?.status) {
    case 'signed-in': {
      const { SITE_URL } = publicEnv();
      const path = landingPath(formData.get('next'), paths.home, SITE_URL);
      return leaveTo(previous, withArrival(path, 'signed-in', SITE_URL));
    }
    case 'limited':
      return refuse(outcome.message);
    case 'refused':
      return refuse(
        outcome.reason.includes('Invalid login credentials')
          ? siteMessages.wrongCredentials
          : { tone: 'destructive', title: outcome.reason },
      );
    case 'unavailable':
      return refuse(siteMessages.unavailable);
    default:
      return refuse(siteMessages.unexpected);
  }
}

export async function signUp(
  previous: FormState<SignUpField>,
  formData: FormData,
): Promise<FormState<SignUpField>> {
  const form = parseForm(signUpSchema, formData, ['password']);
  const { values } = form;
  if (!form.ok) {
    const { fieldErrors } = form;
    const isEmpty = Object.values(fieldErrors).includes(authFields.empty);
    const message = isEmpty ? siteMessages.missing : refusalOf(fieldErrors.password);
    return answerForm(previous, { status: 'error', message, fieldErrors, values });
  }
  const refuse = (message: FormState['message']) =>
    answerForm(previous, { status: 'error', message, values });
  const { SITE_URL } = publicEnv();
  const landing = landingPath(formData.get('next'), paths.home, SITE_URL);
  const outcome = await openAccount({ ...form.data, consents: form.data.consent === 'on', landing }).catch(
    logged,
  );
  switch (outcome?.status) {
    case 'signed-in':
      return leaveTo(previous, withArrival(landing, 'account-created', SITE_URL));
    case 'confirm-by-mail':
      return answerForm(previous, { status: 'success', message: siteMessages.confirmByMail, values });
    case 'limited':
      return refuse(outcome.message);
    case 'refused':
      return refuse(
        outcome.reason.includes('already registered')
          ? siteMessages.alreadyRegistered
          : { tone: 'destructive', title: outcome.reason },
      );
    case 'unavailable':
      return refuse(siteMessages.unavailable);
    default:
      return refuse(siteMessages.unexpected);
  }
}

export async function continueWithGoogle(previous: FormState, formData: FormData): Promise<FormState> {
  const refuse = (message: FormState['message']) => answerForm(previous, { status: 'error', message });
  const next = landingPath(formData.get('next'), paths.home, publicEnv().SITE_URL);
  const outcome = await beginGoogleSignIn('site', next).catch(logged);
  switch (outcome?.status) {
    case 'ready':
      return leaveTo(previous, outcome.url);
    case 'limited':
      return refuse(outcome.message);
    case 'refused':
      return refuse({ tone: 'destructive', title: outcome.reason });
    case 'unavailable':
      return refuse(siteMessages.unavailable);
    default:
      return refuse(siteMessages.unexpected);
  }
}

/** @param wrong what is wrong with the password */
function refusalOf(wrong: string | undefined): FormState['message'] {
  return wrong === authFields.tooCommon ? siteMessages.commonPassword : siteMessages.shortPassword;
}

/** The visitor gets the general message; the cause is for whoever runs the site. */
function logged(error: unknown): undefined {
  console.error(error);
  return undefined;
}
