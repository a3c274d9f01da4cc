// Updates the mail in place as it is written, so that the frame keeps its scroll position.
'use client';

import { useEffect, useRef, useState } from 'react';
import { cn } from '@/components/ui/cn';
import { mailWords } from '@/content/admin/mails';
import { parsePage } from '@/lib/device/page-start';
import { previewHtml } from '@/lib/mail/palette';
import type { RenderedMail } from '@/lib/mail/render-mail';

const { preview: words } = mailWords;

export type MailLook = keyof typeof words.looks;

interface MailViewProps {
  mail: RenderedMail;
  look: MailLook;
}

/** A mail as its reader gets it, in a sandboxed iframe that runs no scripts. */
export function MailView({ mail, look }: MailViewProps) {
  const theme = look.endsWith('dark') ? 'dark' : 'light';
  return (
    <>
      <p className="wrap-anywhere">
        <span className="text-muted">{words.subject}:</span> <strong>{mail.subject}</strong>
      </p>
      {look === 'text' ? (
        <pre className="rounded-md border border-edge bg-surface p-5 text-sm wrap-anywhere whitespace-pre-wrap">
          {mail.text || words.noText}
        </pre>
      ) : (
        <MailFrame
          key={theme}
          html={previewHtml(mail.html, theme)}
          title={words.frame(words.looks[look])}
          isPhone={look.startsWith('phone')}
        />
      )}
    </>
  );
}

/** As wide as on a computer, smaller where there is less room. */
const wideClasses =
  'h-184 w-160 max-w-full @max-[40rem]:h-264 @max-[40rem]:[zoom:0.69] @max-[27.75rem]:[zoom:0.5]';

function MailFrame({ html, title, isPhone }: { html: string; title: string; isPhone: boolean }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [first] = useState(html);
  useEffect(() => show(frame.current, html), [html]);
  return (
    <div className="@container">
      <iframe
        ref={frame}
        className={cn(
          'rounded-md border border-edge bg-paper',
          isPhone ? 'h-184 w-90 max-w-full' : wideClasses,
        )}
        sandbox="allow-same-origin"
        title={title}
        srcDoc={first}
        // The text may have changed before the first one was there.
        onLoad={() => show(frame.current, html)}
      />
    </div>
  );
}

function show(frame: HTMLIFrameElement | null, html: string) {
  const page = frame?.contentDocument;
  page?.body?.replaceWith(page.adoptNode(parsePage(html).body));
}
