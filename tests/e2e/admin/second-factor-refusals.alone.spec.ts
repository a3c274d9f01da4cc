import type { Page } from '@playwright/test';
import type postgres from 'postgres';
import { addSecondFactor, codeOf, wrongCodeOf } from '../../support/second-factor.ts';
import { cookiesOfSession, signInByCookie } from '../../support/sign-in.ts';
import { anonymousClient, connect, newPerson, type Person, serviceClient } from '../../support/stack.ts';
import { countTries, triesOf } from '../auth/people.ts';
import { workspacePaths } from './entry-points.ts';
import { cookieHeader, expect, lastDay, test } from './people.ts';
import { sendRaw, tracesIn } from './raw-request.ts';

/* Changes the global second-factor setting, so these tests run alone. */

let sql: postgres.Sql;
let admin: Person;
const require = (required: boolean) =>
  sql`update private.admin_settings set second_factor_required = ${required}`;
test.beforeAll(async () => {
  sql = connect();
  await require(true);
});
test.afterAll(async () => {
  await require(false);
  await sql.end();
});
test.beforeEach(async () => {
  admin = await newPerson('admin');
  await sql`insert into public.user_roles (user_id, role) values (${admin.id}, 'admin')`;
  await sql`delete from public.rate_limits`;
});
test.afterEach(async () => {
  await serviceClient().auth.admin.deleteUser(admin.id);
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
async function typeCode(page: Page, code: string, button: string) {
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill(code);
  await page.getByRole('button', { name: button }).click();
}
/** The current session of a test client as a Cookie header. */
const cookieOf = async (client: Person['client']) => cookieHeader(await cookiesOfSession(client));

test('a password alone exposes nothing of the dashboard on any path', async () => {
  for (const prepare of [async () => {}, () => addSecondFactor(admin.client)]) {
    await prepare();
    const thief = anonymousClient();
    await thief.auth.signInWithPassword(admin);
    const cookie = await cookieOf(thief);
    for (const path of [...workspacePaths, '/admin/second-factor']) {
      for (const headers of [{ cookie }, { cookie, rsc: '1' }] as Record<string, string>[]) {
        const answer = await sendRaw(path, { headers });
        // This page shows the account's own email address.
        const own = path === '/admin/second-factor' ? '@example.com' : null;
        expect
          .soft(
            tracesIn(answer).filter((trace) => trace !== own),
            path,
          )
          .toEqual([]);
        if (path !== '/admin/second-factor') expect.soft(answer.status, path).toBe(303);
      }
    }
    const forged = Buffer.from(
      JSON.stringify({
        status: 'admin',
        session: { userId: admin.id, email: admin.email },
        hasFactor: true,
        until: Date.now() + 30_000,
      }),
    ).toString('base64url');
    const pass = await sendRaw('/admin', { headers: { cookie, 'x-admin-pass': `${forged}.${forged}` } });
    expect(tracesIn(pass)).toEqual([]);
    expect((await thief.rpc('admin_overview', lastDay)).error?.code).toBe('42501');
    expect((await thief.rpc('admin_people')).error?.code).toBe('42501');
  }
  expect((await admin.client.rpc('admin_overview', lastDay)).error).toBeNull();
});

test('allows ten codes per account in 15 minutes', async ({ page }) => {
  test.setTimeout(90_000);
  const { secret } = await addSecondFactor(admin.client);
  await signInByCookie(page.context(), admin);
  await page.goto('/admin');
  await countTries('second-factor:address', admin.id, 9);
  await typeCode(page, wrongCodeOf(secret), 'Open the dashboard');
  await expect(page.getByRole('alert').filter({ hasText: 'Wrong code' })).toBeVisible();
  await typeCode(page, codeOf(secret), 'Open the dashboard');
  await expect(page.getByRole('alert').filter({ hasText: 'Too many tries' })).toBeVisible();
  const other = await newPerson('other-admin');
  await sql`insert into public.user_roles (user_id, role) values (${other.id}, 'admin')`;
  const factor = await addSecondFactor(other.client);
  await page.context().clearCookies();
  await signInByCookie(page.context(), other);
  await page.goto('/admin');
  await typeCode(page, codeOf(factor.secret), 'Open the dashboard');
  await expect(heading(page, 'Overview')).toBeVisible();
  // A right code is no try.
  expect(await triesOf('second-factor:address', other.id)).toBe(0);
  await serviceClient().auth.admin.deleteUser(other.id);
});
