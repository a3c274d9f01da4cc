import 'server-only';

import { headers } from 'next/headers';
import { serverEnv } from '@/lib/env';
import type { FormMessage } from '@/lib/forms/form-state';
import { clientAddress } from '@/lib/http/client-address';
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

/**
 * Counts a look at a link that opens an account, in a page or server action, before it is known whether it is right.
 * @returns null if it may go on, else what to tell the visitor
 * @throws BackendUnavailable when tries cannot be counted
 */
export async function guardAccountLink(): Promise<FormMessage | null> {
  const wait = await takeLinkTry('account', await headers());
  return wait === 0 ? null : tooManyTries(wait);
}

/** Takes that look back, as the token was right. Best effort: at worst a person has one try less. */
export async function forgiveAccountLink(): Promise<void> {
  await giveBack(limitsOf('account', await headers()));
}
