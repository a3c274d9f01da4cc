// Client component: shows the pending state and the action's result.
'use client';

import type { ReactNode } from 'react';
import { useFormResult } from '@/components/forms/use-form-result';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { accountMessages } from '@/content/account';
import type { FormState } from '@/lib/forms/form-state';

interface AccountFormProps<Field extends string> {
  action: (previous: FormState<Field>, formData: FormData) => Promise<FormState<Field>>;
  /** Label of the submit button, and its label while pending. */
  words: { submit: string; busy: string };
  children: (state: FormState<Field>) => ReactNode;
}

/** A form of the account page: passes the action's state to its fields, and ends with a secondary submit button. */
export function AccountForm<Field extends string>({ action, words, children }: AccountFormProps<Field>) {
  const { state, send, busy, form } = useFormResult(action, accountMessages.requestFailed);
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
