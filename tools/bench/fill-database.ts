import postgres from 'postgres';
import { migrate } from '../../supabase/local/database/migrate.ts';

/** Sessions of a person, and days in which they happened: the people grow with the sessions, the days do not. */
const flipsEach = 50;
const days = 365;

/** Brings an empty database to the product's schema and puts sessions in, counted by the code that a repair uses. */
export async function fillDatabase(url: string, sessions: number): Promise<void> {
  await migrate(url);
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await sql`set synchronous_commit = off`;
    await sql`
      insert into auth.users (id, email, created_at)
      select gen_random_uuid(), n || '@example.com', now() - random() * interval '1 year'
      from generate_series(1, ${sessions / flipsEach}::integer) as n`;
    await sql`alter table public.flip_sessions disable trigger user`;
    // People take turns, as in life: the rows of one lie all over the table.
    await sql`
      insert into public.flip_sessions (user_id, flip_step_reached, action_needed, flip_technique,
        completion_time_seconds, was_emergency_mode, session_date, created_at)
      select p.id, case when random() < 0.9 then 'complete' else 'flip' end, random() < 0.2,
        (array['times-table', 'jumping-jacks', 'cold-water', 'text-someone', 'plan-dinner', 'count-objects'])[1 + n % 6],
        16, random() < 0.1, day, least(day + random() * interval '1 day', now())
      from generate_series(1, ${flipsEach}) as n, public.profiles as p,
      lateral (select current_date - (n * 7 + floor(random() * ${days}))::integer % ${days}::integer as day) as at_random`;
    await sql`alter table public.flip_sessions enable trigger user`;
    await sql`select private.rebuild_daily_figures()`;
    await sql`vacuum analyze`;
    await sql`insert into public.user_roles (user_id, role) select id, 'admin' from public.profiles limit 1`;
  } finally {
    await sql.end();
  }
}
