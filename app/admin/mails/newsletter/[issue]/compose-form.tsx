// Keeps the typed text when the request fails.
'use client';

import { useDeferredValue, useState } from 'react';
import { ActionForm, useAdminForm } from '@/app/admin/forms';
import { ProofField } from '@/app/admin/parts';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Field } from '@/components/ui/field';
import { Checkbox, Input } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { ToggleGroup, ToggleGroupItem } from '@/components/ui/toggle-group';
import { mailWords, newsletterWords } from '@/content/admin/mails';
import { type IssueContent, newsletterIssue } from '@/lib/mail/reader-mails';
import { type RenderedMail, renderMail } from '@/lib/mail/render-mail';
import { parseMarkdown } from '@/lib/rich-text/parse-markdown';
import { type MailLook, MailView } from '../../mail-view';
import { composeIssue } from '../actions';
import { MarkdownInput } from './markdown-input';
import { type Picture, PictureField } from './picture-field';

const words = newsletterWords.compose;

interface ComposeFormProps {
  id: string;
  /** Not saved yet. */
  isNew: boolean;
  /** Still a draft. */
  isEditable: boolean;
  saved: IssueContent & { updated_at: string };
  /** Of the site, for links in the preview. */
  siteUrl: string;
  /** The current number of subscribers. */
  readers: number;
  /** The owner's. */
  timeZone: string;
  hasFactor: boolean;
  /** Says that the letter has no postal address; null once it has one. */
  addressNote: string | null;
}

/** The form of an issue, with the mail beside it as it will be sent. */
export function ComposeForm(props: ComposeFormProps) {
  const { id, isNew, isEditable, saved, siteUrl, readers, timeZone, hasFactor, addressNote } = props;
  const result = useAdminForm(composeIssue);
  const [written, setWritten] = useState({ ...saved, alt: saved.picture?.alt ?? '' });
  const [chosen, setChosen] = useState<Omit<Picture, 'alt'> | null>(null);
  const { busy } = result;
  const { fieldErrors: errors, values, data: newer } = result.state;
  // A refused text is still an edit of the version that it was begun from.
  const version =
    newer?.updated_at ?? (Object.keys(errors).length > 0 ? values.version : undefined) ?? saved.updated_at;
  const picture = chosen ? { ...chosen, alt: written.alt } : written.picture;
  const shown = useDeferredValue(isEditable ? { ...written, picture } : saved);
  const mail = renderMail(newsletterIssue(shown), siteUrl);
  const preview = <Preview mail={mail} isBeside={isEditable} />;
  if (!isEditable) {
    return (
      <>
        <ActionForm result={result} />
        {preview}
      </>
    );
  }
  return (
    <div className="grid items-start gap-10 xl:grid-cols-2">
      <ActionForm
        result={result}
        draft={`issue/${isNew ? 'new' : id}`}
        className="grid min-w-0 gap-5"
        onInput={({ currentTarget }) => setWritten(read(new FormData(currentTarget), saved))}
      >
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
          <MarkdownInput
            className="min-h-88 text-sm [font-family:ui-monospace,Menlo,Consolas,monospace]"
            rows={16}
            defaultValue={values.body ?? saved.body}
          />
        </Field>
        <LetterChecks body={shown.body} mail={mail} siteUrl={siteUrl} />
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
        <PictureField saved={saved.picture} state={result.state} onChoose={setChosen} />
        <Button type="submit" name="intent" value="save" disabled={busy} className="justify-self-start">
          {words.save}
        </Button>
        <fieldset className="grid gap-5 border-t border-line pt-5">
          <legend className="float-left w-full text-lg font-semibold">{words.test.title}</legend>
          <Field name="testTo" label={words.test.to} hint={words.test.hint} error={errors.testTo}>
            <Input defaultValue={values.testTo} inputMode="email" autoComplete="off" />
          </Field>
          <Button
            type="submit"
            name="intent"
            value="test"
            variant="secondary"
            disabled={busy}
            className="justify-self-start"
          >
            {words.test.button}
          </Button>
        </fieldset>
        <fieldset className="grid gap-5 border-t border-line pt-5">
          <legend className="float-left w-full text-lg font-semibold">{words.schedule.title}</legend>
          <Field
            name="sendAt"
            label={words.schedule.when(timeZone)}
            hint={words.schedule.whenHint}
            error={errors.sendAt}
          >
            <Input type="datetime-local" className="max-w-[18rem]" defaultValue={values.sendAt} />
          </Field>
          {addressNote && (
            <p className="border-l-3 border-apricot pl-5 text-sm wrap-anywhere">
              {addressNote}{' '}
              <a className="link" href={words.address.href}>
                {words.address.link}
              </a>
            </p>
          )}
          <Field name="sure" label={words.schedule.sure(readers)} inline error={errors.sure}>
            <Checkbox value="yes" defaultChecked={values.sure === 'yes'} />
          </Field>
          {errors.proof && <ProofField id="schedule" hasFactor={hasFactor} error={errors.proof} />}
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
      {preview}
    </div>
  );
}

/** The issue as it is written, with the stored picture unless the box takes it out. */
function read(form: FormData, saved: ComposeFormProps['saved']) {
  const text = (name: string) => String(form.get(name) ?? '');
  const alt = text('alt');
  const picture = saved.picture && text('stored') === 'kept' ? { ...saved.picture, alt } : null;
  return {
    ...saved,
    subject: text('subject'),
    preheader: text('preheader'),
    body: text('body'),
    alt,
    picture,
  };
}

const { preview: previewWords } = mailWords;

/** Rendered in the browser, by the function that renders the mail. */
function Preview({ mail, isBeside }: { mail: RenderedMail; isBeside: boolean }) {
  const [look, setLook] = useState<MailLook>('light');
  return (
    <section
      aria-labelledby="preview-title"
      // It stays beside the form while that is scrolled; below it, it would lie over what follows.
      className={cn('grid min-w-0 gap-4', isBeside && 'xl:sticky xl:top-6')}
    >
      <h3 id="preview-title" className="text-lg">
        {words.preview}
      </h3>
      <ToggleGroup
        type="single"
        value={look}
        onValueChange={(value) => value && setLook(value as MailLook)}
        aria-label={previewWords.show}
        className="flex flex-wrap gap-1.5 noscript:hidden"
      >
        {Object.entries(previewWords.looks).map(([id, label]) => (
          <ToggleGroupItem key={id} value={id} className="min-h-10 px-3 text-sm">
            {label}
          </ToggleGroupItem>
        ))}
      </ToggleGroup>
      <MailView mail={mail} look={look} />
    </section>
  );
}

const { checks } = words;

/** Gmail cuts a mail at 102 KB; headers and links of each reader come on top of what is measured here. */
const LARGE_KILOBYTES = 90;

interface LetterChecksProps {
  body: string;
  mail: RenderedMail;
  siteUrl: string;
}

/** What a mail cannot show, each with its line and the reason, and whether the mail is too large. */
function LetterChecks({ body, mail, siteUrl }: LetterChecksProps) {
  const { problems } = parseMarkdown(body, siteUrl);
  const kilobytes = Math.ceil(new TextEncoder().encode(mail.html).length / 1_000);
  return (
    <>
      {problems.length > 0 && (
        <section
          aria-labelledby="letter-checks"
          className="grid gap-2 border-l-3 border-apricot pl-5 text-sm"
        >
          <h3 id="letter-checks" className="text-base font-semibold">
            {checks.title}
          </h3>
          <p className="text-muted">{checks.note}</p>
          <ul className="grid gap-2">
            {problems.slice(0, 20).map(({ line, text, reason }) => (
              <li key={`${line} ${reason} ${text}`} className="wrap-anywhere">
                <button
                  type="button"
                  className="link"
                  onClick={({ currentTarget }) => showLine(currentTarget.form, line)}
                >
                  {checks.line(line)}
                </button>
                : {checks.because(text, reason)}
              </li>
            ))}
          </ul>
        </section>
      )}
      {kilobytes < LARGE_KILOBYTES ? (
        <p className="text-sm text-muted">{checks.size(kilobytes)}</p>
      ) : (
        <Notice message={{ tone: 'destructive', title: checks.size(kilobytes), text: checks.large }} />
      )}
    </>
  );
}

/** Selects a line of the text. */
function showLine(form: HTMLFormElement | null, line: number) {
  const area = form?.elements.namedItem('body');
  if (!(area instanceof HTMLTextAreaElement)) return;
  const lines = area.value.split('\n');
  const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
  area.focus();
  area.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
}
