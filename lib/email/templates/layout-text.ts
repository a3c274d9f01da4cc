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

/** Puts the rendered body into the plain-text frame that all mails share. */
export function layoutText(mail: Mail, body: string, siteUrl: string): string {
  const title = mail.kicker ? `${mail.kicker}: ${mail.title}` : mail.title;
  const head = `${site.name}\n\n${title}\n${'='.repeat(Math.min(title.length, 72))}`;
  // `-- ` alone on its line is where clients cut a mail when it is answered.
  return `${head}\n\n${body}\n\n-- \n${footerText(mail.footer, siteUrl)}\n`;
}
