import { beforeAll, describe, expect, it } from 'vitest';
import { add, countChangedDays, newAdmin, one, ownDatabase, type Row, signUp } from './database';

const sql = ownDatabase();
let people: string[];
beforeAll(async () => {
  // An admin, too, because the figures count everybody.
  await newAdmin(sql);
  people = await Promise.all(Array.from({ length: 8 }, () => signUp(sql)));
});

/** A list of the overview that depends on the range. */
async function part(name: string, first = '2026-02-01', last = '2026-02-28') {
  await countChangedDays(sql);
  return one(sql`select private.dashboard_flips(${first}::date, ${last}::date) -> ${name}`);
}

/** Stores flips of one of the people. */
async function flip(who: number, day: string, change: Row = {}, count = 1): Promise<void> {
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

  it('count in totals but never as a part, however many flips they did', async () => {
    const [current, before] = await part('periods');
    expect(current).toMatchObject({ active_people: 7, sessions: 35, completed: 35, emergency: null });
    expect(before).toMatchObject({ active_people: 0, sessions: 0, completed: 0, emergency: 0 });
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
