import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import postgres from 'postgres';
import { completedFlip, removeAccount, type SignedIn, signInSomebody } from '../../tests/support/accounts.ts';
import { type Part, percentile } from './part.ts';

const AT_ONCE = 50;
/** Several, as saves of one person are serialised. */
const PEOPLE = 10;
/** Within one person's daily limit. */
const SAVES = 2_000;

/** Completed flips saved over many concurrent connections. */
export const saves: Part = async (bench) => {
  const { siteUrl, databaseUrl } = await bench.product();
  const people: SignedIn[] = [];
  bench.onClose(async () => {
    for (const { id } of people) await removeAccount(id);
  });
  for (let each = 0; each < PEOPLE; each++) people.push(await signInSomebody());
  let left = SAVES;
  const times: number[] = [];
  const accepted: string[] = [];
  const save = async ({ id: userId, cookie }: SignedIn) => {
    const id = randomUUID();
    const started = performance.now();
    const response = await fetch(`${siteUrl}/api/flip-sessions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: siteUrl, cookie },
      body: JSON.stringify({ userId, sessions: [completedFlip(id)] }),
    }).catch(() => null);
    await response?.text();
    times.push(performance.now() - started);
    if (response?.ok) accepted.push(id);
  };
  const connections = Array.from({ length: AT_ONCE / PEOPLE }, () => people).flat();
  await Promise.all(
    connections.map(async (person) => {
      while (left-- > 0) await save(person);
    }),
  );
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  const [row] = await sql<{ stored: number }[]>`
    select count(*)::integer as stored from public.flip_sessions where id = any(${accepted}::uuid[])`;
  await sql.end();
  const p50 = percentile(times, 50);
  return {
    note: `${SAVES} flips of ${PEOPLE} people, saved over ${AT_ONCE} connections at once.`,
    figures: [
      { name: 'p50', value: p50, unit: 'ms' },
      { name: 'p99 beside p50', value: percentile(times, 99) / p50, unit: '×', digits: 2, most: 2 },
      { name: 'not accepted', value: SAVES - accepted.length, most: 0 },
      { name: 'accepted and lost', value: accepted.length - (row?.stored ?? 0), most: 0 },
    ],
  };
};
