import { describe, expect, test } from 'vitest';
import { anonymousClient, newPerson, state } from '../../support/stack.ts';

describe('a session', () => {
  test('is refreshed with a new refresh token', async () => {
    const { client } = await newPerson();
    const before = (await client.auth.getSession()).data.session;
    const { data, error } = await client.auth.refreshSession();
    expect(error).toBeNull();
    expect(data.session?.refresh_token).not.toBe(before?.refresh_token);
  });

  test('ends everywhere on a global sign-out: no refresh token works any more', async () => {
    const person = await newPerson();
    const elsewhere = anonymousClient();
    await elsewhere.auth.signInWithPassword(person);
    const tokens = await Promise.all(
      [person.client, elsewhere].map(async (client) => (await client.auth.getSession()).data.session),
    );
    expect((await person.client.auth.signOut({ scope: 'global' })).error).toBeNull();
    for (const session of tokens) {
      const refreshed = await anonymousClient().auth.refreshSession({
        refresh_token: session?.refresh_token ?? '',
      });
      expect(refreshed.data.session).toBeNull();
      expect(refreshed.error?.code).toBe('refresh_token_not_found');
    }
    expect((await elsewhere.auth.getUser()).error).not.toBeNull();
  });

  test('has an access token for one hour', async () => {
    const { client } = await newPerson();
    const { data } = await client.auth.getSession();
    expect(data.session?.expires_in).toBe(3600);
  });

  test('is refused with an invalid token', async () => {
    const { client } = await newPerson();
    const token = (await client.auth.getSession()).data.session?.access_token ?? '';
    const [header, payload] = token.split('.');
    const forged = `${header}.${payload}.${Buffer.from('not the signature').toString('base64url')}`;
    expect((await anonymousClient().auth.getUser(forged)).error).not.toBeNull();
    const response = await fetch(`${state.supabaseUrl}/rest/v1/profiles?select=id`, {
      headers: { apikey: state.publishableKey, authorization: `Bearer ${forged}` },
    });
    expect(response.status).toBe(401);
  });
});
