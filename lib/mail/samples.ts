import 'server-only';

import { course } from '@/content/course/course';
import { authMails } from '@/content/mails/auth';
import { sampleIssue, sampleMessage, sampleReply, sampleWeek } from '@/content/mails/samples';
import { type SecurityChange, securityMails } from '@/content/mails/security';
import { paths } from '@/lib/paths';
import {
  accountLinkMail,
  existingAccountMail,
  invitationMail,
  newAddressMail,
  oldAddressMail,
  securityMail,
} from './account-mails';
import { contactMail, digestMail, replyMail } from './owner-mails';
import { courseMail, newsletterConfirm, newsletterIssue, workbookMail } from './reader-mails';
import type { Mail } from './render-mail';

type Sample = readonly [id: string, label: string, mail: Mail];

/** Every mail that the site sends, with sample data; alerts to the owner are left out. */
export function sampleMails() {
  const name = 'Sam';
  const links = { webUrl: paths.workbook, pauseUrl: paths.unsubscribe, unsubscribeUrl: paths.unsubscribe };
  const link = { tokenHash: 'sample', code: '1234567890', next: paths.flipApp, signature: 'sample' };
  // Nobody's token.
  const newsletterLinks = { href: paths.newsletter, unsubscribeUrl: paths.newsletter };
  const samples: Sample[] = [
    ['workbook', 'Workbook', workbookMail(name, paths.workbook, paths.unsubscribe)],
    ...course.map(
      (day): Sample => [`course-${day.day}`, `Course, day ${day.day}`, courseMail(day, name, links)],
    ),
    [
      'newsletter-confirm',
      'Newsletter: second yes',
      { ...newsletterConfirm('form', ''), ...newsletterLinks },
    ],
    [
      'newsletter-import',
      'Newsletter: second yes after an import',
      { ...newsletterConfirm('import', ''), ...newsletterLinks },
    ],
    [
      'newsletter',
      'Newsletter: an issue',
      { ...newsletterIssue(sampleIssue), unsubscribeUrl: paths.newsletter },
    ],
    ['contact', 'A message to you', contactMail(sampleMessage, paths.contact)],
    ['reply', 'Your answer to a message', replyMail(sampleMessage, sampleReply)],
    ['digest', 'To you: the weekly mail', digestMail(sampleWeek, Date.parse('2026-11-23T07:00:00Z'))],
    ['email-change-new', 'Account: new address', newAddressMail(paths.auth, 'ada@example.org')],
    ['email-change-old', 'Account: old address', oldAddressMail('new@example.org')],
    ...Object.keys(securityMails).map((change): Sample => {
      const mail = securityMail(change as SecurityChange);
      return [`security-${change}`, `Account: ${mail.subject}`, mail];
    }),
    ['invitation', 'An invitation to the workspace', invitationMail('inbox', paths.account)],
    ['auth-confirmation', `Account: ${authMails.confirmation.subject}`, accountLinkMail('sign-up', link)],
    ['auth-recovery', `Account: ${authMails.recovery.subject}`, accountLinkMail('recovery', link)],
    ['account-exists', 'Account: somebody tried to sign up', existingAccountMail()],
    [
      'auth-magic_link',
      `Account: ${authMails.magic_link.subject}`,
      { ...authMails.magic_link, href: paths.auth },
    ],
    [
      'auth-email_change',
      `Account: ${authMails.email_change.subject}`,
      { ...authMails.email_change, href: paths.account },
    ],
  ];
  return samples.map(([id, label, mail]) => ({ id, label, mail }));
}
