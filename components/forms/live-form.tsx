// It shows what it is doing and what the server answered.
'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { FormMessage, FormState } from '@/lib/forms/form-state';
import { useFormAnswer } from './use-form-answer';

interface LiveFormProps<Field extends string> {
  action: (previous: FormState<Field>, formData: FormData) => Promise<FormState<Field>>;
  /** What is said when no answer comes. */
  lost: FormMessage;
  /** Its button, and what that says while the form is on its way. */
  words: { submit: string; busy: string };
  children: (state: FormState<Field>) => ReactNode;
}

/** A form of a page that is made for each request: its fields know each answer, and one quiet button sends it. */
export function LiveForm<Field extends string>({ action, lost, words, children }: LiveFormProps<Field>) {
  const { state, send, busy, form } = useFormAnswer(action, lost);
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
