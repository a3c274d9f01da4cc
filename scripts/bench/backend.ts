import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import type postgres from 'postgres';
import { migrate } from '../../supabase/local/database/migrate.ts';
import { preparePlatform } from '../../supabase/local/database/prepare-platform.ts';
import { startTemporaryCluster } from '../../supabase/local/postgres/cluster.ts';
import { databaseUrl } from '../../supabase/local/settings.ts';
import { completedFlip, removeAccount, type SignedIn, signInSomebody } from '../../tests/support/accounts.ts';
import { connectDatabase } from '../connect-database.ts';
import { type Part, percentile, tool } from './part.ts';

interface Cannon {
  requests: object[];
  setupClient?: (client: object) => void;
}
interface Shot {
  latency: { p50: number; p99: number };
  '2xx': number;
}

/** Completed flips of ten people, saved one at a time and over fifty connections at once. */
export const saves: Part = async (bench) => {
  const { siteUrl, databaseUrl: url } = await bench.product();
  const { default: autocannon } = await tool<{ default: (options: object) => Promise<Shot> }>(
    'autocannon',
    '8.0.0',
    'autocannon.js',
  );
  const people: SignedIn[] = [];
  bench.onClose(() => Promise.all(people.map(({ id }) => removeAccount(id))));
  for (let each = 0; each < 10; each++) people.push(await signInSomebody());
  let next = 0;
  const setupRequest = (request: object) => {
    const { id: userId, cookie } = people[next++ % people.length] as SignedIn;
    const body = JSON.stringify({ userId, sessions: [completedFlip(randomUUID())] });
    return { ...request, body, headers: { 'content-type': 'application/json', origin: siteUrl, cookie } };
  };
  const fire = (connections: number, amount: number) => {
    const requests = [
      { method: 'POST', path: '/api/flip-sessions', setupRequest },
    ] satisfies Cannon['requests'];
    return autocannon({ url: siteUrl, connections, amount, requests });
  };
  await fire(1, 20);
  const alone = await fire(1, 100);
  const together = await fire(50, 2_000);
  const sql = connectDatabase(url, { max: 1 });
  const [row] = await sql<{ stored: number }[]>`
    select count(*)::integer as stored from public.flip_sessions where user_id = any(${people.map(({ id }) => id)})`;
  await sql.end();
  const accepted = 20 + alone['2xx'] + together['2xx'];
  return {
    note: 'Flips of 10 people: 100 saved one after another, 2,000 over 50 connections at once.',
    figures: [
      ['one at a time, p50', alone.latency.p50, 'ms', 30],
      ['50 at once, p99', together.latency.p99, 'ms'],
      ['not accepted', 2_120 - accepted, '', 0],
      ['accepted and lost', accepted - (row?.stored ?? 0), '', 0],
    ],
  };
};

/** Fills a migrated database with a year of flips, views, requests and mails, and counts its days. */
async function fill(sql: postgres.Sql, sessions: number): Promise<void> {
  const people = Math.min(sessions / 10, 100_000);
  await sql.unsafe("set synchronous_commit = off; set work_mem = '256MB'");
  await sql`insert into auth.users (id, email, created_at)
    select gen_random_uuid(), n || '@example.com', now() - random() * interval '1 year'
    from generate_series(1, ${people}::integer) as n`;
  await sql`insert into public.user_roles (user_id, role) select id, 'admin' from public.profiles limit 1`;
  // Without triggers and foreign keys, which would take minutes; in the order of time, as in production.
  await sql`set session_replication_role = replica`;
  await sql`insert into public.flip_sessions (id, user_id, flip_step_reached, action_needed, flip_technique,
      completion_time_seconds, was_emergency_mode, session_date, created_at)
    select lpad(to_hex(row_number() over ()), 32, '0')::uuid, id, case when random() < 0.9 then 'complete' else 'flip' end,
      random() < 0.2, 'cold-water', 16, random() < 0.1, day, least(day + random() * interval '1 day', now())
    from (select id, current_date - floor(random() * 365)::integer as day
      from generate_series(1, ${sessions / people}::integer), public.profiles) as flips order by day`;
  await sql`insert into private.daily_visits (day, part, name, views)
    select current_date - day, part, 'site' || n, ${Math.round(sessions / 365)}
    from generate_series(0, 365) as day, unnest(array['pages', 'entries', 'sources', 'campaigns']) as part,
      generate_series(1, 60) as n`;
  await sql`insert into public.workbook_requests (email, first_name, consent_text, consent_version, consent_at,
      created_at, confirmed_at)
    select n || '@example.com', 'Sam', 'Yes', '1', at, at, at
    from (select n, now() - random() * interval '1 year' as at from generate_series(1, ${people}::integer) as n) as asked`;
  await sql`insert into public.email_jobs (request_id, kind, priority, recipient, created_at, send_after, attempts, sent_at)
    select id, 'course-' || day, 2, email, confirmed_at, confirmed_at, 1, confirmed_at
    from public.workbook_requests, generate_series(1, 7) as day`;
  await sql`reset session_replication_role`;
  await sql`insert into private.changed_days (day) select current_date - n from generate_series(0, 365) as n`;
  await sql`vacuum analyze`;
  while ((await sql`select public.count_changed_days() as days`)[0]?.days);
  await sql`select public.refresh_funnel()`;
  await sql`vacuum analyze`;
}

/** The overview's one database call, as an admin with a second factor, each after a new flip. */
export const overview: Part = async (bench) => {
  const { settings, close } = await startTemporaryCluster();
  bench.onClose(close);
  const owner = connectDatabase(databaseUrl(settings, 'supabase_admin'), { max: 1 });
  await owner`create database bench`;
  await owner.end();
  await preparePlatform(settings, 'bench');
  await migrate(databaseUrl(settings, 'postgres', 'bench'));
  const sql = connectDatabase(databaseUrl(settings, 'supabase_admin', 'bench'), {
    max: 1,
    onnotice: () => {},
  });
  await fill(sql, 1e6);
  await sql`with session as (
      insert into auth.sessions (id, user_id, aal) select gen_random_uuid(), user_id, 'aal2' from public.user_roles
      returning id, user_id)
    select set_config('request.jwt.claims', json_build_object('sub', user_id, 'session_id', id, 'aal', 'aal2', 'amr',
      json_build_array(json_build_object('method', 'totp', 'timestamp', extract(epoch from now()))))::text, false)
    from session`;
  const times: Record<number, number[]> = { 7: [], 90: [] };
  for (let each = -5; each < 50; each++)
    for (const [range, all] of Object.entries(times)) {
      await sql`insert into private.changed_days (day, others) values (current_date, false)`;
      await sql`set role authenticated`;
      const started = performance.now();
      await sql`select public.admin_overview(current_date - ${Number(range) - 1}::integer, current_date, true)`;
      if (each >= 0) all.push(performance.now() - started);
      await sql`reset role`;
    }
  await sql.end();
  const figures = [7, 90].map(
    (range) => [`${range} days`, percentile(times[range] ?? [], 95), 'ms', 60] as const,
  );
  return {
    note: 'At 10^6 sessions; the 95th of 100 of 50 calls after 5.',
    figures: figures.map(([name, value, unit, most]) => [name, value, unit, most]),
  };
};
