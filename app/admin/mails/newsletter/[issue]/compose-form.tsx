// Keeps the typed text when the request fails.
'use client';

import { ActionForm, useAdminForm } from '@/app/admin/forms';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Checkbox, Input, Textarea } from '@/components/ui/input';
import { newsletterWords } from '@/content/admin-mails';
import { composeIssue } from './actions';

const words = newsletterWords.compose;

interface ComposeFormProps {
  id: string;
  /** Not saved yet. */
  isNew: boolean;
  /** Still a draft. */
  isEditable: boolean;
  saved: { subject: string; preheader: string; body: string; updated_at: string };
  /** The current number of subscribers. */
  readers: number;
}

export function ComposeForm({ id, isNew, isEditable, saved, readers }: ComposeFormProps) {
  const result = useAdminForm(composeIssue);
  const { busy } = result;
  const { fieldErrors: errors, values, data: newer } = result.state;
  // A refused text is still an edit of the version that it was begun from.
  const version =
    newer?.updated_at ?? (Object.keys(errors).length > 0 ? values.version : undefined) ?? saved.updated_at;
  if (!isEditable) return <ActionForm result={result} className="mt-6" />;
  return (
    <ActionForm result={result} draft={`issue/${isNew ? 'new' : id}`} className="grid gap-5">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} data-draft="" />
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
      {newer && (
        <details open>
          <summary className="link">{words.newer}</summary>
          <p className="mt-3 font-semibold">{newer.subject}</p>
          <p className="text-muted">{newer.preheader}</p>
          <pre className="mt-2 rounded-md border border-line p-4 text-sm wrap-anywhere whitespace-pre-wrap">
            {newer.body}
          </pre>
        </details>
      )}
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
