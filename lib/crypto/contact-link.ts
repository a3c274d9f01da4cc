import 'server-only';

import { z } from 'zod';
import { readLink, signLink } from '@/lib/crypto/links';
import { signToken, verifyToken } from '@/lib/crypto/signature';

/** How long the link in the owner's mail of a message is valid. */
const LIFETIME_MS = 30 * 24 * 60 * 60_000;

const claims = z.object({ id: z.guid(), until: z.number() });

/**
 * A token that marks one message as answered, and allows nothing else. The same each time, because a mail that is sent
 * again has to be the same mail.
 * @param received when the message was sent
 */
export function signAnsweredLink(id: string, received: Date): string {
  const claim: z.infer<typeof claims> = { id, until: received.getTime() + LIFETIME_MS };
  return signToken('message-answered', claim);
}

/**
 * Reads a token of `signAnsweredLink`.
 * @param now epoch milliseconds
 * @returns null if it is none of ours
 */
export function readAnsweredLink(
  token: string,
  now = Date.now(),
): { messageId: string; isExpired: boolean } | null {
  const { data } = claims.safeParse(verifyToken('message-answered', token));
  return data ? { messageId: data.id, isExpired: data.until <= now } : null;
}

/** Digits of a token of 32 bytes in a mail address, whose case mail servers may change. */
const DIGITS = 50;

/** The address at which answers to a message arrive: 57 characters before the @, of which 64 are allowed. */
export function replyAddress(messageId: string, domain: string): string {
  const bytes = Buffer.from(signLink('reply', messageId), 'base64url').toString('hex');
  return `answer+${BigInt(`0x${bytes}`).toString(36).padStart(DIGITS, '0')}@${domain}`;
}

/** @returns the id of the message whose address is among these, or null */
export function readReplyAddress(addresses: readonly string[], domain: string): string | null {
  for (const address of addresses) {
    const [, digits, host] = /^answer\+([0-9a-z]{50})@(.+)$/.exec(address.toLowerCase()) ?? [];
    if (!digits || host !== domain) continue;
    const number = [...digits].reduce((sum, digit) => sum * 36n + BigInt(Number.parseInt(digit, 36)), 0n);
    const bytes = Buffer.from(number.toString(16).padStart(64, '0'), 'hex');
    const id = readLink('reply', bytes.toString('base64url'));
    if (id) return id;
  }
  return null;
}
