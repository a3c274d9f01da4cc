import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { requestWorkbook, unsubscribe } from '@/lib/data/workbook-requests';
import { sendDueMails } from '@/lib/mail/send';
import { mailsTo } from '../../support/mailbox';
import { anyEmail, connect, state } from '../../support/stack';
import { type Fault, FaultyProvider } from './faulty-provider';
import { stubSiteEnv } from './site';

/** The queue in the real database and the real Resend client, with a proxy that injects faults before the local mailbox. */

const sql = connect();
const provider = new FaultyProvider(state.mailboxUrl);
beforeAll(async () => stubSiteEnv({ RESEND_BASE_URL: await provider.listen() }));
afterEach(() => {
  provider.fault = 'none';
});
afterAll(async () => {
  provider.close();
  vi.unstubAllEnvs();
  await sql`delete from public.workbook_requests where email like 'queue-%'`;
  await sql.end();
});

async function ask(email = anyEmail('queue')): Promise<{ email: string; requestId: string }> {
  const details = { email, first_name: 'Ann', consent_text: 'Yes', consent_version: '1' };
  const { requestId } = await requestWorkbook(details);
  return { email, requestId };
}

async function jobOf(email: string) {
  const [job] = await sql`select * from public.email_jobs where recipient = ${email}`;
  return job;
}

/** Makes waiting mails due and ends their leases. */
const later = (email: string) => sql`
  update public.email_jobs set send_after = now() - interval '1 second', lease_until = null where recipient = ${email}`;

describe('a mail whose sending fails', () => {
  it.each<Fault>([
    'response-lost',
    'error-before-delivery',
    'error-after-delivery',
    'rate-limited',
    'forbidden',
    'connection-reset',
  ])('with "%s" waits and arrives once', async (fault) => {
    const { email } = await ask();
    provider.fault = fault;
    await sendDueMails(10_000);
    const waiting = await jobOf(email);
    expect(waiting).toMatchObject({ sent_at: null, dead_at: null, attempts: 1 });
    expect(waiting?.last_error).toBeTruthy();
    const isKnownNotTaken = fault === 'rate-limited' || fault === 'forbidden';
    expect(waiting?.unsettled_since === null).toBe(isKnownNotTaken);
    provider.fault = 'none';
    await later(email);
    await sendDueMails(10_000);
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(1);
    expect(await jobOf(email)).toMatchObject({ provider_id: mails[0]?.id, dead_at: null });
  });

  it("after the provider's idempotency window, asks first and finds the mail", async () => {
    const { email } = await ask();
    provider.fault = 'response-lost';
    await sendDueMails(10_000);
    provider.fault = 'none';
    await later(email);
    await sql`update public.email_jobs set unsettled_since = now() - interval '30 hours' where recipient = ${email}`;
    const before = provider.handed.length;
    await sendDueMails(10_000);
    expect(provider.handed.length).toBe(before);
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(1);
    expect(await jobOf(email)).toMatchObject({ provider_id: mails[0]?.id });
  });

  it.each([1, 30])('arrives once if its words change between two attempts, %i hours apart', async (age) => {
    const { email } = await ask();
    provider.fault = 'response-lost';
    await sendDueMails(10_000);
    provider.fault = 'none';
    await sql`update public.workbook_submissions set first_name = 'Bo' where request_id in (
      select id from public.workbook_requests where email = ${email})`;
    await later(email);
    await sql`update public.email_jobs set unsettled_since = now() - make_interval(hours => ${age}) where recipient = ${email}`;
    await sendDueMails(10_000);
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Hello Ann,');
    expect(await jobOf(email)).toMatchObject({ provider_id: mails[0]?.id, dead_at: null });
  });

  it('is sent after the provider says that it does not have it', async () => {
    const { email } = await ask();
    provider.fault = 'connection-reset';
    await sendDueMails(10_000);
    provider.fault = 'none';
    await later(email);
    await sql`update public.email_jobs set unsettled_since = now() - interval '30 hours' where recipient = ${email}`;
    await sendDueMails(10_000);
    expect(await mailsTo(email)).toHaveLength(1);
  });
});

describe('a mail that is no longer wanted', () => {
  it('is not sent if its reader unsubscribes between claim and sending', async () => {
    const { email, requestId } = await ask();
    await sql`select * from public.claim_email_jobs('slow worker', 100, 1)`;
    await unsubscribe(requestId, 'page');
    await sql`update public.email_jobs set lease_until = null where recipient = ${email}`;
    await sendDueMails(10_000);
    expect(await mailsTo(email)).toEqual([]);
  });
});

describe('many concurrent workers', () => {
  it('send each of many mails once', async () => {
    const asked = await Promise.all(Array.from({ length: 24 }, () => ask()));
    await Promise.all(Array.from({ length: 6 }, () => sendDueMails(20_000)));
    for (const { email } of asked) expect(await mailsTo(email), email).toHaveLength(1);
  });
});
