import { cookiesOf } from '../../support/sign-in.ts';
import { connect, newPerson, serviceClient } from '../../support/stack.ts';
import { cookieHeader, expect, lastDay, test } from './people.ts';
import { sendRaw, tracesIn } from './raw-request.ts';
import { forgeSessions } from './session-cookie.ts';
import { requests, workspacePaths } from './ways-in.ts';

/** Sends everything with these cookies. @returns what came back with something of the dashboard in it, or with success */
async function openings(cookie: string | null): Promise<string[]> {
  const found: string[] = [];
  for (const [path, { headers, ...sent }] of requests) {
    const answer = await sendRaw(path, { ...sent, headers: { ...headers, ...(cookie && { cookie }) } });
    const says = tracesIn(answer);
    // To a client-side navigation Next answers 200 with the refusal's number in the stream.
    const isRefusalInStream =
      answer.headers['content-type'] === 'text/x-component' &&
      /NEXT_HTTP_ERROR_FALLBACK;40[134]/.test(answer.body);
    const isOpen = path !== '/' && answer.status === 200 && !isRefusalInStream;
    if (says.length > 0 || isOpen || answer.status >= 500) {
      found.push(
        `${sent.method ?? 'GET'} ${path} ${JSON.stringify(headers ?? {})}: ${answer.status} ${says}`,
      );
    }
  }
  return found;
}

test.describe.configure({ timeout: 90_000 });

test('the admin gets the dashboard, so what the other tests look for is there to be found', async ({
  adminCookies,
}) => {
  const cookie = cookieHeader(adminCookies);
  const page = await sendRaw('/admin?stream=off', { headers: { cookie } });
  expect(page.status).toBe(200);
  expect(tracesIn(page).length).toBeGreaterThan(7);
  for (const path of workspacePaths) {
    const answer = await sendRaw(path, { headers: { cookie } });
    expect.soft(answer.status, path).toBe(200);
    expect.soft(answer.headers['cache-control'], path).toContain('no-store');
    expect.soft(tracesIn(answer), path).not.toEqual([]);
  }
  const file = await sendRaw('/admin/export', { headers: { cookie } });
  expect(file.status).toBe(200);
  expect(tracesIn(file)).toContain('Total Users');
});

test('a guest gets a readable 401 and nothing of the dashboard, however they ask', async () => {
  const answer = await sendRaw('/admin');
  expect(answer.status).toBe(401);
  expect(answer.body).toContain('Access Denied');
  expect(answer.body).toContain('Please sign in to access the admin dashboard.');
  expect(answer.headers['cache-control']).toContain('no-store');
  for (const path of workspacePaths) expect.soft((await sendRaw(path)).status, path).toBe(401);
  expect(await openings(null)).toEqual([]);
});

test('a reader gets a readable 403 and nothing of the dashboard, however they ask', async ({
  readerCookies,
}) => {
  const cookie = cookieHeader(readerCookies);
  const answer = await sendRaw('/admin', { headers: { cookie } });
  expect(answer.status).toBe(403);
  expect(answer.body).toContain('Access Denied');
  expect(answer.body).toContain('Your account is not an admin account.');
  for (const path of workspacePaths) {
    expect.soft((await sendRaw(path, { headers: { cookie } })).status, path).toBe(403);
  }
  expect(await openings(cookie)).toEqual([]);
});

test('a session that is expired, forged or no session at all counts as none', async ({ adminCookies }) => {
  for (const [flaw, cookie] of Object.entries(forgeSessions(adminCookies))) {
    for (const path of workspacePaths) {
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

test('a role that is taken away is gone with the next request', async () => {
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
