import type { FormMessage, FormState } from './form-state';

/**
 * The next state of a form.
 * @param previous what the browser sent back; only its count is read
 */
export function answerForm<Field extends string>(
  previous: FormState<Field>,
  answer: Pick<FormState<Field>, 'status'> & Partial<FormState<Field>>,
): FormState<Field> {
  const count = Number.isSafeInteger(previous.submission) ? previous.submission : 0;
  return { fieldErrors: {}, values: {}, ...answer, submission: count + 1 };
}

/** The next states of a form that is refused, with what was typed. */
export const refuseWith =
  <Field extends string>(previous: FormState<Field>, values: FormState<Field>['values']) =>
  (message: FormMessage, fieldErrors: FormState<Field>['fieldErrors'] = {}): FormState<Field> =>
    answerForm(previous, { status: 'error', message, fieldErrors, values });
