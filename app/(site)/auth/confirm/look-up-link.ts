import 'server-only';

import { siteMessages } from '@/content/auth-messages';
import { findEmailChange } from '@/lib/auth/email-change';
import { findMailLink } from '@/lib/auth/mail-link';
import { getSession } from '@/lib/auth/session';
import { maskEmail } from '@/lib/domain/email/mask-email';
import type { FormMessage } from '@/lib/forms/form-state';
import { isActionRequest } from '@/lib/forms/leave-to';
import type { LinkLookup } from '@/lib/rate-limit/guard-link';
import type { LinkType } from './link-types';

/** What the page shows before the link is redeemed. Addresses are masked: a link may have been forwarded. */
export type ShownLink =
  | {
      status: 'ready';
      /** The account's address and, for a change of address, the new one. */
      email: string;
      newEmail: string;
      /** Address of another account that is signed in here, or ''. */
      signedIn: string;
      asksPassword: boolean;
      /** The account is unconfirmed, and may have been created by someone else. */
      asksConsent: boolean;
    }
  | { status: 'expired' }
  | { status: 'refused'; message: FormMessage };

/** Looks up a link without redeeming it. Counts towards the rate limit. */
export async function lookUpLink(type: LinkType, tokenHash: string): Promise<ShownLink | null> {
  // An action's response: the form is already on screen and keeps its first value.
  if (await isActionRequest()) return null;
  const found =
    type === 'email_change' ? await findEmailChange(tokenHash) : await findMailLink(type, tokenHash);
  if (found.status !== 'found') return refusalOf(found);
  const session = await getSession();
  const { userId, email, ...link } = found.link;
  return {
    status: 'ready',
    email: maskEmail(email),
    newEmail: 'newEmail' in link ? maskEmail(link.newEmail) : '',
    signedIn: session && session.userId !== userId ? maskEmail(session.email) : '',
    asksPassword: 'isOwn' in link && !link.isOwn,
    asksConsent: 'isOwn' in link && !link.isOwn && !link.isConfirmed,
  };
}

function refusalOf(found: Exclude<LinkLookup<unknown>, { status: 'found' }>): ShownLink {
  switch (found.status) {
    case 'expired':
      return found;
    case 'limited':
      return { status: 'refused', message: found.message };
    case 'unavailable':
      return { status: 'refused', message: siteMessages.unavailable };
  }
}
