import 'server-only';

import type { Arrival } from '@/content/auth-messages';
import { publicEnv } from '@/lib/env';
import { answerForm, refuseWith } from '@/lib/forms/answer-form';
import { type CredentialField, secretFields, signInSchema, signUpSchema } from '@/lib/forms/credentials';
import type { FormMessage, FormState } from '@/lib/forms/form-state';
import { leaveTo } from '@/lib/forms/leave-to';
import { parseForm } from '@/lib/forms/parse-form';
import { passwordRefusal } from '@/lib/forms/password-refusal';
import { beginGoogleSignIn } from './google';
import { landingPath, withArrival } from './landing';
import type { Refused } from './refused';
import { signInWithPassword } from './sign-in';
import { signUp as openAccount } from './sign-up';

/** Messages for a failed request to the auth service. */
interface Answers {
  /** @param reason the auth service's own */
  refused: (reason: string) => FormMessage;
  unavailable: FormMessage;
  unexpected: FormMessage;
}

/** What differs between the sign-in pages. */
interface SignInPage {
  from: 'site' | 'app';
  /** Landing path without a `next`. */
  usualLanding: string;
  arrivals: Record<'signIn' | 'signUp', Arrival>;
  /** What the sign-up form asks for besides email and password. */
  asked: 'name' | 'password-again';
  missing: FormMessage;
  differentPasswords?: FormMessage;
  shortPassword: FormMessage;
  commonPassword: FormMessage;
  confirmByMail: FormMessage;
  signIn: Answers;
  signUp: Answers;
  google: Answers;
}

type State = FormState<CredentialField>;
type SignInAction = (previous: State, formData: FormData) => Promise<State>;

/** The three server actions of a sign-in page. The two pages differ only in wording and landing path. */
export function signInActions(page: SignInPage): Record<'signIn' | 'signUp' | 'withGoogle', SignInAction> {
  const landingOf = (formData: FormData) =>
    landingPath(formData.get('next'), page.usualLanding, publicEnv().SITE_URL);
  const arrive = (previous: State, path: string, arrival: Arrival) =>
    leaveTo(previous, withArrival(path, arrival, publicEnv().SITE_URL));

  return {
    async signIn(previous, formData) {
      const form = parseForm(signInSchema, formData, secretFields);
      const refuse = refuseWith(previous, form.values);
      if (!form.ok) return refuse(page.missing, form.fieldErrors);
      const outcome = await signInWithPassword(form.data.email, form.data.password).catch(logged);
      if (outcome?.status === 'signed-in') return arrive(previous, landingOf(formData), page.arrivals.signIn);
      return refuse(messageOf(outcome, page.signIn));
    },

    async signUp(previous, formData) {
      const form = parseForm(signUpSchema(page.asked), formData, secretFields);
      const { values } = form;
      const refuse = refuseWith(previous, values);
      const refusal = passwordRefusal(form.ok ? {} : form.fieldErrors, formData, page);
      if (refusal) return refuse(refusal.message, refusal.fieldErrors);
      if (!form.ok) return refuse(page.missing, form.fieldErrors);
      const { email, password, fullName, consent } = form.data;
      const landing = landingOf(formData);
      const account = { email, password, fullName, consents: consent === 'on', landing };
      const outcome = await openAccount(account).catch(logged);
      if (outcome?.status === 'signed-in') return arrive(previous, landing, page.arrivals.signUp);
      if (outcome?.status === 'confirm-by-mail') {
        return answerForm(previous, { status: 'success', message: page.confirmByMail, values });
      }
      return refuse(messageOf(outcome, page.signUp));
    },

    async withGoogle(previous, formData) {
      const outcome = await beginGoogleSignIn(page.from, landingOf(formData)).catch(logged);
      if (outcome?.status === 'ready') return leaveTo(previous, outcome.url);
      return refuseWith(previous, {})(messageOf(outcome, page.google));
    },
  };
}

function messageOf(outcome: Refused | undefined, { refused, unavailable, unexpected }: Answers): FormMessage {
  switch (outcome?.status) {
    case 'limited':
      return outcome.message;
    case 'refused':
      return refused(outcome.reason);
    case 'unavailable':
      return unavailable;
    default:
      return unexpected;
  }
}

/** Logs the cause for the operator; the visitor gets a general message. */
function logged(error: unknown): undefined {
  console.error(error);
  return undefined;
}
