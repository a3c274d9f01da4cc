import { type AuthMailContent, type AuthMailName, accountExistsMail, authMails } from '@/content/mails/auth';
import { emailChangeMails } from '@/content/mails/email-change';
import {
  invitationMail as invitationWords,
  type SecurityChange,
  securityMails,
  securityMail as securityWords,
} from '@/content/mails/security';
import { maskEmail } from '@/lib/domain/email-address';
import { paths } from '@/lib/paths';
import { type Mail, renderMail } from './render-mail';

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
  return { ...content, blocks: [before, { kind: 'pairs', caption, rows }, ...after], href: confirmUrl };
}

/** The mail that notifies the current address of the change. */
export function oldAddressMail(newEmail: string): Mail {
  const { caption, newAddress, before, after, ...content } = emailChangeMails.notice;
  return {
    ...content,
    blocks: [before, { kind: 'pairs', caption, rows: [[newAddress, newEmail]] }, ...after],
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
