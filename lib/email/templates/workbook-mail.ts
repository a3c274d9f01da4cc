import { workbookMail as content } from '@/content/mails/workbook';
import { greet } from './greet';
import type { Mail } from './mail';

export interface WorkbookMailReader {
  firstName: string;
  /** The page whose button opens the workbook and starts the course. */
  openUrl: string;
  unsubscribeUrl: string;
}

/** The mail in response to the workbook form. */
export function workbookMail(reader: WorkbookMailReader): Mail {
  return {
    subject: content.subject,
    preheader: content.preheader,
    title: content.title,
    greeting: greet(reader.firstName),
    blocks: content.blocks,
    action: { label: content.button, href: reader.openUrl },
    closing: content.closing,
    footer: { reason: content.reason, unsubscribeUrl: reader.unsubscribeUrl },
  };
}
