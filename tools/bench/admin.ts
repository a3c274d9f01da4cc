import { performance } from 'node:perf_hooks';
import type postgres from 'postgres';
import type { Bench, Part } from './bench.ts';
import { startCluster } from './cluster.ts';
import { peopleFor } from './fill-database.ts';
import { commonWord, issueOnItsWay, rareWord } from './fill-mails.ts';
import { cell, median, percentile, type Table } from './table.ts';

/** Consecutive calls on one database; the first warms its caches and is not counted. */
const loads = 5;
/** Calls per page: warm-up calls, then counted ones. */
const warm = 5;
const counted = 50;

/** The only call of `/admin`, over its longest preset range. */
const overview = 'public.admin_overview(current_date - 89, current_date, true)';
const people = (more = '') => `public.admin_people(current_date - 89, current_date${more})`;
/** The call of each page after the access check; Content and Preview have none. */
const pages: readonly [name: string, call: string][] = [
  ['Overview', overview],
  ['People', people()],
  ['People, one looked up', people(", '77@example.com'")],
  ['Inbox', 'public.admin_inbox()'],
  [
    'Inbox, all, half a year back',
    "public.admin_inbox(wanted => null, before => now() - interval '183 days')",
  ],
  ['Inbox, a common word', `public.admin_inbox(search => '${commonWord}', wanted => null)`],
  ['Inbox, a rare word', `public.admin_inbox(search => '${rareWord}', wanted => null)`],
  ['Inbox, two letters', "public.admin_inbox(search => 'zq', wanted => null)"],
  ['Mails', 'public.admin_mails()'],
  ['Newsletter', 'public.admin_newsletter()'],
  ['Newsletter, an issue on its way', `public.admin_newsletter('${issueOnItsWay}')`],
  ['Settings', 'public.admin_audit_log()'],
  ['Content, Preview', 'public.admin_gate()'],
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

/** Times a call. @returns milliseconds, and bytes of the result as JSON */
async function ask(sql: postgres.Sql, call: string): Promise<{ ms: number; bytes: number }> {
  const started = performance.now();
  const rows = await sql.unsafe(`select * from ${call}`, [], { prepare: true });
  return { ms: performance.now() - started, bytes: JSON.stringify(rows).length };
}

interface Sample {
  size: number;
  sql: postgres.Sql;
  /** Duration of a full count of the sessions, for scale. */
  directMs: number;
}

/**
 * Times the overview's call at each database size, alternating, so that a slow minute affects all sizes
 * alike.
 */
async function measureOverview(samples: readonly Sample[], rounds: number): Promise<Table> {
  const times = new Map(samples.map(({ size }) => [size, [] as number[]]));
  const bytes = new Map<number, number>();
  for (let round = 0; round < rounds; round++)
    for (const { size, sql } of samples)
      for (let each = 0; each < loads; each++) {
        const answer = await ask(sql, overview);
        bytes.set(size, answer.bytes);
        if (each > 0) times.get(size)?.push(answer.ms);
      }
  const of = (size = 0) => times.get(size) ?? [];
  const first = samples[0];
  return {
    title: 'Workspace: the overview as the sessions grow',
    note: `Its one call for 90 days, as an admin; medians of ${rounds} rounds in turns. Ratios are to the smallest number of sessions, whose small groups are hidden and take fewer bytes, and where some hours of a day have no row yet. Beside it, one full count of the sessions.`,
    columns: [
      { name: 'overview', unit: 'ms', digits: 2, target: { of: 'ratio', most: 1.1 } },
      { name: 'bytes', unit: '', digits: 0 },
      { name: 'full count', unit: 'ms', digits: 1 },
    ],
    rows: samples.map(({ size, directMs }) => ({
      name: `${size.toLocaleString('en')} sessions`,
      cells: [
        cell(median(of(size)), median(of(first?.size))),
        cell(bytes.get(size) ?? 0, bytes.get(first?.size ?? 0)),
        cell(directMs, first?.directMs),
      ],
    })),
  };
}

/** Times every page: the access check, then its call. */
async function measurePages(samples: readonly Sample[], bench: Bench): Promise<Table> {
  const p95 = new Map<string, number>();
  for (const { size, sql } of samples)
    for (const [name, call] of pages) {
      const times: number[] = [];
      for (let each = 0; each < warm + counted; each++) {
        const gate = await ask(sql, 'public.admin_gate()');
        times.push(gate.ms + (await ask(sql, call)).ms);
      }
      p95.set(`${size} ${name}`, percentile(times.slice(warm), 95));
      bench.say(`${name}: ${p95.get(`${size} ${name}`)?.toFixed(1)} ms`);
    }
  const smallest = samples[0]?.size;
  const row = (name: string, { size }: Sample) =>
    cell(
      p95.get(`${size} ${name}`) ?? Number.NaN,
      size === smallest ? undefined : p95.get(`${smallest} ${name}`),
    );
  return {
    title: 'Workspace: every page',
    note: `The two calls of each page, as an admin; the 95th of 100 (p95) of ${counted} after ${warm} warm ones. With the sessions grow the people, up to ${peopleFor(Number.POSITIVE_INFINITY).toLocaleString('en')}, and as many requests of the workbook, messages, subscribers and acts, seven mails each.`,
    columns: samples.map(({ size }) => ({
      name: `${size.toLocaleString('en')} sessions, ${peopleFor(size).toLocaleString('en')} people`,
      unit: 'ms',
      digits: 1,
      target: { of: 'value', most: 100 },
    })),
    rows: pages.map(([name]) => ({ name, cells: samples.map((sample) => row(name, sample)) })),
  };
}

/** Database calls of the workspace's pages, at growing database sizes. */
export const admin: Part = async (bench) => {
  const cluster = await startCluster();
  bench.onClose(cluster.close);
  const samples: Sample[] = [];
  for (const size of [1e4, 1e5, 1e6, ...(bench.tenMillion ? [1e7] : [])]) {
    bench.say(`with ${size.toLocaleString('en')} sessions`);
    const sql = await cluster.filled(size);
    const started = performance.now();
    await sql`select count(*), count(distinct user_id) from public.flip_sessions
      where session_date between current_date - 89 and current_date`;
    samples.push({ size, sql, directMs: performance.now() - started });
  }
  // Last, because an admin session expires after 30 idle minutes, and filling ten million rows takes longer.
  for (const { sql } of samples) await becomeAdmin(sql);
  return [await measureOverview(samples, 5 * bench.rounds), await measurePages(samples, bench)];
};
