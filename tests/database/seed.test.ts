import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { ownDatabase, signUp } from './database';

const sql = ownDatabase(1);

it('the demo data satisfies the constraints and has ids that the forms accept', async () => {
  await signUp(sql, 'admin@flipmethod.example');
  await signUp(sql, 'reader@flipmethod.example');
  await sql.unsafe(readFileSync('supabase/seed.sql', 'utf8'));
  for (const table of ['profiles', 'flip_sessions', 'workbook_requests', 'email_jobs', 'contact_messages']) {
    const ids = await sql<{ id: string }[]>`select id from ${sql(`public.${table}`)}`;
    expect(ids.length, table).toBeGreaterThan(5);
    const refused = ids.filter(({ id }) => !z.uuid().safeParse(id).success);
    expect(refused, table).toEqual([]);
  }
});
