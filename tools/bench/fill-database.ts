import postgres from 'postgres';
import { migrate } from '../../supabase/local/database/migrate.ts';
import { fillMails } from './fill-mails.ts';

/** Days covered by the data, whatever its size. */
const days = 365;
const mostPeople = 100_000;

/** Number of people, subscribers, messages and mails: a tenth of the sessions, at most a hundred thousand. */
export const peopleFor = (sessions: number) => Math.min(sessions / 10, mostPeople);

/**
 * Inserts the flips without triggers, indexes and foreign keys, which would take minutes for ten million
 * rows.
 */
async function fillFlips(sql: postgres.Sql, sessions: number, people: number): Promise<void> {
  const table = 'public.flip_sessions';
  const references = await sql<{ name: string; definition: string }[]>`
    select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
    where conrelid = ${table}::regclass and contype = 'f'`;
  const indexes = await sql<{ name: string; definition: string }[]>`
    select i.indexrelid::regclass as name, pg_get_indexdef(i.indexrelid) as definition from pg_index as i
    where i.indrelid = ${table}::regclass and not i.indisprimary`;
  for (const { name } of references) await sql.unsafe(`alter table ${table} drop constraint ${name}`);
  for (const { name } of indexes) await sql.unsafe(`drop index ${name}`);
  await sql`alter table public.flip_sessions disable trigger user`;
  await sql`alter table public.flip_sessions set unlogged`;
  // Rows of different people alternate, so that one person's rows are spread over the table, as in
  // production.
  await sql`
    insert into public.flip_sessions (id, user_id, flip_step_reached, action_needed, flip_technique,
      completion_time_seconds, was_emergency_mode, session_date, created_at)
    select lpad(to_hex(row_number() over ()), 32, '0')::uuid, p.id, case when random() < 0.9 then 'complete' else 'flip' end,
      random() < 0.2,
      (array['times-table', 'jumping-jacks', 'cold-water', 'text-someone', 'plan-dinner', 'count-objects'])[1 + p.n % 6],
      16, random() < 0.1, p.day, least(p.day + random() * interval '1 day', now())
    from (select n, q.id, current_date - floor(random() * ${days})::integer as day
      from generate_series(1, ${sessions / people}::integer) as n, public.profiles as q) as p`;
  await sql`alter table public.flip_sessions enable trigger user`;
  for (const { definition } of indexes) await sql.unsafe(definition);
  for (const { name, definition } of references)
    await sql.unsafe(`alter table ${table} add constraint ${name} ${definition} not valid`);
}

/**
 * Migrates an empty database, fills it, and builds the aggregates with the product's own repair function.
 * @param sessions number of completed flips; there are as many page views
 */
export async function fillDatabase(url: string, sessions: number): Promise<void> {
  await migrate(url);
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  const people = peopleFor(sessions);
  try {
    await sql`set synchronous_commit = off`;
    await sql`set work_mem = '256MB'`;
    await sql`set maintenance_work_mem = '512MB'`;
    await sql`
      insert into auth.users (id, email, created_at)
      select gen_random_uuid(), n || '@example.com', now() - random() * interval '1 year'
      from generate_series(1, ${people}::integer) as n`;
    await fillFlips(sql, sessions, people);
    await sql`select private.rebuild_daily_figures()`;
    // The maximum of pages, referrers and campaign labels on every day; views grow with the sessions.
    await sql`
      insert into private.daily_visits (day, part, name, views)
      select current_date - day, part, name, ${Math.round(sessions / days)}
      from generate_series(0, ${days}::integer) as day, (
        select 'pages' as part, '/page-' || n as name from generate_series(1, 60) as n
        union all select 'sources', unnest(array['direct', 'search', 'social', 'other'])
        union all select 'campaigns', 'label ' || n from generate_series(1, 60) as n) as kinds`;
    await fillMails(sql, people);
    await sql`select public.refresh_funnel()`;
    await sql`vacuum analyze`;
    await sql`insert into public.user_roles (user_id, role) select id, 'admin' from public.profiles limit 1`;
  } finally {
    await sql.end();
  }
}
