import type { FieldError, FormMessage } from '@/lib/domain/form-message';

/**
 * The result of a form's server action, which is also the next call's previous state. It travels through the
 * browser unsigned, so it is displayed but never trusted.
 */
export interface FormState<Field extends string = string, Data = undefined> {
  status: 'idle' | 'error' | 'success';
  /** Code of the result, for a form whose screen depends on it. */
  outcome?: string;
  message?: FormMessage;
  /** One error per invalid field. */
  fieldErrors: Partial<Record<Field, FieldError>>;
  /** What was typed, to refill the form; never passwords. */
  values: Partial<Record<Field, string>>;
  /** What the result brings, such as recovery codes. Not sent back with the next submission. */
  data?: Data;
  /** Sent again with its solution (`components/elements/solve.ts`), the form is taken. */
  challenge?: string;
  /** URL to go to next. A script navigates there; without script, the server has already redirected. */
  destination?: string;
  /** Build of the page from which a script sends the form. */
  build?: string;
  /** The action's id, if it did nothing, because a script sent the form from a page of another build. */
  otherBuild?: string;
  /** Counts the responses, so that a form can key its fields and announce each response once. */
  submission: number;
}

/** Name of this build, for the page and the server; '' in development. */
export const build = process.env.BUILD ?? '';

/** Initial state. */
export const untouched: FormState<never> = { status: 'idle', fieldErrors: {}, values: {}, submission: 0 };

/**
 * What a form's action asks of the device through the browser (WebAuthn): to make a passkey, or to use one. The answer
 * goes with the form's next submission.
 */
export interface DeviceRequest {
  kind: 'create' | 'get';
  /** Id of the auth service's challenge, which counts once, for five minutes. */
  challenge: string;
  /** The argument of `navigator.credentials`, as JSON. */
  options: object;
}

/** A server action of a form. */
export type FormAction<Field extends string, Data = undefined> = (
  previous: FormState<Field, Data>,
  formData: FormData,
) => Promise<FormState<Field, Data>>;

/**
 * The next state of a form.
 * @param previous comes from the browser and may be anything; only its count is used
 */
export function nextState<Field extends string, Data = undefined>(
  previous: Pick<FormState, 'submission'> | null | undefined,
  result: Pick<FormState<Field, Data>, 'status'> & Partial<FormState<Field, Data>>,
): FormState<Field, Data> {
  const submission = previous?.submission ?? 0;
  const count = Number.isSafeInteger(submission) ? submission : 0;
  return { fieldErrors: {}, values: {}, ...result, submission: count + 1 };
}

/** A field hidden from people and password managers; bots fill every field. */
export const HONEYPOT_FIELD = 'flip_reference';

/** Posted by a confirmation's button, which brings back the form with its values. */
export const AGAIN_FIELD = 'again';

/** The id of the person whose page the form is on; another tab may have signed in someone else since. */
export const PERSON_FIELD = 'page-person';
