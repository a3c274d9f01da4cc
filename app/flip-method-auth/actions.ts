'use server';

import { authFields } from '@/content/auth';
import { appMessages } from '@/content/auth-messages';
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
    return answerForm(previous, { status: 'error', message: appMessages.missing, fieldErrors, values });
  }
  const refuse = (message: FormState['message']) =>
    answerForm(previous, { status: 'error', message, values });
  const outcome = await signInWithPassword(form.data.email, form.data.password).catch(logged);
  switch (outcome?.status) {
    case 'signed-in':
      return leaveTo(previous, arrive(formData.get('next')));
    case 'limited':
      return refuse(outcome.message);
    case 'refused':
      return refuse({ ...appMessages.loginFailed, text: outcome.reason });
    case 'unavailable':
      return refuse(appMessages.unavailable);
    default:
      return refuse(appMessages.unexpected);
  }
}

export async function signUp(
  previous: FormState<SignUpField>,
  formData: FormData,
): Promise<FormState<SignUpField>> {
  const form = parseForm(signUpSchema, formData, ['password', 'confirmPassword']);
  const { values } = form;
  const refuse = (message: FormState['message'], fieldErrors: FormState<SignUpField>['fieldErrors'] = {}) =>
    answerForm(previous, { status: 'error', message, fieldErrors, values });
  if (!form.ok && Object.values(form.fieldErrors).includes(authFields.empty)) {
    return refuse(appMessages.missing, form.fieldErrors);
  }
  if (formData.get('password') !== formData.get('confirmPassword')) {
    return refuse(appMessages.differentPasswords, { confirmPassword: authFields.notTheSame });
  }
  if (!form.ok) {
    const isCommon = form.fieldErrors.password === authFields.tooCommon;
    return refuse(isCommon ? appMessages.commonPassword : appMessages.shortPassword, form.fieldErrors);
  }
  const { email, password, consent } = form.data;
  const landing = landingPath(formData.get('next'), paths.flipApp, publicEnv().SITE_URL);
  const outcome = await openAccount({ email, password, consents: consent === 'on', landing }).catch(logged);
  switch (outcome?.status) {
    case 'signed-in':
      return leaveTo(previous, arrive(formData.get('next')));
    case 'confirm-by-mail':
      return answerForm(previous, { status: 'success', message: appMessages.accountCreated, values });
    case 'limited':
      return refuse(outcome.message);
    case 'refused':
      return refuse({ ...appMessages.signupFailed, text: outcome.reason });
    case 'unavailable':
      return refuse(appMessages.unavailable);
    default:
      return refuse(appMessages.unexpected);
  }
}

export async function continueWithGoogle(previous: FormState, formData: FormData): Promise<FormState> {
  const refuse = (message: FormState['message']) => answerForm(previous, { status: 'error', message });
  const next = landingPath(formData.get('next'), paths.flipApp, publicEnv().SITE_URL);
  const outcome = await beginGoogleSignIn('app', next).catch(logged);
  switch (outcome?.status) {
    case 'ready':
      return leaveTo(previous, outcome.url);
    case 'limited':
      return refuse(outcome.message);
    case 'refused':
      return refuse({ ...appMessages.googleFailed, text: outcome.reason });
    default:
      return refuse(appMessages.googleUnexpected);
  }
}

function arrive(next: unknown): string {
  const { SITE_URL } = publicEnv();
  return withArrival(landingPath(next, paths.flipApp, SITE_URL), 'welcome-back', SITE_URL);
}

/** The visitor gets the general message; the cause is for whoever runs the site. */
function logged(error: unknown): undefined {
  console.error(error);
  return undefined;
}
