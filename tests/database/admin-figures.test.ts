import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Actor, as, openSession } from './actor';
import { makeDatabase, signUp, type TestDatabase } from './database';

let database: TestDatabase;
let admin: Actor;
let people: string[];
const from = '2026-02-01';
const to = '2026-02-28';

beforeAll(async () => {
  database = await makeDatabase(4);
  const { sql } = database;
  admin = await makeAdmin(sql);
  people = await Promise.all(Array.from({ length: 8 }, () => signUp(sql)));
});
afterAll(() => database.drop());

async function makeAdmin(sql: TestDatabase['sql']): Promise<Actor> {
  const id = await signUp(sql);
  await sql`insert into public.user_roles (user_id, role) values (${id}, 'admin')`;
  return openSession(sql, id);
}

/** The part of the overview that depends on the range. */
function part(name: string, first = from, last = to) {
  const { sql } = database;
  return sql`select * from ${sql(`private.dashboard_${name}`)}(${first}::date, ${last}::date)`;
}

/** The whole overview, as an admin gets it. */
async function view(first: string | null = from, last: string | null = to) {
  const rows = await as(
    database.sql,
    admin,
    (transaction) => transaction`select public.admin_overview(${first}::date, ${last}::date) as view`,
  );
  return rows[0]?.view;
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
  const { sql } = database;
  for (let n = 0; n < count; n++) {
    await sql`insert into public.flip_sessions (user_id, flip_step_reached, action_needed, flip_technique,
      completion_time_seconds, was_emergency_mode, session_date, created_at)
      values (${people[who] ?? ''}, 'complete', ${action}, ${technique ?? null}, 16, ${emergency}, ${day}, ${`${day}T21:30:00Z`})`;
  }
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
    expect(current).toMatchObject({ active_people: '7', sessions: '35', completed: '35', emergency: null });
    expect(before).toMatchObject({ active_people: '0', sessions: '0', completed: '0', emergency: '0' });
  });

  it('are not revealed by their counterpart: YES and NO are shown together or not at all', async () => {
    const day = '2026-01-15';
    for (let who = 0; who < 7; who++) await flip({ who, day });
    await flip({ who: 0, day, action: true });
    expect(await part('days', day, day)).toMatchObject([
      { completed: '8', action_needed: null, no_action: null },
    ]);
    expect((await part('periods', day, day))[0]).toMatchObject({
      completed: '8',
      action_needed: null,
      no_action: null,
    });
    for (let who = 1; who < 5; who++) await flip({ who, day, action: true });
    expect(await part('days', day, day)).toMatchObject([{ action_needed: '5', no_action: '7' }]);
  });

  it('join "other" among the techniques', async () => {
    expect(await part('techniques')).toEqual([
      { technique: 'cold-water', sessions: '6' },
      { technique: 'other', sessions: '29' },
    ]);
    expect(await part('techniques', '2026-02-12', '2026-02-12')).toEqual([
      { technique: 'other', sessions: null },
    ]);
  });

  it('show no parts for their days', async () => {
    expect(await part('days', '2026-02-09', '2026-02-11')).toMatchObject([
      { sessions: '0', completed: '0' },
      { sessions: '6', completed: '6', no_action: '6' },
      { sessions: '20', completed: null, no_action: null },
    ]);
  });

  it('show no hour of their own', async () => {
    const hour = async (first: string) => (await part('hours', first, first))[21]?.sessions;
    expect(await hour('2026-02-10')).toBe('6');
    expect(await hour('2026-02-11')).toBeNull();
    expect(await hour('2026-02-13')).toBe('0');
  });
});

describe('the summary cards', () => {
  it('equal direct queries', async () => {
    for (const [who, ago] of [0, 6, 7, 1, 1].entries()) {
      await flip({ who, day: new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10) });
    }
    const totals = await database.sql`select * from private.dashboard_totals()`;
    const counted = await database.sql`
      select users as total_users, fresh as new_users_today, active as active_users_7d, flips as total_sessions,
        round(flips::numeric / users, 1) as avg_sessions_per_user
      from (select
        (select count(*) from public.profiles) as users,
        (select count(*) from public.profiles where (created_at at time zone 'UTC')::date = (now() at time zone 'UTC')::date) as fresh,
        (select count(distinct user_id) from public.flip_sessions
          where session_date between (now() at time zone 'UTC')::date - 6 and (now() at time zone 'UTC')::date) as active,
        (select count(*) from public.flip_sessions) as flips) as direct`;
    expect(totals).toMatchObject([...counted]);
    expect(totals[0]?.active_users_7d).toBe('4');
  });

  it('are zero in an empty database', async () => {
    const empty = await makeDatabase(1);
    try {
      await makeAdmin(empty.sql);
      const [totals] = await empty.sql`select * from private.dashboard_totals()`;
      expect(totals).toMatchObject({
        total_users: '1',
        active_users_7d: '0',
        total_sessions: '0',
        avg_sessions_per_user: '0.0',
      });
    } finally {
      await empty.drop();
    }
  });
});

describe('the other parts', () => {
  beforeAll(async () => {
    const { sql } = database;
    await sql`insert into public.workbook_requests (email, first_name, utm_source, consent_text, consent_version, created_at, consent_at, confirmed_at)
      select n || '@example.com', 'Ann', case when n <= 6 then 'google' when n <= 9 then 'podcast' when n = 10 then 'radio' end,
        'Yes', '1', '2026-02-05T12:00:00Z', '2026-02-05T12:00:00Z', case when n % 2 = 0 then '2026-02-06T12:00:00Z'::timestamptz end
      from generate_series(1, 16) as n`;
    await sql`insert into public.email_jobs (request_id, kind, recipient, subject, html, text, sent_at)
      select id, 'course-1', email, 'Day 1', '<p>', 'Day 1', now() from public.workbook_requests where confirmed_at is not null limit 5`;
    await sql`insert into public.contact_messages (name, email, type, message, created_at) values
      ('Ann', 'ann@example.com', 'book', 'Is 100% of it true?', '2026-02-01'),
      ('Bo', 'bo@example.com', 'media', 'Under_score', '2026-02-02'),
      ('Cy', 'cy@example.com', 'book', 'Plain words', '2026-02-03')`;
  });

  it('counts requests by source, and merges sources of fewer than five', async () => {
    const sources = (await part('sources')).filter((each) => each.dimension === 'source');
    expect(sources).toMatchObject([
      { name: 'google', requests: '6', confirmed: '3' },
      { name: 'none', requests: '6', confirmed: '3' },
      { name: 'other', requests: '4', confirmed: null },
    ]);
  });

  it('counts confirmations and the progress of the course', async () => {
    expect(await part('workbook')).toMatchObject([{ requests: '16', confirmed: '8' }]);
    const days = await part('course');
    expect(days[0]).toMatchObject({ course_day: 1, started: '8', sent: '5' });
    expect(days[6]).toMatchObject({ course_day: 7, started: '8', sent: '0' });
  });

  async function inbox(search: string | null, topic: string | null = null, states: string[] | null = null) {
    const rows =
      await database.sql`select name from private.find_messages(${search}, ${topic}, ${states}, null, 50)`;
    return rows.map((row) => row.name);
  }

  it('searches messages literally, wildcards included', async () => {
    expect(await inbox(null)).toEqual(['Cy', 'Bo', 'Ann']);
    expect(await inbox('PLAIN')).toEqual(['Cy']);
    expect(await inbox('100%')).toEqual(['Ann']);
    expect(await inbox('r_s')).toEqual(['Bo']);
    expect(await inbox('%')).toEqual(['Ann']);
    expect(await inbox('bo@example')).toEqual(['Bo']);
    expect(await inbox(null, 'book')).toEqual(['Cy', 'Ann']);
  });

  it('sets the state of messages and returns the previous one', async () => {
    const { sql } = database;
    const [message] = await sql`select id from public.contact_messages where name = 'Bo'`;
    const move = async (state: string) => {
      const [row] = await as(
        sql,
        admin,
        (transaction) =>
          transaction`select public.admin_set_message_state(${message?.id}, ${state}) as before`,
      );
      return row?.before;
    };
    expect(await move('in-progress')).toBe('new');
    expect(await inbox(null, null, ['answered', 'closed'])).toEqual([]);
    expect(await move('closed')).toBe('in-progress');
    expect(await inbox(null, null, ['answered', 'closed'])).toEqual(['Bo']);
    expect(await move('new')).toBe('closed');
    expect(await inbox(null, null, ['answered', 'closed'])).toEqual([]);
    await expect(move('lost')).rejects.toMatchObject({ code: '23514' });
  });

  it('requeues failed mails, except those whose reader opted out', async () => {
    const { sql } = database;
    await sql`update public.email_jobs set sent_at = null, dead_at = now(), dead_reason = 'failed', attempts = 8`;
    const dead = await sql`select id, recipient from public.email_jobs order by recipient`;
    await sql`select public.suppress_email(${dead[0]?.recipient}, 'bounce')`;
    const retry = (id: string) =>
      as(sql, admin, async (transaction) => {
        const [answer] = await transaction`select public.admin_retry_email_job(${id}) as done`;
        return answer?.done;
      });
    expect(await retry(dead[0]?.id)).toBe(false);
    expect(await retry(dead[1]?.id)).toBe(true);
    expect(await retry(dead[1]?.id)).toBe(false);
    const claimed = await sql`select attempts from public.claim_email_jobs('worker', 10, 60)`;
    expect(claimed).toEqual([{ attempts: 2 }]);
  });
});

it('a range is 1 to 366 days', async () => {
  for (const [first, last] of [
    [to, from],
    ['2024-01-01', '2025-01-01'],
    [null, to],
  ] as const) {
    await expect(view(first, last)).rejects.toMatchObject({ code: '22023' });
  }
  expect((await view('2024-01-01', '2024-12-31')).days).toHaveLength(366);
});
