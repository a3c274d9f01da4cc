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

/** What the page says about a link before its button is pressed. Addresses are masked: a link may have been passed on. */
export type ShownLink =
  | {
      status: 'ready';
      /** Whose account it is, and where it moves to. */
      email: string;
      newEmail: string;
      /** Another person is signed in here. */
      signedIn: string;
      asksPassword: boolean;
      /** The account is not confirmed yet, and the person who signed up may be a stranger. */
      asksConsent: boolean;
    }
  | { status: 'expired' }
  | { status: 'refused'; message: FormMessage };

/** Reads what a link is for. Uses nothing up, and counts as a try. */
export async function lookUpLink(type: LinkType, tokenHash: string): Promise<ShownLink | null> {
  // The form is there already, and shows its answer.
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
