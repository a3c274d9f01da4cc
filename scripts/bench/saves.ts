import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { completedFlip, removeAccount, type SignedIn, signInSomebody } from '../../tests/support/accounts.ts';
import { connectDatabase } from '../connect-database.ts';
import { type Part, percentile } from './part.ts';

const AT_ONCE = 50;
/** Several, as saves of one person are serialised. */
const PEOPLE = 10;
/** With the others, within one person's daily limit. */
const SAVES_AT_ONCE = 2_000;
/** Saves of each person one at a time; the first two do not count. */
const SAVES_EACH = 12;

/** Completed flips, saved one at a time and over many concurrent connections. */
export const saves: Part = async (bench) => {
  const { siteUrl, databaseUrl } = await bench.product();
  const people: SignedIn[] = [];
  bench.onClose(async () => {
    for (const { id } of people) await removeAccount(id);
  });
  for (let each = 0; each < PEOPLE; each++) people.push(await signInSomebody());
  const accepted: string[] = [];
  /** Returns how long it took, in milliseconds. */
  const save = async ({ id: userId, cookie }: SignedIn) => {
    const id = randomUUID();
    const started = performance.now();
    const response = await fetch(`${siteUrl}/api/flip-sessions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: siteUrl, cookie },
      body: JSON.stringify({ userId, sessions: [completedFlip(id)] }),
    }).catch(() => null);
    await response?.text();
    if (response?.ok) accepted.push(id);
    return performance.now() - started;
  };
  const oneAtATime: number[] = [];
  for (let each = 0; each < SAVES_EACH; each++) {
    for (const person of people) oneAtATime.push(await save(person));
  }
  const atOnce: number[] = [];
  let left = SAVES_AT_ONCE;
  const connections = Array.from({ length: AT_ONCE / PEOPLE }, () => people).flat();
  await Promise.all(
    connections.map(async (person) => {
      while (left-- > 0) atOnce.push(await save(person));
    }),
  );
  const sql = connectDatabase(databaseUrl, { max: 1 });
  const [row] = await sql<{ stored: number }[]>`
    select count(*)::integer as stored from public.flip_sessions where id = any(${accepted}::uuid[])`;
  await sql.end();
  const sent = oneAtATime.length + atOnce.length;
  return {
    note: `${sent} flips of ${PEOPLE} people: ${oneAtATime.length} saved one after another, ${atOnce.length} over ${AT_ONCE} connections at once.`,
    figures: [
      {
        name: 'one at a time, p50',
        value: percentile(oneAtATime.slice(2 * PEOPLE), 50),
        unit: 'ms',
        most: 30,
      },
      { name: `${AT_ONCE} at once, p50`, value: percentile(atOnce, 50), unit: 'ms' },
      { name: `${AT_ONCE} at once, p99`, value: percentile(atOnce, 99), unit: 'ms' },
      { name: 'not accepted', value: sent - accepted.length, most: 0 },
      { name: 'accepted and lost', value: accepted.length - (row?.stored ?? 0), most: 0 },
    ],
  };
};
