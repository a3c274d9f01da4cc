import 'server-only';

import { randomBytes, randomInt } from 'node:crypto';
import { isSignatureOf, signatureOf } from '@/lib/crypto/signature';
import { hashOf, NUMBERS } from '@/lib/domain/proof-of-work';
import type { ClientNetwork } from '@/lib/http/client-ip';
import type { RateLimit } from '@/lib/supabase/service';

export const MINUTE_S = 60;
export const HOUR_S = 60 * MINUTE_S;

const DAY_S = 24 * HOUR_S;

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
  /** The form sends a mail to the subject, who may not have asked for it. */
  unasked?: true;
  /** For all visitors together; rules with the same name share it. */
  everybody?: Total;
  /** False: a known device of the subject has no limit of its own, because this rule locks no person out. */
  device?: false;
}

interface Total {
  name: string;
  /** Attempts in the window that need no proof of work; missing where none is asked for. */
  free?: number;
  /** Attempts in the window at all. */
  max?: number;
  windowSeconds: number;
}

/** Mails to one address over all forms that its owner has not confirmed. */
const unaskedMail: readonly Window[] = [
  { max: 3, windowSeconds: HOUR_S },
  { max: 5, windowSeconds: DAY_S },
];
/** Two thirds of the account mails of an hour (`email_sent` in supabase/config.toml), so that recovery has room. */
const signUps = { name: 'sign-ups', free: 100, max: 200, windowSeconds: HOUR_S };
const perDay = (name: string, max: number) => ({ name, free: max / 2, max, windowSeconds: DAY_S });
/** See docs/trust.md for the odds of guessing a code. */
const codes = { name: 'account-code', max: 2_000, windowSeconds: 5 * MINUTE_S };
/** No limit for all visitors together: an attacker could use it up and block every password reset. Only account holders get these mails. */
const recoveries = { name: 'recovery', free: 50, windowSeconds: HOUR_S };

const mailed = { client: 60, pair: 10, windowSeconds: HOUR_S, unasked: true } as const;

/** See docs/trust.md for how far guessing gets within these limits. */
const rules = {
  'sign-in': { client: 120, pair: 20, address: 100, windowSeconds: HOUR_S },
  'sign-up': { client: 30, pair: 5, windowSeconds: HOUR_S, unasked: true, everybody: signUps },
  'new-link': { client: 30, pair: 5, windowSeconds: HOUR_S, unasked: true, everybody: signUps },
  recovery: { client: 30, pair: 5, windowSeconds: HOUR_S, unasked: true, everybody: recoveries },
  // A code of a mail, about the address that it was sent to.
  'account-code': { client: 30, windowSeconds: 5 * MINUTE_S, everybody: codes, device: false },
  'email-change': { client: 30, pair: 5, address: 30, windowSeconds: HOUR_S },
  'new-email': { client: 30, pair: 5, windowSeconds: HOUR_S, unasked: true },
  google: { client: 60, windowSeconds: 15 * MINUTE_S },
  passkey: { client: 120, windowSeconds: HOUR_S },
  export: { client: 60, pair: 20, windowSeconds: HOUR_S },
  consent: { client: 600, pair: 30, windowSeconds: HOUR_S },
  workbook: { ...mailed, everybody: perDay('workbook', 2_000) },
  newsletter: { ...mailed, everybody: perDay('newsletter', 2_000) },
  'flip-owners': { client: 60, windowSeconds: 15 * MINUTE_S },
  contact: {
    client: 30,
    pair: 10,
    address: 60,
    windowSeconds: HOUR_S,
    everybody: perDay('contact', 500),
    device: false,
  },
  // One attempt sends a mail to up to three addresses.
  'test-mail': { client: 60, address: 20, windowSeconds: HOUR_S },
  // Beside the ten wrong codes that the database counts once they are checked: this holds guesses that are sent at the same time.
  'second-factor': { client: 60, address: 10, windowSeconds: 15 * MINUTE_S },
} as const satisfies Record<string, Rule>;

export type RateRule = keyof typeof rules;

/** Whose attempt it is, and what it is about. */
interface LimitedAttempt {
  /** An email address or a person, in one form for each. */
  subject: string | undefined;
  /** Id of this browser, if it is a known device of the subject. */
  device: string | null;
  /** From the narrowest network to the widest. Only the narrowest is one client. */
  networks: readonly ClientNetwork[];
  /** Id of the challenge that the browser solved for this attempt. */
  solved: string | null;
}

/** A limit, and what is answered when it is full. */
export interface CountedLimit extends RateLimit {
  answer: 'wait' | 'work' | 'mail' | 'new-devices';
}

/**
 * What an attempt is counted for, in this order, so that a client over its own limit does not use up anyone else's. A rule lists
 * the figures; which of them count depends on what is known: only the client, a device that the account knows, or neither.
 */
export function limitsOfAttempt(name: RateRule, attempt: LimitedAttempt): CountedLimit[] {
  const { client, pair, address, unasked, everybody, windowSeconds, ...rule }: Rule = rules[name];
  const { subject, device, networks, solved } = attempt;
  type Answer = CountedLimit['answer'];
  const limit = (kind: string, key: string, max: number, answer: Answer = 'wait') => {
    return { bucket: `${name}:${kind}`, key, max, windowSeconds, answer };
  };
  const ofClient = (kind: string, max: number, answer?: Answer) =>
    networks.map(({ key, clients }) => limit(kind, key, max * clients, answer));
  const ofAll = (total: Total, kind: string, max: number, answer: Answer) => {
    return { ...total, bucket: `${total.name}:${kind}`, key: 'everybody', max, answer };
  };

  if (!subject) return ofClient('client', client);
  // No other client can use up what a known device has.
  if (device && rule.device !== false) return pair ? [limit('device', `${device} ${subject}`, 2 * pair)] : [];

  const limits: CountedLimit[] = [];
  // Forms that anyone can send and that lead to a mail need a proof of work beyond half of the limits of a client and of all
  // visitors. A proof counts once.
  if (solved) {
    const proof = { bucket: 'work:solved', key: solved, max: 1, windowSeconds: CHALLENGE_SECONDS };
    limits.push({ ...proof, answer: 'work' });
  } else if (unasked || everybody?.free) {
    limits.push(...ofClient('free:client', Math.ceil(client / 2), 'work'));
    if (everybody?.free) limits.push(ofAll(everybody, 'free', everybody.free, 'work'));
  }
  limits.push(...ofClient('client', client));
  if (pair) limits.push(limit('pair', `${networks[0]?.key} ${subject}`, pair));
  if (address) limits.push(limit('address', subject, address, name === 'sign-in' ? 'new-devices' : 'wait'));
  for (const window of unasked ? unaskedMail : [])
    limits.push({ ...window, bucket: `unasked-mail:${window.windowSeconds}`, key: subject, answer: 'mail' });
  if (everybody?.max) limits.push(ofAll(everybody, 'everybody', everybody.max, 'wait'));
  return limits;
}

/** How long a challenge can be answered, in seconds. */
export const CHALLENGE_SECONDS = 5 * 60;

/** A challenge for `solve` of lib/domain/proof-of-work.ts, which needs no row: it is signed. */
export async function makeChallenge(): Promise<string> {
  const salt = randomBytes(16).toString('hex');
  const hash = await hashOf(salt, randomInt(NUMBERS));
  const until = `${Date.now() + CHALLENGE_SECONDS * 1000}`;
  return [salt, hash, until, signatureOf('proof-of-work', salt, hash, until)].join('.');
}

/**
 * @param work what `solve` returned; from the browser, so it may be anything
 * @returns the challenge's id, so that it can be counted once; null unless it is ours, in time and solved
 */
export async function solvedChallenge(work: unknown): Promise<string | null> {
  const [salt = '', hash = '', until = '', signature = '', number] =
    typeof work === 'string' ? work.split('.') : [];
  // Checks the signature first, so that made-up work costs the server nothing.
  if (!isSignatureOf(signature, 'proof-of-work', salt, hash, until)) return null;
  if (!(Number(until) > Date.now() && number && /^\d{1,4}$/.test(number))) return null;
  return (await hashOf(salt, Number(number))) === hash ? salt : null;
}
