import 'server-only';

import { z } from 'zod';
import { course } from '@/content/course/course';
import type { CourseDay } from '@/content/course/model';
import { newsletterTestMail } from '@/content/mails/newsletter';
import { type SecurityChange, securityMails } from '@/content/mails/security';
import { replyAddress, signAnsweredLink, signLink } from '@/lib/crypto/links';
import { seal, sealEmail, unseal } from '@/lib/crypto/signature';
import { bareAddress, normaliseEmail } from '@/lib/domain/email-address';
import type { MailJob } from '@/lib/domain/mail-queue';
import { serverEnv } from '@/lib/env';
import { paths } from '@/lib/paths';
import {
  type AccountLink,
  accountLinkMail,
  existingAccountMail,
  invitationMail,
  newAddressMail,
  oldAddressMail,
  securityMail,
} from './account-mails';
import {
  contactMail,
  digestFacts,
  digestMail,
  incidentFacts,
  incidentMail,
  messageFacts,
  replyMail,
} from './owner-mails';
import { courseMail, greetable, newsletterConfirm, newsletterIssue, workbookMail } from './reader-mails';
import { type Mail, type RenderedMail, renderMail } from './render-mail';
import { sampleMails } from './samples';

/** A mail before it is rendered. */
interface Letter {
  mail: Mail;
  /** Path that ends these mails by a POST (RFC 8058). */
  oneClick?: string;
  /** Where an answer goes; the address that sends the mails otherwise. */
  replyTo?: string;
  /** Can reach someone who has confirmed nothing: anybody can type an address into a form. */
  isUnasked?: boolean;
}

/** How a kind of mail is written from its facts, as they come out of the queue. @throws if they do not fit it */
type MailKind = (facts: unknown, timeZone: string) => Letter;

/** @param schema of what `queueMail` stored, or the function `private.mail_facts` reads from the row that the mail belongs to */
const kind =
  <Facts>(schema: z.ZodType<Facts>, write: (facts: Facts, timeZone: string) => Letter): MailKind =>
  (facts, timeZone) =>
    write(schema.parse(facts), timeZone);

/** Facts of mails about accounts, in the queue one sealed text: a copy of it opens nothing. */
const sealed = <Facts>(facts: z.ZodType<Facts>) =>
  z
    .object({ sealed: z.string() })
    .transform(({ sealed }): unknown => JSON.parse(unseal('mail-facts', sealed) ?? 'null'))
    .pipe(facts);

/** Facts as `queueMail` takes them. */
export const sealFacts = (facts: object) => ({ sealed: seal('mail-facts', JSON.stringify(facts)) });

const owner = () => bareAddress(serverEnv().CONTACT_TO);
const linkFacts: z.ZodType<AccountLink> = z.object({
  tokenHash: z.string(),
  code: z.string(),
  next: z.string(),
  signature: z.string(),
});
const changes = Object.keys(securityMails) as [SecurityChange, ...SecurityChange[]];
const issue = z.object({
  subject: z.string(),
  preheader: z.string(),
  body: z.string(),
  picture: z
    .object({ id: z.guid(), alt: z.string(), width: z.number(), height: z.number() })
    .transform(({ id, ...picture }) => ({ ...picture, src: paths.newsletterPicture(id) }))
    .nullish(),
});

/** How the recipient stops these mails: the link at their foot, and the address for a mail program's button. */
function stopLinks(purpose: 'subscription' | 'newsletter', id: string) {
  const token = signLink(purpose, id);
  return { unsubscribeUrl: paths.unsubscribeBy(token), oneClick: paths.subscription(token) };
}

function newsletterLetter(mail: Mail, id: string): Letter {
  const { unsubscribeUrl, oneClick } = stopLinks('newsletter', id);
  return { mail: { ...mail, unsubscribeUrl }, oneClick };
}

const courseKind = (day: CourseDay) =>
  kind(z.object({ request: z.guid(), first_name: z.string() }), ({ request, first_name }) => {
    const { unsubscribeUrl, oneClick } = stopLinks('subscription', request);
    const webUrl = paths.courseDay(signLink('read', request), day.day);
    const links = { webUrl, pauseUrl: `${unsubscribeUrl}#pause`, unsubscribeUrl };
    return { mail: courseMail(day, greetable(first_name), links), oneClick };
  });

/**
 * Every kind of mail that the queue sends; CONTRIBUTING.md says how to add one.
 */
const kinds: Readonly<Record<string, MailKind>> = {
  'sign-up': kind(sealed(linkFacts), (facts) => ({
    mail: accountLinkMail('sign-up', facts),
    isUnasked: true,
  })),
  recovery: kind(sealed(linkFacts), (facts) => ({
    mail: accountLinkMail('recovery', facts),
    isUnasked: true,
  })),
  'account-exists': kind(sealed(z.object({})), () => ({ mail: existingAccountMail(), replyTo: owner() })),
  'new-email': kind(sealed(z.object({ url: z.string().nullable(), from: z.string() })), ({ url, from }) => ({
    mail: newAddressMail(url, from),
    isUnasked: true,
  })),
  'new-email-notice': kind(sealed(z.object({ email: z.string() })), ({ email }) => ({
    mail: oldAddressMail(email),
  })),
  security: kind(z.object({ change: z.enum(changes) }), ({ change }) => ({
    mail: securityMail(change),
    replyTo: owner(),
  })),
  invitation: kind(
    z.object({ invitation: z.guid(), role: z.enum(['admin', 'inbox']) }),
    ({ invitation, role }) => ({
      mail: invitationMail(role, paths.invitation(signLink('invitation', invitation))),
      replyTo: owner(),
      isUnasked: true,
    }),
  ),
  workbook: kind(
    z.object({ request: z.guid(), submission: z.guid(), first_name: z.string() }),
    ({ request, submission, first_name }) => {
      const { unsubscribeUrl, oneClick } = stopLinks('subscription', request);
      const openUrl = paths.workbookOpen(signLink('open', submission));
      const mail = workbookMail(greetable(first_name), openUrl, unsubscribeUrl);
      return { mail, oneClick, isUnasked: true };
    },
  ),
  ...Object.fromEntries(course.map((day) => [`course-${day.day}`, courseKind(day)])),
  'newsletter-confirm': kind(
    z.object({ source: z.enum(['form', 'import']), submission: z.guid() }),
    ({ source, submission }) => ({
      ...newsletterLetter(newsletterConfirm(source, signLink('newsletter', submission)), submission),
      isUnasked: true,
    }),
  ),
  newsletter: kind(
    issue.extend({ subscriber: z.guid(), issue: z.guid(), tag: z.string() }),
    ({ subscriber, issue, ...text }) =>
      newsletterLetter({ ...newsletterIssue(text), webUrl: paths.newsletterIssue(issue) }, subscriber),
  ),
  contact: kind(messageFacts, (facts, timeZone) => {
    const answered = paths.contactAnswered(signAnsweredLink(facts.id, new Date(facts.created_at)));
    return { mail: contactMail(facts, answered, timeZone), replyTo: facts.email };
  }),
  reply: kind(messageFacts.extend({ reply: z.string() }), ({ reply, ...facts }) => {
    const { RECEIVING_DOMAIN: domain } = serverEnv();
    return { mail: replyMail(facts, reply), replyTo: domain ? replyAddress(facts.id, domain) : owner() };
  }),
  digest: kind(digestFacts, ({ now, ...week }) => ({ mail: digestMail(week, now) })),
  alert: kind(incidentFacts, (facts) => ({ mail: incidentMail(facts) })),
  test: kind(z.union([z.object({ sample: z.string() }), issue]), (facts) => {
    const mail =
      'sample' in facts
        ? sampleMails().find(({ id }) => id === facts.sample)?.mail
        : {
            ...newsletterIssue(facts),
            ...newsletterTestMail,
            subject: newsletterTestMail.subject(facts.subject),
          };
    if (!mail) throw new Error('There is no such sample.');
    return { mail, isUnasked: !('sample' in facts) };
  }),
};

interface SentMail extends RenderedMail {
  headers: Record<string, string>;
  replyTo?: string;
}

/**
 * Renders a mail from its facts, with the text of the day.
 * @param timeZone the owner's
 * @throws for an unknown kind, or facts that do not fit it
 */
export function renderJob(job: Pick<MailJob, 'kind' | 'facts' | 'recipient'>, timeZone: string): SentMail {
  const write = Object.hasOwn(kinds, job.kind) ? kinds[job.kind] : undefined;
  if (!write) throw new Error(`There is no kind of mail "${job.kind}".`);
  const { SITE_URL } = serverEnv();
  const { mail, oneClick, replyTo, isUnasked } = write(job.facts, timeZone);
  const headers = {
    ...(oneClick && {
      'List-Unsubscribe': `<${SITE_URL}${oneClick}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
    // Keeps the out-of-office replies of a whole list away (RFC 3834, and what Exchange reads). A person writes an answer.
    ...(job.kind !== 'reply' && {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
    }),
  };
  const never = isUnasked && {
    neverUrl: paths.unsubscribeBy(sealEmail(normaliseEmail(job.recipient))),
  };
  return { ...renderMail({ ...mail, ...never }, SITE_URL), headers, ...(replyTo && { replyTo }) };
}
