import { performance } from 'node:perf_hooks';
import type postgres from 'postgres';
import type { Part } from './bench.ts';
import { startCluster } from './cluster.ts';
import { cell, median } from './table.ts';

/** Loads in a row on one database; the first warms its caches and does not count. */
const loads = 5;

/** The one call of `/admin`, over its longest preset range. */
const dashboard = 'select public.admin_dashboard(current_date - 89, current_date)';
/** The same question to the sessions themselves, for scale. */
const direct = `select count(*), count(distinct user_id) from public.flip_sessions
  where session_date between current_date - 89 and current_date`;

interface Sample {
  size: number;
  sql: postgres.Sql;
  /** Milliseconds of each load of the dashboard. */
  times: number[];
  bytes: number;
  directMs: number;
}

async function prepare(size: number, sql: postgres.Sql): Promise<Sample> {
  const started = performance.now();
  await sql.unsafe(direct);
  const directMs = performance.now() - started;
  await sql`
    with session as (
      insert into auth.sessions (id, user_id, aal) select gen_random_uuid(), user_id, 'aal2' from public.user_roles
      returning id, user_id)
    select set_config('request.jwt.claims', json_build_object('sub', user_id, 'session_id', id, 'aal', 'aal2', 'amr',
      json_build_array(json_build_object('method', 'totp', 'timestamp', extract(epoch from now()))))::text, false)
    from session`;
  await sql`set role authenticated`;
  return { size, sql, times: [], bytes: 0, directMs };
}

async function load(sample: Sample): Promise<number> {
  const started = performance.now();
  const rows = await sample.sql.unsafe(dashboard, [], { prepare: true });
  const ms = performance.now() - started;
  sample.bytes = JSON.stringify(rows).length;
  return ms;
}

/** The dashboard's query beside growing numbers of sessions. */
export const admin: Part = async (bench) => {
  const cluster = await startCluster();
  bench.onClose(cluster.close);
  const samples: Sample[] = [];
  for (const size of [1e4, 1e5, 1e6, ...(bench.tenMillion ? [1e7] : [])]) {
    bench.say(`with ${size.toLocaleString('en')} sessions`);
    samples.push(await prepare(size, await cluster.filled(size)));
  }
  const rounds = 5 * bench.rounds;
  // In turns, so that a slow minute of the machine slows them all.
  for (let round = 0; round < rounds; round++)
    for (const sample of samples)
      for (let each = 0; each < loads; each++) {
        const ms = await load(sample);
        if (each > 0) sample.times.push(ms);
      }
  const [first] = samples;
  return [
    {
      title: 'Admin dashboard: its query',
      note: `All that the dashboard asks for 90 days, as an admin; medians of ${rounds} rounds in turns. Ratios are to the smallest number of sessions. Beside it, one full count of the sessions.`,
      columns: [
        { name: 'dashboard', unit: 'ms', digits: 2, target: { of: 'ratio', most: 1.1 } },
        { name: 'bytes', unit: '', digits: 0, target: { of: 'ratio', most: 1.1 } },
        { name: 'full count', unit: 'ms', digits: 1 },
      ],
      rows: samples.map(({ size, times, bytes, directMs }) => ({
        name: `${size.toLocaleString('en')} sessions`,
        cells: [
          cell(median(times), median(first?.times ?? [])),
          cell(bytes, first?.bytes),
          cell(directMs, first?.directMs),
        ],
      })),
    },
  ];
};
