import 'server-only';

import { setTimeout as sleep } from 'node:timers/promises';
import { after } from 'next/server';
import type { SecurityChange } from '@/content/mails/security';
import { serverEnv } from '@/lib/env';
import { directMail, resendProvider } from './resend';
import { securityMail } from './templates/security-mail';

/** Delays before each attempt in milliseconds. The idempotency key prevents duplicates. */
const PAUSES = [0, 2_000, 10_000] as const;

/**
 * Notifies an account's owner of a change, after the response has been sent, in a server action or route
 * handler. A failure is only logged: the change stands.
 * @param recipient address to notify; after an email change, the old one
 */
export function mailSecurityChange(change: SecurityChange, recipient: string): void {
  after(() => send(change, recipient));
}

async function send(change: SecurityChange, recipient: string): Promise<void> {
  const job = directMail('security', recipient, securityMail(change), serverEnv().CONTACT_TO);
  let reason = '';
  for (const pause of PAUSES) {
    await sleep(pause);
    const answer = await resendProvider().send(job);
    if (answer.kind === 'accepted') return;
    reason = answer.reason;
    if (answer.kind === 'refused') break;
  }
  console.error(`A mail about an account was not sent (${change}).`, reason);
}
