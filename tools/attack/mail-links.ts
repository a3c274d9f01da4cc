import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { readState } from '../../scripts/state.ts';
import { confirmationIn, mailsTo } from '../../tests/support/mailbox.ts';
import { findForm, postForm } from './form-post.ts';
import type { AttackRow, RowReport } from './row.ts';

const SHORT_CODES = 1_000_000;
const CLIENT_LIMIT = 30;
const MAIL_MS = 10_000;
const AT_ONCE = 10;
const GUESS_MS = 30_000;
const password = { stranger: randomUUID(), owner: randomUUID() };

/** Signs up by the form of the site. @returns the cookies of the browser that did */
async function signUp(email: string, who: keyof typeof password): Promise<string> {
  const form = await findForm('/auth?tab=signup', 'fullName');
  const before = (await mailsTo(email)).length;
  const { headers } = await postForm(form, { fullName: who, email, password: password[who], next: '/' });
  // A busy machine takes a while to send.
  for (let waited = 0; (await mailsTo(email)).length === before && waited < MAIL_MS; waited += 200)
    await sleep(200);
  // The auth service sends no two mails within a second.
  await sleep(1_100);
  return headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .join('; ');
}

async function opens(email: string, who: keyof typeof password): Promise<boolean> {
  const { supabaseUrl, publishableKey } = readState();
  const answer = await fetch(`${supabaseUrl}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: password[who] }),
  });
  return answer.ok;
}

/** Presses the button of the newest mail to an address, in a browser with these cookies. */
async function pressLink(email: string, cookie: string, fields: Record<string, string>): Promise<void> {
  const [mail] = await mailsTo(email);
  if (!mail) throw new Error(`No mail came to ${email}.`);
  const { url, tokenHash } = confirmationIn(mail);
  const { pathname, search } = new URL(url);
  const form = await findForm(pathname + search, 'token_hash');
  await postForm(form, { type: 'email', token_hash: tokenHash, next: '/', ...fields }, { cookie });
}

async function isToldToWait(siteUrl: string): Promise<boolean> {
  const link = `${siteUrl}/auth/confirm?type=email&token_hash=${randomBytes(28).toString('hex')}`;
  const answer = await fetch(link, { signal: AbortSignal.timeout(GUESS_MS) });
  return (await answer.text()).includes('Too many tries');
}

/** In each order of events: which password opens the account once its owner has pressed the button. */
async function tryOrders(faults: string[]): Promise<number> {
  const typed = { password: password.owner, confirmPassword: password.owner };
  for (const order of ['stranger first', 'owner first'] as const) {
    const email = `order-${randomUUID()}@example.com`;
    if (order === 'stranger first') await signUp(email, 'stranger');
    const cookie = await signUp(email, 'owner');
    if (order === 'owner first') await signUp(email, 'stranger');
    await pressLink(email, cookie, {});
    if (await opens(email, 'stranger')) faults.push(`${order}: a press let the stranger in`);
    if (order === 'stranger first') await pressLink(email, cookie, typed);
    if (await opens(email, 'stranger')) faults.push(`${order}: the stranger's password opens the account`);
    if (!(await opens(email, 'owner'))) faults.push(`${order}: the owner's password does not`);
  }
  return 2;
}

async function run(count: number): Promise<RowReport> {
  const { databaseUrl, siteUrl } = readState();
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  const faults: string[] = [];
  const forget = () =>
    sql`delete from public.rate_limits where bucket like 'sign-up:%' or bucket like 'account-link:%'`;
  try {
    await forget();
    const orders = await tryOrders(faults);

    const email = `short-${randomUUID()}@example.com`;
    await signUp(email, 'owner');
    const [account] = await sql<{ hash: string }[]>`
      select confirmation_token as hash from auth.users where email = ${email}`;
    let hits = account ? 0 : 1;
    for (let code = 0; code < SHORT_CODES; code += 1) {
      const hash = createHash('sha224').update(email + String(code).padStart(6, '0'));
      if (hash.digest('hex') === account?.hash) hits += 1;
    }
    if (hits > 0) faults.push('a short code opens an account');

    await forget();
    let refused = 0;
    for (let done = 0; done < count; done += AT_ONCE) {
      const guesses = Array.from({ length: Math.min(AT_ONCE, count - done) }, () => isToldToWait(siteUrl));
      refused += (await Promise.all(guesses)).filter(Boolean).length;
    }
    if (refused < count - CLIENT_LIMIT) faults.push(`only ${refused} of ${count} guesses were told to wait`);
    await forget();
    return {
      figures: {
        'orders of sign-ups': orders,
        'short codes computed': SHORT_CODES,
        'that open an account': hits,
        'links guessed by one client': count,
        'told to wait': refused,
      },
      faults,
    };
  } finally {
    await sql.end();
  }
}

/** Whether a person who knows an address gets into its account before its owner, or by guessing what the mail says. */
export const mailLinks: AttackRow = {
  promise: 'The owner of the mailbox has the account: no other password survives, and no link is guessed',
  count: 60,
  run,
};
