'use server';

import { appMessages } from '@/content/auth-messages';
import { signInActions } from '@/lib/auth/sign-in-actions';
import type { CredentialField } from '@/lib/forms/credentials';
import type { FormMessage, FormState } from '@/lib/forms/form-state';
import { paths } from '@/lib/paths';

type State = FormState<CredentialField>;

const { accountCreated, loginFailed, signupFailed, googleFailed, googleUnexpected } = appMessages;

const answers = (failed: FormMessage) => ({
  ...appMessages,
  refused: (reason: string): FormMessage => ({ ...failed, text: reason }),
});

const actions = signInActions({
  ...appMessages,
  from: 'app',
  usualLanding: paths.flipApp,
  arrivals: { signIn: 'welcome-back', signUp: 'welcome-back' },
  asked: 'password-again',
  confirmByMail: accountCreated,
  signIn: answers(loginFailed),
  signUp: answers(signupFailed),
  google: { ...answers(googleFailed), unavailable: googleUnexpected, unexpected: googleUnexpected },
});

export async function signIn(previous: State, formData: FormData): Promise<State> {
  return actions.signIn(previous, formData);
}

export async function signUp(previous: State, formData: FormData): Promise<State> {
  return actions.signUp(previous, formData);
}

export async function continueWithGoogle(previous: State, formData: FormData): Promise<State> {
  return actions.withGoogle(previous, formData);
}
