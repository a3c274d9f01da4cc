import { performance } from 'node:perf_hooks';
import postgres from 'postgres';
import { migrate } from '../../supabase/local/database/migrate.ts';
import { preparePlatform } from '../../supabase/local/database/prepare-platform.ts';
import { startTemporaryCluster } from '../../supabase/local/postgres/temporary-cluster.ts';
import { databaseUrl } from '../../supabase/local/settings.ts';
import type { Bench, Part } from './bench.ts';
import { commonWord, fillDatabase, issueOnItsWay, peopleFor, rareWord } from './fill-database.ts';
import { cell, median, percentile, type Table } from './table.ts';

/** Consecutive calls on one database; the first warms its caches and is not counted. */
const loads = 5;
/** Calls per page: warm-up calls, then counted ones. */
const warm = 5;
const counted = 50;

/** The only call of `/admin`, over its longest preset range. */
const overview = 'public.admin_overview(current_date - 89, current_date, true)';
const people = (more = '') => `public.admin_people(current_date - 89, current_date${more})`;
/** The calls, after the access check, of the pages that read what grows with the product. */
const pages: readonly [name: string, call: string][] = [
  ['Overview', overview],
  ['People', people()],
  ['People, one looked up', people(", '77@example.com'")],
  ['Inbox', 'public.admin_inbox()'],
  ['Inbox, a common word', `public.admin_inbox(search => '${commonWord}', wanted => null)`],
  ['Inbox, a rare word', `public.admin_inbox(search => '${rareWord}', wanted => null)`],
  ['Mails', 'public.admin_mails()'],
  ['Newsletter', 'public.admin_newsletter()'],
  ['Newsletter, an issue on its way', `public.admin_newsletter('${issueOnItsWay}')`],
  ['Settings', 'public.admin_audit_log()'],
];

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

interface Sample {
  size: number;
  sql: postgres.Sql;
}

/**
 * Times the overview's call at each database size, alternating, so that a slow minute affects all sizes
 * alike.
 */
async function measureOverview(samples: readonly Sample[], rounds: number): Promise<Table> {
  const times = samples.map((sample) => ({ ...sample, all: [] as number[] }));
  for (let round = 0; round < rounds; round++)
    for (const { sql, all } of times)
      for (let each = 0; each < loads; each++) {
        const ms = await ask(sql, overview);
        if (each > 0) all.push(ms);
      }
  return {
    title: 'Workspace: the overview as the sessions grow',
    note: `Its one call for 90 days, as an admin; medians of ${rounds} rounds in turns. Ratios are to the smallest number of sessions, whose small groups are hidden and take fewer bytes, and where some hours of a day have no row yet.`,
    columns: [{ name: 'overview', unit: 'ms', digits: 2, most: 1.1, ofRatio: true }],
    rows: times.map(({ size, all }) => ({
      name: `${size.toLocaleString('en')} sessions`,
      cells: [cell(median(all), median(times[0]?.all ?? []))],
    })),
  };
}

/** Times the access check and the call of each page. */
async function measurePages(samples: readonly Sample[], { say }: Bench): Promise<Table> {
  const rows: Table['rows'] = [];
  for (const [name, call] of pages) {
    const cells: number[] = [];
    for (const { sql } of samples) {
      const times: number[] = [];
      for (let each = 0; each < warm + counted; each++)
        times.push((await ask(sql, 'public.admin_gate()')) + (await ask(sql, call)));
      cells.push(percentile(times.slice(warm), 95));
    }
    say(`${name}: ${cells.map((ms) => ms.toFixed(1)).join(', ')} ms`);
    rows.push({ name, cells: cells.map((ms, index) => cell(ms, index === 0 ? undefined : cells[0])) });
  }
  return {
    title: 'Workspace: its pages',
    note: `The two calls of each page, as an admin; the 95th of 100 (p95) of ${counted} after ${warm} warm ones. With the sessions grow the people, up to ${peopleFor(Number.POSITIVE_INFINITY).toLocaleString('en')}, and as many requests of the workbook, messages, subscribers and acts, seven mails each.`,
    columns: samples.map(({ size }) => ({
      name: `${size.toLocaleString('en')} sessions, ${peopleFor(size).toLocaleString('en')} people`,
      unit: 'ms',
      digits: 1,
      most: 100,
    })),
    rows,
  };
}

/** Database calls of the workspace's pages, at growing database sizes. */
export const admin: Part = async (bench) => {
  const { settings, close } = await startTemporaryCluster();
  bench.onClose(close);
  const owner = postgres(databaseUrl(settings, 'supabase_admin'), { max: 1, onnotice: () => {} });
  bench.onClose(() => owner.end({ timeout: 1 }));
  const samples: Sample[] = [];
  for (const size of [1e4, 1e5, 1e6, ...(bench.tenMillion ? [1e7] : [])]) {
    bench.say(`with ${size.toLocaleString('en')} sessions`);
    const name = `sessions_${size}`;
    await owner`create database ${owner(name)}`;
    await preparePlatform(settings, name);
    const url = databaseUrl(settings, 'postgres', name);
    await migrate(url);
    await fillDatabase(databaseUrl(settings, 'supabase_admin', name), size);
    const sql = postgres(url, { max: 1, onnotice: () => {} });
    bench.onClose(() => sql.end({ timeout: 1 }));
    samples.push({ size, sql });
  }
  // Last, because an admin session expires after 30 idle minutes, and filling ten million rows takes longer.
  for (const { sql } of samples) await becomeAdmin(sql);
  return [await measureOverview(samples, 5 * bench.rounds), await measurePages(samples, bench)];
};
