'use client';

import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { useFormResult } from '@/components/forms/use-form-result';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { appMessages } from '@/content/auth-messages';
import type { FormAction, FormState } from '@/lib/forms/form-state';

// Shows the result of its Server Action.

interface ActionFormProps extends Omit<ComponentProps<'form'>, 'action' | 'ref'> {
  /** From `useFormResult`. */
  result: Omit<ReturnType<typeof useFormResult>, 'state'> & {
    state: Pick<FormState, 'message' | 'submission'>;
  };
  /** Rendered inside the notice, below its text. */
  inNotice?: ReactNode;
}

/** A workspace form with its last result above the fields. */
export function ActionForm({
  result: { state, send, busy, form },
  inNotice,
  children,
  ...props
}: ActionFormProps) {
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

interface ChoiceFieldProps extends Omit<ComponentProps<typeof Field>, 'children'> {
  options: readonly { id: string; label: string | null }[];
  /** The id of the initially selected option. */
  chosen: string;
}

/** A select field, remounted when `chosen` changes. */
export function ChoiceField({ options, chosen, ...field }: ChoiceFieldProps) {
  return (
    <Field {...field}>
      <Select key={chosen} defaultValue={chosen}>
        {options.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  );
}

// Calls `window.print`.

/** A print button styled as a link; hidden without JavaScript. */
export function PrintLink({ label }: { label: string }) {
  return (
    <button type="button" className="link is-alone noscript:hidden" onClick={() => window.print()}>
      {label}
    </button>
  );
}

// Shows the result of its Server Action even if the row is gone.

interface ListFormProps<Field extends string> {
  action: FormAction<Field>;
  label: string;
  children: ReactNode;
}

/** One form around a list: each row's submit button carries its id. Disabled while busy to prevent double submits. */
export function ListForm<Field extends string>({ action, label, children }: ListFormProps<Field>) {
  const result = useFormResult(action, appMessages.unexpected);
  return (
    <ActionForm result={result} aria-label={label} className="grid gap-6" data-print={undefined}>
      <fieldset disabled={result.busy} className="min-w-0">
        {children}
      </fieldset>
    </ActionForm>
  );
}
