import { createHmac, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { state } from '../../support/stack';
import { siteReaders } from './readers';

const { sql, newReader } = siteReaders();

describe('mail provider webhooks', () => {
  const report = (event: unknown, { at = Date.now(), secret = state.webhookSecret } = {}) => {
    const body = JSON.stringify(event);
    const id = `msg_${randomUUID()}`;
    const timestamp = String(Math.floor(at / 1000));
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
    const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
    return fetch(`${state.siteUrl}/api/webhooks/resend`, {
      method: 'POST',
      body,
      headers: { 'svix-id': id, 'svix-timestamp': timestamp, 'svix-signature': `v1,${signature}` },
    });
  };
  const bounce = (email: string) => ({
    type: 'email.bounced',
    created_at: new Date().toISOString(),
    data: { email_id: randomUUID(), to: [email], bounce: { type: 'Permanent', message: 'No such user' } },
  });
  const suppression = (email: string) =>
    sql`select reason from public.email_suppressions where email = ${email}`;

  it('end all mail to an address that bounced or complained', async () => {
    const bounced = await newReader();
    expect((await report(bounce(bounced.email))).status).toBe(200);
    expect(await suppression(bounced.email)).toEqual([{ reason: 'bounce' }]);
    expect(await bounced.look()).toMatchObject({ waiting: 0 });
    const complained = await newReader();
    await report({ ...bounce(complained.email), type: 'email.complained' });
    expect(await suppression(complained.email)).toEqual([{ reason: 'complaint' }]);
    await sql`delete from public.email_suppressions where email in ${sql([bounced.email, complained.email])}`;
  });

  it('take back a mail that the provider accepted and then could not send', async () => {
    const { email } = await newReader();
    const job = () => sql`
      select id, dead_reason, last_error from public.email_jobs where recipient = ${email} and kind = 'workbook'`;
    const failed = { failed: { reason: 'domain_not_verified' }, tags: { job: (await job())[0]?.id } };
    const { data, ...event } = bounce(email);
    expect((await report({ ...event, type: 'email.failed', data: { ...data, ...failed } })).status).toBe(200);
    const last_error = 'The mail service accepted it, and then could not send it: domain_not_verified';
    expect(await job()).toMatchObject([{ dead_reason: 'failed', last_error }]);
    await sql`delete from public.email_jobs where recipient = ${email}`;
  });

  it('are rejected if unsigned, wrongly signed, or replayed after five minutes', async () => {
    const { email, look } = await newReader();
    const unsigned = await fetch(`${state.siteUrl}/api/webhooks/resend`, { method: 'POST', body: '{}' });
    expect(unsigned.status).toBe(401);
    const secret = `whsec_${Buffer.from(randomUUID()).toString('base64')}`;
    expect((await report(bounce(email), { secret })).status).toBe(401);
    expect((await report(bounce(email), { at: Date.now() - 6 * 60_000 })).status).toBe(401);
    expect(await look()).toMatchObject({ waiting: 8 });
  });
});
