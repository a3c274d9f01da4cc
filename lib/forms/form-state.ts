/** A message for the visitor: a title, and a sentence if needed. */
export interface FormMessage {
  tone: 'neutral' | 'success' | 'destructive';
  title: string;
  text?: string;
}

/**
 * The result of a form's server action, which is also the next call's previous state. It travels through the
 * browser unsigned, so it is displayed but never trusted.
 */
export interface FormState<Field extends string = string> {
  status: 'idle' | 'error' | 'success';
  message?: FormMessage;
  /** One error sentence per invalid field. */
  fieldErrors: Partial<Record<Field, string>>;
  /** What was typed, to refill the form; never passwords. */
  values: Partial<Record<Field, string>>;
  /** URL to go to next. A script navigates there; without script, the server has already redirected. */
  destination?: string;
  /** Counts the responses, so that a form can key its fields and announce each response once. */
  submission: number;
}

/** Initial state. */
export const untouched: FormState<never> = { status: 'idle', fieldErrors: {}, values: {}, submission: 0 };
