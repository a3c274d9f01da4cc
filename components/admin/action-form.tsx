// Shows the result of its Server Action.
'use client';

import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import type { useFormResult } from '@/components/forms/use-form-result';
import { Notice } from '@/components/ui/notice';

interface ActionFormProps<Field extends string> extends Omit<ComponentProps<'form'>, 'action' | 'ref'> {
  /** From `useFormResult`. */
  result: ReturnType<typeof useFormResult<Field>>;
  /** Rendered inside the notice, below its text. */
  inNotice?: ReactNode;
}

/** A workspace form with its last result above the fields. */
export function ActionForm<Field extends string>({
  result: { state, send, busy, form },
  inNotice,
  children,
  ...props
}: ActionFormProps<Field>) {
  const notice = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // If the clicked button was removed with its row, focus moves to the result.
    if (state.submission > 0 && document.activeElement === document.body) notice.current?.focus();
  }, [state]);

  return (
    <form ref={form} action={send} noValidate aria-busy={busy} data-print="hide" {...props}>
      <div ref={notice} tabIndex={-1} className="outline-none empty:hidden">
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
