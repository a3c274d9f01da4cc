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
 * Rejects bots and floods on a public form.
 * @param rule the rate limit
 * @param about the email address in the form, if already parsed
 * @returns null to proceed, or the message for the visitor
 * @throws BackendUnavailable when attempts cannot be counted
 */
export async function guardForm(
  rule: RateRule,
  formData: FormData,
  about?: string,
): Promise<FormMessage | null> {
  if (isRobot(formData)) return refused;
  return guardRate(rule, about);
}
