// Keeps the typed text when a request fails, and follows an issue while it is sent.
'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { ActionForm, PrefilledTextarea, useAdminForm } from '@/app/admin/forms';
import { ProofField } from '@/app/admin/parts';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Checkbox, Input } from '@/components/ui/input';
import { Progress } from '@/components/ui/progress';
import { adminWords } from '@/content/admin/admin';
import { newsletterWords } from '@/content/admin/mails';
import type { Issue, WrittenIssue } from '@/lib/data/admin/mails';
import { formatMoment } from '@/lib/domain/admin/dates';
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

const issueWords = newsletterWords.issues;
const tones = { draft: 'line', scheduled: 'apricot', sending: 'sea', sent: 'sage', stopped: 'line' } as const;

const EVERY_MS = 5_000;
/** Before its time, from when on an issue may start. */
const EARLY_MS = 10 * 60_000;

/** Reads the page again while the issue is sent or about to be, unless the page is hidden. */
function useProgress({ state, send_at }: Issue) {
  const { refresh } = useRouter();
  useEffect(() => {
    const isSoon = () => Date.parse(send_at ?? '') - Date.now() < EARLY_MS;
    if (state !== 'sending' && !(state === 'scheduled' && isSoon())) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && refresh(), EVERY_MS);
    return () => clearInterval(timer);
  }, [state, send_at, refresh]);
}

/** An issue's state, and its delivery figures once sending has started. */
export function IssueFacts({ issue, timeZone }: { issue: Issue; timeZone: string }) {
  const { state, send_at, started_at, updated_at, sent, queued } = issue;
  useProgress(issue);
  const figures = Object.entries(issueWords.figures).map(
    ([name, label]) => [label, issue[name as keyof typeof issueWords.figures]] as const,
  );
  return (
    <>
      <p className="flex flex-wrap items-center gap-3 text-sm">
        <Badge tone={tones[state]}>{issueWords.states[state]}</Badge>
        <span className="text-muted">
          {state === 'scheduled' && send_at
            ? issueWords.goesOut(formatMoment(send_at, timeZone))
            : started_at
              ? issueWords.wentOut(formatMoment(started_at, timeZone))
              : issueWords.changed(formatMoment(updated_at, timeZone))}
        </span>
      </p>
      {state === 'sending' && (
        <Progress
          value={Math.round((100 * sent) / Math.max(1, sent + queued))}
          aria-label={issueWords.progress}
          className="max-w-text"
        />
      )}
      {started_at && (
        <dl className="figures flex flex-wrap gap-x-6 gap-y-1 text-sm/[1.6]">
          {figures.map(([label, count]) => (
            <div key={label} className="flex gap-[0.4rem]">
              <dt className="text-muted">{label}</dt>
              <dd>{count === null ? adminWords.few : count.toLocaleString('en-GB')}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
