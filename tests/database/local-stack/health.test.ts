import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { GET } from '@/app/api/health/route';
import { localDir } from '@/scripts/state';
import { connect, state } from '../../support/stack.ts';
import { add, one } from '../database.ts';
import { stubSiteEnv } from '../mail/readers.ts';

const sql = connect();
afterAll(async () => {
  vi.unstubAllEnvs();
  await sql.end();
});

test('a monitor learns that all is well, or that mails are late', async () => {
  const well = await fetch(`${state.siteUrl}/api/health`);
  expect(well.status).toBe(200);
  expect(Object.keys(await well.json()).sort()).toEqual(['oldestDueMailSeconds', 'release', 'status']);

  const contact_id = await add(sql, 'contact_messages');
  const [send_after, lease_until] = [-1, 1].map((hours) => new Date(Date.now() + hours * 3_600_000));
  await add(sql, 'email_jobs', { kind: 'contact', contact_id, send_after, lease_until, leased_by: 'nobody' });
  try {
    // Asked here, as the site has just kept its answer for five seconds.
    stubSiteEnv();
    const late = await GET();
    expect(late.status).toBe(503);
    expect(await late.json()).toMatchObject({ status: 'mail is late' });
    // A container is not replaced for it, nor taken out of a load balancer.
    const [alive] = /\/api\/\w+/.exec(readFileSync('Dockerfile', 'utf8')) ?? [];
    expect(await fetch(state.siteUrl + alive)).toMatchObject({ status: 200 });
  } finally {
    await sql`delete from public.contact_messages where id = ${contact_id}`;
  }
}, 30_000);

test('a function that a release needs and the database lacks is named in the log, and counted for the owner', async () => {
  const refusals = () =>
    one(sql`select coalesce(sum(count), 0)::int from private.daily_visits
      where dimension = 'errors' and name like '/database/%/count_changed_days'`);
  const before = await refusals();
  await sql`alter function public.count_changed_days() rename to mislaid`;
  try {
    const headers = { authorization: `Bearer ${state.cronSecret}` };
    const answer = await fetch(`${state.siteUrl}/api/cron/figures`, { method: 'POST', headers });
    expect(answer.status).toBe(503);
    await expect.poll(refusals).toBe(before + 1);
  } finally {
    await sql`alter function public.mislaid() rename to count_changed_days`;
  }
  const log = readFileSync(join(localDir(), 'site.log'), 'utf8').split('\n');
  const line = log.findLast((each) => each.includes('"event":"backend-refused"')) ?? '{}';
  const code = expect.stringMatching(/^PGRST202|42883$/);
  expect(JSON.parse(line)).toMatchObject({ call: 'rpc/count_changed_days', code });
});

test('a connection stays open longer than a proxy reuses it, which is 60 seconds', async () => {
  const { headers } = await fetch(`${state.siteUrl}/api/alive`);
  const [, seconds] = /timeout=(\d+)/.exec(headers.get('keep-alive') ?? '') ?? [];
  expect(Number(seconds)).toBeGreaterThan(65);
  // Monitors ask for the head alone.
  expect(await fetch(`${state.siteUrl}/api/alive`, { method: 'HEAD' })).toMatchObject({ status: 200 });
});

test.each([
  [204, '{"message": "x"}', {}],
  [204, '{', { 'content-type': 'application/csp-report' }],
  [413, 'x'.repeat(20_000), {}],
  [403, '{}', { origin: 'https://evil.example' }],
])('a browser may report anything in bounds, and no other site: %i', async (status, body, headers) => {
  const answer = await fetch(`${state.siteUrl}/api/reports`, { method: 'POST', body, headers });
  expect(answer.status).toBe(status);
});
