'use client';

import { Notice } from '@/components/ui/notice';
import { newsletterWords } from '@/content/admin/mails';
import type { RenderedMail } from '@/lib/mail/render-mail';
import { parseMarkdown } from '@/lib/rich-text/parse-markdown';

const { checks: words } = newsletterWords.compose;

/** Gmail cuts a mail at 102 KB; headers and links of each reader come on top of what is measured here. */
const LARGE_KILOBYTES = 90;

interface LetterChecksProps {
  body: string;
  mail: RenderedMail;
  siteUrl: string;
}

/** What a mail cannot show, each with its line and the reason, and whether the mail is too large. */
export function LetterChecks({ body, mail, siteUrl }: LetterChecksProps) {
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
            {words.title}
          </h3>
          <p className="text-muted">{words.note}</p>
          <ul className="grid gap-2">
            {problems.slice(0, 20).map(({ line, text, reason }) => (
              <li key={`${line} ${reason} ${text}`} className="wrap-anywhere">
                <button
                  type="button"
                  className="link"
                  onClick={({ currentTarget }) => showLine(currentTarget.form, line)}
                >
                  {words.line(line)}
                </button>
                : {words.because(text, reason)}
              </li>
            ))}
          </ul>
        </section>
      )}
      {kilobytes < LARGE_KILOBYTES ? (
        <p className="text-sm text-muted">{words.size(kilobytes)}</p>
      ) : (
        <Notice message={{ tone: 'destructive', title: words.size(kilobytes), text: words.large }} />
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
