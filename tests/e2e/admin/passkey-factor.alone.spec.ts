import type { Page } from '@playwright/test';
import type postgres from 'postgres';
import { addDevice, closeQuestions, namedSite } from '../../support/device.ts';
import { expect, test } from '../../support/fixtures.ts';
import { waitForForms } from '../../support/forms.ts';
import { codeOf } from '../../support/second-factor.ts';
import { cookiesOf } from '../../support/sign-in.ts';
import { connect, newPerson, type Person, serviceClient } from '../../support/stack.ts';

/* Changes the global second-factor setting, so these tests run alone. */

test.use({ baseURL: namedSite });

let sql: postgres.Sql;
let admin: Person;
test.beforeAll(async () => {
  sql = connect();
  await sql`update private.admin_settings set second_factor_required = true`;
});
test.afterAll(async () => {
  await sql`update private.admin_settings set second_factor_required = false`;
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
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function arrive(page: Page) {
  await page.context().clearCookies();
  await page.context().addCookies((await cookiesOf(admin)).map((each) => ({ ...each, url: namedSite })));
  await page.goto('/admin/second-factor');
  await waitForForms(page);
}

async function typeCode(page: Page, secret: string, button: string) {
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill(codeOf(secret));
  await press(page, button);
}

test('an admin sets up a passkey, opens the workspace with it, adds an app and removes the passkey', async ({
  page,
  mailbox,
}) => {
  test.setTimeout(120_000);
  const device = await addDevice(page);
  await arrive(page);
  await expect(heading(page, 'Protect the dashboard')).toBeVisible();
  await press(page, 'Set up a passkey');
  await expect(heading(page, 'Keep these recovery codes')).toBeVisible();
  await mailbox.waitFor(admin.email, /second step was added/);

  await arrive(page);
  await expect(heading(page, 'One more step')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Code', exact: true })).toHaveCount(0);
  await press(page, 'Use your passkey');
  await expect(heading(page, 'Overview')).toBeVisible();

  await page.goto('/admin/second-factor');
  await expect(page.getByText('Your passkey is set up.')).toBeVisible();
  await press(page, 'Add an authenticator app');
  const key = page.getByText(/^Key: /);
  await expect(key).toBeVisible();
  const secret = ((await key.textContent()) ?? '').replace(/^Key: |\s/g, '');
  await typeCode(page, secret, 'Check the code');
  await expect(page.getByText('Your authenticator app and your passkey are set up.')).toBeVisible();

  await press(page, 'Make new recovery codes');
  await expect(heading(page, 'Keep these recovery codes')).toBeVisible();

  await arrive(page);
  await expect(page.getByRole('textbox', { name: 'Code', exact: true })).toBeVisible();
  await press(page, 'Use your passkey');
  await expect(heading(page, 'Overview')).toBeVisible();
  await page.goto('/admin/second-factor');
  await press(page, 'Remove the passkey');
  await expect(heading(page, 'One more step')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Use your passkey' })).toHaveCount(0);
  await mailbox.waitFor(admin.email, /second step of your sign-in was removed/);
  const acts = await sql`select action from public.admin_audit where actor = ${admin.id} order by id`;
  expect(acts.map(({ action }) => action).filter((each) => each.startsWith('factor'))).toEqual([
    'factor-added',
    'factor-added',
    'factor-removed',
  ]);
  await device.remove();
});

test('a question that is closed changes nothing, and the session stays outside', async ({ page }) => {
  await closeQuestions(page);
  await arrive(page);
  await press(page, 'Set up a passkey');
  await expect(
    page.locator('main [data-slot=notice]').filter({ hasText: 'No passkey was used' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Set up a passkey' })).toBeEnabled();
  expect(await sql`select from auth.mfa_factors where user_id = ${admin.id} and status = 'verified'`).toEqual(
    [],
  );
});
