import { describe, expect, it } from 'vitest';
import { one, ownDatabase, signUp } from './database';
import { add } from './rows';

const sql = ownDatabase();

async function profileOf(id: string) {
  const [profile] = await sql`select email, full_name from public.profiles where id = ${id}`;
  return profile;
}

describe('a new account gets a profile', () => {
  it('with the address and name from the sign-up', async () => {
    const id = await signUp(sql, 'ann@example.com', { metadata: { full_name: 'Ann Lee' } });
    expect(await profileOf(id)).toEqual({ email: 'ann@example.com', full_name: 'Ann Lee' });
  });

  it('with the name that Google sends', async () => {
    const id = await signUp(sql, undefined, { metadata: { name: 'Bo' } });
    expect(await profileOf(id)).toMatchObject({ full_name: 'Bo' });
  });

  it.each([
    ['none', undefined, null],
    ['only spaces', '   ', null],
    ['line breaks', 'Ann\r\nBcc: x@example.com', 'Ann Bcc: x@example.com'],
    ['ten thousand letters', 'x'.repeat(10_000), 'x'.repeat(200)],
    ['an object', { nested: true }, '{"nested": true}'],
  ])('also if the name is %s', async (_, full_name, kept) => {
    const id = await signUp(sql, undefined, { metadata: { full_name } });
    expect(await profileOf(id)).toMatchObject({ full_name: kept });
  });

  it('and keeps no metadata that every token would carry for nobody', async () => {
    const metadataOf = (id: string) => one(sql`select raw_user_meta_data from auth.users where id = ${id}`);
    const picture = 'x'.repeat(2_000);
    const google = { picture, avatar_url: 'x', iss: 'Google', name: 'Bo', email_verified: true };
    const id = await signUp(sql, undefined, { metadata: { ...google, full_name: 'Bo Long' } });
    expect(await metadataOf(id)).toEqual({ full_name: 'Bo Long', email_verified: true });
    // The auth service writes all of it again at each sign-in with Google.
    const long = 'Ödön '.repeat(30);
    await sql`update auth.users set raw_user_meta_data = ${sql.json({ ...google, full_name: long })} where id = ${id}`;
    expect(await metadataOf(id)).toEqual({ email_verified: true });
    expect(await profileOf(id)).toMatchObject({ full_name: 'Bo Long' });
  });

  it('that follows a change of address', async () => {
    const id = await signUp(sql);
    await sql`update auth.users set email = 'new@example.com' where id = ${id}`;
    expect(await profileOf(id)).toMatchObject({ email: 'new@example.com' });
  });

  it('but never a role, whatever the sign-up says', async () => {
    const id = await signUp(sql, undefined, { metadata: { role: 'admin', user_role: 'admin' } });
    expect(await sql`select from public.user_roles where user_id = ${id}`).toHaveLength(0);
  });
});

describe('a deleted account', () => {
  async function leaveTraces(confirmed: boolean) {
    const email = `traces-${confirmed}@example.com`;
    const id = await signUp(sql, email, { confirmed });
    await add(sql, 'user_roles', { user_id: id, role: 'admin' });
    await add(sql, 'flip_sessions', { user_id: id });
    await add(sql, 'workbook_requests', { email });
    // The last admin's account cannot be deleted.
    await add(sql, 'user_roles', { user_id: await signUp(sql), role: 'admin' });
    await sql`delete from auth.users where id = ${id}`;
    return { id, email };
  }

  it('deletes every row of the person', async () => {
    const { id, email } = await leaveTraces(true);
    const columns = await sql<{ table: string; column: string }[]>`
      select format('%I.%I', n.nspname, c.relname) as table, quote_ident(a.attname) as column
      from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'private') and c.relkind = 'r' and a.atttypid = 'uuid'::regtype and not a.attisdropped`;
    expect(columns.length).toBeGreaterThan(5);
    for (const { table, column } of columns)
      expect(await sql.unsafe(`select from ${table} where ${column} = '${id}'`), table).toHaveLength(0);
    expect(await sql`select from public.workbook_requests where email = ${email}`).toHaveLength(0);
  });

  it('leaves the workbook request of an address that it never proved', async () => {
    const { email } = await leaveTraces(false);
    expect(await sql`select from public.workbook_requests where email = ${email}`).toHaveLength(1);
  });
});
