import { cookiesOfSession } from '../../support/sign-in.ts';
import { workspacePaths } from './entry-points.ts';
import { ageSession, cookieHeader, expect, lastDay, test } from './people.ts';
import { sendRaw, tracesIn } from './raw-request.ts';

// The limit of twelve hours, and who stays signed in, are tested in database/admin-gate.test.ts.
test('after 30 idle minutes the dashboard exposes nothing and asks for a new sign-in', async ({
  page,
  context,
  admin,
  expectConsole,
}) => {
  expectConsole(/status of 401/);
  await context.addCookies(await cookiesOfSession(admin.client));
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await ageSession(admin, '2 hours', '31 minutes');
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
