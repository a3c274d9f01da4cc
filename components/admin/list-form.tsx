// It shows what the server answered, after the row that was pressed may have gone.
'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { useFormAnswer } from '@/components/forms/use-form-answer';
import { Notice } from '@/components/ui/notice';
import { appMessages } from '@/content/auth-messages';
import type { FormState } from '@/lib/forms/form-state';

interface ListFormProps {
  action: (previous: FormState, formData: FormData) => Promise<FormState>;
  label: string;
  children: ReactNode;
}

/** One form around a list; each row has a submit button that carries its id. */
export function ListForm({ action, label, children }: ListFormProps) {
  const { state, send, busy, form } = useFormAnswer(action, appMessages.unexpected);
  const answer = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The pressed button went with its row: the keyboard goes on from the answer.
    if (state.submission > 0 && document.activeElement === document.body) answer.current?.focus();
  }, [state]);

  return (
    <form ref={form} action={send} aria-label={label} aria-busy={busy}>
      <div ref={answer} tabIndex={-1} className="outline-none">
        {state.message && <Notice key={state.submission} message={state.message} className="mb-6" />}
      </div>
      {children}
    </form>
  );
}
