import 'server-only';

import { headers } from 'next/headers';
import { serverEnv } from '@/lib/env';
import type { FormMessage } from '@/lib/forms/form-state';
import { clientAddress } from '@/lib/http/client-address';
import { type RateLimit, takeRateLimit } from '@/lib/supabase/take-rate-limit';
import { tooManyTries } from './rate-guard';

const GUARD_BUDGET_MS = 1_200;

/** How many tokens one client, and everybody together, may show in a window, whatever the tokens are for. */
export const linkLimits = { client: 30, everybody: 3_000, windowSeconds: 5 * 60 } as const;

/**
 * Counts one look at a token that came by mail: a page that reads it, or a press that uses it up.
 * @returns 0 if it may go on, else the seconds to wait
 * @throws BackendUnavailable when nobody can count
 */
export async function takeLinkTry(from: Pick<Headers, 'get'>): Promise<number> {
  const budget = AbortSignal.timeout(GUARD_BUDGET_MS);
  const { client, everybody, windowSeconds } = linkLimits;
  const key = clientAddress(from, serverEnv().TRUSTED_PROXIES);
  const limit: RateLimit = { bucket: 'link:client', key, max: client, windowSeconds };
  const wait = await takeRateLimit(limit, budget);
  // A client that is over its own limit does not use up what belongs to everybody.
  if (wait > 0) return wait;
  return takeRateLimit({ bucket: 'link:everybody', key: 'everybody', max: everybody, windowSeconds }, budget);
}

/**
 * The same for a page or server action.
 * @returns null if it may go on, else what to tell the visitor
 * @throws BackendUnavailable when nobody can count
 */
export async function guardLink(): Promise<FormMessage | null> {
  const wait = await takeLinkTry(await headers());
  return wait === 0 ? null : tooManyTries(wait);
}
