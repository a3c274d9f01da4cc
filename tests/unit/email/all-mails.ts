import { course } from '@/content/course/course';
import { type ContactMailMessage, contactMail } from '@/lib/email/templates/contact-mail';
import { courseMail } from '@/lib/email/templates/course-mail';
import type { RenderedMail } from '@/lib/email/templates/mail';
import { workbookMail } from '@/lib/email/templates/workbook-mail';

export const siteUrl = 'https://flip.example';
export const reader = {
  firstName: 'Sam',
  siteUrl,
  workbookUrl: `${siteUrl}/workbook/fill?a=1&b=2`,
  openUrl: `${siteUrl}/workbook/open/token`,
  webUrl: `${siteUrl}/course/token`,
  pauseUrl: `${siteUrl}/pause?token=token`,
  unsubscribeUrl: `${siteUrl}/unsubscribe?token=token`,
};
export const message: ContactMailMessage = {
  siteUrl,
  name: 'Ada',
  email: 'ada@example.org',
  type: 'speaking',
  subject: 'A talk in March',
  message: 'Would you come to Leeds?',
  received: '21 November 2026, 14:05 UTC',
};

/** Every mail to a reader, by name. */
export const readerMails: readonly [name: string, mail: RenderedMail][] = [
  ['the workbook mail', workbookMail(reader)],
  ...course.map((day): [string, RenderedMail] => [`day ${day.day}`, courseMail(day, reader)]),
];

export const allMails = [...readerMails, ['the contact mail', contactMail(message)] as const];
