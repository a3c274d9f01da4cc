import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { databaseUrl } from '../../supabase/local/settings.ts';
import { as, openSession } from '../../tests/database/database.ts';
import { connectDatabase } from '../connect-database.ts';
import { type Figures, type Part, percentile, tool } from './part.ts';

export const saves: Part = async (stack) => {
  const { default: autocannon } = await import(tool('autocannon', '8.0.0', 'autocannon.js'));
  // Imported here, as they read the state of the running stack.
  const { completedFlip, newPerson } = await import('../../tests/support/stack.ts');
  const { cookieHeader } = await import('../../tests/support/sign-in.ts');
  const people = await Promise.all(Array.from({ length: 10 }, () => newPerson()));
  const cookies = await Promise.all(people.map((person) => cookieHeader(person)));
  const headers = { 'content-type': 'application/json', origin: stack.siteUrl };
  let next = 0;
  const setupRequest = (request: object) => {
    const each = next++ % people.length;
    const body = JSON.stringify({ userId: people[each]?.id, sessions: [completedFlip(randomUUID())] });
    return { ...request, body, headers: { ...headers, cookie: cookies[each] } };
  };
  const requests = [{ method: 'POST', path: '/api/flip-sessions', setupRequest }];
  const fire = async (connections: number, amount: number): Promise<Record<'p50' | 'p99', number>> =>
    (await autocannon({ url: stack.siteUrl, connections, amount, requests })).latency;
  await fire(1, 20);
  const alone = await fire(1, 100);
  const together = await fire(50, 2_000);
  const sql = connectDatabase(databaseUrl(stack), { max: 1 });
  const stored = await sql`select from flip_sessions where user_id = any(${people.map(({ id }) => id)})`;
  await sql.end();
  const times: Figures = { 'one at a time, p50, ms': [alone.p50, 30], '50 at once, p99, ms': [together.p99] };
  const note = 'Flips of 10 people: 120 saved one after another, then 2,000 over 50 connections at once.';
  return [note, { ...times, 'not stored': [2_120 - stored.length, 0] }];
};

/** Adds a year of flips and of what else the overview reads, and counts its days. */
async function fill(sql: postgres.Sql, sessions: number): Promise<void> {
  // Without triggers, which would take minutes; in the order of time, as in production.
  await sql.unsafe(`set synchronous_commit = off; set work_mem = '256MB';
    insert into auth.users (id, email, created_at)
      select gen_random_uuid(), gen_random_uuid() || '@example.com', now() - random() * interval '1 year'
      from generate_series(1, ${sessions / 10});
    set session_replication_role = replica;
    insert into public.flip_sessions (id, user_id, flip_step_reached, action_needed, flip_technique,
        completion_time_seconds, was_emergency_mode, session_date, created_at)
      select gen_random_uuid(), id, case when random() < 0.9 then 'complete' else 'flip' end,
        random() < 0.2, 'cold-water', 16, random() < 0.1, day, least(day + random() * interval '1 day', now())
      from (select id, current_date - floor(random() * 365)::integer as day from auth.users, generate_series(1, 10)) as flips
      order by day;
    set session_replication_role = origin;
    insert into private.changed_days (day) select current_date - n from generate_series(0, 365) as n;
    do $$ begin while public.count_changed_days() > 0 loop end loop; end $$;
    -- What is counted from requests, mails and views.
    insert into private.daily_figures (day, dimension, name, total, reached)
      select current_date - day, dimension, n, ${Math.round(sessions / 365)}, 1
      from generate_series(0, 365) as day, generate_series(1, 7) as n,
        unnest(array['requests', 'source', 'campaign', 'started', 'unsubscribed', 'course']) as dimension
      on conflict do nothing;
    insert into private.daily_visits (day, dimension, name, count)
      select current_date - day, dimension, start || n, ${Math.round(sessions / 365)}
      from generate_series(0, 365) as day, generate_series(1, 60) as n, (values ('pages', '/page-'), ('entries', '/page-'),
        ('sources', 'site-'), ('campaigns', 'site-')) as parts (dimension, start)
      on conflict do nothing`);
  await sql`vacuum analyze`;
}

export const overview: Part = async (stack) => {
  const sql = connectDatabase(databaseUrl(stack, 'supabase_admin'), { max: 1 });
  const [admin] = await sql`select user_id from public.user_roles where role = 'admin' limit 1`;
  const actor = await openSession(sql, admin?.user_id);
  const figures: Figures = {};
  for (const sessions of [1e4, 1e6]) {
    await fill(sql, sessions);
    for (const range of [7, 90]) {
      const times: number[] = [];
      for (let each = 0; each < 55; each++) {
        await sql`insert into private.changed_days (day, others) values (current_date, false)`;
        await as(sql, actor, async (transaction) => {
          const started = performance.now();
          await transaction`select public.admin_overview(current_date - ${range - 1}::integer, current_date)`;
          times.push(performance.now() - started);
        });
      }
      const name = `${range} days, ${sessions.toLocaleString('en')} sessions, ms`;
      figures[name] = [percentile(95, times.slice(5)), 60];
    }
  }
  await sql.end();
  const note = 'The overview’s call as an admin, each after a new flip: 95th percentile of 50 after 5.';
  return [note, figures];
};
