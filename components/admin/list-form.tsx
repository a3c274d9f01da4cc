// Shows the result of its Server Action even if the row is gone.
'use client';

import type { ReactNode } from 'react';
import { useFormResult } from '@/components/forms/use-form-result';
import { appMessages } from '@/content/auth-messages';
import type { FormState } from '@/lib/forms/form-state';
import { ActionForm } from './action-form';

interface ListFormProps {
  action: (previous: FormState, formData: FormData) => Promise<FormState>;
  label: string;
  children: ReactNode;
}

/** One form around a list: each row's submit button carries its id. Disabled while busy to prevent double submits. */
export function ListForm({ action, label, children }: ListFormProps) {
  const result = useFormResult(action, appMessages.unexpected);
  return (
    <ActionForm result={result} aria-label={label} className="grid gap-6" data-print={undefined}>
      <fieldset disabled={result.busy} className="min-w-0">
        {children}
      </fieldset>
    </ActionForm>
  );
}
