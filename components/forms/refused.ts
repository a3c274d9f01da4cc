import { inPlaceOf, type Refusal, refusals } from '@/content/refusals';
import type { FormMessage } from '@/lib/forms/form-state';

const reasons = Object.keys(refusals) as Refusal[];

/** The message if an action's request got a refusal page (`lib/http/refusal-page.ts`); undefined for other errors. */
export function refusedMessage(error: unknown): FormMessage | undefined {
  const text = error instanceof Error ? error.message : '';
  const reason = reasons.find((each) => inPlaceOf(each) === text);
  return reason && { tone: 'destructive', title: refusals[reason].title, text };
}
