import { beforeAll, describe, expect, it } from 'vitest';
import { ownDatabase, signUp } from './database';
import { inDays, long, refused } from './refused-rows';
import { add, type Row, type rows } from './rows';

const sql = ownDatabase();
let person: string;
const references: { [Table in keyof typeof rows]?: Row } = {};
beforeAll(async () => {
  person = await signUp(sql);
  for (const table of ['flip_sessions', 'account_consents', 'notebook_counts', 'user_roles'] as const)
    references[table] = { user_id: person };
  references.role_invitations = { invited_by: person };
  references.contact_replies = { contact_id: await add(sql, 'contact_messages') };
  const kept = { email: 'kept@example.com' };
  references.newsletter_submissions = { subscriber_id: await add(sql, 'newsletter_subscribers', kept) };
  const request_id = await add(sql, 'workbook_requests', kept);
  for (const table of ['email_jobs', 'workbook_submissions'] as const) references[table] = { request_id };
});

const insert = (table: keyof typeof rows, change: Row = {}) =>
  add(sql, table, { ...references[table], ...change });

describe('the database refuses', () => {
  it.each(refused)('%s: %s', async (table, constraint, change) => {
    const constraint_name = `${table}_${constraint}`;
    await expect(insert(table, change)).rejects.toMatchObject({ code: '23514', constraint_name });
  });

  const elsewhere: Record<string, string> = {
    profiles_full_name_is_short: `update public.profiles set full_name = '${long(201)}'`,
    profiles_full_name_is_one_line: `update public.profiles set full_name = E'Ann\\nLee'`,
    rate_limits_names_are_short: `insert into public.rate_limits values ('', 'key', 1, now())`,
  };
  it.each(Object.entries(elsewhere))('%s', async (constraint_name, query) => {
    await expect(sql.unsafe(query)).rejects.toMatchObject({ code: '23514', constraint_name });
  });

  it('any update of a flip', async () => {
    const id = await insert('flip_sessions');
    const update = sql`update public.flip_sessions set action_needed = true where id = ${id}`;
    await expect(update).rejects.toThrow('Rows of flip_sessions are never changed.');
  });

  it('at least one row for every constraint', async () => {
    const found = await sql`
      select conname from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace`.values();
    const tried = refused.map(([table, constraint]) => `${table}_${constraint}`);
    expect(found.flat().sort()).toEqual([...new Set([...tried, ...Object.keys(elsewhere)])].sort());
  });
});

const unanswered = { action_needed: null, flip_technique: null };
it.each([
  ['a flip left at the first step', { flip_step_reached: 'notice', ...unanswered }],
  ['a flip that took no time', { completion_time_seconds: 0 }],
  ['a day-long flip', { completion_time_seconds: 86_400 }],
  ['the date of a place where it is tomorrow already', { session_date: inDays(1) }],
])('the database accepts %s', async (_, change) => {
  expect(await insert('flip_sessions', change)).toBeTruthy();
});
