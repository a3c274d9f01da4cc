import { beforeEach, describe, expect, it } from 'vitest';
import { alertMail } from '@/content/mails/owner';
import { add, one, ownDatabase, type Row } from './database';

const sql = ownDatabase(2);
beforeEach(() => sql`truncate public.email_jobs, public.owner_incidents, public.contact_messages cascade`);

// A Monday.
const at = (day: number, hour: number) => new Date(Date.UTC(2026, 2, day, hour));

async function watch(now: Date, taskFailed = false): Promise<string[]> {
  const rows = await sql`select kind, dedupe_key from public.watch_site(${taskFailed}, ${now})`;
  for (const { dedupe_key } of rows)
    await sql`select public.queue_mail('alert', 'owner@example.com', '{}', ${dedupe_key})`;
  // The alert's own mail has been sent, so it does not count as late.
  await sql`update public.email_jobs set sent_at = ${now} where kind = 'alert' and sent_at is null`;
  return rows.map(({ kind }) => kind);
}

let mails = 0;
const test = (row: Row) => add(sql, 'email_jobs', { dedupe_key: `test ${mails++}`, kind: 'test', ...row });
const fail = (dead_at: Date) => test({ dead_at, dead_reason: 'failed' });

describe('an incident', () => {
  it('is reported once, also after a crash before its mail was queued, and again only after a recovery', async () => {
    expect(await watch(at(2, 8))).toEqual([]);
    await fail(at(2, 8));
    await sql`select * from public.watch_site(false, ${at(2, 8)})`;
    expect(await watch(at(2, 9))).toEqual(['mail-failed']);
    await fail(at(2, 9));
    expect([await watch(at(2, 10)), await watch(at(2, 11))]).toEqual([[], []]);
    await sql`delete from public.email_jobs where kind = 'test'`;
    expect(await watch(at(2, 12))).toEqual([]);
    await fail(at(2, 12));
    expect(await watch(at(2, 13))).toEqual(['mail-failed']);
  });

  it('is a mail more than a quarter of an hour late, unless it is a newsletter', async () => {
    const due = (priority: number) => test({ priority, send_after: at(2, 8) });
    await due(4);
    expect(await watch(at(2, 9))).toEqual([]);
    await due(1);
    expect(await watch(at(2, 9))).toEqual(['mail-late']);
    expect(await watch(at(2, 10), true)).toEqual(['task-failed']);
  });
});

it('each kind of incident that the database knows has a mail, but for mails to the owner that do not arrive', async () => {
  const check = await one(sql`select pg_get_constraintdef(oid) from pg_constraint
    where conname = 'owner_incidents_kind_is_known'`);
  const kinds = String(check).match(/[a-z]+-[a-z]+/g) ?? [];
  expect(new Set(kinds)).toEqual(new Set([...Object.keys(alertMail.incidents), 'owner-refused']));
});

describe('the weekly mail', () => {
  const due = (now: Date) => one(sql`select public.owner_digest(${now})`);

  it('is due on Monday from 07:00, once, for the previous seven days', async () => {
    await add(sql, 'contact_messages', { created_at: at(1, 9) });
    expect(await due(at(2, 6))).toBeNull();
    const digest = await due(at(2, 7));
    const week = { first_day: '2026-02-23', last_day: '2026-03-01' };
    expect(digest).toMatchObject({ dedupe_key: 'digest 2026-03-02', ...week });
    expect(digest.days).toHaveLength(7);
    expect(digest.waiting_since).toHaveLength(1);
    for (let press = 0; press < 2; press++)
      await sql`select public.queue_mail('digest', 'owner@example.com', '{}', ${digest.dedupe_key})`;
    expect(await sql`select from public.email_jobs`).toHaveLength(1);
    expect(await due(at(2, 8))).toBeNull();
    expect(await due(at(8, 23))).toBeNull();
    expect(await due(at(9, 7))).toMatchObject({ dedupe_key: 'digest 2026-03-09' });
  });

  it('holds visits, sources, articles, requests and confirmations of the week and of the one before', async () => {
    await sql`truncate private.daily_visits`;
    await sql`delete from public.workbook_requests`;
    await sql`insert into private.daily_visits (day, dimension, name, count) values
      ('2026-02-15', 'pages', '/blog/too-old', 50), ('2026-02-16', 'pages', '/blog/a', 7), ('2026-02-22', 'pages', '/', 20),
      ('2026-02-23', 'pages', '/blog/a', 6), ('2026-03-01', 'pages', '/blog/a', 5), ('2026-03-01', 'pages', '/blog/b', 3),
      ('2026-03-01', 'pages', '/blog', 40), ('2026-03-02', 'pages', '/blog/today', 60),
      ('2026-02-22', 'sources', 'search', 12), ('2026-02-23', 'sources', 'search', 9), ('2026-02-24', 'sources', 'other', 2),
      ('2026-02-24', 'campaigns', 'podcast', 9)`;
    await sql`insert into public.workbook_requests
        (email, first_name, consent_text, consent_version, consent_at, created_at, confirmed_at)
      select day || '@example.com', 'Ann', 'Yes', '1', at, at, case when is_confirmed then at end
      from (values ('2026-02-22', true), ('2026-02-23', true), ('2026-03-01', false), ('2026-03-02', true)) as v (day, is_confirmed),
        lateral (select (day || 'T12:00:00Z')::timestamptz as at) as moment`;
    const digest = await due(at(2, 7));
    const named = (lists: Record<string, (number | null)[]>) =>
      Object.entries(lists).map(([name, counts]) => ({ name, counts }));
    expect(digest.visits).toEqual({
      ...{ views: [54, 27], visits: [11, 12], sources: named({ search: [9, 12], other: [null, 0] }) },
      articles: named({ '/blog/a': [11, 7], '/blog/b': [null, 0] }),
    });
    expect(digest.workbook).toMatchObject([2, 1].map((requests) => ({ requests, confirmed: 1 })));
    await sql`delete from public.workbook_requests`;
  });
});
