import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { requestWorkbook, unsubscribe } from '@/lib/data/workbook-requests';
import { renderWorkbookMail } from '@/lib/email/queued-mail';
import { sendDueMails } from '@/lib/email/send-due';
import { mailsTo } from '../../support/mailbox';
import { anyEmail, connect, state } from '../../support/stack';
import { stubSiteEnv } from './site';
import { type Mood, UnsteadyProvider } from './unsteady-provider';

/** The queue in the real database, the real client of the provider, and its emulator behind an unsteady line. */

const sql = connect();
const provider = new UnsteadyProvider(state.mailboxUrl);
beforeAll(async () => stubSiteEnv({ RESEND_BASE_URL: await provider.listen() }));
afterEach(() => {
  provider.mood = 'fair';
});
afterAll(async () => {
  provider.close();
  vi.unstubAllEnvs();
  await sql`delete from public.workbook_requests where email like 'queue-%'`;
  await sql.end();
});

async function ask(email = anyEmail('queue')): Promise<{ email: string; requestId: string }> {
  const details = { email, firstName: 'Ann', consentText: 'Yes', consentVersion: '1' };
  const { requestId } = await requestWorkbook(details, (id, ask) => renderWorkbookMail(id, ask, 'Ann'));
  return { email, requestId };
}

async function jobOf(email: string) {
  const [job] = await sql`select * from public.email_jobs where recipient = ${email}`;
  return job;
}

/** Time passes: what waits for its next try is due, and leases have ended. */
const later = (email: string) => sql`
  update public.email_jobs set send_after = now() - interval '1 second', lease_until = null where recipient = ${email}`;

describe('a mail whose sending fails', () => {
  it.each<Mood>(['answer-lost', 'fault-before', 'fault-after', 'too-fast', 'wrong-key', 'cut-off'])(
    'by "%s" waits and arrives once',
    async (mood) => {
      const { email } = await ask();
      provider.mood = mood;
      await sendDueMails(10_000);
      const waiting = await jobOf(email);
      expect(waiting).toMatchObject({ sent_at: null, dead_at: null, attempts: 1 });
      expect(waiting?.last_error).toBeTruthy();
      const isKnownNotTaken = mood === 'too-fast' || mood === 'wrong-key';
      expect(waiting?.unsettled_since === null).toBe(isKnownNotTaken);
      provider.mood = 'fair';
      await later(email);
      await sendDueMails(10_000);
      const mails = await mailsTo(email);
      expect(mails).toHaveLength(1);
      expect(await jobOf(email)).toMatchObject({ provider_id: mails[0]?.id, dead_at: null });
    },
  );

  it('without an answer longer ago than the provider remembers is asked for first, and found', async () => {
    const { email } = await ask();
    provider.mood = 'answer-lost';
    await sendDueMails(10_000);
    provider.mood = 'fair';
    await later(email);
    await sql`update public.email_jobs set unsettled_since = now() - interval '30 hours' where recipient = ${email}`;
    const before = provider.handed.length;
    await sendDueMails(10_000);
    expect(provider.handed.length).toBe(before);
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(1);
    expect(await jobOf(email)).toMatchObject({ provider_id: mails[0]?.id });
  });

  it('and has really not arrived is sent after asking', async () => {
    const { email } = await ask();
    provider.mood = 'cut-off';
    await sendDueMails(10_000);
    provider.mood = 'fair';
    await later(email);
    await sql`update public.email_jobs set unsettled_since = now() - interval '30 hours' where recipient = ${email}`;
    await sendDueMails(10_000);
    expect(await mailsTo(email)).toHaveLength(1);
  });
});

describe('a mail that is no longer wanted', () => {
  it('does not go out when its reader unsubscribes between claim and sending', async () => {
    const { email, requestId } = await ask();
    await sql`select * from public.claim_email_jobs('slow worker', 100, 1)`;
    await unsubscribe(requestId, 'page');
    await sql`update public.email_jobs set lease_until = null where recipient = ${email}`;
    await sendDueMails(10_000);
    expect(await mailsTo(email)).toEqual([]);
  });
});

describe('many workers at once', () => {
  it('send each of many mails once', async () => {
    const asked = await Promise.all(Array.from({ length: 24 }, () => ask()));
    await Promise.all(Array.from({ length: 6 }, () => sendDueMails(20_000)));
    for (const { email } of asked) expect(await mailsTo(email), email).toHaveLength(1);
  });
});
