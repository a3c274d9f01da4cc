import 'server-only';

import { headers } from 'next/headers';
import { knownDevice } from '@/lib/auth/known-device';
import { serverEnv } from '@/lib/env';
import type { FormMessage } from '@/lib/forms/form-state';
import { clientAddress } from '@/lib/http/client-address';
import { type RateLimit, returnRateLimit, takeRateLimit } from '@/lib/rate-limit/take-rate-limit';

/** Leaves the rest of the five seconds that a visitor waits at most to what is guarded. */
const GUARD_TIMEOUT_MS = 1_200;
const MINUTE = 60;
const HOUR = 60 * MINUTE;

interface Rule {
  /** Tries of one client, whatever they are about. A client may be a whole office or a mobile network. */
  client: number;
  /** Tries of one client about one address. It, and not the next number, stops an attacker in one place. */
  pair?: number;
  /** Tries of all unknown devices together about one address: the bound for an attacker in many places. */
  address?: number;
  windowSeconds: number;
}

/** See docs/trust.md for what the numbers leave to an attacker who guesses. */
const rules = {
  'sign-in': { client: 120, pair: 20, address: 100, windowSeconds: HOUR },
  'sign-up': { client: 30, pair: 5, address: 30, windowSeconds: HOUR },
  'account-mail': { client: 30, pair: 5, address: 30, windowSeconds: HOUR },
  google: { client: 60, windowSeconds: 15 * MINUTE },
  export: { client: 60, pair: 20, windowSeconds: HOUR },
  workbook: { client: 60, pair: 10, address: 60, windowSeconds: HOUR },
  newsletter: { client: 60, pair: 10, address: 60, windowSeconds: HOUR },
  'flip-owners': { client: 60, windowSeconds: 15 * MINUTE },
  // One for each wait or result of a person, and a client may be a whole office.
  'notebook-counts': { client: 600, pair: 120, windowSeconds: HOUR },
  contact: { client: 30, pair: 10, address: 60, windowSeconds: HOUR },
  'second-factor': { client: 60, address: 10, windowSeconds: 15 * MINUTE },
} as const satisfies Record<string, Rule>;

export type RateRule = keyof typeof rules;

/**
 * What is counted for this request, in this order, so that a client who has used up its own tries uses up no one else's. A
 * device that the account has signed in from before has a count of its own, which no other client can fill.
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
 * Counts one try of the client who sent the request, and for the e-mail address or person it is about.
 * @returns null if it may go on, else what to tell the visitor
 * @throws BackendUnavailable when tries cannot be counted
 */
export async function guardRate(rule: RateRule, about?: string): Promise<FormMessage | null> {
  const full = await takeInOrder(await limitsOf(rule, about));
  if (!full) return null;
  return full.bucket === 'sign-in:address' ? closedToNewDevices(full.wait) : tooManyTries(full.wait);
}

/**
 * Takes back the try that `guardRate` has counted for this request, as it has not failed. Best effort: at worst a person
 * has one try less.
 */
export async function forgiveTry(rule: RateRule, about: string): Promise<void> {
  await giveBack(await limitsOf(rule, about));
}

/**
 * Counts one try in each limit; the first that is full stops it, and the later ones are not touched.
 * @returns the limit that is full and the seconds to wait, or null if none is
 * @throws BackendUnavailable when tries cannot be counted
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

/** Takes a try back in each limit. Best effort. */
export async function giveBack(limits: readonly RateLimit[]): Promise<void> {
  const signal = AbortSignal.timeout(GUARD_TIMEOUT_MS);
  await Promise.allSettled(limits.map((limit) => returnRateLimit(limit, signal)));
}

/** Says nothing about whether there is such an account: tries are counted for any address. */
function closedToNewDevices(seconds: number): FormMessage {
  const { text, ...message } = tooManyTries(seconds);
  const why = 'Many passwords were tried for this address, so it takes no sign-in from a new device for now.';
  const way = 'You need not wait: “Forgotten your password?” sends a link, and a new password signs you in.';
  return { ...message, text: `${why} ${way} ${text}` };
}

/** @param seconds until the next try counts again */
export function tooManyTries(seconds: number): FormMessage & { text: string } {
  const minutes = Math.ceil(seconds / MINUTE);
  return {
    tone: 'destructive',
    title: 'Too many tries',
    text: `Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, then try again.`,
  };
}
