import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { databaseUrl } from '../../supabase/local/settings.ts';
import { completedFlip, removeAccount, type SignedIn, signInSomebody } from '../../tests/support/accounts.ts';
import { connectDatabase } from '../connect-database.ts';
import { type Part, percentile, tool } from './part.ts';

interface Shot {
  latency: { p50: number; p99: number };
  '2xx': number;
}

/** Completed flips of ten people, saved one at a time and over fifty connections at once. */
export const saves: Part = async ({ settings, onClose }) => {
  const { siteUrl: url } = settings;
  const path = tool('autocannon', '8.0.0', 'autocannon.js');
  const autocannon: (options: object) => Promise<Shot> = (await import(path)).default;
  const people: SignedIn[] = [];
  onClose(() => Promise.all(people.map(({ id }) => removeAccount(id))));
  for (let each = 0; each < 10; each++) people.push(await signInSomebody());
  let next = 0;
  const setupRequest = (request: object) => {
    const { id: userId, cookie } = people[next++ % people.length] as SignedIn;
    const body = JSON.stringify({ userId, sessions: [completedFlip(randomUUID())] });
    return { ...request, body, headers: { 'content-type': 'application/json', origin: url, cookie } };
  };
  const requests = [{ method: 'POST', path: '/api/flip-sessions', setupRequest }];
  const fire = (connections: number, amount: number) => autocannon({ url, connections, amount, requests });
  const warm = await fire(1, 20);
  const alone = await fire(1, 100);
  const together = await fire(50, 2_000);
  const sql = connectDatabase(databaseUrl(settings), { max: 1 });
  const ids = people.map(({ id }) => id);
  const stored = await sql`select from public.flip_sessions where user_id = any(${ids})`;
  await sql.end();
  const accepted = warm['2xx'] + alone['2xx'] + together['2xx'];
  return {
    note: 'Flips of 10 people: 100 saved one after another, 2,000 over 50 connections at once.',
    figures: [
      ['one at a time, p50', alone.latency.p50, 'ms', 30],
      ['50 at once, p50', together.latency.p50, 'ms'],
      ['50 at once, p99', together.latency.p99, 'ms'],
      ['not accepted', 2_120 - accepted, '', 0],
      ['accepted and lost', accepted - stored.length, '', 0],
    ],
  };
};

/** Adds a year of flips, views, requests and mails, and counts its days. */
async function fill(sql: postgres.Sql, sessions: number): Promise<void> {
  // Without triggers and foreign keys, which would take minutes; in the order of time, as in production.
  await sql.unsafe(`set synchronous_commit = off; set work_mem = '256MB';
    insert into auth.users (id, email, created_at)
      select gen_random_uuid(), gen_random_uuid() || '@example.com', now() - random() * interval '1 year'
      from generate_series(1, ${sessions / 10});
    set session_replication_role = replica;
    insert into public.flip_sessions (id, user_id, flip_step_reached, action_needed, flip_technique,
        completion_time_seconds, was_emergency_mode, session_date, created_at)
      select gen_random_uuid(), id, case when random() < 0.9 then 'complete' else 'flip' end,
        random() < 0.2, 'cold-water', 16, random() < 0.1, day, least(day + random() * interval '1 day', now())
      from (select id, current_date - floor(random() * 365)::integer as day
        from generate_series(1, 10), (select id from auth.users order by random() limit ${sessions / 10}) as people) as flips
      order by day;
    insert into private.daily_visits (day, part, name, views)
      select current_date - day, part, start || n, ${Math.round(sessions / 365)}
      from generate_series(0, 365) as day, generate_series(1, 60) as n, (values ('pages', '/page-'), ('entries', '/page-'),
        ('sources', 'site-'), ('campaigns', 'site-')) as parts (part, start)
      on conflict do nothing;
    with requests as (
      insert into public.workbook_requests (email, first_name, consent_text, consent_version, consent_at, created_at, confirmed_at)
        select gen_random_uuid() || '@example.com', 'Sam', 'Yes', '1', at, at, at
        from (select now() - random() * interval '1 year' as at from generate_series(1, ${sessions / 10})) as asked
        returning *)
      insert into public.email_jobs (request_id, kind, priority, recipient, created_at, send_after, attempts, sent_at)
        select id, 'course-' || day, 2, email, confirmed_at, confirmed_at, 1, confirmed_at
        from requests, generate_series(1, 7) as day;
    set session_replication_role = origin;
    insert into private.changed_days (day) select current_date - n from generate_series(0, 365) as n on conflict do nothing`);
  while ((await sql`select public.count_changed_days() as days`)[0]?.days);
  await sql`select public.refresh_funnel()`;
  await sql`vacuum analyze`;
}

/** The overview's one database call, as an admin with a second factor, each after a new flip. */
export const overview: Part = async ({ settings }) => {
  const sql = connectDatabase(databaseUrl(settings, 'supabase_admin'), { max: 1, onnotice: () => {} });
  await sql`with session as (
      insert into auth.sessions (id, user_id, aal) select gen_random_uuid(), user_id, 'aal2' from public.user_roles limit 1
      returning id, user_id)
    select set_config('request.jwt.claims', json_build_object('sub', user_id, 'session_id', id, 'aal', 'aal2', 'amr',
      json_build_array(json_build_object('method', 'totp', 'timestamp', extract(epoch from now()))))::text, false)
    from session`;
  const figures: [string, number, 'ms', number][] = [];
  for (const sessions of [1e4, 1e6]) {
    await fill(sql, sessions);
    for (const range of [7, 90]) {
      const times: number[] = [];
      for (let each = 0; each < 55; each++) {
        await sql`insert into private.changed_days (day, others) values (current_date, false)`;
        await sql`set role authenticated`;
        const started = performance.now();
        await sql`select public.admin_overview(current_date - ${range - 1}::integer, current_date, true)`;
        times.push(performance.now() - started);
        await sql`reset role`;
      }
      const name = `${range} days, ${sessions.toLocaleString('en')} sessions`;
      figures.push([name, percentile(times.slice(5), 95), 'ms', 60]);
    }
  }
  await sql.end();
  return {
    note: 'The overview’s one call as an admin, each after a new flip: the 95th percentile of 50.',
    figures,
  };
};
