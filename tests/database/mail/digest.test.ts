import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { POST } from '@/app/api/cron/[job]/route';
import { bareAddress } from '@/lib/domain/email-address';
import { serverEnv } from '@/lib/env';
import { mailsTo } from '../../support/mailbox';
import { connect } from '../../support/stack';
import { one } from '../database';
import { stubSiteEnv } from './site';

const DAY = 86_400_000;
/** A Monday at 08:00 UTC that no other test of this run uses. */
const monday = Date.UTC(2030, 0, 7, 8) + (Math.floor(Date.now() / 1_000) % 500) * 7 * DAY;
const cause = `digest ${new Date(monday).toISOString().slice(0, 10)}`;

const sql = connect();
/** One clock for the whole file, because the send rate depends on it. */
let now = monday;
beforeAll(() => {
  stubSiteEnv();
  vi.spyOn(Date, 'now').mockImplementation(() => now);
});
afterAll(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await sql`delete from public.email_jobs where cause = ${cause}`;
  await sql.end();
});

it('the weekly mail arrives once, on Monday after 07:00, with its chart', async () => {
  const headers = { authorization: `Bearer ${serverEnv().CRON_SECRET}` };
  for (now of [monday - DAY / 12, monday, monday + 60_000, monday + 120_000]) {
    const request = new Request('https://site.example/api/cron/mail', { method: 'POST', headers });
    expect((await POST(request, { params: Promise.resolve({ job: 'mail' }) })).status).toBe(200);
    const jobs = sql`select from public.email_jobs where cause = ${cause}`;
    expect(await jobs).toHaveLength(now < monday ? 0 : 1);
  }
  const id = await one(
    sql`select provider_id from public.email_jobs where cause = ${cause} and sent_at is not null`,
  );
  const mails = await mailsTo(bareAddress(serverEnv().CONTACT_TO));
  const arrived = mails.filter((mail) => mail.id === id);
  const html = expect.stringContaining('class="tint ink"');
  expect(arrived).toMatchObject([{ subject: expect.stringMatching(/^Your week: /), html }]);
});
