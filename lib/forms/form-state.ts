/** What a visitor is told: a title, and a sentence where the title is not enough. */
export interface FormMessage {
  tone: 'neutral' | 'success' | 'destructive';
  title: string;
  text?: string;
}

/**
 * The answer of a server action to its form, which also comes back as the next call's previous state:
 * it travels through the browser in clear text, so it is shown and never trusted.
 */
export interface FormState<Field extends string = string> {
  status: 'idle' | 'error' | 'success';
  message?: FormMessage;
  /** One sentence for each field that needs another look. */
  fieldErrors: Partial<Record<Field, string>>;
  /** What was typed, to fill the form again. Passwords are never among them. */
  values: Partial<Record<Field, string>>;
  /** Where to go on. A form with script leaves its page for it; without script the visitor is there already. */
  destination?: string;
  /** Counts the answers, so that a form can key its fields and announce each answer once. */
  submission: number;
}

/** A form that has not been sent yet. */
export const untouched: FormState<never> = { status: 'idle', fieldErrors: {}, values: {}, submission: 0 };
