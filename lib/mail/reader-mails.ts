import type { CourseDay } from '@/content/course/model';
import { type AuthMailContent, type AuthMailName, accountExistsMail, authMails } from '@/content/mails/auth';
import { emailChangeMails } from '@/content/mails/email-change';
import { newsletterConfirmMail, newsletterIssueMail } from '@/content/mails/newsletter';
import {
  invitationMail as invitationWords,
  type SecurityChange,
  securityMails,
  securityMail as securityWords,
} from '@/content/mails/security';
import {
  workbookMail as content,
  courseButtons,
  courseKicker,
  courseReason,
  mailPictures,
} from '@/content/mails/workbook';
import { maskEmail } from '@/lib/domain/email-address';
import { paths } from '@/lib/paths';
import type { MailBlock } from './blocks';
import { type Mail, renderMail } from './render-mail';

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

/** What a mail with a link that opens an account is made of; see `lib/auth/sign-up.ts`. */
export interface AccountLink {
  tokenHash: string;
  /** Works in place of the link. */
  code: string;
  /** Path or URL to continue at. */
  next: string;
  signature: string;
}

const linkKinds = {
  'sign-up': { words: authMails.confirmation, type: 'email' },
  recovery: { words: authMails.recovery, type: 'recovery' },
} as const;

/** The mail that confirms an address, or leads to a new password. */
export function accountLinkMail(kind: keyof typeof linkKinds, facts: AccountLink): Mail {
  const { words, type } = linkKinds[kind];
  const { code, closing, ...content } = words;
  const { tokenHash: token_hash, next, signature } = facts;
  return {
    ...content,
    href: `${paths.authConfirm}?${new URLSearchParams({ token_hash, type, next, s: signature })}`,
    closing: [{ kind: 'code', label: code, code: facts.code }, ...closing],
  };
}

/** To the owner of an account with whose address someone tried to sign up. */
export const existingAccountMail = (): Mail => ({ ...accountExistsMail, href: paths.forgottenPassword });

/**
 * The mail to the new address of an account.
 * @param confirmUrl confirmation link; null if the address already has an account
 * @param currentEmail shown masked, so that the reader can tell whose account it is
 */
export function newAddressMail(confirmUrl: string | null, currentEmail: string): Mail {
  if (!confirmUrl) return { ...emailChangeMails.taken, href: paths.auth };
  const { before, caption, presentAddress, after, ...content } = emailChangeMails.confirm;
  const rows = [[presentAddress, maskEmail(currentEmail)]] as const;
  return { ...content, blocks: [before, { kind: 'facts', caption, rows }, ...after], href: confirmUrl };
}

/** The mail that notifies the current address of the change. */
export function oldAddressMail(newEmail: string): Mail {
  const { caption, newAddress, before, after, ...content } = emailChangeMails.notice;
  return {
    ...content,
    blocks: [before, { kind: 'facts', caption, rows: [[newAddress, newEmail]] }, ...after],
    href: paths.forgottenPassword,
  };
}

/** The mail that notifies an account's owner of a change. */
export function securityMail(change: SecurityChange): Mail {
  const { subject, text } = securityMails[change];
  const isGone = change === 'email-changed' || change === 'account-deleted';
  const { button, notYou } = securityWords[isGone ? 'moved' : 'stayed'];
  return {
    ...securityWords,
    subject,
    title: subject,
    blocks: [text, securityWords.you, notYou],
    button,
    href: isGone ? paths.contact : paths.forgottenPassword,
  };
}

/** The mail that invites to the workspace. */
export function invitationMail(role: keyof typeof invitationWords.roles, href: string): Mail {
  const { roles, how, not, ...content } = invitationWords;
  return { ...content, blocks: [roles[role], how, not], href };
}

const SITE = '{{ .SiteURL }}';
/** Stands in for the link during rendering, so that the placeholders are not escaped. */
const STAND_IN = 'https://link.invalid/';

/**
 * The site sends its own account mails, whose links it signs; the auth service sends these when the owner presses a button in
 * Supabase's dashboard. The code in them opens the same as a link. The magic_link and email_change mails get none: they must
 * neither sign anyone in nor move an account.
 */
const links: Record<AuthMailName, string> = {
  confirmation: SITE + paths.authCode,
  invite: SITE + paths.authCode,
  recovery: SITE + paths.authCode,
  magic_link: SITE + paths.auth,
  email_change: SITE + paths.account,
};

/** Renders a template for the auth service to fill in and send: HTML with Go placeholders. */
export function authMailTemplate(name: AuthMailName): string {
  const { code, closing, ...content }: AuthMailContent = authMails[name];
  const codes = code ? [{ kind: 'code' as const, label: code, code: '{{ .Token }}' }] : [];
  const mail = { ...content, href: STAND_IN, closing: [...codes, ...closing] };
  return renderMail(mail, SITE).html.replaceAll(STAND_IN, links[name]);
}
