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

// What an account with a proven address leaves behind is looked for in every column by e2e/auth/account.
it('a deleted account leaves the workbook request of an address that it never proved', async () => {
  const email = 'unproven@example.com';
  const id = await signUp(sql, email, { confirmed: false });
  await add(sql, 'workbook_requests', { email });
  await sql`delete from auth.users where id = ${id}`;
  expect(await sql`select from public.workbook_requests where email = ${email}`).toHaveLength(1);
});
