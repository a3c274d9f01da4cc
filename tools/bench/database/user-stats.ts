import type postgres from 'postgres';
import { z } from 'zod';
import { median } from '../median.ts';
import type { Part } from '../part.ts';
import { cell } from '../report/table.ts';
import { flipsEach } from './fill-database.ts';

const sessions = 1e6;
const people = 100;
const defaultRounds = 3;

/** What a person's progress screen asks for. */
const view = 'select * from public.user_flip_stats order by session_date desc limit 30';
/** The same figures by hand, by the index, with nobody checking who asks. */
const plain = (person: string) => `
  select session_date, count(*), count(*) filter (where flip_step_reached = 'complete'),
    count(*) filter (where action_needed), count(*) filter (where not action_needed),
    count(*) filter (where was_emergency_mode)
  from public.flip_sessions where user_id = '${person}' group by 1 order by 1 desc limit 30`;

const planSchema = z.tuple([z.object({ 'Planning Time': z.number(), 'Execution Time': z.number() })]);

/** Milliseconds that PostgreSQL needs to plan and to answer a query. */
async function timeOf(sql: postgres.Sql, query: string): Promise<number> {
  const [row] = await sql.unsafe(`explain (analyze, timing off, format json) ${query}`);
  const [plan] = planSchema.parse(row?.['QUERY PLAN']);
  return plan['Planning Time'] + plan['Execution Time'];
}

/** A person's own figures among those of all others, through row level security. */
export const userStats: Part = {
  name: 'stats',
  async run(served, { rounds = defaultRounds }, say) {
    const cluster = await served.cluster();
    say(`with ${sessions.toLocaleString('en')} sessions`);
    const [owner, reader] = [await cluster.filled(sessions), await cluster.filled(sessions)];
    const ids = await owner<
      { id: string }[]
    >`select id from public.profiles order by random() limit ${people}`;
    await reader`set role authenticated`;
    const times: { plain: number[]; view: number[] } = { plain: [], view: [] };
    for (let round = 0; round <= rounds; round++) {
      for (const { id } of ids) {
        await reader`select set_config('request.jwt.claims', ${JSON.stringify({ sub: id, role: 'authenticated' })}, false)`;
        const pair = { plain: await timeOf(owner, plain(id)), view: await timeOf(reader, view) };
        // The first round brings the rows into memory.
        if (round === 0) continue;
        times.plain.push(pair.plain);
        times.view.push(pair.view);
      }
    }
    return [
      {
        title: 'A person’s statistics',
        note: `${sessions.toLocaleString('en')} sessions of ${(sessions / flipsEach).toLocaleString('en')} people; planning and execution in PostgreSQL, medians over ${people} people and ${rounds} interleaved rounds. The ratio is to the same question by the index without row level security.`,
        columns: [{ name: 'time', unit: 'ms', digits: 2, target: { of: 'ratio', most: 2 } }],
        rows: [
          {
            name: 'by the index, unchecked',
            cells: [cell(median(times.plain), median(times.plain))],
            unjudged: true,
          },
          { name: 'through row level security', cells: [cell(median(times.view), median(times.plain))] },
        ],
      },
    ];
  },
};
