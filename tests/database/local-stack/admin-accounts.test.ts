import { expect, test } from 'vitest';
import { anonymousClient, anyEmail, anyPassword, newPerson, serviceClient } from '../../support/stack.ts';

const { admin } = serviceClient().auth;

test('the secret key creates, finds, changes and deletes accounts', async () => {
  const email = anyEmail('made');
  const made = await admin.createUser({
    email: email.toUpperCase(),
    password: anyPassword(),
    email_confirm: true,
    user_metadata: { full_name: 'Made' },
  });
  expect(made.error).toBeNull();
  const id = made.data.user?.id ?? '';
  expect(made.data.user).toMatchObject({ email, user_metadata: { full_name: 'Made' } });
  expect((await admin.getUserById(id)).data.user?.email).toBe(email);
  const password = anyPassword();
  const changed = await admin.updateUserById(id, { password, user_metadata: { full_name: 'Changed' } });
  expect(changed.data.user?.user_metadata.full_name).toBe('Changed');
  expect((await anonymousClient().auth.signInWithPassword({ email, password })).error).toBeNull();
  expect((await admin.deleteUser(id)).error).toBeNull();
  expect((await admin.getUserById(id)).error?.code).toBe('user_not_found');
  const gone = await anonymousClient().auth.signInWithPassword({ email, password });
  expect(gone.error?.code).toBe('invalid_credentials');
});

test('deleting an account deletes its profile', async () => {
  const person = await newPerson();
  const profiles = () => serviceClient().from('profiles').select('id').eq('id', person.id);
  expect((await profiles()).data).toHaveLength(1);
  await admin.deleteUser(person.id);
  expect((await profiles()).data).toHaveLength(0);
});

test('an address has one account, in any case', async () => {
  const person = await newPerson();
  const { error } = await admin.createUser({ email: person.email.toUpperCase(), password: anyPassword() });
  expect(error?.code).toBe('email_exists');
});

test('the publishable key and a signed-in person are refused', async () => {
  const person = await newPerson();
  for (const client of [anonymousClient(), person.client]) {
    expect((await client.auth.admin.listUsers()).error?.status).toBe(403);
    expect((await client.auth.admin.deleteUser(person.id)).error?.status).toBe(403);
  }
  expect((await admin.getUserById(person.id)).error).toBeNull();
});
