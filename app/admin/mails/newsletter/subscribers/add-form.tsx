'use client';

import { ActionForm, useAdminForm } from '@/app/admin/forms';
import { filterClasses } from '@/app/admin/lists';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Field } from '@/components/ui/field';
import { EmailInput } from '@/components/ui/input';
import { newsletterWords } from '@/content/admin-mails';
import { askSubscriber } from './actions';

const words = newsletterWords.list.add;

export function AddForm() {
  const result = useAdminForm(askSubscriber);
  const { state, busy } = result;
  return (
    <ActionForm result={result} className="grid gap-4">
      <div className={cn(filterClasses)}>
        <Field name="email" label={words.email} error={state.fieldErrors.email} className="grow">
          <EmailInput defaultValue={state.values.email} autoComplete="off" />
        </Field>
        <Button type="submit" variant="secondary" disabled={busy}>
          {words.button}
        </Button>
      </div>
    </ActionForm>
  );
}
