import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { mailsTo, waitForMail } from '../../support/mailbox.ts';
import {
  anonymousClient,
  anyEmail,
  anyPassword,
  connect,
  newPerson,
  serviceClient,
} from '../../support/stack.ts';

/** What somebody can do by calling the auth service directly, with the public key or a stolen token. */

const { admin } = serviceClient().auth;

/** The result of a password sign-in: an error code, or success. */
async function tryPassword(email: string, password: string): Promise<string> {
  const { error } = await anonymousClient().auth.signInWithPassword({ email, password });
  return error?.code ?? 'signed in';
}

describe('with an access token alone', () => {
  test('the password cannot be changed', async () => {
    const person = await newPerson();
    const password = anyPassword();
    const without = await person.client.auth.updateUser({ password });
    expect(without.error?.code).toBe('current_password_required');
    const wrong = await person.client.auth.updateUser({ password, current_password: anyPassword() });
    expect(wrong.error?.code).toBe('current_password_invalid');
    expect(await tryPassword(person.email, password)).toBe('invalid_credentials');
    expect(await tryPassword(person.email, person.password)).toBe('signed in');
  });

  test('of a session older than a day, not even with the password', async () => {
    const person = await newPerson();
    const sql = connect();
    await sql`update auth.sessions set created_at = now() - interval '25 hours' where user_id = ${person.id}`;
    await sql.end();
    const change = { password: anyPassword(), current_password: person.password };
    expect((await person.client.auth.updateUser(change)).error?.code).toBe('reauthentication_needed');
  });

  test('the address does not change before both mailboxes agree', async () => {
    const person = await newPerson();
    const { error } = await person.client.auth.updateUser({ email: anyEmail('elsewhere') });
    expect(error).toBeNull();
    expect((await admin.getUserById(person.id)).data.user?.email).toBe(person.email);
  });
});

describe('a sign-in by mail', () => {
  test('opens no account, because its mail carries no token', async () => {
    const person = await newPerson();
    await anonymousClient().auth.signInWithOtp({ email: person.email });
    const mail = await waitForMail(person.email);
    expect(mail.subject).toBe('No sign-in link here');
    // A code has ten digits, and so has a helpline's number in the footer.
    expect(`${mail.html} ${mail.text}`).not.toMatch(/token_hash|[0-9a-f]{56}|(?<!tel:|\d)\d{10}(?!\d)/);
  });

  test('creates no confirmed account for a new address', async () => {
    const email = anyEmail('new');
    expect((await anonymousClient().auth.signInWithOtp({ email })).error).toBeNull();
    expect((await mailsTo(email))[0]?.subject).toBe('Confirm your email address');
    const sql = connect();
    const rows = await sql`select email_confirmed_at from auth.users where email = ${email}`;
    await sql.end();
    expect(rows).toEqual([{ email_confirmed_at: null }]);
  });
});

test('a wrong password for an unconfirmed account gets the same answer as for no account', async () => {
  const email = anyEmail();
  const password = anyPassword();
  await anonymousClient().auth.signUp({ email, password });
  expect(await tryPassword(email, anyPassword())).toBe('invalid_credentials');
  expect(await tryPassword(anyEmail(), anyPassword())).toBe('invalid_credentials');
  expect(await tryPassword(email, password)).toBe('email_not_confirmed');
});

test('none of the million six-digit codes for an address opens its account', async () => {
  const email = anyEmail('short');
  await anonymousClient().auth.signUp({ email, password: anyPassword() });
  const sql = connect();
  const [row] = await sql<{ hash: string }[]>`
    select confirmation_token as hash from auth.users where email = ${email}`;
  await sql.end();
  const hash = (code: string) =>
    createHash('sha224')
      .update(email + code)
      .digest('hex');
  const short = Array.from({ length: 1_000_000 }, (_, code) => hash(String(code).padStart(6, '0')));
  expect(row?.hash).toMatch(/^[0-9a-f]{56}$/);
  expect(short).not.toContain(row?.hash);
}, 60_000);

test('setting a password with the secret key ends every session and invalidates every earlier link', async () => {
  const person = await newPerson();
  await anonymousClient().auth.resetPasswordForEmail(person.email);
  await waitForMail(person.email);
  const sql = connect();
  const tokens = () => sql`select recovery_token from auth.users where id = ${person.id}`;
  expect((await tokens())[0]?.recovery_token).toMatch(/^[0-9a-f]{56}$/);
  expect((await admin.updateUserById(person.id, { password: anyPassword() })).error).toBeNull();
  expect(await tokens()).toEqual([{ recovery_token: null }]);
  expect(await sql`select from auth.sessions where user_id = ${person.id}`).toEqual([]);
  await sql.end();
  expect((await person.client.auth.refreshSession()).error).not.toBeNull();
});
