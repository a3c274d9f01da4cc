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
  const { button, notYou } = content[change === 'email-changed' ? 'moved' : 'stayed'];
  return {
    ...content,
    subject,
    title: subject,
    blocks: [text, content.you, notYou],
    button,
    href: change === 'email-changed' ? paths.contact : paths.forgottenPassword,
  };
}

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
