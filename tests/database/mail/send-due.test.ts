import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { requestWorkbook } from '@/lib/data/workbook-requests';
import { sendDueMails } from '@/lib/mail/send';
import { type Fault, type FaultyApi, startFaultyApi } from '../../support/faulty-api';
import { mailsTo } from '../../support/mailbox';
import { anyEmail, connect, state } from '../../support/stack';
import { stubSiteEnv } from './readers';

/** The queue in the real database and the real Resend client, with a proxy that injects faults before the local mailbox. */

const sql = connect();
let provider: FaultyApi;
beforeAll(async () => {
  provider = await startFaultyApi(state.mailboxUrl);
  stubSiteEnv({ RESEND_BASE_URL: provider.url });
});
afterEach(() => provider.heal());
afterAll(async () => {
  await provider.stop();
  vi.unstubAllEnvs();
  await sql`delete from public.workbook_requests where email like 'queue-%'`;
  await sql.end();
});

const refusal = (statusCode: number, name: string, headers = {}): Fault => ({
  status: statusCode,
  body: { statusCode, name, message: 'Not now' },
  headers,
});
const faults: Record<string, Fault> = {
  'response-lost': { after: 'reset' },
  'error-before-delivery': { status: 503, body: 'Bad gateway' },
  'error-after-delivery': { after: { status: 500, body: 'Internal error' } },
  'rate-limited': refusal(429, 'rate_limit_exceeded', { 'retry-after': '1' }),
  forbidden: refusal(403, 'validation_error'),
  'connection-reset': 'reset',
};

/** Requests the workbook while the provider has this fault. @returns the address */
async function askDuring(fault: string): Promise<string> {
  const email = anyEmail('queue');
  await requestWorkbook({ email, first_name: 'Ann', consent_text: 'Yes', consent_version: '1' });
  provider.fail(/^POST/, faults[fault] ?? 'hang');
  await sendDueMails(10_000);
  provider.heal();
  return email;
}

const jobOf = async (email: string) =>
  (await sql`select * from public.email_jobs where recipient = ${email}`)[0];

/**
 * Makes the waiting mail due, ends its lease and sends it.
 * @param hours since it may have been sent, unless the provider denied it
 */
async function sendLater(email: string, hours: number | null = null) {
  await sql`update public.email_jobs set send_after = now() - interval '1 second', lease_until = null,
    unsettled_since = coalesce(now() - make_interval(hours => ${hours}), unsettled_since) where recipient = ${email}`;
  await sendDueMails(10_000);
  const mails = await mailsTo(email);
  expect(mails).toHaveLength(1);
  expect(await jobOf(email)).toMatchObject({ provider_id: mails[0]?.id, dead_at: null });
  return mails[0];
}

describe('a mail whose sending fails', () => {
  it.each(Object.keys(faults))('with "%s" waits and arrives once', async (fault) => {
    const email = await askDuring(fault);
    const waiting = await jobOf(email);
    expect(waiting).toMatchObject({ sent_at: null, dead_at: null, attempts: 1 });
    expect(waiting?.last_error).toBeTruthy();
    const isKnownNotTaken = fault === 'rate-limited' || fault === 'forbidden';
    expect(waiting?.unsettled_since === null).toBe(isKnownNotTaken);
    await sendLater(email);
  });

  it("after the provider's idempotency window, asks first, and finds the mail or sends it", async () => {
    await sendLater(await askDuring('response-lost'), 30);
    expect(provider.calls.filter(({ name }) => name.startsWith('POST'))).toEqual([]);
    await sendLater(await askDuring('connection-reset'), 30);
  });

  it.each([1, 30])('arrives once if its words change between two attempts, %i hours apart', async (age) => {
    const email = await askDuring('response-lost');
    await sql`update public.workbook_submissions set first_name = 'Bo' where request_id in (
      select id from public.workbook_requests where email = ${email})`;
    expect((await sendLater(email, age))?.text).toContain('Hello Ann,');
  });
});
