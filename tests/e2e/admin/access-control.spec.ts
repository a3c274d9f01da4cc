import { cookiesOf } from '../../support/sign-in.ts';
import { connect, newPerson, serviceClient } from '../../support/stack.ts';
import { requests, workspacePaths } from './entry-points.ts';
import { cookieHeader, expect, lastDay, test } from './people.ts';
import { sendRaw, tracesIn } from './raw-request.ts';
import { forgeSessions } from './session-cookie.ts';

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

test.describe.configure({ timeout: 90_000 });

test('the admin gets the dashboard with every text that the other tests search for', async ({
  adminCookies,
}) => {
  const cookie = cookieHeader(adminCookies);
  const page = await sendRaw('/admin', { headers: { cookie } });
  expect(page.status).toBe(200);
  expect(tracesIn(page).length).toBeGreaterThan(7);
  for (const path of workspacePaths) {
    const answer = await sendRaw(path, { headers: { cookie } });
    expect.soft(answer.status, path).toBe(200);
    expect.soft(answer.headers['cache-control'], path).toContain('no-store');
    expect.soft(tracesIn(answer), path).not.toEqual([]);
  }
  const file = await sendRaw('/admin/export?table=totals', { headers: { cookie } });
  expect(file.status).toBe(200);
  expect(tracesIn(file)).toContain('Total Users');
});

test('a guest gets a readable 401 and no dashboard content', async () => {
  const answer = await sendRaw('/admin');
  expect(answer.status).toBe(401);
  expect(answer.body).toContain('Access Denied');
  expect(answer.body).toContain('Please sign in to access the admin dashboard.');
  expect(answer.headers['cache-control']).toContain('no-store');
  for (const path of workspacePaths) expect.soft((await sendRaw(path)).status, path).toBe(401);
  expect(await findLeaks(null)).toEqual([]);
});

test('a reader gets a readable 403 and no dashboard content', async ({ readerCookies }) => {
  const cookie = cookieHeader(readerCookies);
  const answer = await sendRaw('/admin', { headers: { cookie } });
  expect(answer.status).toBe(403);
  expect(answer.body).toContain('Access Denied');
  expect(answer.body).toContain('Your account is not an admin account.');
  for (const path of workspacePaths) {
    expect.soft((await sendRaw(path, { headers: { cookie } })).status, path).toBe(403);
  }
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

test('a revoked role takes effect on the next request', async () => {
  const person = await newPerson('short-lived-admin');
  const sql = connect();
  try {
    await sql`insert into public.user_roles (user_id, role) values (${person.id}, 'admin')`;
    const cookie = cookieHeader(await cookiesOf(person));
    expect((await sendRaw('/admin', { headers: { cookie } })).status).toBe(200);
    await sql`delete from public.user_roles where user_id = ${person.id}`;
    for (const path of workspacePaths) {
      const answer = await sendRaw(path, { headers: { cookie } });
      expect(answer.status).toBe(403);
      expect(tracesIn(answer)).toEqual([]);
    }
    expect((await person.client.rpc('admin_overview', lastDay)).error?.code).toBe('42501');
  } finally {
    await sql.end();
    await serviceClient().auth.admin.deleteUser(person.id);
  }
});
