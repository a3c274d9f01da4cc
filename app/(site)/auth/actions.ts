'use server';

import { siteMessages } from '@/content/auth-messages';
import { signInActions } from '@/lib/auth/sign-in-actions';
import type { CredentialField } from '@/lib/forms/credentials';
import type { FormMessage, FormState } from '@/lib/forms/form-state';
import { paths } from '@/lib/paths';

type State = FormState<CredentialField>;

const answers = (known: string, message: FormMessage) => ({
  ...siteMessages,
  refused: (reason: string): FormMessage =>
    reason.includes(known) ? message : { tone: 'destructive', title: reason },
});

const actions = signInActions({
  ...siteMessages,
  from: 'site',
  usualLanding: paths.home,
  arrivals: { signIn: 'signed-in', signUp: 'account-created' },
  asked: 'name',
  signIn: answers('Invalid login credentials', siteMessages.wrongCredentials),
  signUp: answers('already registered', siteMessages.alreadyRegistered),
  google: { ...siteMessages, refused: (title) => ({ tone: 'destructive', title }) },
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
