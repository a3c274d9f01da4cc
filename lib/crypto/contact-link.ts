import 'server-only';

import { z } from 'zod';
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
