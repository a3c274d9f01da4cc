import 'server-only';

import { setTimeout as sleep } from 'node:timers/promises';
import { after } from 'next/server';
import type { SecurityChange } from '@/content/mails/security';
import { serverEnv } from '@/lib/env';
import { directMail, resendProvider } from './resend';
import { securityMail } from './templates/security-mail';

/** Milliseconds before each further try. The mail's id keeps a repeated one from arriving twice. */
const PAUSES = [0, 2_000, 10_000] as const;

/**
 * Tells the owner of an account what has just changed about it, once the visitor has their answer: in a server action or
 * route handler. The change stands whether or not the mail can be sent; that it could not is logged.
 * @param recipient the address that should know; after a change of address, the one from before
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
