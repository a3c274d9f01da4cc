import { useEffect, useRef } from 'react';
import { DownloadButtons } from '@/components/forms/download-buttons';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { workbookForm } from '@/content/workbook-form';
import type { FormMessage } from '@/lib/forms/form-state';

interface WorkbookSentProps {
  message: FormMessage;
  path: string;
  onAgain: () => void;
}

/** Takes the place of the form once the workbook is on its way. Without script its way back is the page itself. */
export function WorkbookSent({ message, path, onAgain }: WorkbookSentProps) {
  const { heading, text, courseNote, again, meanwhile } = workbookForm.confirmation;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="grid gap-6">
      <h2 ref={title} tabIndex={-1} className="text-2xl outline-none">
        {heading}
      </h2>
      <Notice message={message} />
      <p>{text}</p>
      <DownloadButtons />
      <p className="text-sm text-muted">
        {courseNote} {meanwhile}
      </p>
      <ButtonLink
        variant="quiet"
        href={path}
        className="justify-self-start"
        onClick={(event) => {
          event.preventDefault();
          onAgain();
        }}
      >
        {again}
      </ButtonLink>
    </div>
  );
}
