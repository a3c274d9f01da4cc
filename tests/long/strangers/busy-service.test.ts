import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RETRY_AFTER } from '@/lib/http/refusals';
import type { Fault } from '../../support/faulty-api.ts';
import { type SecondSite, startSecondSite } from '../../support/second-site.ts';
import { cookieHeader } from '../../support/sign-in.ts';
import { newPerson, type Person, serviceClient } from '../../support/stack.ts';

/*
 * Signed-in people while the auth service is rate-limited, broken or silent. The responses are those of the service
 * (supabase/auth at bc32168e, `internal/api/apierrors`) and of proxies in front of it.
 */
const SESSION = 'sb-flip-auth-token';
const answer = (status: number, error_code: string, msg: string) => {
  return { status, body: { code: status, error_code, msg } };
};
const faults: Record<string, Fault> = {
  'rate-limited': answer(429, 'over_request_rate_limit', 'Request rate limit reached'),
  broken: answer(500, 'unexpected_failure', 'Unexpected failure'),
  'behind a broken proxy': { status: 502, body: '<h1>Bad gateway</h1>' },
  'behind a firewall': { status: 403, body: '<h1>Forbidden</h1>' },
  silent: 'hang',
  gone: 'reset',
};

let second: SecondSite;
let account: Person;
let cookie: string;

beforeAll(async () => {
  second = await startSecondSite();
  account = await newPerson('busy');
});
beforeEach(async () => {
  cookie = await cookieHeader(account);
});
afterEach(() => second.api.heal());
afterAll(async () => {
  await second.stop();
  await serviceClient().auth.admin.deleteUser(account.id);
});

/** A session with an access token that expired ten seconds ago. */
const expired = () => cookieHeader(account, -10);

async function get(path: string, cookie: string) {
  const start = performance.now();
  const answer = await fetch(second.siteUrl + path, { redirect: 'manual', headers: { cookie } });
  const body = await answer.text();
  const cleared = answer.headers.getSetCookie().filter((line) => line.startsWith(SESSION));
  const isInTime = performance.now() - start < 5_000;
  return { status: answer.status, headers: Object.fromEntries(answer.headers), body, cleared, isInTime };
}
const unavailable = { status: 503, headers: { 'retry-after': String(RETRY_AFTER) }, cleared: [] };

describe.each(Object.entries(faults))('an auth service that is %s', (_, fault) => {
  it.each([
    ['when a token expires', /grant_type=refresh_token/, true],
    ['when the user is looked up', /GET \/auth\/v1\/user/, false],
  ])('signs nobody out %s', async (_, call, isExpired) => {
    const as = isExpired ? await expired() : cookie;
    second.api.fail(call, fault);

    const page = await get('/account', as);
    expect(page).toMatchObject({ ...unavailable, isInTime: true });
    expect(page.body).toContain('You are still signed in');
    expect(page.headers['content-type']).toContain('text/html');
    // The page has inline styles.
    expect(page.headers['content-security-policy']).toContain("style-src 'self' 'sha256-");

    const others = ['/auth', '/flip-method-app', '/'].map((path) => get(path, as));
    for (const other of await Promise.all(others)) {
      expect([200, 303, 307]).toContain(other.status);
      expect(other).toMatchObject({ cleared: [], isInTime: true });
    }

    expect(await get('/api/flip-stats', as)).toMatchObject(unavailable);
    const admin = await get('/admin', as);
    // The database checks the admin role; the auth service is needed only to refresh a token.
    expect(admin).toMatchObject({ status: isExpired ? 503 : 403, cleared: [] });
    if (isExpired) expect(admin.body).toContain('Failed to verify admin access.');

    second.api.heal();
    // A refresh goes on for 15 seconds, and its failure is kept for four.
    const recovered = async () => (await get('/account', as)).status;
    await expect.poll(recovered, { timeout: 25_000, interval: 500 }).toBe(200);
  });
});

it('still signs out people whose session the service rejects', async () => {
  const words = 'Invalid Refresh Token: Refresh Token Not Found';
  second.api.fail(/grant_type=refresh_token/, answer(400, 'refresh_token_not_found', words));
  const page = await get('/account', await expired());
  expect(page.status).toBeLessThan(400);
  expect(page.cleared.join()).toContain('Max-Age=0');
});
