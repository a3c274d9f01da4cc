import { answerForm } from '@/lib/forms/answer-form';
import type { FormMessage, FormState } from '@/lib/forms/form-state';

/** A server action that answers a form. */
export type FormAction<Field extends string> = (
  previous: FormState<Field>,
  formData: FormData,
) => Promise<FormState<Field>>;

/**
 * A server action whose call may get lost on the way: the form then says so and keeps what was typed. On the server it
 * is the action itself, so that the form works without a script.
 */
export function sayWhenLost<Field extends string>(
  action: FormAction<Field>,
  message: FormMessage,
): FormAction<Field> {
  if (typeof window === 'undefined') return action;
  return async (previous, formData) => {
    try {
      return await action(previous, formData);
    } catch {
      const values: Record<string, string> = {};
      for (const [field, value] of formData) {
        if (typeof value === 'string' && !field.startsWith('$')) values[field] = value;
      }
      return answerForm(previous, {
        status: 'error',
        message,
        values: values as Partial<Record<Field, string>>,
      });
    }
  };
}
