import { z } from 'zod';
import { accountExistsMail, authMails } from '@/content/mails/auth';
import { paths } from '@/lib/paths';
import type { Mail } from './templates/mail';

/** What a mail with a link that opens an account is made of; see `lib/auth/account-link.ts`. */
export const linkFacts = z.object({
  tokenHash: z.string(),
  /** Works in place of the link. */
  code: z.string(),
  /** Path or URL to continue at. */
  next: z.string(),
  signature: z.string(),
});

const kinds = {
  'sign-up': { words: authMails.confirmation, type: 'email' },
  recovery: { words: authMails.recovery, type: 'recovery' },
} as const;

/** The mail that confirms an address, or leads to a new password. */
export function accountLinkMail(kind: keyof typeof kinds, facts: z.infer<typeof linkFacts>): Mail {
  const { words, type } = kinds[kind];
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
