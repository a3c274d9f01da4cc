import { createHmac } from 'node:crypto';
import { cookiesOf, type SessionCookies } from '../../support/sign-in.ts';
import { requests, sendRaw, tracesIn, workspacePaths } from './entry-points.ts';
import { cookieHeader, expect, lastDay, sql, test } from './people.ts';

// The session cookie holds `base64-` and its JSON.
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const decode = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));

/** A token signed with a guessed key, or unsigned. */
function forgeToken(claims: object, algorithm: 'HS256' | 'none' = 'HS256'): string {
  const content = `${encode({ alg: algorithm, typ: 'JWT' })}.${encode(claims)}`;
  const signature = createHmac('sha256', 'a-guess').update(content).digest('base64url');
  return `${content}.${algorithm === 'none' ? '' : signature}`;
}

/** @param cookies the admin's @returns Cookie headers that look like a session, by their flaw */
function forgeSessions(cookies: SessionCookies): Record<string, string> {
  const { name, value } = cookies[0];
  const session = decode(value.replace('base64-', ''));
  const now = Math.floor(Date.now() / 1000);
  const [head, body, signature] = session.access_token.split('.');
  const claims = { ...decode(body), exp: now + 3600 };
  const write = (more: object) => `${name}=base64-${encode({ ...session, ...more })}`;
  const withToken = (access_token: string, expires_at = now + 3600) =>
    write({ access_token, refresh_token: 'guessed', expires_at });
  const changed = { ...claims, role: 'service_role', exp: now + 99_999 };
  const admin = { ...claims, role: 'authenticated', app_metadata: { role: 'admin' } };
  return {
    'a guessed signature': withToken(forgeToken(claims)),
    'no signature': withToken(forgeToken(claims, 'none')),
    'changed claims with the original signature': withToken(`${head}.${encode(changed)}.${signature}`),
    'an expired token': withToken(forgeToken({ ...claims, exp: now - 3600 }), now - 3600),
    'a forged role claim': withToken(forgeToken(admin)),
    'no token at all': write({ access_token: '', refresh_token: '', expires_at: 0 }),
    'a value that is no session': `${name}=admin`,
    'a broken encoding': `${name}=base64-%%%`,
  };
}

/** Makes every bypass attempt. @returns the responses that expose dashboard text, succeed or fail with a 5xx */
async function findLeaks(cookie: string | null): Promise<string[]> {
  const found: string[] = [];
  for (const [path, { headers, ...sent }] of requests) {
    const answer = await sendRaw(path, { ...sent, headers: { ...headers, ...(cookie && { cookie }) } });
    const says = tracesIn(answer);
    // For client-side navigations Next answers 200, with the refusal status in the stream.
    const isRefusalInStream =
      answer.headers['content-type'] === 'text/x-component' &&
      /NEXT_HTTP_ERROR_FALLBACK;40[134]/.test(answer.body);
    const isSuccess = path !== '/' && answer.status === 200 && !isRefusalInStream;
    if (says.length > 0 || isSuccess || answer.status >= 500) {
      found.push(
        `${sent.method ?? 'GET'} ${path} ${JSON.stringify(headers ?? {})}: ${answer.status} ${says}`,
      );
    }
  }
  return found;
}

test('the admin gets the dashboard with every text that the other tests search for', async ({
  adminCookies,
}) => {
  const headers = { cookie: cookieHeader(adminCookies) };
  for (const path of workspacePaths) {
    const answer = await sendRaw(path, { headers });
    expect.soft(answer.status, path).toBe(200);
    expect.soft(answer.headers['cache-control'], path).toContain('no-store');
    expect.soft(tracesIn(answer).length, path).toBeGreaterThan(path === '/admin' ? 7 : 0);
  }
  const file = await sendRaw('/admin/export?table=totals', { headers });
  expect(file.status).toBe(200);
  expect(tracesIn(file)).toContain('Total Users');
});

for (const [who, status, ...words] of [
  ['a guest', 401, 'Please sign in to access the admin dashboard.', 'href="/auth?next=%2Fadmin"'],
  ['a reader', 403, 'Your account is not an admin account.', 'Open the exercise'],
] as const)
  test(`${who} gets a readable ${status} with a way forward and no dashboard content`, async ({
    readerCookies,
  }) => {
    const cookie = status === 403 ? cookieHeader(readerCookies) : null;
    const headers = { ...(cookie && { cookie }) };
    const answer = await sendRaw('/admin', { headers });
    expect(answer.status).toBe(status);
    for (const text of ['Access Denied', ...words]) expect(answer.body).toContain(text);
    expect(answer.headers['cache-control']).toContain('no-store');
    for (const path of workspacePaths)
      expect.soft((await sendRaw(path, { headers })).status, path).toBe(status);
    expect(await findLeaks(cookie)).toEqual([]);
  });

test('an expired, forged or malformed session counts as signed out', async ({ adminCookies }) => {
  for (const [index, [flaw, cookie]] of Object.entries(forgeSessions(adminCookies)).entries()) {
    // Each page once, then a page and a file.
    for (const path of index === 0 ? workspacePaths : ['/admin', '/admin/export']) {
      const plain = await sendRaw(path, { headers: { cookie } });
      expect.soft(plain.status, `${flaw} at ${path}`).toBe(401);
      const scripted = await sendRaw(path, { headers: { cookie, rsc: '1' } });
      expect.soft(scripted.status, `${flaw} at ${path}`).toBeGreaterThanOrEqual(300);
      for (const answer of [plain, scripted]) {
        expect.soft(tracesIn(answer), `${flaw} at ${path}`).toEqual([]);
      }
    }
  }
});

test('a revoked role takes effect on the next request', async ({ makePerson }) => {
  const person = await makePerson('short-lived-admin', 'admin');
  const headers = { cookie: cookieHeader(await cookiesOf(person)) };
  expect((await sendRaw('/admin', { headers })).status).toBe(200);
  await sql`delete from public.user_roles where user_id = ${person.id}`;
  for (const path of ['/admin', '/admin/export']) {
    const answer = await sendRaw(path, { headers });
    expect(answer.status).toBe(403);
    expect(tracesIn(answer)).toEqual([]);
  }
  expect((await person.client.rpc('admin_overview', lastDay)).error?.code).toBe('42501');
});
