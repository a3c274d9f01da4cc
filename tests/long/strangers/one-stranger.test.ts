import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FoundForm, findForm, postForm } from '../../support/form-post.ts';
import { type SecondSite, startSecondSite } from '../../support/second-site.ts';
import { rateLimitKey } from '../../support/signatures.ts';
import { newPerson, type Person, serviceClient, state } from '../../support/stack.ts';

/** What strangers can take from a person whose email address they know, at a site behind one proxy. */

let site: SecondSite;
let form: FoundForm;
let account: Person;
beforeAll(async () => {
  site = await startSecondSite({ TRUSTED_PROXIES: '1' });
  form = await findForm('/auth', 'password', site.siteUrl);
  account = await newPerson('owner');
});
beforeEach(() => serviceClient().from('rate_limits').delete().like('bucket', 'sign-in:%'));
afterEach(() => site.api.heal());
afterAll(async () => {
  await site.stop();
  await serviceClient().auth.admin.deleteUser(account.id);
});

async function signIn(from: string, password = account.password, cookie = '') {
  const fields = { email: account.email, password, next: '/' };
  const { status, body, cookies } = await postForm(form, fields, { 'x-forwarded-for': from, cookie });
  return { in: status === 303, limited: body.includes('Too many tries'), cookies };
}
/** The cookie of a browser on which the owner has signed in. */
const deviceOf = async () =>
  (await signIn('203.0.113.5')).cookies.find((cookie) => cookie.includes('flip-device-')) ?? '';

/** Simulates `attempts` guesses in this hour, from many addresses. */
async function guessed(attempts: number): Promise<void> {
  const window_ends_at = new Date(Date.now() + 30 * 60_000).toISOString();
  const row = { bucket: 'sign-in:address', key: rateLimitKey(account.email), attempts, window_ends_at };
  const { error } = await serviceClient().from('rate_limits').upsert(row);
  if (error) throw error;
}

/** Guesses three at a time. @returns whether each was refused without being looked at */
async function guess(times: number, clients: number): Promise<boolean[]> {
  const limited: boolean[] = [];
  for (let at = 0; at < times; at += 3) {
    const tries = [at, at + 1, at + 2].slice(0, times - at);
    const answers = tries.map((index) => signIn(`198.51.100.${(index % clients) + 1}`, `wrong ${index}`));
    limited.push(...(await Promise.all(answers)).map((answer) => answer.limited));
  }
  return limited;
}

describe('a person who guesses passwords', () => {
  it('is locked out, and nobody else is', async () => {
    expect((await guess(30, 1)).filter(Boolean)).toHaveLength(10);
    expect((await signIn('203.0.113.5')).in).toBe(true);
  });

  it('is stopped when using many addresses, and the owner can still sign in on a known device', async () => {
    const device = await deviceOf();
    expect(device).not.toBe('');
    await guessed(95);
    expect((await guess(10, 10)).slice(-3)).toEqual([true, true, true]);
    // From another network, but on the known device.
    expect((await signIn('192.0.2.44', account.password, device)).in).toBe(true);
    expect((await signIn('192.0.2.45')).limited).toBe(true);
  });

  it('gains nothing from another account’s device cookie, or a forged one', async () => {
    const [name, value] = (await deviceOf()).split('=');
    await guessed(100);
    const others = [`${name}=${value?.slice(0, -2)}xx`, `${name}=x.y`, `flip-device-000000000000=${value}`];
    for (const forged of others)
      expect((await signIn('192.0.2.46', account.password, forged)).limited).toBe(true);
  });
});

describe('the auth service', () => {
  const calls = (pattern: RegExp) => site.api.calls.filter(({ name }) => pattern.test(name));

  it('receives the visitor’s full address with the secret key; the database receives neither', async () => {
    const { cookies } = await signIn('198.51.100.1, 2001:db8:1:2:3:4:5:6');
    await fetch(`${site.siteUrl}/account`, {
      headers: { cookie: cookies.join('; '), 'x-forwarded-for': '203.0.113.9' },
    });
    const [token] = calls(/\/auth\/v1\/token/);
    const bySite = { 'sb-forwarded-for': '2001:db8:1:2:3:4:5:6', apikey: state.secretKey };
    expect(token?.headers).toMatchObject(bySite);
    expect(token?.headers.authorization).toBeUndefined();
    const [user] = calls(/\/auth\/v1\/user/);
    const bearer = expect.stringMatching(/^Bearer eyJ/);
    expect(user?.headers).toMatchObject({ 'sb-forwarded-for': '203.0.113.9', authorization: bearer });
    const toDatabase = calls(/\/rest\/v1\//).map(({ headers }) => headers);
    for (const headers of toDatabase) expect(headers['sb-forwarded-for']).toBeUndefined();
    const asPerson = toDatabase.filter(({ authorization }) => authorization?.startsWith('Bearer eyJ'));
    expect(asPerson.length).toBeGreaterThan(0);
    for (const { apikey } of asPerson) expect(apikey).toBe(state.publishableKey);
  });

  it('is protected from endless refresh requests by one client', async () => {
    const visit = (index: number) => {
      const tokens = { access_token: 'a.b.c', refresh_token: `made-up-${index}`, token_type: 'bearer' };
      const session = Buffer.from(JSON.stringify({ ...tokens, expires_at: 1 })).toString('base64url');
      const cookie = `sb-flip-auth-token=base64-${session}`;
      const headers = { cookie, 'x-forwarded-for': '2001:db8:9:9::1' };
      return fetch(`${site.siteUrl}/account`, { redirect: 'manual', headers });
    };
    const statuses: number[] = [];
    for (let at = 0; at < 120; at += 10) {
      const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => visit(at + index)));
      statuses.push(...answers.map(({ status }) => status));
    }
    expect(calls(/grant_type=refresh_token/).length).toBeLessThanOrEqual(100);
    expect(statuses.filter((status) => status === 503).length).toBeGreaterThanOrEqual(20);
    await serviceClient().from('rate_limits').delete().eq('bucket', 'refresh:client');
  });
});
