// A client component so that useActionState works without JavaScript; on documents, <site-form> submits it.
'use client';

import { useActionState } from 'react';
import { ConsentLine, DocumentForm, HoneypotField } from '@/components/forms/document-form';
import { Envelope } from '@/components/illustrations/drawings';
import { Button, ButtonLink, SubmitButton } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Field } from '@/components/ui/field';
import { EmailInput, Input } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { workbookConsent, workbookForm } from '@/content/workbook/page';
import type { FormMessage } from '@/lib/domain/form-message';
import { type FormState, untouched } from '@/lib/forms/form-state';
import { paths } from '@/lib/paths';
import { sendWorkbook, type WorkbookField } from './actions';

const { fields, network } = workbookForm;

interface WorkbookFormProps {
  /** Path of the page the form is on. */
  path: string;
  /** Id of the section that contains the form. */
  place: string;
  /** Rendered above the fields, and removed with them. */
  heading?: string;
  /** Leaves out the optional fields. */
  isShort?: boolean;
}

/** Asks where to send the workbook. */
export function WorkbookForm({ path, place, heading, isShort = false }: WorkbookFormProps) {
  // A fragment-only URL keeps the query, and with it the campaign parameters.
  const [{ status, message, fieldErrors, values, challenge }, send] = useActionState(
    sendWorkbook,
    untouched as FormState<WorkbookField>,
    `#${place}`,
  );
  return (
    <DocumentForm requestFailed={{ tone: 'destructive', ...network }} challenge={challenge}>
      {status === 'success' && message ? (
        <WorkbookSent message={message} path={`${path}/again`} />
      ) : (
        <form action={send} noValidate className="grid gap-3.5 sm:gap-5">
          {heading && <h2 className="text-xl sm:mb-1 sm:text-2xl">{heading}</h2>}
          {message && <Notice message={message} />}
          <HoneypotField />
          <Field name="email" {...fields.email} required error={fieldErrors.email}>
            <EmailInput autoComplete="email" defaultValue={values.email} />
          </Field>
          <div
            className={cn(
              'grid items-start gap-4',
              !isShort && 'grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))]',
            )}
          >
            <Field name="firstName" {...fields.firstName} required error={fieldErrors.firstName}>
              <Input autoComplete="given-name" maxLength={100} defaultValue={values.firstName} />
            </Field>
            {!isShort && (
              <Field name="lastName" {...fields.lastName} error={fieldErrors.lastName}>
                <Input autoComplete="family-name" maxLength={100} defaultValue={values.lastName} />
              </Field>
            )}
          </div>
          <SubmitButton busyLabel={workbookForm.submitting}>{workbookForm.submit}</SubmitButton>
          <ConsentLine consent={workbookConsent} />
          <p className="text-sm text-muted">{workbookForm.requiredNote}</p>
        </form>
      )}
    </DocumentForm>
  );
}

/**
 * Replaces the form once the workbook is on its way.
 * @param path URL that brings the form back
 */
function WorkbookSent({ message, path }: { message: FormMessage; path: string }) {
  const { heading, junk, courseNote, again, meanwhile, onScreen } = workbookForm.confirmation;
  return (
    <div className="grid gap-5">
      <div className="flex items-end justify-between gap-4">
        <h2 tabIndex={-1} className="text-2xl outline-none">
          {heading}
        </h2>
        <Envelope className="turns-in h-24 flex-none" />
      </div>
      <Notice message={message} />
      <DownloadButtons />
      <p className="text-sm">
        {junk} {courseNote}
      </p>
      <p className="flex flex-wrap gap-x-6">
        {[onScreen, meanwhile].map(({ href, label }) => (
          <a key={href} href={href} className="link py-1">
            {label}
          </a>
        ))}
      </p>
      <ButtonLink variant="quiet" href={path} className="justify-self-start">
        {again}
      </ButtonLink>
    </div>
  );
}

const { downloadNow, sizes } = workbookForm.confirmation;

/** Downloads the workbook as a PDF. The main button picks the paper size from the browser's language. */
export function DownloadButtons() {
  return (
    <form method="post" action={paths.workbookDownload} className="grid gap-3">
      <Button type="submit" size="lg" className="w-full">
        {downloadNow}
      </Button>
      <p className="flex flex-wrap items-center gap-x-1 text-sm">
        <span className="max-sm:w-full">{sizes.before}</span>
        {(['a4', 'letter', 'epub'] as const).map((size) => (
          <Button
            key={size}
            type="submit"
            size="sm"
            variant="quiet"
            name="as"
            value={size}
            className="max-sm:nth-2:-ml-2.5"
          >
            {sizes[size]}
          </Button>
        ))}
      </p>
    </form>
  );
}
