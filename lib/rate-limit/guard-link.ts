import 'server-only';

import { headers } from 'next/headers';
import { serverEnv } from '@/lib/env';
import type { FormMessage } from '@/lib/forms/form-state';
import { clientAddress } from '@/lib/http/client-address';
import { callBackend } from '@/lib/supabase/backend';
import { giveBack, takeInOrder, tooManyTries } from './guard-rate';
import type { RateLimit } from './take-rate-limit';

/** How many wrong tokens one client, and all together, may show in a window. See docs/trust.md for the odds. */
export const linkLimits = { client: 30, everybody: 2_000, windowSeconds: 5 * 60 } as const;

/** `account` for links that open an account, `reader` for those of workbook and course: neither fills the other's count. */
type GuardedLink = 'account' | 'reader';

function limitsOf(link: GuardedLink, from: Pick<Headers, 'get'>): RateLimit[] {
  const { client, everybody, windowSeconds } = linkLimits;
  const key = clientAddress(from, serverEnv().TRUSTED_PROXIES);
  return [
    { bucket: `${link}-link:client`, key, max: client, windowSeconds },
    { bucket: `${link}-link:everybody`, key: 'everybody', max: everybody, windowSeconds },
  ];
}

/**
 * Counts one look at a token that came by mail. A client that is over its own limit does not use up the tries
 * of all others.
 * @returns 0 if it may go on, else the seconds to wait
 * @throws BackendUnavailable when tries cannot be counted
 */
export async function takeLinkTry(link: GuardedLink, from: Pick<Headers, 'get'>): Promise<number> {
  return (await takeInOrder(limitsOf(link, from)))?.wait ?? 0;
}

export type LinkLookup<Link> =
  | { status: 'found'; link: Link }
  /** Used, too old, replaced, or never one of ours. */
  | { status: 'expired' }
  | { status: 'limited'; message: FormMessage }
  | { status: 'unavailable' };

/**
 * Looks up what a link that opens an account is for, in a page or server action. It counts as a try before it is known
 * whether the link is right; one that is takes its try back, at best: else a person has one try less.
 * @param find null for a link that is none
 */
export async function lookUpGuarded<Link>(
  find: (signal: AbortSignal) => Promise<Link | null>,
): Promise<LinkLookup<Link>> {
  return callBackend(async (signal) => {
    const from = await headers();
    const wait = await takeLinkTry('account', from);
    if (wait > 0) return { status: 'limited', message: tooManyTries(wait) };
    const link = await find(signal);
    if (!link) return { status: 'expired' };
    await giveBack(limitsOf('account', from));
    return { status: 'found', link };
  });
}
