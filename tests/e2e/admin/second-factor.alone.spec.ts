import type { Page } from '@playwright/test';
import type postgres from 'postgres';
import { codeOf, wrongCodeOf } from '../../support/second-factor.ts';
import { signInByCookie } from '../../support/sign-in.ts';
import { connect, newPerson, type Person, serviceClient } from '../../support/stack.ts';
import { cookieHeader, expect, signIn, test } from './people.ts';
import { sendRaw } from './raw-request.ts';

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

const secretOn = async (page: Page) =>
  ((await page.getByText(/^Key: /).textContent()) ?? '').replace(/^Key: |\s/g, '');
const codesOn = async (page: Page) =>
  page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allTextContents();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const actsOf = async (id: string) =>
  (await sql`select action from public.admin_audit where actor = ${id} order by id`).map(
    ({ action }) => action,
  );
async function typeCode(page: Page, code: string, button: string) {
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill(code);
  await page.getByRole('button', { name: button }).click();
}

async function enrol(page: Page): Promise<{ secret: string; codes: string[] }> {
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  const secret = await secretOn(page);
  await typeCode(page, wrongCodeOf(secret), 'Check the code');
  await expect(page.getByRole('alert').filter({ hasText: 'Wrong code' })).toBeVisible();
  expect(await secretOn(page)).toBe(secret);
  await typeCode(page, codeOf(secret), 'Check the code');
  await expect(heading(page, 'Keep these recovery codes')).toBeVisible();
  return { secret, codes: await codesOn(page) };
}

/** From the first sign-in to a lost phone, with and without JavaScript. */
async function expectFullLifecycle(
  page: Page,
  waitForMail: (to: string, subject: RegExp) => Promise<unknown>,
) {
  await signIn(page, admin);
  await expect(heading(page, 'Protect the dashboard')).toBeVisible();
  const { secret, codes } = await enrol(page);
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
  await waitForMail(admin.email, /second step was added/);
  await page.getByRole('link', { name: 'I have kept them. Open the dashboard' }).click();
  await expect(heading(page, 'Overview')).toBeVisible();
  await page.waitForURL(/\/admin$/);
  await page.goto('/admin/second-factor');
  await expect(page.getByText(codes[0] ?? '')).toHaveCount(0);

  await page.context().clearCookies();
  await signInByCookie(page.context(), admin);
  await page.goto('/admin');
  await expect(heading(page, 'One more step')).toBeVisible();
  await typeCode(page, '12', 'Open the dashboard');
  await expect(page.getByText('Please type the six digits.')).toBeVisible();
  await typeCode(page, wrongCodeOf(secret), 'Open the dashboard');
  await expect(page.getByRole('alert').filter({ hasText: 'Wrong code' })).toBeVisible();
  await typeCode(page, codeOf(secret), 'Open the dashboard');
  await expect(heading(page, 'Overview')).toBeVisible();
  await page.waitForURL(/\/admin$/);

  await page.context().clearCookies();
  await signInByCookie(page.context(), admin);
  await page.goto('/admin');
  const typeRecoveryCode = async (code: string) => {
    const field = page.getByRole('textbox', { name: 'Recovery code' });
    if (!(await field.isVisible())) await page.getByText('I have lost my phone').click();
    await field.fill(code);
    await page.getByRole('button', { name: 'Use this recovery code' }).click();
  };
  await typeRecoveryCode('0000-0000-0000-0000');
  await expect(page.getByRole('alert').filter({ hasText: 'Wrong recovery code' })).toBeVisible();
  // Typed from paper, in lower case and without dashes.
  await typeRecoveryCode((codes[3] ?? '').toLowerCase().replaceAll('-', ' '));
  await expect(heading(page, 'Protect the dashboard')).toBeVisible();
  await waitForMail(admin.email, /recovery code was used/);
  const second = await enrol(page);
  expect(second.secret).not.toBe(secret);
  expect(second.codes.some((code) => codes.includes(code))).toBe(false);
  expect((await actsOf(admin.id)).filter((action) => action !== 'sign-in')).toEqual(
    expect.arrayContaining([
      'factor-added',
      'recovery-codes-made',
      'code-refused',
      'recovery-code-used',
      'factor-removed',
    ]),
  );
}

test('an admin enrols, signs in with a code, and recovers from a lost phone', async ({ page, mailbox }) => {
  test.setTimeout(120_000);
  await expectFullLifecycle(page, mailbox.waitFor);
});

test.describe('without JavaScript', { tag: '@long' }, () => {
  test.use({ javaScriptEnabled: false });
  test('an admin enrols, signs in with a code, and recovers from a lost phone', async ({ page, mailbox }) => {
    test.setTimeout(120_000);
    await expectFullLifecycle(page, mailbox.waitFor);
  });
});

test('the page is closed to guests and readers', async ({ readerCookies }) => {
  expect((await sendRaw('/admin/second-factor')).status).toBe(401);
  const reader = await sendRaw('/admin/second-factor', { headers: { cookie: cookieHeader(readerCookies) } });
  expect(reader.status).toBe(403);
  expect(reader.body).not.toContain('authenticator');
});
