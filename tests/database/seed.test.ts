import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { ownDatabase, signUp } from './database';

const sql = ownDatabase(1);

beforeAll(async () => {
  await signUp(sql, 'admin@flipmethod.example');
  await signUp(sql, 'reader@flipmethod.example');
  await sql.unsafe(readFileSync('supabase/seed.sql', 'utf8'));
});

it('the figures of the demo data do not contradict each other', async () => {
  const [sums] = await sql`select
    (select count(*)::integer from public.workbook_requests) as requests,
    (select sum(views)::integer from private.daily_visits where part = 'workbook') as read_before,
    (select sum(views)::integer from private.daily_visits where part = 'first') as first_pages,
    (select sum(views)::integer from private.daily_visits where part = 'presses') as presses,
    (select sum(presses)::integer from private.daily_views) as all_presses,
    (select sum(views)::integer from private.daily_visits where part = 'entries') as entries,
    (select sum(arrivals)::integer from private.daily_views) as arrivals`;
  expect(sums?.read_before).toBeLessThanOrEqual(sums?.requests);
  expect(sums?.first_pages).toBeLessThanOrEqual(sums?.requests);
  expect(sums?.presses).toBeGreaterThan(0);
  expect([sums?.all_presses, sums?.arrivals]).toEqual([sums?.presses, sums?.entries]);
});

it('the demo data satisfies the constraints and has ids that the forms accept', async () => {
  for (const table of ['profiles', 'flip_sessions', 'workbook_requests', 'email_jobs', 'contact_messages']) {
    const ids = await sql<{ id: string }[]>`select id from ${sql(`public.${table}`)}`;
    expect(ids.length, table).toBeGreaterThan(5);
    const refused = ids.filter(({ id }) => !z.uuid().safeParse(id).success);
    expect(refused, table).toEqual([]);
  }
});
