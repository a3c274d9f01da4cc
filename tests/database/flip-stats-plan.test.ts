import { beforeAll, expect, it } from 'vitest';
import { type Actor, as, runAs } from './actor';
import { ownDatabase, signUp } from './database';

const sql = ownDatabase(1);
let actor: Actor;
let person: string;
beforeAll(async () => {
  person = await signUp(sql);
  actor = { role: 'authenticated', userId: person };
  await sql`
    insert into auth.users (id, email) select gen_random_uuid(), n || '@example.com' from generate_series(1, 500) as n`;
  await sql`alter table public.flip_sessions disable trigger user`;
  await sql`
    insert into public.flip_sessions (user_id, flip_step_reached, completion_time_seconds, session_date)
    select id, 'complete', 16, current_date - n from public.profiles, generate_series(1, 50) as n
    order by random()`;
  await sql`vacuum analyze public.flip_sessions`;
});

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Plan[];
}

const explain = 'explain (analyze, buffers, format json)';

async function planOfView(): Promise<Plan> {
  const view = 'select * from public.user_flip_stats order by session_date desc limit 30';
  const [row] = await as(sql, actor, (transaction) => transaction.unsafe(`${explain} ${view}`));
  return row?.['QUERY PLAN'][0].Plan;
}

/** The same figures without row level security. */
async function planOfPlainQuery(): Promise<Plan> {
  const [row] = await sql.unsafe(`${explain}
    select session_date, count(*), count(*) filter (where flip_step_reached = 'complete'),
      count(*) filter (where action_needed), count(*) filter (where not action_needed),
      count(*) filter (where was_emergency_mode)
    from public.flip_sessions where user_id = '${person}' group by 1 order by 1 desc limit 30`);
  return row?.['QUERY PLAN'][0].Plan;
}

const blocks = (plan: Plan) => plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];

it("the view finds a person by index and scans nobody else's rows", async () => {
  const scans = nodes(await planOfView()).filter((node) => node['Relation Name'] === 'flip_sessions');
  expect(scans.length).toBeGreaterThan(0);
  for (const scan of scans) expect(scan['Node Type']).toMatch(/Index|Bitmap/);
});

it('the view reads at most twice the blocks of the plain indexed query', async () => {
  expect(blocks(await planOfView())).toBeLessThanOrEqual(2 * blocks(await planOfPlainQuery()));
});

it("the view shows exactly the person's own days", async () => {
  const days = await runAs(sql, actor)`select * from public.user_flip_stats`;
  expect(days).toHaveLength(50);
  expect(days[0]).toMatchObject({ total_flips: '1', completed_flips: '1', action_needed_flips: '0' });
});
