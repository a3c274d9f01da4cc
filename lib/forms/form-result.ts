import type { FormMessage, FormState } from './form-state';
import { nextState } from './form-state';

/** The old name of `nextState`, until every action is a `formAction`. */
export const formResult = nextState;

/** Error states that keep what was typed. Until every action is a `formAction`. */
export const refuseWith =
  <Field extends string>(previous: FormState<Field>, values: FormState<Field>['values']) =>
  (message: FormMessage, fieldErrors: FormState<Field>['fieldErrors'] = {}): FormState<Field> =>
    nextState(previous, { status: 'error', message, fieldErrors, values });
