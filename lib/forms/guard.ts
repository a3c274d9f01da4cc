import 'server-only';

import { guardRate, type RateRule } from '@/lib/rate-limit/guard-rate';
import type { FormMessage } from './form-state';
import { isRobot } from './honeypot';

const refused: FormMessage = {
  tone: 'destructive',
  title: 'Something went wrong',
  text: 'This form was not accepted. Please load the page again and fill it in once more.',
};

/**
 * Keeps robots and floods from a public form.
 * @param rule how often it may be sent
 * @param about the e-mail address that the form is about, if it has been read already
 * @returns null if the form may be worked on, else what to tell the visitor
 * @throws BackendUnavailable when the tries cannot be counted
 */
export async function guardForm(
  rule: RateRule,
  formData: FormData,
  about?: string,
): Promise<FormMessage | null> {
  if (isRobot(formData)) return refused;
  return guardRate(rule, about);
}
