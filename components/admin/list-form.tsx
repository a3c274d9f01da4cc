// It shows what the server answered, after the row that was pressed may have gone.
'use client';

import type { ReactNode } from 'react';
import { useFormAnswer } from '@/components/forms/use-form-answer';
import { appMessages } from '@/content/auth-messages';
import type { FormState } from '@/lib/forms/form-state';
import { ActionForm } from './action-form';

interface ListFormProps {
  action: (previous: FormState, formData: FormData) => Promise<FormState>;
  label: string;
  children: ReactNode;
}

/** One form around a list; each row has a submit button that carries its id, and none counts twice. */
export function ListForm({ action, label, children }: ListFormProps) {
  const answer = useFormAnswer(action, appMessages.unexpected);
  return (
    <ActionForm answer={answer} aria-label={label} className="grid gap-6" data-print={undefined}>
      <fieldset disabled={answer.busy} className="min-w-0">
        {children}
      </fieldset>
    </ActionForm>
  );
}
