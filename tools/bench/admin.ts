import { performance } from 'node:perf_hooks';
import postgres from 'postgres';
import { migrate } from '../../supabase/local/database/migrate.ts';
import { preparePlatform } from '../../supabase/local/database/prepare-platform.ts';
import { startTemporaryCluster } from '../../supabase/local/postgres/temporary-cluster.ts';
import { databaseUrl } from '../../supabase/local/settings.ts';
import type { Part } from './devices.ts';
import { fillDatabase } from './fill-database.ts';
import { cell, percentile } from './table.ts';

/** Calls per database: warm-up calls, then counted ones. */
const WARM = 5;
const COUNTED = 50;
/** Numbers of sessions; the figures may grow with the days, not with these. */
const sizes = [1e4, 1e6];

/** The only call of `/admin`, over its longest preset range. */
const overview = 'public.admin_overview(current_date - 89, current_date, true)';

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

/** Times a call, in milliseconds. */
async function ask(sql: postgres.Sql, call: string): Promise<number> {
  const started = performance.now();
  await sql.unsafe(`select * from ${call}`, [], { prepare: true });
  return performance.now() - started;
}

/** The overview's database call at growing numbers of sessions, in turns, so that a slow minute affects all alike. */
export const admin: Part = async (bench) => {
  const { settings, close } = await startTemporaryCluster();
  bench.onClose(close);
  const owner = postgres(databaseUrl(settings, 'supabase_admin'), { max: 1, onnotice: () => {} });
  bench.onClose(() => owner.end({ timeout: 1 }));
  const samples: { size: number; sql: postgres.Sql; times: number[] }[] = [];
  for (const size of sizes) {
    bench.say(`with ${size.toLocaleString('en')} sessions`);
    const name = `sessions_${size}`;
    await owner`create database ${owner(name)}`;
    await preparePlatform(settings, name);
    const url = databaseUrl(settings, 'postgres', name);
    await migrate(url);
    await fillDatabase(databaseUrl(settings, 'supabase_admin', name), size);
    const sql = postgres(url, { max: 1, onnotice: () => {} });
    bench.onClose(() => sql.end({ timeout: 1 }));
    samples.push({ size, sql, times: [] });
  }
  // Last, because an admin session expires after 30 idle minutes.
  for (const { sql } of samples) await becomeAdmin(sql);
  for (let each = 0; each < WARM + COUNTED; each++)
    for (const { sql, times } of samples) {
      const ms = await ask(sql, overview);
      if (each >= WARM) times.push(ms);
    }
  const p95 = samples.map(({ times }) => percentile(times, 95));
  return [
    {
      title: 'Workspace: the overview as the sessions grow',
      note: `Its one call for 90 days, as an admin; the 95th of 100 (p95) of ${COUNTED} after ${WARM} warm ones.`,
      columns: [
        { name: 'overview', unit: 'ms', digits: 1, most: 60 },
        { name: 'growth', unit: '', digits: 2, most: 2 },
      ],
      rows: samples.map(({ size }, index) => ({
        name: `${size.toLocaleString('en')} sessions`,
        cells: [cell(p95[index] ?? 0), cell((p95[index] ?? 0) / (p95[0] ?? 1))],
      })),
    },
  ];
};
