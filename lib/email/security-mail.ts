import 'server-only';

import { setTimeout as sleep } from 'node:timers/promises';
import { after } from 'next/server';
import { securityMail as content, type SecurityChange, securityMails } from '@/content/mails/security';
import { serverEnv } from '@/lib/env';
import { paths } from '@/lib/paths';
import { directMail, resendProvider } from './resend';
import type { Mail } from './templates/mail';

/** Delays before each attempt in milliseconds. The idempotency key prevents duplicates. */
const PAUSES = [0, 2_000, 10_000] as const;

/** The mail that notifies an account's owner of a change. */
export function securityMail(change: SecurityChange): Mail {
  const { subject, text } = securityMails[change];
  const isGone = change === 'email-changed' || change === 'account-deleted';
  const { button, notYou } = content[isGone ? 'moved' : 'stayed'];
  return {
    ...content,
    subject,
    title: subject,
    blocks: [text, content.you, notYou],
    button,
    href: isGone ? paths.contact : paths.forgottenPassword,
  };
}

/**
 * Notifies an account's owner of a change, after the response has been sent, in a server action or route
 * handler. A failure is only logged: the change stands.
 * @param recipient address to notify; after an email change, the old one
 */
export function mailSecurityChange(change: SecurityChange, recipient: string): void {
  after(() => sendNow('security', recipient, securityMail(change)));
}

/** Sends a mail about an account, three times if need be. A failure is only logged. */
export async function sendNow(kind: string, recipient: string, mail: Mail): Promise<void> {
  const job = directMail(kind, recipient, mail, serverEnv().CONTACT_TO);
  let reason = '';
  for (const pause of PAUSES) {
    await sleep(pause);
    const answer = await resendProvider().send(job);
    if (answer.kind === 'accepted') return;
    reason = answer.reason;
    if (answer.kind === 'refused') break;
  }
  console.error(`A mail about an account was not sent (${mail.subject}).`, reason);
}
