import { randomUUID } from 'node:crypto';
import autocannon, { type Client } from 'autocannon';
import postgres from 'postgres';
import { completedFlip, removeAccount, type SignedIn, signInSomebody } from '../../tests/support/accounts.ts';
import type { Part } from './devices.ts';
import { cell } from './table.ts';

const AT_ONCE = 50;
/** Several, as saves of one person are serialised. */
const PEOPLE = 10;
/** Within one person's daily limit. */
const SAVES = 2_000;

/** Completed flips saved over many concurrent connections. */
export const saves: Part = async (bench) => {
  const state = await bench.product();
  const people: SignedIn[] = [];
  bench.onClose(async () => {
    for (const { id } of people) await removeAccount(id);
  });
  for (let each = 0; each < PEOPLE; each++) people.push(await signInSomebody());
  const sent: string[] = [];
  let connections = 0;
  const setupClient = (client: Client) => {
    const { id: userId, cookie } = people[connections++ % PEOPLE] as SignedIn;
    const body = () => {
      const id = randomUUID();
      sent.push(id);
      return JSON.stringify({ userId, sessions: [completedFlip(id)] });
    };
    client.setRequests([
      {
        method: 'POST',
        path: '/api/flip-sessions',
        headers: { 'content-type': 'application/json', origin: state.siteUrl, cookie },
        setupRequest: (request) => ({ ...request, body: body() }),
      },
    ]);
  };
  const {
    latency,
    non2xx,
    errors,
    '2xx': accepted,
  } = await autocannon({ url: state.siteUrl, connections: AT_ONCE, amount: SAVES, setupClient });
  const sql = postgres(state.databaseUrl, { max: 1, onnotice: () => {} });
  const [row] = await sql<{ stored: number }[]>`
    select count(*)::integer as stored from public.flip_sessions where id = any(${sent}::uuid[])`;
  await sql.end();
  return [
    {
      title: `Saving a flip, ${AT_ONCE} at once`,
      note: `${SAVES} posts of ${PEOPLE} people over ${AT_ONCE} connections. The ratio of p99 is to p50.`,
      columns: [
        { name: 'p50', unit: 'ms', digits: 0 },
        { name: 'p99', unit: 'ms', digits: 0, most: 2, ofRatio: true },
        { name: 'not accepted', unit: '', digits: 0, most: 0 },
        { name: 'accepted and lost', unit: '', digits: 0, most: 0 },
      ],
      rows: [
        {
          name: `${SAVES} flips`,
          cells: [
            cell(latency.p50),
            cell(latency.p99, latency.p50),
            cell(non2xx + errors),
            cell(Math.max(0, accepted - (row?.stored ?? 0))),
          ],
        },
      ],
    },
  ];
};
