import 'server-only';

import { course } from '@/content/course/course';
import { type AuthMailName, authMails } from '@/content/mails/auth';
import { type SecurityChange, securityMails } from '@/content/mails/security';
import type { MailAttachment } from '@/lib/domain/mail-queue/job';
import { publicEnv } from '@/lib/env';
import { paths } from '@/lib/paths';
import { authMailTemplate } from './templates/auth-mail';
import { contactMail } from './templates/contact-mail';
import { courseMail } from './templates/course-mail';
import { newAddressMail, oldAddressMail } from './templates/email-change-mail';
import type { Mail, RenderedMail } from './templates/mail';
import { newsletterConfirm, newsletterIssue } from './templates/newsletter-mail';
import { type DigestFigures, digestMail, type IncidentKind, incidentMail } from './templates/owner-mail';
import { renderMail } from './templates/render-mail';
import { replyMail } from './templates/reply-mail';
import { securityMail } from './templates/security-mail';
import { workbookMail } from './templates/workbook-mail';
import { chartOfWeek } from './week-chart';

export interface SampleMail {
  id: string;
  label: string;
  mail: RenderedMail;
  /** Inline images. */
  attachments?: () => Promise<MailAttachment[]>;
}

const message =
  'We plan a wellbeing day for 120 people and would love a talk of 45 minutes.\n\nIs the date free?';

const week = {
  first_day: '2026-11-16',
  last_day: '2026-11-22',
  periods: [
    { sessions: 37, active_people: 9, new_users: 2 },
    { sessions: 41, active_people: 11, new_users: 3 },
  ],
  days: [3, 0, 12, 7, 5, 9, 1].map((sessions, index) => ({ day: `2026-11-${16 + index}`, sessions })),
  workbook: { requests: 6, confirmed: 4 },
  subscribers: 47,
  waiting_since: ['2026-11-21T14:05:00Z', '2026-11-22T20:00:00Z'],
  failed_mails: 1,
} as const satisfies DigestFigures;
const incidents = ['mail-failed', 'mail-late', 'task-failed'] as const satisfies IncidentKind[];

/** Every mail that the site sends, with sample data, in the order that people receive them. */
export function sampleMails(): SampleMail[] {
  const { SITE_URL: siteUrl } = publicEnv();
  const reader = {
    firstName: 'Sam',
    openUrl: paths.workbook,
    workbookUrl: paths.workbook,
    webUrl: paths.workbook,
    pauseUrl: paths.unsubscribe,
    unsubscribeUrl: paths.unsubscribe,
  };
  const newsletter = { confirmUrl: paths.newsletter, unsubscribeUrl: paths.newsletter };
  const body =
    'A first paragraph, with **weight** and a [link](/resources).\n\n## A heading\n\n- one thing\n- another\n\n> A sentence to keep.';
  const auth = Object.keys(authMails) as AuthMailName[];
  const security = Object.keys(securityMails) as SecurityChange[];
  const samples: (Omit<SampleMail, 'mail'> & { mail: Mail | RenderedMail })[] = [
    { id: 'workbook', label: 'Workbook', mail: workbookMail(reader) },
    ...course.map((day) => ({
      id: `course-${day.day}`,
      label: `Course, day ${day.day}`,
      mail: courseMail(day, reader),
    })),
    {
      id: 'newsletter-confirm',
      label: 'Newsletter: second yes',
      mail: newsletterConfirm('form', newsletter),
    },
    {
      id: 'newsletter-import',
      label: 'Newsletter: second yes after an import',
      mail: newsletterConfirm('import', newsletter),
    },
    {
      id: 'newsletter',
      label: 'Newsletter: an issue',
      mail: newsletterIssue(
        { subject: 'One thing for the small hours', preheader: 'A sheet of paper.', body },
        newsletter,
      ),
    },
    {
      id: 'contact',
      label: 'A message to you',
      mail: contactMail({
        name: 'Ada',
        email: 'ada@example.org',
        type: 'speaking',
        subject: 'Staff day in May',
        message,
        received: '21 November 2026, 14:05 UTC',
      }),
    },
    {
      id: 'reply',
      label: 'Your answer to a message',
      mail: replyMail({
        body: 'Hello Ada,\n\nThank you for asking. I would love to.',
        message: { subject: 'Staff day in May', message },
        written: '21 Nov 2026',
      }),
    },
    {
      id: 'digest',
      label: 'To you: the weekly mail',
      mail: digestMail(week, Date.parse('2026-11-23T07:00:00Z')),
      attachments: async () => [await chartOfWeek(week.days)],
    },
    ...incidents.map((kind) => {
      const mail = incidentMail({ kind, failed: 2, lateSeconds: 1_200 });
      return { id: `alert-${kind}`, label: `To you: ${mail.subject}`, mail };
    }),
    ...auth.map((name) => ({
      id: `auth-${name}`,
      label: `Account: ${authMails[name].subject}`,
      mail: { subject: authMails[name].subject, html: filled(authMailTemplate(name), siteUrl), text: '' },
    })),
    { id: 'email-change-new', label: 'Account: new address', mail: newAddressMail(paths.auth) },
    {
      id: 'email-change-old',
      label: 'Account: old address',
      mail: oldAddressMail('new@example.org'),
    },
    ...security.map((change) => ({
      id: `security-${change}`,
      label: `Account: ${securityMails[change].subject}`,
      mail: securityMail(change),
    })),
  ];
  return samples.map(({ mail, ...sample }) => ({
    ...sample,
    mail: 'html' in mail ? mail : renderMail(mail, siteUrl),
  }));
}

export const sampleMail = (id: string): SampleMail | undefined =>
  sampleMails().find((each) => each.id === id);

/** Fills in the auth service's placeholders. */
function filled(template: string, siteUrl: string): string {
  return template
    .replaceAll('{{ .SiteURL }}', siteUrl)
    .replaceAll('{{ .Token }}', '1234567890')
    .replaceAll(/\{\{ \.\w+ \}\}/g, 'sample');
}
