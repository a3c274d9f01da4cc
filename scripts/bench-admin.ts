import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { performance } from 'node:perf_hooks';
import postgres from 'postgres';
import { migrate } from '../supabase/local/database/migrate.ts';
import { preparePlatform } from '../supabase/local/database/prepare-platform.ts';
import { startPostgres } from '../supabase/local/postgres/cluster.ts';
import { outsideDir } from '../supabase/local/postgres/home.ts';
import { endProcess } from '../supabase/local/process-record.ts';
import { databaseUrl, type StackSettings, stackSettings } from '../supabase/local/settings.ts';

/** Sessions of a person and days in which they happened: the people grow with the sessions, the days do not. */
const flipsEach = 50;
const days = 365;
const rounds = 25;
/** Loads in a row on one database; the first warms its caches and does not count. */
const loads = 5;

/** What `/admin` asks for, over its longest preset range. */
const dashboard = [
  'admin_totals()',
  'admin_overview(current_date - 89, current_date)',
  'admin_daily_series(current_date - 89, current_date)',
  'admin_technique_use(current_date - 89, current_date)',
  'admin_hours(current_date - 89, current_date)',
  'admin_recent_users()',
];
/** The same question to the sessions themselves, for scale. */
const direct = `select count(*), count(distinct user_id) from public.flip_sessions
  where session_date between current_date - 89 and current_date`;

interface Sample {
  size: number;
  sql: postgres.Sql;
  /** Milliseconds of each round. */
  times: number[];
  bytes: number;
  directMs: number;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (!address || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

/** A database with so many sessions, counted by the same code that a repair uses. */
async function fill(settings: StackSettings, size: number): Promise<Sample> {
  const name = `sessions_${size}`;
  const owner = postgres(databaseUrl(settings, 'supabase_admin'), { max: 1, onnotice: () => {} });
  await owner`create database ${owner(name)}`;
  await owner.end();
  await preparePlatform(settings, name);
  const url = databaseUrl(settings, 'postgres', name);
  await migrate(url);
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  await sql`set synchronous_commit = off`;
  await sql`
    insert into auth.users (id, email, created_at)
    select gen_random_uuid(), n || '@example.com', now() - random() * interval '1 year'
    from generate_series(1, ${size / flipsEach}::integer) as n`;
  await sql`alter table public.flip_sessions disable trigger count_added_flips`;
  await sql`
    insert into public.flip_sessions (user_id, flip_step_reached, action_needed, flip_technique,
      completion_time_seconds, was_emergency_mode, session_date, created_at)
    select p.id, case when random() < 0.9 then 'complete' else 'flip' end, random() < 0.2,
      (array['times-table', 'jumping-jacks', 'cold-water', 'text-someone', 'plan-dinner', 'count-objects'])[1 + n % 6],
      16, random() < 0.1, day, least(day + random() * interval '1 day', now())
    from public.profiles as p, generate_series(1, ${flipsEach}) as n,
    lateral (select current_date - (n * 7 + floor(random() * ${days}))::integer % ${days}::integer as day) as at_random`;
  await sql`alter table public.flip_sessions enable trigger count_added_flips`;
  await sql`select private.rebuild_daily_figures()`;
  await sql`vacuum analyze`;
  await sql`insert into public.user_roles (user_id, role) select id, 'admin' from public.profiles limit 1`;
  const started = performance.now();
  await sql.unsafe(direct);
  const directMs = performance.now() - started;
  await sql`select set_config('request.jwt.claims', json_build_object('sub', user_id)::text, false) from public.user_roles`;
  await sql`set role authenticated`;
  return { size, sql, times: [], bytes: 0, directMs };
}

async function load({ sql }: Sample): Promise<{ ms: number; bytes: number }> {
  let ms = 0;
  let bytes = 0;
  for (const call of dashboard) {
    const started = performance.now();
    const rows = await sql.unsafe(`select * from public.${call}`, [], { prepare: true });
    ms += performance.now() - started;
    bytes += JSON.stringify(rows).length;
  }
  return { ms, bytes };
}

const median = (values: number[]) =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

function print(samples: readonly Sample[]): void {
  const base = median(samples[0]?.times ?? []);
  const lines = samples.map(({ size, times, bytes, directMs }) => {
    const ms = median(times);
    const columns = [ms.toFixed(2), (ms / base).toFixed(3), String(bytes), directMs.toFixed(1)];
    return [size.toLocaleString('en'), ...columns].map((each) => each.padStart(14)).join('');
  });
  const head = ['sessions', 'dashboard ms', 'ratio', 'bytes', 'full count ms'];
  process.stdout.write(`${head.map((each) => each.padStart(14)).join('')}\n${lines.join('\n')}\n`);
  process.stdout.write(
    'Target: ratio at most 1.1. The rows are the same; bytes differ by the digits of the counts.\n',
  );
}

/** `npm run bench:admin [-- --ten-million]`: the dashboard's queries beside growing numbers of sessions. */
export async function run(args: string[]): Promise<number> {
  process.env.LOCAL_DIR = '.local-bench';
  const made = stackSettings('local');
  const settings = { ...made, ports: { ...made.ports, database: await freePort() } };
  const sizes = [1e4, 1e5, 1e6, ...(args.includes('--ten-million') ? [1e7] : [])];
  const { pid } = await startPostgres(settings, () => {});
  const samples: Sample[] = [];
  try {
    await preparePlatform(settings);
    for (const size of sizes) {
      process.stdout.write(`Filling ${size.toLocaleString('en')} sessions …\n`);
      samples.push(await fill(settings, size));
    }
    // In turns, so that a slow minute of the machine slows them all.
    for (let round = 0; round < rounds; round++) {
      for (const sample of samples) {
        for (let each = 0; each < loads; each++) {
          const { ms, bytes } = await load(sample);
          if (each > 0) sample.times.push(ms);
          sample.bytes = bytes;
        }
      }
    }
    print(samples);
    return 0;
  } finally {
    await Promise.all(samples.map(({ sql }) => sql.end({ timeout: 1 })));
    await endProcess(pid, 'SIGINT');
    rmSync(settings.dir, { recursive: true, force: true });
    rmSync(outsideDir(settings.dir), { recursive: true, force: true });
  }
}
