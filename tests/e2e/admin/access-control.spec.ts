import { createHmac } from 'node:crypto';
import { addSecondFactor } from '../../support/second-factor.ts';
import { cookiesOf, type SessionCookies } from '../../support/sign-in.ts';
import { state } from '../../support/stack.ts';
import { requests, sendRaw, tracesIn, workspacePaths } from './entry-points.ts';
import { cookieHeader, expect, sql, test, writeMessage } from './people.ts';

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

/** Asks for a page with a Cookie header, or without where it is empty. */
const getAs = (cookie: string, path = '/admin') => sendRaw(path, { headers: { ...(cookie && { cookie }) } });

/** Makes every bypass attempt. @returns the responses that expose dashboard text, succeed or fail with a 5xx */
async function findLeaks(cookie: string): Promise<string[]> {
  const found: string[] = [];
  for (const [path, { headers, ...sent }] of requests) {
    const answer = await sendRaw(path, { ...sent, headers: { ...headers, ...(cookie && { cookie }) } });
    const says = tracesIn(answer);
    // For client-side navigations Next answers 200, with the refusal status in the stream.
    const isRefusalInStream =
      answer.headers['content-type'] === 'text/x-component' &&
      /NEXT_HTTP_ERROR_FALLBACK;40[134]/.test(answer.body);
    const isSuccess = path !== '/' && answer.status === 200 && !isRefusalInStream;
    if (says.length > 0 || isSuccess || answer.status >= 500)
      found.push(`${JSON.stringify({ path, headers, ...sent })}: ${answer.status} ${says}`);
  }
  return found;
}

test('the admin gets the dashboard with every text that the other tests search for', async ({
  adminCookies,
}) => {
  const cookie = cookieHeader(adminCookies);
  for (const path of workspacePaths) {
    const answer = await getAs(cookie, path);
    expect.soft(answer.status, path).toBe(200);
    expect.soft(answer.headers['cache-control'], path).toContain('no-store');
    expect.soft(tracesIn(answer).length, path).toBeGreaterThan(path === '/admin' ? 7 : 0);
  }
  expect(tracesIn(await getAs(cookie, '/admin/export?table=totals'))).toContain('Total Users');
});

for (const [who, status, ...words] of [
  ['a guest', 401, 'Please sign in to access the admin dashboard.', 'href="/auth?next=%2Fadmin"'],
  ['a reader', 403, 'Your account is not an admin account.', 'Open the exercise'],
] as const)
  test(`${who} gets a readable ${status} with a way forward and no dashboard content`, async ({
    readerCookies,
  }) => {
    const cookie = status === 403 ? cookieHeader(readerCookies) : '';
    const answer = await getAs(cookie);
    for (const text of ['Access Denied', ...words]) expect(answer.body).toContain(text);
    expect(answer.headers['cache-control']).toContain('no-store');
    for (const path of workspacePaths) expect.soft((await getAs(cookie, path)).status, path).toBe(status);
    expect(await findLeaks(cookie)).toEqual([]);
  });

test('an expired, forged or malformed session counts as signed out', async ({ adminCookies }) => {
  for (const [index, [flaw, cookie]] of Object.entries(forgeSessions(adminCookies)).entries()) {
    // Each page once, then a page and a file.
    for (const path of index === 0 ? workspacePaths : ['/admin', '/admin/export']) {
      const plain = await getAs(cookie, path);
      expect.soft(plain.status, `${flaw} at ${path}`).toBe(401);
      const scripted = await sendRaw(path, { headers: { cookie, rsc: '1' } });
      expect.soft(scripted.status, `${flaw} at ${path}`).toBeGreaterThanOrEqual(300);
      expect.soft([plain, scripted].flatMap(tracesIn), `${flaw} at ${path}`).toEqual([]);
    }
  }
});

test('a revoked role counts at once; Server Actions called without their page change nothing for guests, readers and former or half signed-in admins on any path', async ({
  adminCookies,
  readerCookies,
  newAdmin,
  mark,
}) => {
  const message = await writeMessage({ subject: mark });
  const handled = () =>
    sql`select from public.contact_messages where id = ${message} and handled_at is not null`;
  const admin = cookieHeader(adminCookies);
  // The action ids in the pages, for requests with and without JavaScript.
  const pages = [`/admin/inbox?message=${message}`, '/admin/mails'].map((path) => getAs(admin, path));
  const html = (await Promise.all(pages)).map(({ body }) => body).join();
  const ids = [...new Set(html.match(/\b[0-9a-f]{42}\b/g))];
  expect(ids.length).toBeGreaterThanOrEqual(2);
  const previous = JSON.stringify([{ status: 'idle', fieldErrors: {}, values: {}, submission: 0 }, '$K1']);
  const part = (name: string, value: string) =>
    `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const send = (
    cookie: string,
    id: string,
    path = '/admin/inbox',
    origin = new URL(state.siteUrl).origin,
  ) => {
    const form = { 'next-action': id, 'content-type': 'multipart/form-data; boundary=x', origin };
    const body = `${part('_1_move', `closed ${message}`)}${part('0', previous)}--x--\r\n`;
    return sendRaw(path, { method: 'POST', headers: { ...form, ...(cookie && { cookie }) }, body });
  };
  const [former, half] = [await newAdmin('former-admin'), await newAdmin('half')];
  await addSecondFactor(half.client);
  const formerCookie = cookieHeader(await cookiesOf(former));
  expect((await getAs(formerCookie)).status).toBe(200);
  await sql`delete from public.user_roles where user_id = ${former.id}`;
  for (const path of ['/admin', '/admin/export'])
    expect((await getAs(formerCookie, path)).status, path).toBe(403);
  const senders = {
    'a guest': '',
    'a reader': cookieHeader(readerCookies),
    'an admin whose role is revoked': formerCookie,
    'an admin by password alone': cookieHeader(await cookiesOf(half)),
  };
  const paths = ['/', '/admin/inbox', '/%61dmin', '/admin/mails', '/admin/export', '/admin/second-factor'];
  for (const [who, cookie] of Object.entries(senders)) {
    for (const [index, id] of ids.entries()) {
      // On the home page nothing but the check of the action itself refuses it.
      for (const path of index === 0 ? paths : paths.slice(0, 1)) {
        const answer = await send(cookie, id, path);
        // The page of the second factor shows the account's own address.
        const body = answer.body.replaceAll(half.email, '');
        expect.soft(tracesIn({ ...answer, body }), `${who}: ${id} at ${path}`).toEqual([]);
      }
    }
  }
  for (const id of ids)
    expect((await send(admin, id, '/admin/inbox', 'https://evil.example')).status).toBe(403);
  expect(await handled()).toHaveLength(0);
  // The same request from the admin succeeds, so the refusals above were not due to a malformed form.
  for (const id of ids) await send(admin, id);
  expect(await handled()).toHaveLength(1);
});
