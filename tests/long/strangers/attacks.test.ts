import { beforeAll, expect, it } from 'vitest';
import { seedOfRun } from '@/scripts/seed';
import { rows } from '@/tools/attack/attack';
import { connect } from '../../support/stack';

/** Smaller than `npm run attack`; the row about times has a test of its own, which tries again before it believes. */
const counts: Record<string, number> = {
  forms: 360,
  bodies: 300,
  'sign-ups': 60,
  'mail-links': 20,
  unsubscribe: 3,
};

beforeAll(async () => {
  const sql = connect();
  await sql`delete from public.rate_limits`;
  await sql.end();
});

it.each(Object.entries(rows).filter(([name]) => name !== 'enumeration'))(
  '%s: the promise holds',
  async (name, { count, run }) => {
    const { faults } = await run(counts[name] ?? count, seedOfRun());
    expect(faults).toEqual([]);
  },
  300_000,
);
