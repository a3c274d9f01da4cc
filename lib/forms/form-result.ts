import type { FormMessage, FormState } from './form-state';

/**
 * The next state of a form.
 * @param previous comes from the browser; only its count is used
 */
export function formResult<Field extends string>(
  previous: FormState<Field>,
  result: Pick<FormState<Field>, 'status'> & Partial<FormState<Field>>,
): FormState<Field> {
  const count = Number.isSafeInteger(previous.submission) ? previous.submission : 0;
  return { fieldErrors: {}, values: {}, ...result, submission: count + 1 };
}

/** Error states that keep what was typed. */
export const refuseWith =
  <Field extends string>(previous: FormState<Field>, values: FormState<Field>['values']) =>
  (message: FormMessage, fieldErrors: FormState<Field>['fieldErrors'] = {}): FormState<Field> =>
    formResult(previous, { status: 'error', message, fieldErrors, values });
