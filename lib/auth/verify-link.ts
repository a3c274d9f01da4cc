import 'server-only';

import { createServerClient } from '@/lib/supabase/server';
import { BackendUnavailable, REQUEST_BUDGET_MS, withinBudget } from '@/lib/supabase/time-budget';
import { isOutage } from './session';

/** What a link that the auth service made is for; `email` confirms a new account. */
export type LinkKind = 'email' | 'recovery';

export type LinkOutcome =
  /** The link is used up, and this browser is signed in. */
  | { status: 'signed-in'; userId: string }
  /** Used, too old, or never one of ours. */
  | { status: 'expired' }
  | { status: 'unavailable' };

/** Uses up the single-use link of an account mail, in whichever browser it was opened. */
export async function verifyLink(kind: LinkKind, tokenHash: string): Promise<LinkOutcome> {
  const budget = AbortSignal.timeout(REQUEST_BUDGET_MS);
  try {
    const client = await createServerClient({ budget });
    const { data, error } = await withinBudget(
      client.auth.verifyOtp({ type: kind, token_hash: tokenHash }),
      budget,
    );
    if (error) return { status: isOutage(error) ? 'unavailable' : 'expired' };
    if (!data.session || !data.user) return { status: 'expired' };
    return { status: 'signed-in', userId: data.user.id };
  } catch (error) {
    if (error instanceof BackendUnavailable) return { status: 'unavailable' };
    throw error;
  }
}
