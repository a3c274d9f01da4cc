import { beforeAll, describe, expect, it } from 'vitest';
import { actsOf } from './admin';
import { add, countChangedDays, newAdmin, one, ownDatabase, runAs, type SignedIn, signUp } from './database';

const sql = ownDatabase();
let admin: SignedIn;
let people: string[];
beforeAll(async () => {
  // The figures count everybody, the admin, too.
  admin = await newAdmin(sql);
  people = await Promise.all(Array.from({ length: 8 }, () => signUp(sql)));
});

/** A list of the overview that depends on the range. */
async function part(name: string, first = '2026-02-01', last = '2026-02-28') {
  await countChangedDays(sql);
  return one(sql`select private.dashboard_flips(${first}::date, ${last}::date) -> ${name}`);
}

/** Stores flips of one of the people. */
async function flip(who: number, day: string, change: object = {}, count = 1): Promise<void> {
  const times = { session_date: day, created_at: `${day}T21:30:00Z` };
  for (let n = 0; n < count; n++)
    await add(sql, 'flip_sessions', { user_id: people[who], flip_technique: null, ...times, ...change });
}

it('the summary cards of an empty database are zero', async () => {
  const none = { active_users_7d: 0, total_sessions: 0, avg_sessions_per_user: 0 };
  expect(await part('totals')).toMatchObject({ total_users: 9, ...none });
});

describe('groups of fewer than five people', () => {
  beforeAll(async () => {
    for (let who = 0; who < 6; who++) await flip(who, '2026-02-10', { flip_technique: 'cold-water' });
    for (let who = 0; who < 4; who++) await flip(who, '2026-02-11', { flip_technique: 'plan-dinner' }, 5);
    await flip(7, '2026-02-12', { flip_technique: 'times-table', was_emergency_mode: true }, 9);
  });

  it('are not revealed by their counterpart: YES and NO are shown together or not at all', async () => {
    const day = '2026-01-15';
    for (let who = 0; who < 7; who++) await flip(who, day);
    await flip(0, day, { action_needed: true });
    const hidden = { completed: 8, action_needed: null, no_action: null };
    expect(await part('days', day, day)).toMatchObject([hidden]);
    expect((await part('periods', day, day))[0]).toMatchObject(hidden);
    for (let who = 1; who < 5; who++) await flip(who, day, { action_needed: true });
    expect(await part('days', day, day)).toMatchObject([{ action_needed: 5, no_action: 7 }]);
  });

  it('join "other" among the techniques', async () => {
    expect(await part('techniques')).toEqual([
      { technique: 'cold-water', sessions: 6 },
      { technique: 'other', sessions: 29 },
    ]);
    const alone = await part('techniques', '2026-02-12', '2026-02-12');
    expect(alone).toEqual([{ technique: 'other', sessions: null }]);
  });

  it('show no parts for their days', async () => {
    expect(await part('days', '2026-02-09', '2026-02-11')).toMatchObject([
      { sessions: 0, completed: 0 },
      { sessions: 6, completed: 6, no_action: 6 },
      { sessions: 20, completed: null, no_action: null },
    ]);
  });
});

it('the summary cards count all accounts and flips, those of today, and the people of the last seven days', async () => {
  for (const [who, ago] of [0, 6, 7, 1, 1].entries())
    await flip(who, new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10));
  await sql`update public.profiles set created_at = now() - interval '1 day' where id = ${people[0] ?? ''}`;
  const total_sessions = await one(sql`select count(*)::int from public.flip_sessions`);
  expect(await part('totals')).toEqual({
    ...{ total_users: 9, new_users_today: 8, active_users_7d: 4, total_sessions },
    avg_sessions_per_user: Math.round((total_sessions / 9) * 10) / 10,
  });
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

describe('settings', () => {
  const saved = () => one(sql`select public.site_settings()`);
  const save = (changes: object) =>
    runAs(sql, admin)`select public.admin_save_settings(${sql.json({ ...changes })})`;

  it('are kept one by one, and each that changed is in the log', async () => {
    const before = await saved();
    const time_zone = 'Europe/London';
    const [a, c] = [{ a: { label: 'A', text: 'B' } }, { c: { label: 'C', text: '' } }];
    await save({ time_zone, signature: 'Ada', ready_answers: a });
    await save({ time_zone, open_days: [6, 1], ready_answers: c });
    const changed = { time_zone, signature: 'Ada', open_days: [1, 6], ready_answers: { ...a, ...c } };
    expect(await saved()).toEqual({ ...before, ...changed });
    expect((await one(runAs(sql, admin)`select public.admin_inbox()`)).inbox_settings.signature).toBe('Ada');
    const names = ['ready_answers', 'signature', 'time_zone', 'open_days', 'ready_answers'];
    expect(await actsOf(sql, admin.userId)).toEqual(names.map((name) => ['settings-saved', name]));
  });

  it.each([
    { time_zone: 'Europe/Atlantis' },
    { sender_name: 'Ada <ada@example.com>' },
    { signature: 'a'.repeat(501) },
    { open_days: [8] },
    { open_days: [] },
    { ready_answers: { a: { label: 'A', text: 'a'.repeat(100_001) } } },
  ])('are refused: %o', async (changes) => {
    const before = await saved();
    await expect(save(changes)).rejects.toBeTruthy();
    expect(await saved()).toEqual(before);
  });
});
