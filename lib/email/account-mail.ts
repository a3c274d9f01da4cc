import 'server-only';

import { after } from 'next/server';
import { type AuthMailContent, accountExistsMail, authMails } from '@/content/mails/auth';
import { isSuppressed } from '@/lib/data/email-jobs';
import { paths } from '@/lib/paths';
import { sendNow } from './security-mail';
import type { Mail } from './templates/mail';

/** A link to an account, or a word to the owner of one; see `lib/auth/account-link.ts`. */
type AccountMail =
  | {
      kind: 'email' | 'recovery';
      email: string;
      tokenHash: string;
      code: string;
      next: string;
      signature: string;
    }
  | { kind: 'exists'; email: string };

export function accountMail(mail: AccountMail): Mail {
  if (mail.kind === 'exists') return { ...accountExistsMail, href: paths.forgottenPassword };
  const name = mail.kind === 'email' ? 'confirmation' : 'recovery';
  const { code, closing, ...content }: AuthMailContent = authMails[name];
  const { kind: type, tokenHash: token_hash, next, signature } = mail;
  const query = new URLSearchParams({ token_hash, type, next, s: signature });
  const codes = code ? [{ kind: 'code' as const, label: code, code: mail.code }] : [];
  return { ...content, href: `${paths.authConfirm}?${query}`, closing: [...codes, ...closing] };
}

/**
 * Sends a mail about an account after the response, in a server action, so that the time of an answer tells nothing.
 * Not queued: the person is waiting, and the queue stores no secrets.
 * @param mail null for none
 */
export function mailAccount(mail: AccountMail | null): void {
  after(async () => {
    if (!mail) return;
    // The address of somebody who never wants to hear from us gets nothing that a stranger can ask for.
    if (mail.kind !== 'recovery' && (await isSuppressed(mail.email))) return;
    await sendNow(`account-${mail.kind}`, mail.email, accountMail(mail));
  });
}
