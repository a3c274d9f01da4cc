import { describe, expect, it } from 'vitest';
import { serviceClient, state } from '../../support/stack.ts';
import { siteBehindProxy } from './site-behind-proxy.ts';

const { account, forget, second, signIn } = siteBehindProxy();

describe('the auth service', () => {
  it('receives the visitor’s full address with the secret key; the database receives neither', async () => {
    await forget();
    const { cookies } = await signIn('198.51.100.1, 2001:db8:1:2:3:4:5:6', account().password);
    await fetch(`${second().siteUrl}/account`, {
      headers: { cookie: cookies.join('; '), 'x-forwarded-for': '203.0.113.9' },
    });
    const call = (pattern: RegExp) => second().api.calls.filter(({ name }) => pattern.test(name));
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
        fetch(`${second().siteUrl}/account`, {
          redirect: 'manual',
          headers: { cookie: garbage(at + index), 'x-forwarded-for': '2001:db8:9:9::1' },
        }),
      );
      statuses.push(...(await Promise.all(answers)).map(({ status }) => status));
    }
    const asked = second().api.calls.filter(({ name }) => name.includes('grant_type=refresh_token')).length;
    expect(asked).toBeLessThanOrEqual(100);
    expect(statuses.filter((status) => status === 503).length).toBeGreaterThanOrEqual(20);
    await serviceClient().from('rate_limits').delete().eq('bucket', 'refresh:client');
  }, 60_000);
});
