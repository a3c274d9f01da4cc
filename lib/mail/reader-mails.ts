import type { CourseDay } from '@/content/course/model';
import { newsletterConfirmMail, newsletterIssueMail } from '@/content/mails/newsletter';
import {
  workbookMail as content,
  courseButtons,
  courseKicker,
  courseReason,
  mailPictures,
} from '@/content/mails/workbook';
import { paths } from '@/lib/paths';
import type { MailBlock } from './blocks';
import type { Mail } from './render-mail';

/** @param firstName as typed; may be empty */
export function greet(firstName: string): string {
  const name = firstName.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  return name ? `Hello ${name},` : 'Hello,';
}

/** The mail in response to the workbook form. `openUrl` is the page whose button opens it and starts the course. */
export function workbookMail(firstName: string, openUrl: string, unsubscribeUrl: string): Mail {
  const blocks = [...content.blocks, mailPictures.workbook];
  return { ...content, blocks, greeting: greet(firstName), href: openUrl, unsubscribeUrl };
}

/** One day's course mail for one reader, with their personal links. */
export function courseMail(
  day: CourseDay,
  firstName: string,
  links: Pick<Mail, 'webUrl' | 'pauseUrl' | 'unsubscribeUrl'>,
): Mail {
  const { subject, preheader, title, blocks, sources, button } = day;
  return {
    ...{ subject, preheader, title, sources, ...links },
    blocks: [...blocks, mailPictures[button]],
    kicker: courseKicker(day.day),
    greeting: greet(firstName),
    button: courseButtons[button],
    href: button === 'exercise' ? paths.flipApp : paths.workbookFill,
    reason: courseReason,
  };
}

/**
 * The name if it is safe to use in a greeting, or ''. Anyone can submit a stranger's address, so anything
 * that is not plainly a name (an address, a sentence, an advert) is left out.
 */
export function greetable(firstName: string): string {
  return /^[\p{L}\p{M}][\p{L}\p{M}'’ -]{0,39}$/u.test(firstName) ? firstName : '';
}

/**
 * The confirmation mail (double opt-in), for an address from the form or from the owner's import.
 * @param token of the link that confirms the submission
 */
export const newsletterConfirm = (source: 'form' | 'import', token: string): Mail => ({
  ...newsletterConfirmMail[source],
  href: paths.newsletterConfirm(token),
});

export interface IssueContent {
  subject: string;
  /** Preview text; may be empty. */
  preheader: string;
  /** Markdown. */
  body: string;
  /** The campaign tag of the issue's links to the site. */
  tag?: string;
  /** Above the text; at most one. */
  picture?: Omit<Extract<MailBlock, { kind: 'picture' }>, 'kind'> | null;
}

/** An issue of the newsletter. */
export const newsletterIssue = ({ body, subject, preheader, picture, tag }: IssueContent): Mail => ({
  ...newsletterIssueMail,
  subject,
  preheader,
  title: subject,
  tag,
  blocks: [
    ...(picture ? [{ kind: 'picture', ...picture } as const] : []),
    { kind: 'markdown', text: body, tag },
  ],
});
