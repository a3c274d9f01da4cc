import { course } from '@/content/course/course';
import { sampleMessage } from '@/content/mails/samples';
import { type ContactMessage, contactMail as mailOf } from '@/lib/mail/owner-mails';
import { courseMail, workbookMail } from '@/lib/mail/reader-mails';
import { type Mail, type RenderedMail, renderMail } from '@/lib/mail/render-mail';

export const siteUrl = 'https://flip.example';
export const render = (mail: Mail): RenderedMail => renderMail(mail, siteUrl);
export const reader = {
  webUrl: '/course/token',
  pauseUrl: '/pause?token=token',
  unsubscribeUrl: '/unsubscribe?token=token',
};
/** Short, as what a visitor typed is not wrapped. */
export const message: ContactMessage = { ...sampleMessage, message: 'Would you come to Leeds?' };

export const contactMail = (written: ContactMessage): Mail => mailOf(written, '/contact/answered/token');

export const readerMails: readonly [name: string, mail: RenderedMail][] = [
  ['the workbook mail', render(workbookMail('Sam', '/workbook/open/token?a=1&b=2', reader.unsubscribeUrl))],
  ...course.map((day): [string, RenderedMail] => [`day ${day.day}`, render(courseMail(day, 'Sam', reader))]),
];

export const allMails = [...readerMails, ['the contact mail', render(contactMail(message))] as const];
