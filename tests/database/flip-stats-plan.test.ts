import { beforeAll, expect, it } from 'vitest';
import { as, signedIn } from './actor';
import { ownDatabase, signUp } from './database';

const sql = ownDatabase(1);
let person: string;
beforeAll(async () => {
  person = await signUp(sql);
  await sql`
    insert into auth.users (id, email) select gen_random_uuid(), n || '@example.com' from generate_series(1, 500) as n`;
  await sql`alter table public.flip_sessions disable trigger user`;
  await sql`
    insert into public.flip_sessions (user_id, flip_step_reached, completion_time_seconds, session_date)
    select id, 'complete', 16, current_date - n from public.profiles, generate_series(1, 50) as n
    order by random()`;
  await sql`vacuum analyze public.flip_sessions`;
});

it("the view shows exactly the person's own days, and reads at most twice the blocks of an indexed query", async () => {
  const view = 'select * from public.user_flip_stats';
  const asPerson = (query: string) => as(sql, signedIn(person), (transaction) => transaction.unsafe(query));
  const days = await asPerson(view);
  expect(days).toHaveLength(50);
  expect(days[0]).toMatchObject({ total_flips: '1', completed_flips: '1', action_needed_flips: '0' });

  const explain = 'explain (analyze, buffers, format json)';
  const ofView = await asPerson(`${explain} ${view} order by session_date desc limit 30`);
  // The same figures without row level security.
  const plain = await sql.unsafe(`${explain}
    select session_date, count(*), count(*) filter (where flip_step_reached = 'complete'),
      count(*) filter (where action_needed), count(*) filter (where not action_needed),
      count(*) filter (where was_emergency_mode)
    from public.flip_sessions where user_id = '${person}' group by 1 order by 1 desc limit 30`);
  const [read = 0, wanted = 0] = [ofView, plain].map(([row]) => {
    const plan = row?.['QUERY PLAN'][0].Plan;
    return plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
  });
  expect(wanted).toBeGreaterThan(0);
  expect(read).toBeLessThanOrEqual(2 * wanted);
});
