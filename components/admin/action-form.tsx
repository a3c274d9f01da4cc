// It shows what the server answered.
'use client';

import type { ComponentProps, ReactNode } from 'react';
import type { useFormAnswer } from '@/components/forms/use-form-answer';
import { Notice } from '@/components/ui/notice';

interface ActionFormProps<Field extends string> extends Omit<ComponentProps<'form'>, 'action' | 'ref'> {
  /** Of `useFormAnswer`. */
  answer: ReturnType<typeof useFormAnswer<Field>>;
  /** What stands in the answer below its words. */
  inNotice?: ReactNode;
}

/** A form of the workspace with the last answer above its fields. */
export function ActionForm<Field extends string>({
  answer: { state, send, busy, form },
  inNotice,
  children,
  ...props
}: ActionFormProps<Field>) {
  return (
    <form ref={form} action={send} noValidate aria-busy={busy} data-print="hide" {...props}>
      {state.message && (
        <Notice key={`answer-${state.submission}`} message={state.message}>
          {inNotice}
        </Notice>
      )}
      {children}
    </form>
  );
}
