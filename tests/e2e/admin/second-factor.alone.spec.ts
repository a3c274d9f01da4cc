import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type postgres from 'postgres';
import { addSecondFactor, codeOf, wrongCodeOf } from '../../support/second-factor.ts';
import { cookiesOfSession } from '../../support/sign-in.ts';
import { anonymousClient, connect, newPerson, type Person, serviceClient } from '../../support/stack.ts';
import { cookieHeader, expect, signIn, test } from './people.ts';
import { sendRaw, tracesIn } from './raw-request.ts';

/* The second factor is asked of everybody or of nobody, so these tests run when no other does. */

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
/** The session of the test's own client as a cookie, wherever it stands. */
const cookieOf = async (client: Person['client']) => cookieHeader(await cookiesOfSession(client));

async function enrol(page: Page): Promise<{ secret: string; codes: string[] }> {
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  const secret = await secretOn(page);
  await typeCode(page, wrongCodeOf(secret), 'Check the code');
  await expect(page.getByRole('alert').filter({ hasText: 'This code did not fit' })).toBeVisible();
  expect(await secretOn(page)).toBe(secret);
  await typeCode(page, codeOf(secret), 'Check the code');
  await expect(heading(page, 'Keep these recovery codes')).toBeVisible();
  return { secret, codes: await codesOn(page) };
}

/**
 * From the first sign-in to a lost phone, the same with and without scripts.
 * @param settled the address that the dashboard ends on
 */
async function wholeLife(
  page: Page,
  waitForMail: (to: string, subject: RegExp) => Promise<unknown>,
  settled: RegExp,
) {
  await signIn(page, admin);
  await expect(heading(page, 'Protect the dashboard')).toBeVisible();
  const { secret, codes } = await enrol(page);
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
  await waitForMail(admin.email, /second step was added/);
  await page.getByRole('link', { name: 'I have kept them. Open the dashboard' }).click();
  await expect(heading(page, 'Admin dashboard')).toBeVisible();
  await page.waitForURL(settled);
  await page.goto('/admin/second-factor');
  await expect(page.getByText(codes[0] ?? '')).toHaveCount(0);

  await page.context().clearCookies();
  await signIn(page, admin);
  await expect(heading(page, 'One more step')).toBeVisible();
  await typeCode(page, '12', 'Open the dashboard');
  await expect(page.getByText('Please type the six digits.')).toBeVisible();
  await typeCode(page, wrongCodeOf(secret), 'Open the dashboard');
  await expect(page.getByRole('alert').filter({ hasText: 'This code did not fit' })).toBeVisible();
  await typeCode(page, codeOf(secret), 'Open the dashboard');
  await expect(heading(page, 'Admin dashboard')).toBeVisible();
  await page.waitForURL(settled);

  await page.context().clearCookies();
  await signIn(page, admin);
  const typeRecoveryCode = async (code: string) => {
    const field = page.getByRole('textbox', { name: 'Recovery code' });
    if (!(await field.isVisible())) await page.getByText('I have lost my phone').click();
    await field.fill(code);
    await page.getByRole('button', { name: 'Use this recovery code' }).click();
  };
  await typeRecoveryCode('0000-0000-0000-0000');
  await expect(page.getByRole('alert').filter({ hasText: 'This recovery code did not fit' })).toBeVisible();
  // Typed from paper, in small letters and without dashes.
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

test('an admin sets up a second factor, signs in with it, and gets back in without the phone', async ({
  page,
  mailbox,
}) => {
  test.setTimeout(120_000);
  await wholeLife(page, mailbox.waitFor, /\/admin$/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('an admin sets up a second factor, signs in with it, and gets back in without the phone', async ({
    page,
    mailbox,
  }) => {
    test.setTimeout(120_000);
    await wholeLife(page, mailbox.waitFor, /stream=off/);
  });
});

test('a password alone gets nothing of the dashboard, whatever it asks for', async () => {
  for (const prepare of [async () => {}, () => addSecondFactor(admin.client)]) {
    await prepare();
    const thief = anonymousClient();
    await thief.auth.signInWithPassword(admin);
    const cookie = await cookieOf(thief);
    for (const path of ['/admin', '/admin?stream=off', '/admin/export', '/admin/second-factor']) {
      for (const headers of [{ cookie }, { cookie, rsc: '1' }] as Record<string, string>[]) {
        const answer = await sendRaw(path, { headers });
        // Their own address stands there.
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
    expect((await thief.rpc('admin_totals')).error?.code).toBe('42501');
    expect((await thief.rpc('admin_audit_log')).error?.code).toBe('42501');
  }
  expect((await admin.client.rpc('admin_totals')).error).toBeNull();
});

test('codes are tried ten times in a quarter of an hour, by this account alone', async ({ page }) => {
  test.setTimeout(90_000);
  const { secret } = await addSecondFactor(admin.client);
  await signIn(page, admin);
  for (let tries = 0; tries < 10; tries++) {
    await typeCode(page, wrongCodeOf(secret), 'Open the dashboard');
    await expect(page.getByRole('button', { name: 'Open the dashboard' })).toBeEnabled();
  }
  await typeCode(page, codeOf(secret), 'Open the dashboard');
  await expect(page.getByRole('alert').filter({ hasText: 'Too many tries' })).toBeVisible();
  const other = await newPerson('other-admin');
  await sql`insert into public.user_roles (user_id, role) values (${other.id}, 'admin')`;
  const factor = await addSecondFactor(other.client);
  await page.context().clearCookies();
  await signIn(page, other);
  await typeCode(page, codeOf(factor.secret), 'Open the dashboard');
  await expect(heading(page, 'Admin dashboard')).toBeVisible();
  await serviceClient().auth.admin.deleteUser(other.id);
});

test('new recovery codes and the removal of the authenticator need the code of this moment', async ({
  page,
  context,
  mailbox,
}) => {
  const { secret } = await addSecondFactor(admin.client);
  await context.addCookies(await cookiesOfSession(admin.client));
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Second factor' }).click();
  await typeCode(page, wrongCodeOf(secret), 'Make new recovery codes');
  await expect(page.getByRole('alert').filter({ hasText: 'This code did not fit' })).toBeVisible();
  await typeCode(page, codeOf(secret), 'Make new recovery codes');
  await expect(heading(page, 'Keep these recovery codes')).toBeVisible();
  expect(await codesOn(page)).toHaveLength(10);
  await mailbox.waitFor(admin.email, /New recovery codes/);
  await page.goto('/admin/second-factor');
  await typeCode(page, wrongCodeOf(secret), 'Remove this authenticator');
  await expect(page.getByRole('alert').filter({ hasText: 'This code did not fit' })).toBeVisible();
  await typeCode(page, codeOf(secret), 'Remove this authenticator');
  await expect(heading(page, 'Protect the dashboard')).toBeVisible();
  await mailbox.waitFor(admin.email, /second step of your sign-in was removed/);
  await page.goto('/admin');
  await expect(heading(page, 'Protect the dashboard')).toBeVisible();
  await sql`select public.use_recovery_code(${admin.id}, 'x')`;
  const left = await sql`select from private.admin_recovery_codes where user_id = ${admin.id}`;
  expect(left).toHaveLength(0);
});

test('a view of the dashboard asks once who is there', async ({ page, context }) => {
  await addSecondFactor(admin.client);
  await context.addCookies(await cookiesOfSession(admin.client));
  // Counts the calls of the one function that says who may see the dashboard.
  await sql.unsafe(`
    create sequence private.gate_calls;
    alter function public.admin_gate() rename to admin_gate_itself;
    create function public.admin_gate() returns table (status text, user_id uuid, email text, has_factor boolean)
      language sql volatile security definer set search_path = '' as $$
      select nextval('private.gate_calls'); select * from public.admin_gate_itself() $$;
    grant execute on function public.admin_gate to authenticated`);
  try {
    await page.goto('/admin?stream=off');
    await expect(heading(page, 'Admin dashboard')).toBeVisible();
    expect(await sql`select last_value::int as calls from private.gate_calls`).toEqual([{ calls: 1 }]);
  } finally {
    await sql.unsafe(`
      drop function public.admin_gate();
      alter function public.admin_gate_itself() rename to admin_gate;
      drop sequence private.gate_calls`);
  }
});

test('the page is no way in for a reader, and for nobody', async ({ readerCookies }) => {
  expect((await sendRaw('/admin/second-factor')).status).toBe(401);
  const reader = await sendRaw('/admin/second-factor', { headers: { cookie: cookieHeader(readerCookies) } });
  expect(reader.status).toBe(403);
  expect(reader.body).not.toContain('authenticator');
});

for (const width of [360, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`its screens are accessible and fit at ${width} px, ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      const look = async (name: string) => {
        await page.screenshot({
          path: `test-results/second-factor/${name}-${width}-${colorScheme}.png`,
          fullPage: true,
        });
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      };
      await signIn(page, admin);
      await page.getByRole('button', { name: 'Set up an authenticator app' }).press('Enter');
      await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
      await look('enrol');
      const secret = await secretOn(page);
      await page.getByRole('textbox', { name: 'Code', exact: true }).fill(codeOf(secret));
      await page.keyboard.press('Enter');
      await expect(heading(page, 'Keep these recovery codes')).toBeFocused();
      await look('codes');
      await page.goto('/admin/second-factor');
      await look('manage');
      await page.context().clearCookies();
      await signIn(page, admin);
      await page.getByText('I have lost my phone').press('Enter');
      await look('code');
    });
  }
}
