// Shows the result of its Server Action.
'use client';

import { ActionForm, useAdminForm } from '@/app/admin/forms';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { EmailInput, Input } from '@/components/ui/input';
import { mailWords } from '@/content/admin-mails';
import { release } from './actions';

const { release: words } = mailWords.suppressed;

export function ReleaseForm() {
  const result = useAdminForm(release);
  const { state, busy } = result;
  return (
    <details open={state.submission > 0 || undefined} className="mt-5" data-print="hide">
      <summary className="link">{words.open}</summary>
      <ActionForm result={result} draft="release" className="mt-4 grid max-w-text gap-4">
        <p className="text-sm text-muted">{words.note}</p>
        <Field name="email" label={words.email} error={state.fieldErrors.email} required>
          <EmailInput autoComplete="off" defaultValue={state.values.email} />
        </Field>
        <Field
          name="reason"
          label={words.reason}
          hint={words.reasonHint}
          error={state.fieldErrors.reason}
          required
        >
          <Input autoComplete="off" defaultValue={state.values.reason} />
        </Field>
        <Button type="submit" variant="secondary" disabled={busy} className="justify-self-start">
          {words.button}
        </Button>
      </ActionForm>
    </details>
  );
}
