'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { adminWords } from '@/content/admin/admin';
import type { FormAction } from '@/lib/forms/form-state';
import { ActionForm, useAdminForm } from './forms';

interface ListFormProps<Field extends string, Data> {
  action: FormAction<Field, Data>;
  label: string;
  /** For buttons outside the form. */
  id?: string;
  /** What to do with the rows, for screen readers. */
  legend?: string;
  /** Label of the button that confirms a deletion. */
  confirmLabel?: string;
  children: ReactNode;
}

/** In the notice of a change: its value reverts it. */
function UndoButton({ undo, className }: { undo: string; className?: string }) {
  return (
    <Button type="submit" size="sm" variant="quiet" name="undo" value={undo} className={className}>
      {adminWords.undo}
    </Button>
  );
}

interface AfterProps {
  data: { undo?: string; confirm?: string; label?: string } | undefined;
  confirmLabel?: string;
}

/** In the notice of a change or a question: the button that reverts the one or answers the other. */
export function AfterChange({ data, confirmLabel }: AfterProps) {
  if (data?.confirm)
    return (
      <Button type="submit" size="sm" variant="danger" name="move" value={data.confirm} className="mt-2">
        {data.label ?? confirmLabel}
      </Button>
    );
  return data?.undo ? <UndoButton undo={data.undo} className="mt-2" /> : null;
}

/**
 * One form around a list: each row's submit button carries its id. Disabled while busy to prevent double submits. A result
 * can bring the value of a button that reverts it.
 */
export function ListForm<Field extends string, Data extends AfterProps['data']>({
  action,
  label,
  id,
  legend,
  confirmLabel,
  children,
}: ListFormProps<Field, Data>) {
  const result = useAdminForm(action);
  return (
    <ActionForm
      id={id}
      result={result}
      inNotice={<AfterChange data={result.state.data} confirmLabel={confirmLabel} />}
      aria-label={label}
      className="grid gap-6"
      data-print={undefined}
    >
      <fieldset disabled={result.busy} className="min-w-0">
        {legend && <legend className="sr-only">{legend}</legend>}
        {children}
      </fieldset>
    </ActionForm>
  );
}
