import { inPlaceOf, type Refusal, refusals } from '@/content/refusals';
import type { FormMessage } from '@/lib/forms/form-state';

const reasons = Object.keys(refusals) as Refusal[];

/** What the server says that has refused to work on a form, as `lib/http/refusal-page.ts` answers; undefined for any other error. */
export function refusedMessage(error: unknown): FormMessage | undefined {
  const text = error instanceof Error ? error.message : '';
  const reason = reasons.find((each) => inPlaceOf(each) === text);
  return reason && { tone: 'destructive', title: refusals[reason].title, text };
}
