import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { exportTitles } from '@/lib/data/personal-data';
import { addFactor } from './admin';
import { one, ownDatabase, signUp } from './database';

const sql = ownDatabase(1);

/** The columns named in docs/trust.md, as `table.column`. */
function namedColumns(): string[] {
  const [, text = ''] = readFileSync('docs/trust.md', 'utf8').split('## What is kept, and how long');
  const rows = text.replace(/\n## .*/s, '').match(/^\| `.*$/gm) ?? [];
  return rows.flatMap((row) => {
    const [, table = '', about = '', work = '', kept = ''] = row.split('|');
    expect(kept.trim(), row).not.toBe('');
    const name = table.replaceAll('`', '').trim();
    return [...`${about} ${work}`.matchAll(/`([^`]+)`/g)].map(([, column]) => `${name}.${column}`);
  });
}

it('docs/trust.md states the retention of every column of every table, once', async () => {
  const columns = await sql<{ name: string }[]>`
      select format('%s.%s', c.relname, a.attname) as name
      from pg_attribute as a join pg_class as c on c.oid = a.attrelid join pg_namespace as n on n.oid = c.relnamespace
      where n.nspname in ('public', 'private') and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped`;
  expect(columns.length).toBeGreaterThan(60);
  expect(namedColumns().sort()).toEqual(columns.map(({ name }) => name).sort());
});

describe('the export contains', () => {
  it('what the auth service keeps: sessions, ways to sign in and second factors, without their secrets', async () => {
    const person = await signUp(sql, undefined, { metadata: { full_name: 'Ada', sign_up: 'secret-mark' } });
    const stranger = await signUp(sql);
    for (const id of [person, stranger]) {
      await sql`insert into auth.sessions (id, user_id, user_agent) values (gen_random_uuid(), ${id}, ${`agent of ${id}`})`;
      await addFactor(sql, id);
      await sql`insert into auth.identities (id, user_id, provider, provider_id, identity_data)
        values (gen_random_uuid(), ${id}, 'google', ${id}, ${sql.json({ picture: `picture of ${id}` })})`;
    }
    const data = await one(sql`select public.account_auth_data(${person})`);
    expect(data).toMatchObject({
      account: [{ metadata: expect.stringContaining('Ada') }],
      sessions: [{ user_agent: `agent of ${person}` }],
      identities: [{ provider: 'google', data: expect.stringContaining(`picture of ${person}`) }],
      factors: [{ kind: 'totp', status: 'verified' }],
    });
    expect(JSON.stringify(data)).not.toMatch(new RegExp(`secret-mark|${stranger}|"secret"`));
  });

  it('every table that deleting the account clears, and what is found by address', async () => {
    const deleted = await sql<{ table: string }[]>`
      with recursive gone as (
        select oid from unnest(array['auth.users', 'public.workbook_requests', 'public.newsletter_subscribers',
          'public.contact_messages']::regclass[]) as oid
        union
        select c.conrelid from pg_constraint as c join gone on c.confrelid = gone.oid
        where c.contype = 'f' and c.confdeltype = 'c' and c.conrelid::regclass::text not like 'auth.%')
      select c.relname as table from gone join pg_class as c on c.oid = gone.oid
      join pg_namespace as n on n.oid = c.relnamespace where n.nspname = 'public'`;
    expect(deleted.length).toBeGreaterThan(5);
    const byAddress = await sql<{ table: string }[]>`
      select c.relname as table from pg_attribute as a join pg_class as c on c.oid = a.attrelid
      join pg_namespace as n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind = 'r' and a.attname in ('email', 'recipient')`;
    const expected = new Set([...deleted, ...byAddress].map(({ table }) => table));
    expect(Object.keys(exportTitles).sort()).toEqual([...expected].sort());
    const found = await one(sql`select public.personal_data('ada@example.com')`);
    const seenInTheAccountOnly = ['user_roles', 'flip_sessions', 'notebook_counts'];
    expect([...Object.keys(found), ...seenInTheAccountOnly].sort()).toEqual([...expected].sort());
  });
});
