import 'server-only';

import type { FormMessage } from '@/lib/forms/form-state';
import { forgiveAccountLink, guardAccountLink } from '@/lib/rate-limit/guard-link';
import { callBackend, withTimeout } from '@/lib/supabase/backend';
import { serviceClient } from '@/lib/supabase/service';
import { isOwnSignUp } from './sign-up-mark';

/** What a link that the auth service made is for; `email` confirms a new account. */
export type LinkKind = 'email' | 'recovery';

/** How long such a link works: `otp_expiry` of supabase/config.toml. */
export const LINK_LIFETIME_S = 15 * 60;

export interface MailLink {
  kind: LinkKind;
  tokenHash: string;
  userId: string;
  email: string;
  isConfirmed: boolean;
  metadata: Record<string, unknown>;
  /** The account has the password that was typed in this browser, and nobody else has had a say in it. */
  isOwn: boolean;
}

export type LinkLookup =
  | { status: 'found'; link: MailLink }
  /** Used, too old, replaced, or never one of ours. */
  | { status: 'expired' }
  | { status: 'limited'; message: FormMessage }
  | { status: 'unavailable' };

/** Finds the account that a mail's link opens, without using the link up. Counts as a try, unless there is one. */
export async function findMailLink(kind: LinkKind, tokenHash: string): Promise<LinkLookup> {
  return callBackend(async (signal) => {
    const message = await guardAccountLink();
    if (message) return { status: 'limited', message };
    const { data, error } = await withTimeout(
      serviceClient(signal).rpc('find_mail_link', {
        token_hash: tokenHash.slice(0, 100),
        kind,
        lifetime_seconds: LINK_LIFETIME_S,
      }),
      signal,
    );
    if (error) return { status: 'unavailable' };
    const [found] = data;
    if (!found) return { status: 'expired' };
    await forgiveAccountLink();
    const metadata = (found.user_metadata ?? {}) as Record<string, unknown>;
    const { user_id: userId, email, is_confirmed: isConfirmed } = found;
    const isOwn = kind === 'email' && !isConfirmed && (await isOwnSignUp(email, metadata));
    return {
      status: 'found',
      link: { kind, tokenHash, userId, email, isConfirmed, metadata, isOwn },
    };
  });
}
