import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import postgres from 'postgres';
import type { LocalState } from '../../../scripts/state.ts';
import type { Part } from '../part.ts';
import { cell } from '../report/table.ts';
import { forget, type SignedIn, signInSomebody } from './people.ts';

const atOnce = 50;
const people = 10;
const defaultRounds = 10;

const flip = () => ({
  id: randomUUID(),
  flip_step_reached: 'complete',
  action_needed: false,
  flip_technique: 'count-objects',
  completion_time_seconds: 15,
  was_emergency_mode: false,
  session_date: new Date().toISOString().slice(0, 10),
});

/** @returns milliseconds until the answer, and the flip if it was accepted. */
async function save(
  { siteUrl }: LocalState,
  { id, cookie }: SignedIn,
): Promise<{ ms: number; stored: string[] }> {
  const session = flip();
  const started = performance.now();
  const response = await fetch(`${siteUrl}/api/flip-sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: siteUrl, cookie },
    body: JSON.stringify({ userId: id, sessions: [session] }),
  });
  const ms = performance.now() - started;
  const stored = response.ok ? ((await response.json()) as { ids: string[] }).ids : [];
  return { ms, stored };
}

/** The value that so many of a hundred do not exceed. */
function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil((sorted.length * percent) / 100) - 1)] ?? Number.NaN;
}

async function countStored(state: LocalState, ids: readonly string[]): Promise<number> {
  const sql = postgres(state.databaseUrl, { max: 1, onnotice: () => {} });
  try {
    const [row] = await sql<{ count: number }[]>`
      select count(*)::integer as count from public.flip_sessions where id = any(${[...ids]}::uuid[])`;
    return row?.count ?? 0;
  } finally {
    await sql.end();
  }
}

/** Completed flips that arrive all at once. */
export const saves: Part = {
  name: 'saves',
  async run(served, { rounds = defaultRounds }) {
    const state = await served.product();
    const signedIn: SignedIn[] = [];
    try {
      for (let each = 0; each < people; each++) signedIn.push(await signInSomebody(state));
      // The server's first answers pay for what it loads.
      await Promise.all(signedIn.map((person) => save(state, person)));
      const answers: Awaited<ReturnType<typeof save>>[] = [];
      for (let round = 0; round < rounds; round++) {
        const wave = Array.from({ length: atOnce / people }, () => signedIn).flat();
        answers.push(...(await Promise.all(wave.map((person) => save(state, person)))));
      }
      const times = answers.map(({ ms }) => ms);
      const accepted = answers.flatMap(({ stored }) => stored);
      const middle = percentile(times, 50);
      return [
        {
          title: `Saving a flip, ${atOnce} at once`,
          note: `${rounds} waves of ${atOnce} posts from ${people} people; milliseconds from the request to its answer, waiting for a turn included. The ratio of p99 is to p50.`,
          columns: [
            { name: 'p50', unit: 'ms', digits: 0 },
            { name: 'p99', unit: 'ms', digits: 0, target: { of: 'ratio', most: 5 } },
            { name: 'not accepted', unit: '', digits: 0, target: { of: 'value', most: 0 } },
            { name: 'accepted and lost', unit: '', digits: 0, target: { of: 'value', most: 0 } },
          ],
          rows: [
            {
              name: `${answers.length} flips`,
              cells: [
                cell(middle),
                cell(percentile(times, 99), middle),
                cell(answers.length - accepted.length),
                cell(accepted.length - (await countStored(state, accepted))),
              ],
            },
          ],
        },
      ];
    } finally {
      await forget(state, signedIn);
    }
  },
};
