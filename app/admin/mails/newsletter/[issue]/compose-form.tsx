// Keeps the typed text when the request fails.
'use client';

import { ActionForm } from '@/app/admin/forms';
import { useFormResult } from '@/components/forms/use-form-result';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Checkbox, Input, Textarea } from '@/components/ui/input';
import { newsletterWords } from '@/content/admin-mails';
import { siteMessages } from '@/content/auth-messages';
import { composeIssue } from './actions';

const words = newsletterWords.compose;

interface ComposeFormProps {
  id: string;
  /** Not saved yet. */
  isNew: boolean;
  /** Still a draft. */
  isEditable: boolean;
  saved: { subject: string; preheader: string; body: string };
  /** The current number of subscribers. */
  readers: number;
}

export function ComposeForm({ id, isNew, isEditable, saved, readers }: ComposeFormProps) {
  const result = useFormResult(composeIssue, siteMessages.requestFailed);
  const { busy } = result;
  const { fieldErrors: errors, values } = result.state;
  if (!isEditable) return <ActionForm result={result} className="mt-6" />;
  return (
    <ActionForm result={result} className="grid gap-5">
      <input type="hidden" name="id" value={id} />
      {isNew && <input type="hidden" name="new" value="yes" />}
      <Field name="subject" label={words.subject} required error={errors.subject}>
        <Input defaultValue={values.subject ?? saved.subject} />
      </Field>
      <Field name="preheader" label={words.preheader} hint={words.preheaderHint} error={errors.preheader}>
        <Input defaultValue={values.preheader ?? saved.preheader} />
      </Field>
      <Field name="body" label={words.body} hint={words.bodyHint} required error={errors.body}>
        <Textarea
          className="min-h-88 text-sm [font-family:ui-monospace,Menlo,Consolas,monospace]"
          rows={16}
          defaultValue={values.body ?? saved.body}
        />
      </Field>
      <p className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="save" disabled={busy}>
          {words.save}
        </Button>
        <Button type="submit" name="intent" value="test" variant="secondary" disabled={busy}>
          {words.test}
        </Button>
      </p>
      <fieldset className="grid gap-5 border-t border-line pt-5">
        <legend className="float-left w-full text-lg font-semibold">{words.schedule.title}</legend>
        <Field name="sendAt" label={words.schedule.when} hint={words.schedule.whenHint} error={errors.sendAt}>
          <Input type="datetime-local" className="max-w-[18rem]" defaultValue={values.sendAt} />
        </Field>
        <Field name="sure" label={words.schedule.sure(readers)} inline error={errors.sure}>
          <Checkbox value="yes" />
        </Field>
        <Button
          type="submit"
          name="intent"
          value="schedule"
          variant="secondary"
          disabled={busy}
          className="justify-self-start"
        >
          {words.schedule.button}
        </Button>
      </fieldset>
    </ActionForm>
  );
}
