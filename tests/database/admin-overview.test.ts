import { beforeAll, expect, it } from 'vitest';
import { add, countChangedDays, newAdmin, one, ownDatabase, runAs, type SignedIn, signUp } from './database';

const sql = ownDatabase();
let admin: SignedIn;
beforeAll(async () => {
  admin = await newAdmin(sql);
});

const [from, to] = ['2026-02-01', '2026-02-28'] as const;

/** The whole overview, as an admin gets it. */
const view = (first: string | null = from, last: string | null = to) =>
  one(runAs(sql, admin)`select public.admin_overview(${first}::date, ${last}::date)`);

it('counts requests for the workbook by source, and merges sources of fewer than five', async () => {
  await sql`insert into public.workbook_requests (email, first_name, utm_source, consent_text, consent_version, created_at, consent_at, confirmed_at)
    select n || '@example.com', 'Ann', case when n <= 6 then 'google' when n <= 9 then 'podcast' when n = 10 then 'radio' end,
      'Yes', '1', '2026-02-05T12:00:00Z', '2026-02-05T12:00:00Z', case when n % 2 = 0 then '2026-02-06T12:00:00Z'::timestamptz end
    from generate_series(1, 16) as n`;
  await countChangedDays(sql);
  const found = sql`select name, requests::int, confirmed::int
    from private.dashboard_sources(${from}::date, ${to}::date) where dimension = 'source'`;
  expect([...(await found.values())]).toEqual([
    ['google', 6, 3],
    ['none', 6, 3],
    ['other', 4, null],
  ]);
});

it('gives the times of the oldest open messages, which are the late ones, however many came after them', async () => {
  await sql`insert into public.contact_messages (name, email, type, message, created_at)
    select 'Ann', n || '@example.com', 'book', 'Hello', '2026-02-01T12:00:00Z'::timestamptz + make_interval(mins => n)
    from generate_series(1, 120) as n`;
  const { open } = await view();
  expect(open.matches).toBe(120);
  expect(open.received).toHaveLength(100);
  expect(Date.parse(open.received[0])).toBe(Date.parse('2026-02-01T12:01:00Z'));
  await sql`delete from public.contact_messages`;
});

it('counts each person once where the range is the last seven days, which a card counts too', async () => {
  const [today] =
    await sql`select private.site_today()::text as day, (private.site_today() - 6)::text as first`;
  await add(sql, 'flip_sessions', { user_id: await signUp(sql), session_date: today?.day });
  const { periods, totals } = await view(today?.first, today?.day);
  expect(periods[0].active_people).toBe(1);
  expect(totals.active_users_7d).toBe(1);
});

it('a range is 1 to 366 days', async () => {
  for (const bad of [() => view(to, from), () => view('2024-01-01', '2025-01-01'), () => view(null, to)])
    await expect(bad()).rejects.toMatchObject({ code: '22023' });
  expect((await view('2024-01-01', '2024-12-31')).days).toHaveLength(366);
});

it('counts by the days of the time zone in the settings, also what was counted before it was chosen', async () => {
  const late = '2026-03-05T23:30:00Z';
  await add(sql, 'workbook_requests', { created_at: late, consent_at: late });
  const requests = async (day: string) => (await view(day, day)).workbook[0].requests;
  expect([await requests('2026-03-05'), await requests('2026-03-06')]).toEqual([1, 0]);
  await sql`update private.admin_settings set time_zone = 'Europe/Berlin'`;
  expect([await requests('2026-03-05'), await requests('2026-03-06')]).toEqual([0, 1]);
  await sql`update private.admin_settings set time_zone = 'UTC'`;
  expect(await requests('2026-03-05')).toBe(1);
});
