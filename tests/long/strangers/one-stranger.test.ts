import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type AttackAccount, makeAccount, removeAccount } from '../../../tools/attack/accounts.ts';
import { type FoundForm, findForm, postForm } from '../../../tools/attack/form-post.ts';
import { rateLimitKey } from '../../support/rate-limit-key.ts';
import { type SecondSite, startSecondSite } from '../../support/second-site.ts';
import { serviceClient, state } from '../../support/stack.ts';

/** What strangers can take from a person whose email address they know. The site is behind one proxy. */
let second: SecondSite;
let form: FoundForm;
let account: AttackAccount;

beforeAll(async () => {
  second = await startSecondSite({ TRUSTED_PROXIES: '1' });
  form = await findForm('/auth', 'password', second.siteUrl);
  account = await makeAccount('owner');
}, 90_000);
afterEach(() => second.api.heal());
afterAll(async () => {
  await second.stop();
  await removeAccount(account.id);
});

/** Simulates `hits` guesses in this hour, from many addresses. */
async function guessed(hits: number): Promise<void> {
  const key = rateLimitKey(account.email);
  const window_ends_at = new Date(Date.now() + 30 * 60_000).toISOString();
  const row = { bucket: 'sign-in:address', key, hits, window_ends_at };
  const { error } = await serviceClient().from('rate_limits').upsert(row);
  if (error) throw error;
}

const forget = () => serviceClient().from('rate_limits').delete().like('bucket', 'sign-in:%');
const stranger = (index: number) => `198.51.${Math.floor(index / 250)}.${(index % 250) + 1}`;

async function signIn(from: string, password: string, cookie = '') {
  const fields = { email: account.email, password, next: '/' };
  const { status, body, headers } = await postForm(form, fields, { 'x-forwarded-for': from, cookie });
  const cookies = headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  return { in: status === 303, limited: body.includes('Too many tries'), cookies };
}

async function guess(times: number, clients: number) {
  const tries = Array.from(
    { length: times },
    (_, index) => () => signIn(stranger(index % clients), `wrong ${index}`),
  );
  const answers = [];
  for (let at = 0; at < times; at += 3)
    answers.push(...(await Promise.all(tries.slice(at, at + 3).map((go) => go()))));
  return answers;
}

describe('a person who guesses passwords', () => {
  it('is locked out, and nobody else is', async () => {
    await forget();
    const answers = await guess(30, 1);
    expect(answers.filter(({ limited }) => limited)).toHaveLength(10);
    expect((await signIn('203.0.113.5', account.password)).in).toBe(true);
  }, 60_000);

  it('is stopped when using many addresses, and the owner can still sign in on a known device', async () => {
    await forget();
    const home = await signIn('203.0.113.5', account.password);
    const device = home.cookies.filter((cookie) => cookie.includes('flip-device-')).join('; ');
    expect(device).not.toBe('');
    await guessed(95);
    const answers = await guess(10, 10);
    expect(answers.map(({ limited }) => limited)).toContain(true);
    expect(answers.slice(-3).map(({ limited }) => limited)).toEqual([true, true, true]);
    // From another network, but on the known device.
    expect((await signIn('192.0.2.44', account.password, device)).in).toBe(true);
    expect((await signIn('192.0.2.45', account.password)).limited).toBe(true);
  }, 90_000);

  it('gains nothing from another account’s device cookie, or a forged one', async () => {
    await forget();
    const home = await signIn('203.0.113.5', account.password);
    const [name = '', value = ''] = (
      home.cookies.find((cookie) => cookie.includes('flip-device-')) ?? ''
    ).split('=');
    await guessed(100);
    for (const forged of [
      `${name}=${value.slice(0, -2)}xx`,
      `${name}=x.y`,
      `flip-device-000000000000=${value}`,
    ]) {
      expect((await signIn('192.0.2.46', account.password, forged)).limited).toBe(true);
    }
  }, 90_000);

  it('is the only one limited: successful sign-ins do not count as tries', async () => {
    await forget();
    for (let time = 0; time < 25; time += 1)
      expect((await signIn('192.0.2.50', account.password)).in).toBe(true);
  }, 60_000);
});

describe('the auth service', () => {
  it('receives the visitor’s full address with the secret key; the database receives neither', async () => {
    await forget();
    const { cookies } = await signIn('198.51.100.1, 2001:db8:1:2:3:4:5:6', account.password);
    await fetch(`${second.siteUrl}/account`, {
      headers: { cookie: cookies.join('; '), 'x-forwarded-for': '203.0.113.9' },
    });
    const call = (pattern: RegExp) => second.api.calls.filter(({ name }) => pattern.test(name));
    const [token] = call(/\/auth\/v1\/token/);
    expect(token?.headers['sb-forwarded-for']).toBe('2001:db8:1:2:3:4:5:6');
    expect(token?.headers.apikey).toBe(state.secretKey);
    expect(token?.headers.authorization).toBeUndefined();
    const [user] = call(/\/auth\/v1\/user/);
    expect(user?.headers['sb-forwarded-for']).toBe('203.0.113.9');
    expect(user?.headers.authorization).toMatch(/^Bearer eyJ/);
    const asPerson = call(/\/rest\/v1\//).filter(({ headers }) =>
      headers.authorization?.startsWith('Bearer eyJ'),
    );
    expect(asPerson.length).toBeGreaterThan(0);
    for (const { headers } of call(/\/rest\/v1\//)) expect(headers['sb-forwarded-for']).toBeUndefined();
    for (const { headers } of asPerson) expect(headers.apikey).toBe(state.publishableKey);
  });

  it('limits each forwarded address, and ignores the header without the secret key', async () => {
    const verify = async (address: string, key = state.secretKey) => {
      const answer = await fetch(`${state.supabaseUrl}/auth/v1/verify`, {
        method: 'POST',
        headers: { apikey: key, 'content-type': 'application/json', 'sb-forwarded-for': address },
        body: JSON.stringify({ type: 'recovery', token_hash: 'x'.repeat(56) }),
      });
      await answer.body?.cancel();
      return answer.status;
    };
    const statuses = [];
    for (let time = 0; time < 32; time += 1) statuses.push(await verify('203.0.113.200'));
    expect(statuses.slice(0, 30)).not.toContain(429);
    expect(statuses.slice(30)).toContain(429);
    expect(await verify('203.0.113.201')).not.toBe(429);
    expect(await verify('203.0.113.200', state.publishableKey)).not.toBe(429);
  });

  it('is protected from endless refresh requests by one client', async () => {
    const garbage = (index: number) => {
      const session = {
        access_token: 'a.b.c',
        refresh_token: `made-up-${index}`,
        expires_at: 1,
        token_type: 'bearer',
      };
      return `sb-flip-auth-token=base64-${Buffer.from(JSON.stringify(session)).toString('base64url')}`;
    };
    const statuses: number[] = [];
    for (let at = 0; at < 120; at += 10) {
      const answers = Array.from({ length: 10 }, (_, index) =>
        fetch(`${second.siteUrl}/account`, {
          redirect: 'manual',
          headers: { cookie: garbage(at + index), 'x-forwarded-for': '2001:db8:9:9::1' },
        }),
      );
      statuses.push(...(await Promise.all(answers)).map(({ status }) => status));
    }
    const asked = second.api.calls.filter(({ name }) => name.includes('grant_type=refresh_token')).length;
    expect(asked).toBeLessThanOrEqual(100);
    expect(statuses.filter((status) => status === 503).length).toBeGreaterThanOrEqual(20);
    await serviceClient().from('rate_limits').delete().eq('bucket', 'refresh:client');
  }, 60_000);
});
