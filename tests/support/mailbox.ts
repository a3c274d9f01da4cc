import { setTimeout as sleep } from 'node:timers/promises';
import { load } from 'cheerio';
import { readState } from '../../scripts/state.ts';
import type { Message as Mail } from '../../supabase/local/mailbox/store.ts';

export type { Mail };

/** The mails to an address, newest first. */
export async function mailsTo(address: string): Promise<Mail[]> {
  const { mailboxUrl } = readState();
  const response = await fetch(`${mailboxUrl}/messages?to=${encodeURIComponent(address)}`);
  return (await response.json()) as Mail[];
}

/** Triggers the site's mail queue, as the scheduler does every minute. */
export async function runMailQueue(siteUrl = readState().siteUrl): Promise<void> {
  const { cronSecret } = readState();
  const response = await fetch(`${siteUrl}/api/cron/mail`, {
    method: 'POST',
    headers: { authorization: `Bearer ${cronSecret}` },
  });
  await response.body?.cancel();
}

/**
 * Waits for a mail with a matching subject, and runs the mail queue meanwhile.
 * @throws with the subjects that did arrive
 */
export async function waitForMail(address: string, subject: RegExp = /./): Promise<Mail> {
  const deadline = Date.now() + 20_000;
  let arrived: Mail[] = [];
  for (let look = 0; Date.now() < deadline; look++) {
    arrived = await mailsTo(address);
    const found = arrived.find((mail) => subject.test(mail.subject));
    if (found) return found;
    // The first run of the queue usually sends it.
    if (look > 0) await sleep(150);
    await runMailQueue().catch(() => {});
  }
  const subjects = arrived.map((mail) => `"${mail.subject}"`).join(', ') || 'none';
  throw new Error(`No mail to ${address} with a subject like ${subject} arrived, only: ${subjects}`);
}

/** The URLs that a mail links to. */
export function linksIn({ html }: Mail): string[] {
  return load(html ?? '')('[href]')
    .get()
    .map(({ attribs: { href = '' } }) => href);
}

/** The link of a mail from the auth service. */
export function confirmationIn(mail: Mail): string {
  const url = linksIn(mail).find((link) => link.includes('token_hash='));
  if (!url) throw new Error(`"${mail.subject}" has no link with a token.`);
  return url;
}

/** The code in a mail, an alternative to its link. */
export function codeIn(mail: Mail): string {
  const [code] = (mail.html ?? '').match(/\b\d{10}\b/) ?? [];
  if (!code) throw new Error(`"${mail.subject}" has no code.`);
  return code;
}
