import 'server-only';
import { headers } from 'next/headers';
import { limitWords } from '@/content/refusals';
import type { FormMessage } from '@/lib/domain/form-message';
import { serverEnv } from '@/lib/env';
import { clientNetworks } from '@/lib/http/client-ip';
import { callBackend } from '@/lib/supabase/backend';
import { GUARD_TIMEOUT_MS, refundRateLimits, takeRateLimits } from '@/lib/supabase/service';
import { knownDevice } from './known-device';
import {
  type CountedLimit,
  HOUR_S,
  limitsOfAttempt,
  MINUTE_S,
  makeChallenge,
  type RateRule,
  solvedChallenge,
} from './rules';

/** What an attempt of this request is counted for. */
async function limitsHere(rule: RateRule, about?: string, work?: unknown) {
  const subject = about?.trim().toLowerCase();
  return limitsOfAttempt(rule, {
    subject,
    device: subject ? await knownDevice(subject) : null,
    networks: clientNetworks(await headers(), serverEnv().TRUSTED_PROXIES),
    solved: await solvedChallenge(work),
  });
}

/**
 * Counts one attempt of this client, and for the email address or person it is about.
 * @param work the solution of a challenge, from the browser
 * @returns null if allowed, otherwise what the visitor is answered
 * @throws BackendFailure when attempts cannot be counted
 */
export async function guardRate(
  rule: RateRule,
  about?: string,
  work?: unknown,
): Promise<RateLimitMessage | null> {
  const limits = await limitsHere(rule, about, work);
  if (limits.length === 0) return null;
  const full = await takeRateLimits(limits, AbortSignal.timeout(GUARD_TIMEOUT_MS));
  return full && messageOf(limits.find(({ bucket }) => bucket === full.bucket)?.answer ?? 'wait', full.wait);
}

/** Takes back the attempt that `guardRate` counted: a right password is no guess. Best effort. */
export async function refund(rule: RateRule, about: string): Promise<void> {
  await callBackend(async () => refundRateLimits(await limitsHere(rule, about)), undefined);
}

const MINUTE_MS = 60_000;

/**
 * An in-process rate limiter with one-minute windows, for cheap, frequent requests. Client IPs are
 * dropped after each minute.
 * @param each requests per client and minute
 * @param all requests of all clients per minute
 * @returns a function that counts one request and tells whether it is allowed; `now` is epoch milliseconds
 */
export function countByMinute(each: number, all: number): (client: string, now?: number) => boolean {
  const tries = new Map<string, number>();
  let minute = 0;
  let sum = 0;
  return (client, now = Date.now()) => {
    const current = Math.floor(now / MINUTE_MS);
    if (current !== minute) {
      tries.clear();
      minute = current;
      sum = 0;
    }
    const count = (tries.get(client) ?? 0) + 1;
    if (sum >= all || count > each) return false;
    tries.set(client, count);
    sum += 1;
    return true;
  };
}

/** A message for the visitor. With a challenge, its solution lets the same request through. */
type RateLimitMessage = FormMessage & { challenge?: string };

const reasons = { wait: '', mail: limitWords.mail, 'new-devices': limitWords.newDevices } as const;

/**
 * What a visitor is answered who may go on in so many seconds. Reveals nothing about whether an account exists: attempts are
 * counted for any address.
 */
async function messageOf(answer: CountedLimit['answer'], seconds: number): Promise<RateLimitMessage> {
  const { title, wait, unusualTitle, unusual } = limitWords;
  const span = spanOf(seconds);
  if (answer !== 'work')
    return { tone: 'destructive', title, text: `${reasons[answer]} ${wait(span)}`.trim() };
  return { tone: 'neutral', title: unusualTitle, text: unusual(span), challenge: await makeChallenge() };
}

function spanOf(seconds: number): string {
  const minutes = Math.ceil(seconds / MINUTE_S);
  if (minutes === 1) return 'a minute';
  return minutes < 100 ? `${minutes} minutes` : `${Math.ceil(seconds / HOUR_S)} hours`;
}
