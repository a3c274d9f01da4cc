import { performance } from 'node:perf_hooks';
import type postgres from 'postgres';
import { migrate } from '../../supabase/local/database/migrate.ts';
import { preparePlatform } from '../../supabase/local/database/prepare-platform.ts';
import { startTemporaryCluster } from '../../supabase/local/postgres/cluster.ts';
import { databaseUrl } from '../../supabase/local/settings.ts';
import { connectDatabase } from '../connect-database.ts';
import { progress } from '../report.ts';
import { type Part, percentile } from './part.ts';

/** Days covered by the data, whatever its size. */
const days = 365;
const mostPeople = 100_000;

/** Number of people and workbook requests: a tenth of the sessions, at most a hundred thousand. */
const peopleFor = (sessions: number) => Math.min(sessions / 10, mostPeople);

/**
 * Fills a migrated database, and counts its days with the product's own function.
 * @param url connects as a superuser
 * @param sessions number of completed flips; there are as many page views, and a course's mails for each request
 */
export async function fillDatabase(url: string, sessions: number): Promise<void> {
  const people = peopleFor(sessions);
  const sql = connectDatabase(url, { max: 1 });
  try {
    await sql.unsafe(
      "set synchronous_commit = off; set work_mem = '256MB'; set maintenance_work_mem = '512MB'",
    );
    await sql`
      insert into auth.users (id, email, created_at)
      select gen_random_uuid(), n || '@example.com', now() - random() * interval '1 year'
      from generate_series(1, ${people}::integer) as n`;
    await sql`insert into public.user_roles (user_id, role) select id, 'admin' from public.profiles limit 1`;
    // Without triggers and foreign keys, which would take minutes; the days are counted at the end.
    await sql`set session_replication_role = replica`;
    // In the order of time, as in production: a day's rows lie together, a person's are spread over the table.
    await sql`
      insert into public.flip_sessions (id, user_id, flip_step_reached, action_needed, flip_technique,
        completion_time_seconds, was_emergency_mode, session_date, created_at)
      select lpad(to_hex(row_number() over ()), 32, '0')::uuid, p.id, case when random() < 0.9 then 'complete' else 'flip' end,
        random() < 0.2,
        (array['times-table', 'jumping-jacks', 'cold-water', 'text-someone', 'plan-dinner', 'count-objects'])[1 + p.n % 6],
        16, random() < 0.1, p.day, least(p.day + random() * interval '1 day', now())
      from (select n, q.id, current_date - floor(random() * ${days})::integer as day
        from generate_series(1, ${sessions / people}::integer) as n, public.profiles as q) as p
      order by p.day`;
    // The maximum of pages, referrers and campaign labels on every day; views grow with the sessions.
    await sql`
      insert into private.daily_visits (day, part, name, views)
      select current_date - day, part, name, ${Math.round(sessions / days)}
      from generate_series(0, ${days}::integer) as day, (
        select 'pages' as part, '/page-' || n as name from generate_series(1, 60) as n
        union all select 'entries', '/page-' || n from generate_series(1, 60) as n
        union all select 'sources', 'site' || n || '.example' from generate_series(1, 200) as n
        union all select 'campaigns', 'label ' || n from generate_series(1, 60) as n) as kinds`;
    await sql`
      insert into private.daily_views (day, views, arrivals)
      select day, sum(views) filter (where part = 'pages'), sum(views) filter (where part = 'sources')
      from private.daily_visits group by day`;
    await sql`
      insert into public.workbook_requests (email, first_name, utm_source, utm_campaign, consent_text, consent_version,
        consent_at, created_at, confirmed_at)
      select n || '@example.com', 'Sam', (array['google', 'podcast', 'newsletter', null])[1 + n % 4],
        case when n % 3 = 0 then 'campaign-' || n % 40 end, 'Yes', '1', at, at, case when n % 5 <> 0 then at end
      from (select n, now() - random() * interval '1 year' as at
        from generate_series(1, ${people}::integer) as n) as asked
      order by at`;
    await sql`
      insert into public.email_jobs (request_id, kind, priority, recipient, created_at, send_after, attempts, sent_at)
      select r.id, 'course-' || day, 2, r.email, r.confirmed_at, r.confirmed_at, 1, r.confirmed_at
      from public.workbook_requests as r, generate_series(1, 7) as day where r.confirmed_at is not null
      order by r.confirmed_at`;
    await sql`reset session_replication_role`;
    await sql`analyze`;
    await sql`insert into private.changed_days (day) select current_date - n from generate_series(0, ${days}::integer) as n`;
    await sql`vacuum analyze`;
    for (let counted = 1; counted > 0; )
      counted = (await sql`select public.count_changed_days() as days`)[0]?.days ?? 0;
    await sql`select public.refresh_funnel()`;
    await sql`vacuum analyze`;
  } finally {
    await sql.end();
  }
}

/** Calls per database: warm-up calls, then counted ones. */
const WARM = 5;
const COUNTED = 50;
/** Numbers of sessions; the figures may grow with the days, not with these. */
const sizes = [1e4, 1e6];

/** Days of the overview: the range it opens with, and the longest preset one. */
const ranges = [7, 90];

/** Makes the connection act as an admin who has verified a second factor. */
async function becomeAdmin(sql: postgres.Sql): Promise<void> {
  await sql`
    with session as (
      insert into auth.sessions (id, user_id, aal) select gen_random_uuid(), user_id, 'aal2' from public.user_roles
      returning id, user_id)
    select set_config('request.jwt.claims', json_build_object('sub', user_id, 'session_id', id, 'aal', 'aal2', 'amr',
      json_build_array(json_build_object('method', 'totp', 'timestamp', extract(epoch from now()))))::text, false)
    from session`;
  await sql`set role authenticated`;
}

/** Times the only call of `/admin`, in milliseconds, after a new flip, which has today's flips counted again. */
async function ask({ sql, writer }: Sample, range: number): Promise<number> {
  await writer`insert into private.changed_days (day, others) values (current_date, false)`;
  const started = performance.now();
  await sql`select public.admin_overview(current_date - ${range - 1}::integer, current_date, true)`;
  return performance.now() - started;
}

type Sample = { size: number; sql: postgres.Sql; writer: postgres.Sql; times: Map<number, number[]> };

/** The overview's database call at growing numbers of sessions, in turns, so that a slow minute affects all alike. */
export const admin: Part = async (bench) => {
  const { settings, close } = await startTemporaryCluster();
  bench.onClose(close);
  const connect = (url: string) => {
    const sql = connectDatabase(url, { max: 1 });
    bench.onClose(() => sql.end({ timeout: 1 }));
    return sql;
  };
  const owner = connect(databaseUrl(settings, 'supabase_admin'));
  const samples: Sample[] = [];
  for (const size of sizes) {
    progress(`with ${size.toLocaleString('en')} sessions`);
    const name = `sessions_${size}`;
    await owner`create database ${owner(name)}`;
    await preparePlatform(settings, name);
    const url = databaseUrl(settings, 'postgres', name);
    await migrate(url);
    const superuser = databaseUrl(settings, 'supabase_admin', name);
    await fillDatabase(superuser, size);
    const times = new Map(ranges.map((range) => [range, []]));
    samples.push({ size, sql: connect(url), writer: connect(superuser), times });
  }
  // Last, because an admin session expires after 30 idle minutes.
  for (const { sql } of samples) await becomeAdmin(sql);
  for (let each = 0; each < WARM + COUNTED; each++)
    for (const sample of samples)
      for (const range of ranges) {
        const ms = await ask(sample, range);
        if (each >= WARM) sample.times.get(range)?.push(ms);
      }
  return {
    note: `The one call of the overview of the workspace, as an admin, each after a new flip; the 95th of 100 (p95) of ${COUNTED} after ${WARM} warm ones.`,
    figures: ranges.flatMap((range) => {
      const p95 = samples.map(({ times }) => percentile(times.get(range) ?? [], 95));
      const [small = NaN, large = NaN] = p95;
      return [
        ...samples.map(({ size }, index) => ({
          name: `${range} days, ${size.toLocaleString('en')} sessions`,
          value: p95[index] ?? NaN,
          unit: 'ms' as const,
          digits: 1,
          most: 60,
        })),
        { name: `${range} days, growth`, value: large / small, unit: '×' as const, digits: 2, most: 2 },
      ];
    }),
  };
};
