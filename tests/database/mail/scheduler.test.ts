import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { POST } from '@/app/api/cron/[job]/route';
import { claimOnce, isClaimed } from '@/lib/data/email-jobs';
import { bareAddress } from '@/lib/domain/email-address';
import { serverEnv } from '@/lib/env';
import { mailsTo } from '../../support/mailbox';
import { rateLimitKey } from '../../support/signatures';
import { connect, state } from '../../support/stack';
import { one } from '../database';
import { stubSiteEnv } from './readers';

const sql = connect();
afterAll(() => sql.end());

const right = `Bearer ${state.cronSecret}`;
const call = (job: string, authorization = right, method = 'POST') =>
  fetch(`${state.siteUrl}/api/cron/${job}`, { method, headers: authorization ? { authorization } : {} });

describe('the scheduler', () => {
  it('needs the secret', async () => {
    for (const wrong of ['', 'Bearer', 'Bearer x', `bearer ${state.cronSecret}x`, state.cronSecret])
      expect((await call('mail', wrong)).status).toBe(401);
    for (const [method, scheme] of [
      ['GET', 'bearer'],
      ['POST', 'Bearer'],
    ] as const) {
      const response = await call('mail', right.replace('Bearer', scheme), method);
      expect(response.status).toBe(200);
      expect(await response.json()).toHaveProperty('sent');
    }
  });

  it('counts the days that changed, and only with the secret', async () => {
    const waiting = () => sql`select from private.changed_days where day = '2025-05-05'`;
    await sql`insert into private.changed_days (day) values ('2025-05-05')`;
    expect((await call('figures', 'Bearer x')).status).toBe(401);
    // `live:check` calls like this.
    expect(await (await call('figures?wait=0')).json()).toMatchObject({
      client: expect.anything(),
      now: expect.any(Number),
    });
    expect(await waiting()).toHaveLength(1);
    expect((await (await call('figures')).json()).days).toBeGreaterThan(0);
    expect(await waiting()).toHaveLength(0);
  });

  it('gets a report of what could not be deleted, and the rest is deleted', async () => {
    const key = randomUUID();
    await sql`insert into public.rate_limits values ('over', ${key}, 1, now() - interval '1 minute')`;
    await sql`delete from public.rate_limits where bucket = 'retention'`;
    // As on a hosted project that does not grant delete on the auth tables.
    await sql`create function public.refuse() returns trigger language plpgsql as 'begin raise insufficient_privilege; end'`;
    await sql`create trigger refuse before delete on auth.audit_log_entries execute function public.refuse()`;
    try {
      const response = await call('mail');
      expect(response.status).toBe(200);
      const problems = ['retention of auth-log: insufficient_privilege'];
      expect(await response.json()).toMatchObject({ problems });
    } finally {
      await sql`drop function public.refuse cascade`;
    }
    expect(await sql`select from public.rate_limits where key = ${key}`).toHaveLength(0);
  });
});

it('the weekly mail arrives once, on Monday after 07:00, with its chart', async () => {
  const day = 86_400_000;
  // At 08:00, of a week that no other test of this run uses.
  const monday = Date.UTC(2030, 0, 7, 8) + (Math.floor(Date.now() / 1_000) % 500) * 7 * day;
  const dedupe_key = `digest ${new Date(monday).toISOString().slice(0, 10)}`;
  let now = monday;
  stubSiteEnv();
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  onTestFinished(async () => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
    await sql`delete from public.email_jobs where dedupe_key = ${dedupe_key}`;
  });
  const headers = { authorization: right };
  for (now of [monday - day / 12, monday, monday + 60_000, monday + 120_000]) {
    const request = new Request('https://site.example/api/cron/mail', { method: 'POST', headers });
    expect((await POST(request, { params: Promise.resolve({ job: 'mail' }) })).status).toBe(200);
    const jobs = sql`select from public.email_jobs where dedupe_key = ${dedupe_key}`;
    expect(await jobs).toHaveLength(now < monday ? 0 : 1);
  }
  const id = await one(
    sql`select provider_id from public.email_jobs where dedupe_key = ${dedupe_key} and sent_at is not null`,
  );
  const arrived = (await mailsTo(bareAddress(serverEnv().CONTACT_TO))).filter((mail) => mail.id === id);
  const html = expect.stringContaining('class="tint ink"');
  expect(arrived).toMatchObject([{ subject: expect.stringMatching(/^Your week: /), html }]);
});

it('the question whether a thing was done counts nothing that could be lost, and the answer is yes until the window ends', async () => {
  stubSiteEnv();
  onTestFinished(() => void vi.unstubAllEnvs());
  const thing = randomUUID();
  const rows = () => sql`select from public.rate_limits where key = ${rateLimitKey(thing)}`;
  const asked = async () => [await isClaimed('test', thing), (await rows()).length];
  expect(await asked()).toEqual([false, 0]);
  await claimOnce('test', thing, 60);
  expect(await asked()).toEqual([true, 1]);
  await sql`update public.rate_limits set window_ends_at = now() - interval '1 s' where bucket = 'test'`;
  expect(await asked()).toEqual([false, 1]);
});
