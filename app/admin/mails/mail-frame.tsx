import { PageLinks } from '@/components/admin/page-links';
import { cn } from '@/components/ui/cn';
import { mailWords } from '@/content/admin-mails';
import { previewHtml } from '@/lib/email/preview';
import type { RenderedMail } from '@/lib/email/templates/mail';

const { preview: words } = mailWords;

export const mailLooks = ['light', 'dark', 'phone', 'text'] as const;
export type MailLook = (typeof mailLooks)[number];

/** @param text from the query */
export const readLook = (text: string | undefined): MailLook =>
  mailLooks.find((look) => look === text) ?? 'light';

interface MailFrameProps {
  mail: RenderedMail;
  look: MailLook;
  hrefOf: (look: MailLook) => string;
}

/** Previews a mail in a fully sandboxed iframe: no scripts, no navigation, an opaque origin. */
export function MailFrame({ mail, look, hrefOf }: MailFrameProps) {
  const looks = mailLooks.map((each) => ({ label: words.looks[each], href: hrefOf(each) }));
  return (
    <div className="grid gap-4">
      <PageLinks label={words.show} items={looks} current={hrefOf(look)} />
      <p>
        <span className="text-muted">{words.subject}:</span> <strong>{mail.subject}</strong>
      </p>
      {look === 'text' ? (
        <pre className="rounded-md border border-edge bg-surface p-5 text-sm wrap-anywhere whitespace-pre-wrap">
          {mail.text || words.noText}
        </pre>
      ) : (
        <iframe
          className={cn(
            'h-184 w-full rounded-md border border-edge bg-paper',
            look === 'phone' && 'max-w-[360px]',
          )}
          sandbox=""
          title={words.frame(words.looks[look])}
          srcDoc={previewHtml(mail.html, look === 'dark' ? 'dark' : 'light')}
        />
      )}
    </div>
  );
}
