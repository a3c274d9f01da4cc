import { createHmac, randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { state } from '../../support/stack';
import { siteReaders } from './readers';

const { sql, newReader } = siteReaders();

it('a signed report of a bounce ends all mail to its address; one unsigned, wrongly signed or replayed is rejected', async () => {
  const { email, look } = await newReader();
  const bounce = { type: 'Permanent', message: 'No such user' };
  const data = { email_id: randomUUID(), to: [email], bounce };
  const body = JSON.stringify({ type: 'email.bounced', created_at: new Date().toISOString(), data });
  const post = async (headers: Record<string, string>) =>
    (await fetch(`${state.siteUrl}/api/webhooks/resend`, { method: 'POST', body, headers })).status;
  const report = ({ at = Date.now(), secret = state.webhookSecret }) => {
    const [id, timestamp] = [`msg_${randomUUID()}`, String(Math.floor(at / 1000))];
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
    const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
    return post({ 'svix-id': id, 'svix-timestamp': timestamp, 'svix-signature': `v1,${signature}` });
  };
  const replayed = { at: Date.now() - 6 * 60_000 };
  const foreign = { secret: `whsec_${btoa(randomUUID())}` };
  expect([await post({}), await report(replayed), await report(foreign)]).toEqual([401, 401, 401]);
  expect(await look()).toMatchObject({ waiting: 8 });
  expect(await report({})).toBe(200);
  expect(await look()).toMatchObject({ waiting: 0 });
  const ended = await sql`delete from public.email_suppressions where email = ${email} returning reason`;
  expect(ended).toEqual([{ reason: 'bounce' }]);
});
