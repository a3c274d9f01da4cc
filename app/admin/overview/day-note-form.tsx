// Shows the result of its Server Action.
'use client';

import { ActionForm, useAdminForm } from '@/app/admin/forms';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { overviewWords } from '@/content/admin-overview';
import { addNote } from './actions';

const { notes: words } = overviewWords;

/** @param today YYYY-MM-DD, the default day of a new note */
export function DayNoteForm({ today }: { today: string }) {
  const result = useAdminForm(addNote);
  const { state, busy } = result;
  return (
    <ActionForm result={result} draft="note" aria-label={words.add} className="mt-5 grid gap-4">
      <div className="flex flex-wrap items-end gap-4">
        <Field name="day" label={words.day} error={state.fieldErrors.day}>
          <Input type="date" defaultValue={state.values.day || today} />
        </Field>
        <Field name="note" label={words.text} className="grow" error={state.fieldErrors.note}>
          <Input defaultValue={state.values.note ?? ''} autoComplete="off" />
        </Field>
        <Button type="submit" variant="secondary" size="sm" className="min-h-12" disabled={busy}>
          {words.add}
        </Button>
      </div>
    </ActionForm>
  );
}
