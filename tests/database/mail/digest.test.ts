import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { POST } from '@/app/api/cron/[job]/route';
import { bareAddress } from '@/lib/domain/email-address';
import { serverEnv } from '@/lib/env';
import { mailsTo } from '../../support/mailbox';
import { connect } from '../../support/stack';
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

const callScheduler = async (at: number) => {
  now = at;
  const authorization = `Bearer ${serverEnv().CRON_SECRET}`;
  const answer = await POST(
    new Request('https://site.example/api/cron/mail', { method: 'POST', headers: { authorization } }),
    { params: Promise.resolve({ job: 'mail' }) },
  );
  expect(answer.status).toBe(200);
};
const jobs = () => sql`select provider_id, sent_at from public.email_jobs where cause = ${cause}`;

it('the weekly mail arrives once, on Monday after 07:00, with its chart', async () => {
  await callScheduler(monday - DAY / 12);
  expect(await jobs()).toHaveLength(0);
  for (let minute = 0; minute < 3; minute++) await callScheduler(monday + minute * 60_000);
  const [job, ...more] = await jobs();
  expect(more).toEqual([]);
  expect(job?.sent_at).not.toBeNull();
  const mails = await mailsTo(bareAddress(serverEnv().CONTACT_TO));
  const arrived = mails.filter(({ id }) => id === job?.provider_id);
  expect(arrived).toHaveLength(1);
  expect(arrived[0]?.subject).toMatch(/^Your week: /);
  expect(arrived[0]?.html).toContain('class="tint ink"');
});
