// Client component: shows the pending state and the action's result.
'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { FormMessage, FormState } from '@/lib/forms/form-state';
import { useFormResult } from './use-form-result';

interface LiveFormProps<Field extends string> {
  action: (previous: FormState<Field>, formData: FormData) => Promise<FormState<Field>>;
  /** Message if the request fails. */
  requestFailed: FormMessage;
  /** Label of the submit button, and its label while pending. */
  words: { submit: string; busy: string };
  children: (state: FormState<Field>) => ReactNode;
}

/** A form on a dynamic page: passes the action's state to its fields, and ends with a secondary submit button. */
export function LiveForm<Field extends string>({
  action,
  requestFailed,
  words,
  children,
}: LiveFormProps<Field>) {
  const { state, send, busy, form } = useFormResult(action, requestFailed);
  return (
    <form ref={form} action={send} noValidate className="grid gap-5">
      {state.message && <Notice key={state.submission} message={state.message} />}
      {children(state)}
      <Button type="submit" variant="secondary" className="justify-self-start" disabled={busy}>
        {busy ? words.busy : words.submit}
      </Button>
    </form>
  );
}
