import { beforeAll, it } from 'vitest';
import { seedOfRun } from '@/scripts/seed';
import { rows } from '@/tools/attack/attack';
import { connect } from '../../support/stack';

/** Smaller numbers than `npm run attack`. */
const counts: Record<string, number> = { posts: 600, guesses: 40, unsubscribe: 3 };

beforeAll(async () => {
  const sql = connect();
  await sql`delete from public.rate_limits`;
  await sql.end();
});

it.each(Object.entries(rows))(
  '%s: the defence holds',
  async (name, { count, run }) => {
    await run(counts[name] ?? count, seedOfRun());
  },
  300_000,
);
