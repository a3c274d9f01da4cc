import type postgres from 'postgres';
import { cookiesOfSession } from '../../support/sign-in.ts';
import { connect, newPerson, type Person, serviceClient } from '../../support/stack.ts';
import { workspacePaths } from './entry-points.ts';
import { ageSession, cookieHeader, expect, lastDay, test } from './people.ts';
import { sendRaw, tracesIn } from './raw-request.ts';

let sql: postgres.Sql;
let admin: Person;
test.beforeAll(() => {
  sql = connect();
});
test.afterAll(() => sql.end());
test.beforeEach(async () => {
  admin = await newPerson('admin');
  await sql`insert into public.user_roles (user_id, role) values (${admin.id}, 'admin')`;
});
test.afterEach(async () => {
  await serviceClient().auth.admin.deleteUser(admin.id);
});

for (const [what, signedIn, seen] of [
  ['30 idle minutes', '2 hours', '31 minutes'],
  ['12 hours', '721 minutes', '1 minute'],
] as const) {
  test(`after ${what} the dashboard exposes nothing and asks for a new sign-in`, {
    tag: what === '12 hours' ? '@long' : [],
  }, async ({ page, context, expectConsole }) => {
    expectConsole(/status of 401/);
    await context.addCookies(await cookiesOfSession(admin.client));
    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    await ageSession(sql, admin, signedIn, seen);
    const cookies = await cookiesOfSession(admin.client);
    for (const path of workspacePaths) {
      const answer = await sendRaw(path, { headers: { cookie: cookieHeader(cookies) } });
      expect(answer.status, path).toBe(401);
      expect(tracesIn(answer), path).toEqual([]);
    }
    expect((await admin.client.rpc('admin_overview', lastDay)).error?.code).toBe('42501');
    await context.addCookies(cookies);
    await page.goto('/admin');
    await expect(page.getByRole('main').getByRole('status')).toContainText(
      'the dashboard closes after 30 minutes without use',
    );
    await page.getByRole('button', { name: 'Sign in again' }).click();
    await expect(page).toHaveURL(/\/auth\?next=%2Fadmin/);
    const form = page.getByRole('main');
    await form.locator('input[name=email]:visible').fill(admin.email);
    await form.locator('input[name=password]:visible').fill(admin.password);
    await form.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  });
}

// In the first tier database/admin-gate.test.ts tests both times.
test('an admin active within the last 30 minutes stays signed in', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await context.addCookies(await cookiesOfSession(admin.client));
  await page.goto('/admin');
  await ageSession(sql, admin, '11 hours', '29 minutes');
  await context.addCookies(await cookiesOfSession(admin.client));
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
});
