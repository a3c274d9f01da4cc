import { describe, expect, it } from 'vitest';
import { add, one, ownDatabase, signUp } from './database';

const sql = ownDatabase();

const profileOf = async (id: string) =>
  (await sql`select email, full_name from public.profiles where id = ${id}`)[0];

describe('a new account gets a profile', () => {
  it.each([
    ['from the sign-up', { full_name: 'Ann Lee' }, 'Ann Lee'],
    ['that Google sends', { name: 'Bo' }, 'Bo'],
    ['that is none', {}, null],
    ['of spaces', { full_name: '   ' }, null],
    ['with line breaks', { full_name: 'Ann\r\nBcc: x@example.com' }, 'Ann Bcc: x@example.com'],
    ['of ten thousand letters', { full_name: 'x'.repeat(10_000) }, 'x'.repeat(200)],
    ['that is an object', { full_name: { nested: true } }, '{"nested": true}'],
  ])('with the name %s, and its address', async (title, metadata, full_name) => {
    const email = `${title.replaceAll(' ', '-')}@example.com`.toLowerCase();
    expect(await profileOf(await signUp(sql, email, { metadata }))).toEqual({ email, full_name });
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

  it('whose mailed links end when its address moves, and not by anything else', async () => {
    const id = await signUp(sql);
    const hashes = ['a', 'b'].map((digit) => digit.repeat(56));
    const found = () =>
      sql`select l.kind from unnest(${hashes}::text[]) as h, public.find_mail_link(h, 900) as l`;
    await sql`update auth.users set recovery_token = ${hashes[0] ?? ''}, recovery_sent_at = now(),
      confirmation_token = ${hashes[1] ?? ''}, confirmation_sent_at = now() where id = ${id}`;
    await sql`update auth.users set email = email, updated_at = now() where id = ${id}`;
    expect(await found()).toHaveLength(2);
    await sql`update auth.users set email = 'moved@example.com' where id = ${id}`;
    expect(await found()).toHaveLength(0);
  });

  it('that forgets its known devices with a new password or address, and by nothing else', async () => {
    const id = await signUp(sql);
    const forgottenAt = () => one(sql`select devices_forgotten_at from public.profiles where id = ${id}`);
    await sql`update auth.users set email = email, last_sign_in_at = now() where id = ${id}`;
    expect(await forgottenAt()).toBeNull();
    await sql`update auth.users set encrypted_password = 'another' where id = ${id}`;
    const first = await forgottenAt();
    await sql`update auth.users set email = 'elsewhere@example.com' where id = ${id}`;
    expect(new Set([null, first, await forgottenAt()]).size).toBe(3);
  });

  it('that follows a change of address, but never a role, whatever the sign-up says', async () => {
    const id = await signUp(sql, undefined, { metadata: { role: 'admin', user_role: 'admin' } });
    await sql`update auth.users set email = 'new@example.com' where id = ${id}`;
    expect(await profileOf(id)).toMatchObject({ email: 'new@example.com' });
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
