import type { LookupAddress } from 'node:dns';
import type { resolveMx, resolveTxt } from 'node:dns/promises';

export interface Finding {
  what: string;
  /** Null if it could not be checked; `fix` then says what the check needs. */
  isGood: boolean | null;
  fix: string;
}

export interface World {
  env: Readonly<Record<string, string | undefined>>;
  fetch: typeof fetch;
  resolveTxt: typeof resolveTxt;
  resolveMx: typeof resolveMx;
  /** All addresses of a name; by default those that this computer finds. */
  lookup?: (name: string) => Promise<readonly LookupAddress[]>;
  /** How long the slow answer and the idle connection take that a proxy has to allow, in seconds. */
  slowSeconds?: { answer: number; idle: number };
}

export type Check = (world: World) => Promise<Finding[]>;

/** @param needs what the check needs, where it could not be made */
export const found = (what: string, isGood: boolean | null, fix: string, needs = fix): Finding => ({
  what,
  isGood,
  fix: isGood === null ? needs : fix,
});
export const ask = ({ fetch }: World, url: string, init: RequestInit = {}, seconds = 10) =>
  fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(seconds * 1_000) }).catch(() => null);

/** What a code of a failed connection means, and what to do. The first pattern that fits. */
const faults: readonly (readonly [code: RegExp, fix: string])[] = [
  [/^CERT_HAS_EXPIRED$/, 'Its certificate has expired: renew it, and let the proxy load the new one.'],
  [
    /^UNABLE_TO_(?:VERIFY_LEAF|GET_ISSUER)/,
    'Its certificate comes without the one between it and its authority, which some phones and all programs need: let the proxy send the whole chain (nginx: fullchain.pem).',
  ],
  [/ALTNAME/, 'Its certificate is for another name: order one for this name, too.'],
  [/SELF_SIGNED/, 'Its certificate is signed by no authority: order one (certbot, or the host’s own).'],
  [/WRONG_VERSION|PACKET_LENGTH|EPROTO/, 'It answers without TLS at this port: let the proxy do TLS there.'],
  [/^(?:ENOTFOUND|EAI_AGAIN)$/, 'The DNS has no address for this name: add the record, or correct SITE_URL.'],
  [
    /^ECONNREFUSED$/,
    'Nothing listens at the address that the DNS gives: start the proxy, or correct the record.',
  ],
];

/** Why a site that did not answer does not, and what to do. */
export async function whyNot({ fetch }: World, url: string): Promise<string> {
  const signal = AbortSignal.timeout(10_000);
  const error: unknown = await fetch(url, { redirect: 'manual', signal }).catch((failed: unknown) => failed);
  const code = String(Object(Object(error).cause).code);
  const fix = faults.find(([pattern]) => pattern.test(code))?.[1];
  return fix ? `${fix} (${code})` : 'Start it, or correct SITE_URL and the DNS.';
}

/** Why a site that answers is not seen: something in front of it answers in its place. Null if nothing tells. */
export function whoAnswers({ status, headers }: Response): string | null {
  if (headers.get('cf-mitigated') === 'challenge')
    return 'Cloudflare answers with a challenge, which the scheduler, the webhook and forms cannot pass: switch Bot Fight Mode off, which no rule can skip, and “Under Attack”.';
  if (status === 401)
    return 'What is in front of it asks for a password: switch that off (Vercel: Deployment Protection).';
  return null;
}
