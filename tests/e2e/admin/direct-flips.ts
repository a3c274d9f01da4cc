import type postgres from 'postgres';
import type { Tables } from './screen.ts';

/*
 * An independent implementation of the dashboard's figures, counted from the rows without its rollups and functions. Any
 * difference is a bug on one of the two sides.
 */
export interface Days {
  from: string;
  to: string;
}

const count = new Intl.NumberFormat('en-GB');
export const formatCount = (value: number | string) => count.format(Number(value));
export const percent = (value: number) =>
  new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 1 }).format(value);

export interface Part {
  flips: number;
  people: number;
}

/** The count, or null if it covers one to four people. */
const shown = ({ flips, people }: Part) => (people > 0 && people < 5 ? null : flips);
/** Also null if its counterpart covers one to four people and could be derived from it. */
const paired = (own: Part, counterpart: Part) =>
  counterpart.people > 0 && counterpart.people < 5 ? null : shown(own);
const cell = (value: number | null) => (value === null ? 'under 5' : formatCount(value));

type Parts = Record<'all' | 'completed' | 'action' | 'flipped' | 'emergency', Part>;

async function countParts(sql: postgres.Sql, { from, to }: Days): Promise<Parts> {
  const rows = await sql<{ kind: string; flips: number; people: number }[]>`
    with f as (select * from public.flip_sessions where session_date >= ${from} and session_date <= ${to})
    select 'all' as kind, count(*)::int as flips, count(distinct user_id)::int as people from f
    union all select 'completed', count(*)::int, count(distinct user_id)::int from f where flip_step_reached = 'complete'
    union all select 'action', count(*)::int, count(distinct user_id)::int from f where action_needed is true
    union all select 'flipped', count(*)::int, count(distinct user_id)::int from f where action_needed is false
    union all select 'emergency', count(*)::int, count(distinct user_id)::int from f where was_emergency_mode`;
  return Object.fromEntries(rows.map(({ kind, ...part }) => [kind, part])) as unknown as Parts;
}

export function change(before: number | null, now: number | null): string {
  if (before === null || now === null) return '–';
  if (before === 0) return now === 0 ? '0%' : 'from 0';
  const rounded = Math.round((Math.abs(now - before) / before) * 100);
  return `${rounded === 0 ? '' : now > before ? '+' : '−'}${formatCount(rounded)}%`;
}

/** The flips of a range by type, as the screen writes them. */
async function directTypes(sql: postgres.Sql, range: Days): Promise<string[][]> {
  const { completed, action, flipped, emergency } = await countParts(sql, range);
  return [
    ['Completed', cell(shown(completed))],
    ['Action needed', cell(paired(action, flipped))],
    ['No action needed', cell(paired(flipped, action))],
    ['Emergency', cell(shown(emergency))],
  ];
}

export async function directDays(sql: postgres.Sql, { from, to }: Days): Promise<string[][]> {
  const lines: string[][] = [];
  for (let time = Date.parse(from); time <= Date.parse(to); time += 86_400_000) {
    const day = new Date(time).toISOString().slice(0, 10);
    const parts = await countParts(sql, { from: day, to: day });
    const name = new Intl.DateTimeFormat('en-GB', {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    }).format(time);
    const { all, completed, action, flipped, emergency } = parts;
    const rest = [shown(completed), paired(action, flipped), paired(flipped, action), shown(emergency)];
    lines.push([name, formatCount(all.flips), ...rest.map(cell)]);
  }
  return lines;
}

const techniqueNames: Record<string, string> = {
  'times-table': '36 Times Table',
  'jumping-jacks': '20 Jumping Jacks',
  'cold-water': 'Cold Water/Ice',
  'text-someone': 'Text Someone',
  'plan-dinner': 'Plan Dinner',
  'count-objects': 'Count Objects',
};

/** @param types the days of the session types, if they are others */
export async function directFlipTables(sql: postgres.Sql, range: Days, types = range): Promise<Tables> {
  const used = await sql<{ technique: string; flips: number; people: number }[]>`
    select flip_technique as technique, count(*)::int as flips, count(distinct user_id)::int as people
    from public.flip_sessions where session_date between ${range.from} and ${range.to} and flip_technique is not null
    group by 1 order by 2 desc, 1`;
  const rare = used.filter(({ people }) => people < 5);
  const rarePeople = rare.reduce((sum, { people }) => sum + people, 0);
  const rareFlips = rare.reduce((sum, { flips }) => sum + flips, 0);
  const techniques = used
    .filter(({ people }) => people >= 5)
    .map(({ technique, flips }) => [techniqueNames[technique] ?? '?', formatCount(flips)]);
  if (rare.length > 0) techniques.push(['Other', rarePeople < 5 ? 'under 5' : formatCount(rareFlips)]);
  return {
    'Session Types': await directTypes(sql, types),
    Techniques: techniques,
  };
}
