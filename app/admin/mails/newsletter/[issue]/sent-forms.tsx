// Keeps the typed text when the request fails.
'use client';

import { ActionForm, PrefilledTextarea, useAdminForm } from '@/app/admin/forms';
import { ProofField } from '@/app/admin/proof-field';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Checkbox, Input } from '@/components/ui/input';
import { newsletterWords } from '@/content/admin/mails';
import type { WrittenIssue } from '@/lib/data/admin/newsletter';
import { paths } from '@/lib/paths';
import { mendPage, resumeSending } from '../actions';

const { resume: resumeWords, page: pageWords, ...words } = newsletterWords.compose;

/** Goes on with a stopped issue. The form stays after that for its result. */
export function ResumeForm({
  id,
  isStopped,
  hasFactor,
}: {
  id: string;
  isStopped: boolean;
  hasFactor: boolean;
}) {
  const result = useAdminForm(resumeSending);
  const { fieldErrors: errors, values } = result.state;
  return (
    <ActionForm result={result} aria-label={resumeWords.title} className="grid gap-4">
      {isStopped && (
        <>
          <p>{resumeWords.note}</p>
          <Field name="sure" label={resumeWords.sure} inline error={errors.sure}>
            <Checkbox value="yes" defaultChecked={values.sure === 'yes'} />
          </Field>
          {errors.proof && <ProofField id="resume" hasFactor={hasFactor} error={errors.proof} />}
          <Button
            type="submit"
            variant="secondary"
            name="issue"
            value={id}
            disabled={result.busy}
            className="justify-self-start"
          >
            {resumeWords.button}
          </Button>
        </>
      )}
    </ActionForm>
  );
}

/** Mends the page of an issue that has been sent. */
export function PageForm({ id, page }: { id: string; page: WrittenIssue['page'] }) {
  const result = useAdminForm(mendPage);
  const { fieldErrors: errors, values, submission } = result.state;
  const isListed = submission > 0 ? values.listed === 'yes' : page.is_listed;
  return (
    <ActionForm result={result} draft={`page/${id}`} aria-label={pageWords.title} className="grid gap-5">
      <input type="hidden" name="issue" value={id} />
      <p>
        {pageWords.note}{' '}
        <a className="link" href={paths.newsletterIssue(id)}>
          {pageWords.open}
        </a>
      </p>
      <Field name="subject" label={words.subject} required error={errors.subject}>
        <Input id="page-subject" defaultValue={values.subject ?? page.subject} />
      </Field>
      <Field name="body" label={words.body} required error={errors.body}>
        <PrefilledTextarea
          rows={12}
          className="min-h-64 text-sm [font-family:ui-monospace,Menlo,Consolas,monospace]"
          defaultValue={values.body ?? page.body}
        />
      </Field>
      <Field name="listed" label={pageWords.listed} inline>
        <Checkbox value="yes" defaultChecked={isListed} />
      </Field>
      <Button type="submit" variant="secondary" disabled={result.busy} className="justify-self-start">
        {pageWords.button}
      </Button>
    </ActionForm>
  );
}
