import 'server-only';

import { headers } from 'next/headers';
import { knownDevice } from '@/lib/auth/known-device';
import { serverEnv } from '@/lib/env';
import type { FormMessage } from '@/lib/forms/form-state';
import { clientAddress } from '@/lib/http/client-address';
import { type RateLimit, returnRateLimit, takeRateLimit } from '@/lib/rate-limit/take-rate-limit';

/** Leaves the guarded call the rest of the visitor's five seconds. */
const GUARD_TIMEOUT_MS = 1_200;
const MINUTE = 60;
const HOUR = 60 * MINUTE;

interface Rule {
  /** Attempts per client, for any subject. A client may be a whole office or a mobile network. */
  client: number;
  /** Attempts per client and subject; stops an attacker with one address. */
  pair?: number;
  /** Attempts per subject from all unknown devices; stops an attacker with many addresses. */
  address?: number;
  windowSeconds: number;
}

/** See docs/trust.md for how far guessing gets within these limits. */
const rules = {
  'sign-in': { client: 120, pair: 20, address: 100, windowSeconds: HOUR },
  'sign-up': { client: 30, pair: 5, address: 30, windowSeconds: HOUR },
  'account-mail': { client: 30, pair: 5, address: 30, windowSeconds: HOUR },
  google: { client: 60, windowSeconds: 15 * MINUTE },
  export: { client: 60, pair: 20, windowSeconds: HOUR },
  workbook: { client: 60, pair: 10, address: 60, windowSeconds: HOUR },
  newsletter: { client: 60, pair: 10, address: 60, windowSeconds: HOUR },
  'flip-owners': { client: 60, windowSeconds: 15 * MINUTE },
  // One per wait or result, and a client may be a whole office.
  'notebook-counts': { client: 600, pair: 120, windowSeconds: HOUR },
  contact: { client: 30, pair: 10, address: 60, windowSeconds: HOUR },
  'second-factor': { client: 60, address: 10, windowSeconds: 15 * MINUTE },
} as const satisfies Record<string, Rule>;

export type RateRule = keyof typeof rules;

/**
 * The limits of this request, in order: a client over its own limit does not use up anyone else's. A known
 * device of the account has a limit of its own, which no other client can use up.
 */
async function limitsOf(rule: RateRule, about: string | undefined): Promise<RateLimit[]> {
  const { client, pair, address, windowSeconds }: Rule = rules[rule];
  const subject = about?.trim().toLowerCase();
  const limit = (kind: string, key: string, max: number | undefined): RateLimit[] =>
    max === undefined ? [] : [{ bucket: `${rule}:${kind}`, key, max, windowSeconds }];
  const device = subject && (await knownDevice(subject));
  if (device) return limit('device', `${device} ${subject}`, pair && 2 * pair);
  const from = clientAddress(await headers(), serverEnv().TRUSTED_PROXIES);
  if (!subject) return limit('client', from, client);
  return [
    ...limit('client', from, client),
    ...limit('pair', `${from} ${subject}`, pair),
    ...limit('address', subject, address),
  ];
}

/**
 * Counts one attempt of this client, and for the email address or person it is about.
 * @returns null if allowed, otherwise the message for the visitor
 * @throws BackendUnavailable when attempts cannot be counted
 */
export async function guardRate(rule: RateRule, about?: string): Promise<FormMessage | null> {
  const full = await takeInOrder(await limitsOf(rule, about));
  if (!full) return null;
  return full.bucket === 'sign-in:address' ? closedToNewDevices(full.wait) : tooManyTries(full.wait);
}

/**
 * Takes back the attempt that `guardRate` counted, after a success. Best effort: at worst a person has one
 * attempt fewer.
 */
export async function forgiveTry(rule: RateRule, about: string): Promise<void> {
  await giveBack(await limitsOf(rule, about));
}

/**
 * Counts one attempt against each limit, up to the first that is exceeded.
 * @returns the exceeded limit and the seconds to wait, or null
 * @throws BackendUnavailable when attempts cannot be counted
 */
export async function takeInOrder(
  limits: readonly RateLimit[],
): Promise<{ bucket: string; wait: number } | null> {
  const signal = AbortSignal.timeout(GUARD_TIMEOUT_MS);
  for (const limit of limits) {
    const wait = await takeRateLimit(limit, signal);
    if (wait > 0) return { bucket: limit.bucket, wait };
  }
  return null;
}

/** Takes back one attempt from each limit. Best effort. */
export async function giveBack(limits: readonly RateLimit[]): Promise<void> {
  const signal = AbortSignal.timeout(GUARD_TIMEOUT_MS);
  await Promise.allSettled(limits.map((limit) => returnRateLimit(limit, signal)));
}

/** Reveals nothing about whether the account exists: attempts are counted for any address. */
function closedToNewDevices(seconds: number): FormMessage {
  const { text, ...message } = tooManyTries(seconds);
  const why = 'Many passwords were tried for this address, so it takes no sign-in from a new device for now.';
  const way = 'You need not wait: “Forgotten your password?” sends a link, and a new password signs you in.';
  return { ...message, text: `${why} ${way} ${text}` };
}

/** @param seconds until the next attempt is allowed */
export function tooManyTries(seconds: number): FormMessage & { text: string } {
  const minutes = Math.ceil(seconds / MINUTE);
  return {
    tone: 'destructive',
    title: 'Too many tries',
    text: `Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, then try again.`,
  };
}
