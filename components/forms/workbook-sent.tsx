import { DownloadButtons } from '@/components/forms/download-buttons';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { workbookForm } from '@/content/workbook-form';
import type { FormMessage } from '@/lib/forms/form-state';
import { paths } from '@/lib/paths';

/**
 * Replaces the form once the workbook is on its way.
 * @param path URL that brings the form back
 */
export function WorkbookSent({ message, path }: { message: FormMessage; path: string }) {
  const { heading, text, courseNote, again, meanwhile, onScreen } = workbookForm.confirmation;
  return (
    <div className="grid gap-6">
      <h2 tabIndex={-1} className="text-2xl outline-none">
        {heading}
      </h2>
      <Notice message={message} />
      <p>{text}</p>
      <DownloadButtons />
      <a href={paths.workbookFill} className="link justify-self-start">
        {onScreen}
      </a>
      <p className="text-sm text-muted">
        {courseNote} {meanwhile}
      </p>
      <ButtonLink variant="quiet" href={path} data-again="" className="justify-self-start">
        {again}
      </ButtonLink>
    </div>
  );
}
