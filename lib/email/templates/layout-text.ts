import { safetyLine, talkLine } from '@/content/safety';
import { site } from '@/content/site';
import { footerLinks, type Mail, type MailFooter } from './mail';
import { inline } from './words';
import { wrapText } from './wrap-text';

function footerText(footer: MailFooter, siteUrl: string): string {
  return [
    wrapText(inline(safetyLine, siteUrl).text),
    wrapText(inline(talkLine, siteUrl).text),
    wrapText(footer.reason),
    ...footerLinks(footer, siteUrl).map(([label, href]) => `${label}:\n${href}`),
    `${site.postalAddress}\n${site.contactEmail}`,
  ].join('\n\n');
}

/** Wraps the rendered body in the plain-text layout that all mails share. */
export function layoutText(mail: Mail, body: string, siteUrl: string): string {
  const title = mail.kicker ? `${mail.kicker}: ${mail.title}` : mail.title;
  const head = `${site.name}\n\n${title}\n${'='.repeat(Math.min(title.length, 72))}`;
  // `-- ` on its own line is the signature separator; clients drop what follows it from replies.
  return `${head}\n\n${body}\n\n-- \n${footerText(mail.footer, siteUrl)}\n`;
}
