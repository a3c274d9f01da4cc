import 'server-only';

import { headers } from 'next/headers';
import { limitWords } from '@/content/refusals';
import type { FormMessage } from '@/lib/domain/form-message';
import { serverEnv } from '@/lib/env';
import { clientNetworks } from '@/lib/http/client-address';
import { CHALLENGE_SECONDS, makeChallenge, solvedChallenge } from '@/lib/limits/challenge';
import { knownDevice } from '@/lib/limits/known-device';
import {
  GUARD_TIMEOUT_MS,
  type RateLimit,
  refundRateLimits,
  takeRateLimits,
} from '@/lib/supabase/take-rate-limit';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

const DAY = 24 * HOUR;

interface Window {
  max: number;
  windowSeconds: number;
}

interface Rule {
  /** Attempts per client, for any subject. A client may be a whole office or a mobile network. */
  client: number;
  /** Attempts per client and subject; stops an attacker with one address. */
  pair?: number;
  /** Attempts per subject from all unknown devices; stops an attacker with many addresses. */
  address?: number;
  windowSeconds: number;
  /** Leads to a mail to the subject, who may not have asked for it. */
  unasked?: true;
  /** For all visitors together; rules with the same name share it. */
  everybody?: Total;
  /** False: a known device of the subject has no limit of its own, as nobody is locked out. */
  device?: false;
}

interface Total {
  name: string;
  /** Attempts in the window that need no proof of work. */
  usual: number;
  /** Attempts in the window at all. */
  max?: number;
  windowSeconds: number;
}

/** Mails to one address over all forms that its owner has not confirmed. */
const unaskedMail: readonly Window[] = [
  { max: 3, windowSeconds: HOUR },
  { max: 5, windowSeconds: DAY },
];
/** Two thirds of the account mails of an hour (`email_sent` in supabase/config.toml), so that recovery has room. */
const signUps = { name: 'sign-ups', usual: 100, max: 200, windowSeconds: HOUR };
const perDay = (name: string, max: number) => ({ name, usual: max / 2, max, windowSeconds: DAY });
/** Without a ceiling: using it up would keep everybody from a new password, and only people with an account get these. */
const recoveries = { name: 'recovery', usual: 50, windowSeconds: HOUR };

const mailed = { client: 60, pair: 10, windowSeconds: HOUR, unasked: true } as const;

/** See docs/trust.md for how far guessing gets within these limits. */
const rules = {
  'sign-in': { client: 120, pair: 20, address: 100, windowSeconds: HOUR },
  'sign-up': { client: 30, pair: 5, windowSeconds: HOUR, unasked: true, everybody: signUps },
  'new-link': { client: 30, pair: 5, windowSeconds: HOUR, unasked: true, everybody: signUps },
  recovery: { client: 30, pair: 5, windowSeconds: HOUR, unasked: true, everybody: recoveries },
  'email-change': { client: 30, pair: 5, address: 30, windowSeconds: HOUR },
  'new-email': { client: 30, pair: 5, windowSeconds: HOUR, unasked: true },
  google: { client: 60, windowSeconds: 15 * MINUTE },
  passkey: { client: 120, windowSeconds: HOUR },
  export: { client: 60, pair: 20, windowSeconds: HOUR },
  consent: { client: 600, pair: 30, windowSeconds: HOUR },
  workbook: { ...mailed, everybody: perDay('workbook', 2_000) },
  newsletter: { ...mailed, everybody: perDay('newsletter', 2_000) },
  'flip-owners': { client: 60, windowSeconds: 15 * MINUTE },
  // One per wait or result, and a client may be a whole office.
  'notebook-counts': { client: 600, pair: 120, windowSeconds: HOUR },
  contact: {
    client: 30,
    pair: 10,
    address: 60,
    windowSeconds: HOUR,
    everybody: perDay('contact', 500),
    device: false,
  },
  // Each goes to up to three addresses.
  'test-mail': { client: 60, address: 20, windowSeconds: HOUR },
  'second-factor': { client: 60, address: 10, windowSeconds: 15 * MINUTE },
} as const satisfies Record<string, Rule>;

export type RateRule = keyof typeof rules;

/**
 * The limits of this request, in order: a client over its own limit does not use up anyone else's. A known
 * device of the account has a limit of its own, which no other client can use up. Forms that anyone can send and that
 * lead to a mail need a proof of work beyond half of the limits of a client and of all visitors; a proof counts once.
 */
async function limitsOf(rule: RateRule, about?: string, work?: unknown): Promise<RateLimit[]> {
  const { client, pair, address, windowSeconds, unasked, everybody, device: own }: Rule = rules[rule];
  const subject = about?.trim().toLowerCase();
  const limit = (kind: string, key: string, max: number | undefined): RateLimit[] =>
    max === undefined ? [] : [{ bucket: `${rule}:${kind}`, key, max, windowSeconds }];
  const device = subject && own !== false && (await knownDevice(subject));
  if (device) return limit('device', `${device} ${subject}`, pair && 2 * pair);
  const networks = clientNetworks(await headers(), serverEnv().TRUSTED_PROXIES);
  const ofClient = (kind: string, max: number) =>
    networks.flatMap(({ key, clients }) => limit(kind, key, max * clients));
  const clients = ofClient('client', client);
  if (!subject) return clients;
  const shared = (kind: string, max: number | undefined): RateLimit[] =>
    everybody && max ? [{ ...everybody, bucket: `${everybody.name}:${kind}`, key: 'everybody', max }] : [];
  const half = [...ofClient('usual:client', Math.ceil(client / 2)), ...shared('usual', everybody?.usual)];
  const solved = await solvedChallenge(work);
  const once = { bucket: 'work:usual', key: solved ?? '', max: 1, windowSeconds: CHALLENGE_SECONDS };
  return [
    ...(solved ? [once] : unasked || everybody ? half : []),
    ...clients,
    ...limit('pair', `${networks[0]?.key} ${subject}`, pair),
    ...limit('address', subject, address),
    ...(unasked ? unaskedMail : []).map((window) => ({
      bucket: `unasked-mail:${window.windowSeconds}`,
      key: subject,
      ...window,
    })),
    ...shared('everybody', everybody?.max),
  ];
}

/** A message for the visitor. With a challenge, its solution lets the same request through. */
type Refusal = FormMessage & { challenge?: string };

/**
 * Counts one attempt of this client, and for the email address or person it is about.
 * @param work the solution of a challenge, from the browser
 * @returns null if allowed
 * @throws BackendFailure when attempts cannot be counted
 */
export async function guardRate(rule: RateRule, about?: string, work?: unknown): Promise<Refusal | null> {
  const limits = await limitsOf(rule, about, work);
  if (limits.length === 0) return null;
  const full = await takeRateLimits(limits, AbortSignal.timeout(GUARD_TIMEOUT_MS));
  if (!full) return null;
  const { bucket, wait } = full;
  if (bucket.includes(':usual')) {
    const { unusualTitle: title, unusual } = limitWords;
    return { tone: 'neutral', title, text: unusual(spanOf(wait)), challenge: await makeChallenge() };
  }
  if (bucket === 'sign-in:address') return tooManyTries(wait, limitWords.newDevices);
  return tooManyTries(wait, bucket.startsWith('unasked-mail:') ? limitWords.mail : '');
}

/** Takes back the attempt that `guardRate` counted: a right password is no guess. Best effort. */
export async function refund(rule: RateRule, about: string): Promise<void> {
  await refundRateLimits(await limitsOf(rule, about));
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
