import 'server-only';

import { headers } from 'next/headers';

import { serverEnv } from '@/lib/env';
import type { FormMessage } from '@/lib/forms/form-state';
import { clientAddress } from './client-address';
import { type RateLimit, takeRateLimit } from './take-rate-limit';

/** Leaves the rest of the five seconds that a visitor waits at most to what is guarded. */
const GUARD_BUDGET_MS = 1_200;
const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * How many tries one client, and everybody together for one e-mail address, have in a window. A client may
 * be a whole office or a mobile network, so it has more than any person needs.
 */
const rules = {
  'sign-in': { client: 60, address: 20, windowSeconds: 15 * MINUTE },
  'sign-up': { client: 30, address: 5, windowSeconds: HOUR },
  'account-mail': { client: 30, address: 5, windowSeconds: HOUR },
  google: { client: 60, address: 60, windowSeconds: 15 * MINUTE },
  export: { client: 60, address: 20, windowSeconds: HOUR },
  workbook: { client: 60, address: 10, windowSeconds: HOUR },
  contact: { client: 30, address: 10, windowSeconds: HOUR },
} as const;

export type RateRule = keyof typeof rules;

/**
 * Counts one try of the client who sent the request, and for the e-mail address or person it is about.
 * @returns null if it may go on, else what to tell the visitor
 * @throws BackendUnavailable when nobody can count
 */
export async function guardRate(rule: RateRule, about?: string): Promise<FormMessage | null> {
  const { client, address, windowSeconds } = rules[rule];
  const budget = AbortSignal.timeout(GUARD_BUDGET_MS);
  const from = clientAddress(await headers(), serverEnv().TRUSTED_PROXIES);
  const limits: RateLimit[] = [{ bucket: `${rule}:client`, key: from, max: client, windowSeconds }];
  if (about) {
    limits.push({ bucket: `${rule}:address`, key: about.trim().toLowerCase(), max: address, windowSeconds });
  }
  const waits = await Promise.all(limits.map((limit) => takeRateLimit(limit, budget)));
  const wait = Math.max(...waits);
  return wait === 0 ? null : tooManyTries(wait);
}

/** @param seconds until the next try counts again */
export function tooManyTries(seconds: number): FormMessage {
  const minutes = Math.ceil(seconds / MINUTE);
  return {
    tone: 'destructive',
    title: 'Too many tries',
    text: `Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, then try again.`,
  };
}
