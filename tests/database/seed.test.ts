import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { ownDatabase, signUp } from './database';

const sql = ownDatabase(1);

beforeAll(async () => {
  await signUp(sql, 'admin@flipmethod.example');
  await signUp(sql, 'reader@flipmethod.example');
  await sql.unsafe(readFileSync('supabase/seed.sql', 'utf8'));
});

it('the figures of the demo data do not contradict each other', async () => {
  const [all] = await sql`select (select count(*)::int from public.workbook_requests) as requests,
    sum(presses)::int as presses, sum(arrivals)::int as entries from private.daily_views`;
  const parts = sql`select dimension, sum(count)::int from private.daily_visits group by 1`;
  const { workbook, first, ...sums } = Object.fromEntries(await parts.values());
  expect(Math.max(workbook, first)).toBeLessThanOrEqual(all?.requests);
  expect(all?.presses).toBeGreaterThan(0);
  expect(sums).toMatchObject({ presses: all?.presses, entries: all?.entries });
});
