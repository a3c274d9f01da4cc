import 'server-only';

import { type EmailChangeLink, findEmailChange, isEmailChangeLink } from '@/lib/auth/email-change';
import { findMailLink, isAccountLink, type MailLink, rememberedMailAddress } from '@/lib/auth/mail-link';
import { readUserForDisplay } from '@/lib/auth/session';
import { maskEmail, normaliseEmail } from '@/lib/domain/email-address';
import { isActionRequest } from '@/lib/forms/form-action';
import { callBackend } from '@/lib/supabase/backend';

/** Values of the `type` parameter of a link to this page; `email` confirms a new account. */
export const linkTypes = ['email', 'recovery', 'email_change'] as const;
export type LinkType = (typeof linkTypes)[number];

/**
 * Finds a link without redeeming it.
 * @returns null if it does not work, or no longer
 * @throws BackendFailure
 */
export async function findLink(
  type: LinkType,
  tokenHash: string,
  signature: string,
): Promise<MailLink | EmailChangeLink | null> {
  return type === 'email_change' ? findEmailChange(tokenHash) : findMailLink(type, tokenHash, signature);
}

/** What the page shows before the link is redeemed. Addresses are masked: a link may have been forwarded. */
export interface ShownLink {
  /** The account's address and, for a change of address, the new one. */
  email: string;
  newEmail: string;
  /** The account's whole address, for password managers, if the mail was asked for in this browser; else ''. */
  username: string;
  /** Address of another account that is signed in here, or ''. */
  signedIn: string;
  asksPassword: boolean;
  /** The account is unconfirmed, and may have been created by someone else. */
  asksConsent: boolean;
}

/** Both are missing when an action's response renders the page again. */
export interface FoundLink {
  link?: ShownLink;
  /** `unreadable`: the token is not ours, or part of it is missing. */
  problem?: 'expired' | 'unreadable' | 'unavailable';
}

/** What the page shows for a link, or why there is none. */
export async function lookUpLink(type: LinkType, tokenHash: string, signature: string): Promise<FoundLink> {
  // An action's response: the form is already on screen and keeps its first value.
  if (await isActionRequest()) return {};
  const isOurs =
    type === 'email_change' ? isEmailChangeLink(tokenHash) : isAccountLink(type, tokenHash, signature);
  if (!isOurs) return { problem: 'unreadable' };
  const found = await callBackend(() => findLink(type, tokenHash, signature), 'unavailable' as const);
  if (found === null || found === 'unavailable') return { problem: found ?? 'expired' };
  const user = await readUserForDisplay();
  const { userId, email, ...link } = found;
  const asksPassword = 'isOwn' in link && !link.isOwn;
  return {
    link: {
      email: maskEmail(email),
      newEmail: 'newEmail' in link ? maskEmail(link.newEmail) : '',
      username: normaliseEmail(await rememberedMailAddress()) === email ? email : '',
      signedIn: user && user.userId !== userId ? maskEmail(user.email) : '',
      asksPassword,
      asksConsent: asksPassword && !link.isConfirmed,
    },
  };
}
