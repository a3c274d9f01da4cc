import { beforeAll, describe, expect, it } from 'vitest';
import { newAdmin } from './admin';
import { ownDatabase, signUp } from './database';
import { countChangedDays } from './flip-histories';

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
  const [row] = await sql`select private.dashboard_flips(${first}::date, ${last}::date) -> ${name} as part`;
  return row?.part;
}

interface Flips {
  who: number;
  day: string;
  technique?: string;
  emergency?: boolean;
  /** The answer YES. */
  action?: boolean;
  count?: number;
}

async function flip({
  who,
  day,
  technique,
  emergency = false,
  action = false,
  count = 1,
}: Flips): Promise<void> {
  await sql`insert into public.flip_sessions (user_id, flip_step_reached, action_needed, flip_technique,
      completion_time_seconds, was_emergency_mode, session_date, created_at)
    select ${people[who] ?? ''}::uuid, 'complete', ${action}, ${technique ?? null}, 16, ${emergency}, ${day}, ${`${day}T21:30:00Z`}
    from generate_series(1, ${count}::integer)`;
}

describe('groups of fewer than five people', () => {
  beforeAll(async () => {
    for (let who = 0; who < 6; who++) await flip({ who, day: '2026-02-10', technique: 'cold-water' });
    for (let who = 0; who < 4; who++)
      await flip({ who, day: '2026-02-11', technique: 'plan-dinner', count: 5 });
    await flip({ who: 7, day: '2026-02-12', technique: 'times-table', emergency: true, count: 9 });
  });

  it('count in totals but never as a part, however many flips they did', async () => {
    const [current, before] = await part('periods');
    expect(current).toMatchObject({ active_people: 7, sessions: 35, completed: 35, emergency: null });
    expect(before).toMatchObject({ active_people: 0, sessions: 0, completed: 0, emergency: 0 });
  });

  it('are not revealed by their counterpart: YES and NO are shown together or not at all', async () => {
    const day = '2026-01-15';
    for (let who = 0; who < 7; who++) await flip({ who, day });
    await flip({ who: 0, day, action: true });
    expect(await part('days', day, day)).toMatchObject([
      { completed: 8, action_needed: null, no_action: null },
    ]);
    expect((await part('periods', day, day))[0]).toMatchObject({
      completed: 8,
      action_needed: null,
      no_action: null,
    });
    for (let who = 1; who < 5; who++) await flip({ who, day, action: true });
    expect(await part('days', day, day)).toMatchObject([{ action_needed: 5, no_action: 7 }]);
  });

  it('join "other" among the techniques', async () => {
    expect(await part('techniques')).toEqual([
      { technique: 'cold-water', sessions: 6 },
      { technique: 'other', sessions: 29 },
    ]);
    expect(await part('techniques', '2026-02-12', '2026-02-12')).toEqual([
      { technique: 'other', sessions: null },
    ]);
  });

  it('show no parts for their days', async () => {
    expect(await part('days', '2026-02-09', '2026-02-11')).toMatchObject([
      { sessions: 0, completed: 0 },
      { sessions: 6, completed: 6, no_action: 6 },
      { sessions: 20, completed: null, no_action: null },
    ]);
  });
});

describe('the summary cards', () => {
  it('equal direct queries', async () => {
    for (const [who, ago] of [0, 6, 7, 1, 1].entries()) {
      await flip({ who, day: new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10) });
    }
    const totals = await part('totals');
    const [counted] = await sql`
      select users::int as total_users, fresh::int as new_users_today, active::int as active_users_7d, flips::int as total_sessions,
        round(flips::numeric / users, 1)::float as avg_sessions_per_user
      from (select
        (select count(*) from public.profiles) as users,
        (select count(*) from public.profiles where (created_at at time zone 'UTC')::date = (now() at time zone 'UTC')::date) as fresh,
        (select count(distinct user_id) from public.flip_sessions
          where session_date between (now() at time zone 'UTC')::date - 6 and (now() at time zone 'UTC')::date) as active,
        (select count(*) from public.flip_sessions) as flips) as direct`;
    expect(totals).toEqual({ ...counted });
    expect(totals.active_users_7d).toBe(4);
  });

  describe('of an empty database', () => {
    const empty = ownDatabase(1);

    it('are zero', async () => {
      await newAdmin(empty);
      await countChangedDays(empty);
      const [row] =
        await empty`select private.dashboard_flips(current_date, current_date) -> 'totals' as totals`;
      expect(row?.totals).toMatchObject({
        total_users: 1,
        active_users_7d: 0,
        total_sessions: 0,
        avg_sessions_per_user: 0,
      });
    });
  });
});
