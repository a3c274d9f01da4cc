import 'server-only';

import { headers } from 'next/headers';
import { limitWords } from '@/content/refusals';
import type { FormMessage } from '@/lib/domain/form-message';
import { serverEnv } from '@/lib/env';
import { clientNetworks } from '@/lib/http/client-address';
import { GUARD_TIMEOUT_MS, refundRateLimits, takeRateLimits } from '@/lib/supabase/take-rate-limit';
import { knownDevice } from './known-device';
import { HOUR, limitsOf, MINUTE, makeChallenge, type RateRule, solvedChallenge } from './rules';

/** The limits of this request. */
async function limitsHere(rule: RateRule, about?: string, work?: unknown) {
  const subject = about?.trim().toLowerCase();
  return limitsOf(rule, {
    subject,
    device: subject ? await knownDevice(subject) : null,
    networks: clientNetworks(await headers(), serverEnv().TRUSTED_PROXIES),
    solved: await solvedChallenge(work),
  });
}

/** A message for the visitor. With a challenge, its solution lets the same request through. */
type Refusal = FormMessage & { challenge?: string };

const reasons = { wait: '', mail: limitWords.mail, 'new-devices': limitWords.newDevices } as const;

/**
 * Counts one attempt of this client, and for the email address or person it is about.
 * @param work the solution of a challenge, from the browser
 * @returns null if allowed
 * @throws BackendFailure when attempts cannot be counted
 */
export async function guardRate(rule: RateRule, about?: string, work?: unknown): Promise<Refusal | null> {
  const limits = await limitsHere(rule, about, work);
  if (limits.length === 0) return null;
  const full = await takeRateLimits(limits, AbortSignal.timeout(GUARD_TIMEOUT_MS));
  if (!full) return null;
  const answer = limits.find(({ bucket }) => bucket === full.bucket)?.answer ?? 'wait';
  if (answer !== 'work') return tooManyTries(full.wait, reasons[answer]);
  const { unusualTitle: title, unusual } = limitWords;
  return { tone: 'neutral', title, text: unusual(spanOf(full.wait)), challenge: await makeChallenge() };
}

/** Takes back the attempt that `guardRate` counted: a right password is no guess. Best effort. */
export async function refund(rule: RateRule, about: string): Promise<void> {
  await refundRateLimits(await limitsHere(rule, about));
}

/**
 * Reveals nothing about whether an account exists: attempts are counted for any address.
 * @param seconds until the next attempt is allowed
 * @param why a sentence before that
 */
export function tooManyTries(seconds: number, why = ''): FormMessage & { text: string } {
  const { title, wait } = limitWords;
  return { tone: 'destructive', title, text: `${why} ${wait(spanOf(seconds))}`.trim() };
}

function spanOf(seconds: number): string {
  const minutes = Math.ceil(seconds / MINUTE);
  if (minutes === 1) return 'a minute';
  return minutes < 100 ? `${minutes} minutes` : `${Math.ceil(seconds / HOUR)} hours`;
}
