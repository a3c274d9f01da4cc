// It shows what the server answered.
'use client';

import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
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
  const said = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The pressed button may have gone with its row: the keyboard goes on from the answer.
    if (state.submission > 0 && document.activeElement === document.body) said.current?.focus();
  }, [state]);

  return (
    <form ref={form} action={send} noValidate aria-busy={busy} data-print="hide" {...props}>
      <div ref={said} tabIndex={-1} className="outline-none empty:hidden">
        {state.message && (
          <Notice key={state.submission} message={state.message}>
            {inNotice}
          </Notice>
        )}
      </div>
      {children}
    </form>
  );
}
