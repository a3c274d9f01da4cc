import 'server-only';
import { headers } from 'next/headers';
import { carriesWrongToken } from '@/lib/crypto/mailed-links';
import type { FormMessage } from '@/lib/domain/form-message';
import { serverEnv } from '@/lib/env';
import { clientNetworks } from '@/lib/http/client-address';
import { callBackend, REQUEST_TIMEOUT_MS } from '@/lib/supabase/backend';
import { type RateLimit, refundRateLimits, takeRateLimits } from '../supabase/take-rate-limit';
import { tooManyTries } from './guard-rate';

/** Wrong codes or tokens allowed per client, and in total, in a window. See docs/trust.md for the odds. */
export const linkLimits = { client: 30, everybody: 2_000, windowSeconds: 5 * 60 } as const;

/** Typed codes open an account, `reader-link` is what other mails link to; counted separately. */
type GuardedLink = 'account-code' | 'reader-link';

function limitsOf(link: GuardedLink, from: Pick<Headers, 'get'>): RateLimit[] {
  const { client, everybody, windowSeconds } = linkLimits;
  const networks = clientNetworks(from, serverEnv().TRUSTED_PROXIES);
  return [
    ...networks.map(({ key, clients }) => ({
      bucket: `${link}:client`,
      key,
      max: client * clients,
      windowSeconds,
    })),
    { bucket: `${link}:everybody`, key: 'everybody', max: everybody, windowSeconds },
  ];
}

/**
 * Counts one token lookup. A client over its own limit does not use up the shared one.
 * @returns 0 if allowed, otherwise the seconds to wait
 * @throws BackendFailure when attempts cannot be counted
 */
async function takeLinkTry(link: GuardedLink, from: Pick<Headers, 'get'>): Promise<number> {
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  return (await takeRateLimits(limitsOf(link, from), signal))?.wait ?? 0;
}

export type LinkLookup<Link> =
  | { status: 'found'; link: Link }
  /** Used, expired, replaced, or never issued. */
  | { status: 'expired' }
  | { status: 'limited'; message: FormMessage };

/**
 * Looks up the link of a typed code in a server action. The attempt is counted first and, if the code is
 * valid, taken back afterwards (best effort).
 * @param find resolves to null for an invalid code
 * @throws BackendFailure
 */
export async function lookUpGuarded<Link>(
  find: (signal: AbortSignal) => Promise<Link | null>,
): Promise<LinkLookup<Link>> {
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const from = await headers();
  const wait = await takeLinkTry('account-code', from);
  if (wait > 0) return { status: 'limited', message: tooManyTries(wait) };
  const link = await find(signal);
  if (!link) return { status: 'expired' };
  await refundRateLimits(limitsOf('account-code', from));
  return { status: 'found', link };
}

/**
 * Rate-limits requests with forged tokens. Valid tokens are never counted or delayed, however many clients
 * share an address: mail services send many people's unsubscriptions from one.
 * @param isWrong for a token that is not in the URL
 * @returns 0 if allowed, otherwise the seconds to wait; also 0 when attempts cannot be counted, since a
 * forged token gives no access
 */
export async function countWrongLink(
  request: { nextUrl: Pick<URL, 'pathname' | 'searchParams'>; headers: Pick<Headers, 'get'> },
  isWrong = carriesWrongToken(request.nextUrl),
): Promise<number> {
  return isWrong ? callBackend(() => takeLinkTry('reader-link', request.headers), 0) : 0;
}
