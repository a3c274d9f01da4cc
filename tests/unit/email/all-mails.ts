import { course } from '@/content/course/course';
import { type ContactMailMessage, contactMail } from '@/lib/email/templates/contact-mail';
import { courseMail } from '@/lib/email/templates/course-mail';
import type { Mail, RenderedMail } from '@/lib/email/templates/mail';
import { renderMail } from '@/lib/email/templates/render-mail';
import { workbookMail } from '@/lib/email/templates/workbook-mail';

export const siteUrl = 'https://flip.example';
export const render = (mail: Mail): RenderedMail => renderMail(mail, siteUrl);
export const reader = {
  firstName: 'Sam',
  workbookUrl: '/workbook/fill?a=1&b=2',
  openUrl: '/workbook/open/token',
  webUrl: '/course/token',
  pauseUrl: '/pause?token=token',
  unsubscribeUrl: '/unsubscribe?token=token',
};
export const message: ContactMailMessage = {
  name: 'Ada',
  email: 'ada@example.org',
  type: 'speaking',
  subject: 'A talk in March',
  message: 'Would you come to Leeds?',
  received: '21 November 2026, 14:05 UTC',
};

/** Every mail to a reader, by name. */
export const readerMails: readonly [name: string, mail: RenderedMail][] = [
  ['the workbook mail', render(workbookMail(reader))],
  ...course.map((day): [string, RenderedMail] => [`day ${day.day}`, render(courseMail(day, reader))]),
];

export const allMails = [...readerMails, ['the contact mail', render(contactMail(message))] as const];
