import { workbookMail as content } from '@/content/mails/workbook';
import { greet } from './greet';
import type { RenderedMail } from './mail';
import { renderMail } from './render-mail';

export interface WorkbookMailReader {
  firstName: string;
  siteUrl: string;
  /** Absolute address of the page whose button downloads the workbook and starts the course. */
  openUrl: string;
  unsubscribeUrl: string;
}

/** Renders the mail that answers the workbook form. */
export function workbookMail(reader: WorkbookMailReader): RenderedMail {
  return renderMail({
    subject: content.subject,
    preheader: content.preheader,
    title: content.title,
    greeting: greet(reader.firstName),
    blocks: content.blocks,
    action: { label: content.button, href: reader.openUrl },
    closing: content.closing,
    footer: { siteUrl: reader.siteUrl, reason: content.reason, unsubscribeUrl: reader.unsubscribeUrl },
  });
}
