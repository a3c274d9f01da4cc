import { safetyLine, talkLine } from '@/content/safety';
import { site } from '@/content/site';
import { inlineText } from './inline-text';
import type { Mail, MailFooter } from './mail';
import { wrapText } from './wrap-text';

function footerText(footer: MailFooter): string {
  return [
    wrapText(inlineText(safetyLine, footer.siteUrl)),
    wrapText(inlineText(talkLine, footer.siteUrl)),
    wrapText(footer.reason),
    footer.webUrl && `Read this in your browser:\n${footer.webUrl}`,
    footer.pauseUrl && `Pause the emails:\n${footer.pauseUrl}`,
    footer.unsubscribeUrl && `Unsubscribe:\n${footer.unsubscribeUrl}`,
    `${site.postalAddress}\n${site.contactEmail}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Puts the rendered body into the plain-text frame that all mails share. */
export function layoutText(mail: Mail, body: string): string {
  const title = mail.kicker ? `${mail.kicker}: ${mail.title}` : mail.title;
  const head = `${site.name}\n\n${title}\n${'='.repeat(Math.min(title.length, 72))}`;
  // `-- ` alone on its line is where clients cut a mail when it is answered.
  return `${head}\n\n${body}\n\n-- \n${footerText(mail.footer)}\n`;
}
