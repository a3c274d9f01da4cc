import { course } from '@/content/course/course';
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
export const message: ContactMessage = {
  ...{ id: '00000000-0000-0000-0000-000000000000', name: 'Ada', email: 'ada@example.org', type: 'speaking' },
  ...{ subject: 'A talk in March', message: 'Would you come to Leeds?', created_at: '2026-11-21T14:05:00Z' },
};

export const contactMail = (written: ContactMessage): Mail => mailOf(written, '/contact/answered/token');

export const readerMails: readonly [name: string, mail: RenderedMail][] = [
  ['the workbook mail', render(workbookMail('Sam', '/workbook/open/token?a=1&b=2', reader.unsubscribeUrl))],
  ...course.map((day): [string, RenderedMail] => [`day ${day.day}`, render(courseMail(day, 'Sam', reader))]),
];

export const allMails = [...readerMails, ['the contact mail', render(contactMail(message))] as const];
