import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../support/axe.ts';
import { waitForMail } from '../../support/mailbox.ts';
import { addSecondFactor, codeOf, wrongCodeOf } from '../../support/second-factor.ts';
import { cookiesOfSession, signInByCookie } from '../../support/sign-in.ts';
import { anonymousClient, type Person } from '../../support/stack.ts';
import { eachWay } from '../auth/flows.ts';
import { countTries, fillSignIn, triesOf } from '../auth/people.ts';
import { sendRaw, tracesIn, workspacePaths } from './entry-points.ts';
import { cookieHeader, expect, expectSaid, press, sql, test } from './people.ts';

// Required of every admin during these tests: a global setting, so they run alone.
const require = (required: boolean) =>
  sql`update private.admin_settings set second_factor_required = ${required}`;
test.beforeAll(() => require(true));
test.afterAll(() => require(false));
test.beforeEach(() => sql`delete from public.rate_limits`);

/** Signs in an admin with an authenticator. @returns its secret */
async function signInWithFactor(page: Page, admin: Person): Promise<string> {
  const { secret } = await addSecondFactor(admin.client);
  await page.context().addCookies(await cookiesOfSession(admin.client));
  return secret;
}

/** Signs in anew, by password alone, and opens the dashboard. */
async function openByPassword(page: Page, admin: Person): Promise<void> {
  await page.context().clearCookies();
  await signInByCookie(page.context(), admin);
  await page.goto('/admin');
}

const secretOn = async (page: Page) =>
  ((await page.getByText(/^Key: /).textContent()) ?? '').replace(/^Key: |\s/g, '');
const codesOn = async (page: Page) =>
  page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allTextContents();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
async function typeCode(page: Page, code: string, button: string) {
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill(code);
  await page.getByRole('button', { name: button }).click();
}
async function typeWrongCode(page: Page, secret: string, button: string) {
  await typeCode(page, wrongCodeOf(secret), button);
  await expectSaid(page, 'Wrong code', 'alert');
}

// From the first sign-in to a lost phone.
eachWay('the second factor', 'with', (isScripted) => {
  test('an admin enrols, signs in with one of ten codes in 15 minutes, and recovers from a lost phone', async ({
    page,
    admin,
  }) => {
    test.setTimeout(120_000);
    const enrol = async () => {
      await press(page, 'Set up an authenticator app');
      await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
      const secret = await secretOn(page);
      await typeWrongCode(page, secret, 'Check the code');
      expect(await secretOn(page)).toBe(secret);
      await typeCode(page, codeOf(secret), 'Check the code');
      await expect(heading(page, 'Keep these recovery codes')).toBeVisible();
      if (isScripted) await expect(heading(page, 'Keep these recovery codes')).toBeFocused();
      return { secret, codes: await codesOn(page) };
    };
    await page.goto('/auth?next=/admin');
    await fillSignIn(page, admin);
    await expect(heading(page, 'Protect the dashboard')).toBeVisible();
    const { secret, codes } = await enrol();
    expect(codes).toHaveLength(10);
    await waitForMail(admin.email, /second step was added/);
    await page.getByRole('link', { name: 'I have kept them. Open the dashboard' }).click();
    await expect(heading(page, 'Overview')).toBeVisible();
    await page.waitForURL(/\/admin$/);
    await page.goto('/admin/second-factor');
    await expect(page.getByText(codes[0] ?? '')).toHaveCount(0);

    await openByPassword(page, admin);
    await expect(heading(page, 'One more step')).toBeVisible();
    await typeCode(page, '12', 'Open the dashboard');
    await expect(page.getByText('Please type the six digits.')).toBeVisible();
    await typeWrongCode(page, secret, 'Open the dashboard');
    await typeCode(page, codeOf(secret), 'Open the dashboard');
    await expect(heading(page, 'Overview')).toBeVisible();
    await page.waitForURL(/\/admin$/);
    // The two wrong codes, as a right one is no try.
    expect(await triesOf('second-factor:address', admin.id)).toBe(2);

    await openByPassword(page, admin);
    await countTries('second-factor:address', admin.id, 9);
    await typeWrongCode(page, secret, 'Open the dashboard');
    await typeCode(page, wrongCodeOf(secret), 'Open the dashboard');
    await expectSaid(page, 'Too many tries', 'alert');
    await countTries('second-factor:address', admin.id, 0);
    const typeRecoveryCode = async (code: string) => {
      const field = page.getByRole('textbox', { name: 'Recovery code' });
      if (!(await field.isVisible())) await page.getByText('I have lost my phone').click();
      await field.fill(code);
      await press(page, 'Use this recovery code');
    };
    await typeRecoveryCode('0000-0000-0000-0000');
    await expectSaid(page, 'Wrong recovery code', 'alert');
    if (isScripted) await expectNoViolations(page, 'code');
    // Typed from paper, in lower case and without dashes.
    await typeRecoveryCode((codes[3] ?? '').toLowerCase().replaceAll('-', ' '));
    await expect(page.getByText('Your lost authenticator is removed')).toBeVisible();
    await expect(heading(page, 'Protect the dashboard')).toBeVisible();
    await waitForMail(admin.email, /recovery code was used/);
    const second = await enrol();
    expect(second.secret).not.toBe(secret);
    expect(second.codes.some((code) => codes.includes(code))).toBe(false);
    const acts = await sql`select action from public.admin_audit where actor = ${admin.id}`;
    const named = 'factor-added recovery-codes-made code-refused recovery-code-used factor-removed';
    expect(acts.map(({ action }) => action)).toEqual(expect.arrayContaining(named.split(' ')));
  });
});

test('the page is closed to guests and readers, and a password alone exposes nothing of the dashboard on any path', async ({
  admin,
  readerCookies,
}) => {
  expect((await sendRaw('/admin/second-factor')).status).toBe(401);
  const reader = await sendRaw('/admin/second-factor', { headers: { cookie: cookieHeader(readerCookies) } });
  expect(reader.status).toBe(403);
  expect(reader.body).not.toContain('authenticator');

  for (const prepare of [async () => {}, () => addSecondFactor(admin.client)]) {
    await prepare();
    const thief = anonymousClient();
    await thief.auth.signInWithPassword(admin);
    const cookie = cookieHeader(await cookiesOfSession(thief));
    for (const path of [...workspacePaths, '/admin/second-factor']) {
      // This page shows the account's own email address.
      const own = path === '/admin/second-factor' ? '@example.com' : null;
      for (const rsc of [null, '1']) {
        const answer = await sendRaw(path, { headers: { cookie, ...(rsc && { rsc }) } });
        const traces = tracesIn(answer).filter((trace) => trace !== own);
        expect.soft(traces, path).toEqual([]);
        if (!own) expect.soft(answer.status, path).toBe(303);
      }
    }
  }
});

test('renewing recovery codes and removing the authenticator need a current code', async ({
  page,
  context,
  admin,
}) => {
  const secret = await signInWithFactor(page, admin);
  await page.goto('/admin/settings');
  await page.getByRole('link', { name: 'Change the second factor' }).click();
  await typeWrongCode(page, secret, 'Make new recovery codes');
  await typeCode(page, codeOf(secret), 'Make new recovery codes');
  await expect(heading(page, 'Keep these recovery codes')).toBeVisible();
  expect(await codesOn(page)).toHaveLength(10);
  await expectNoViolations(page, 'codes');
  await waitForMail(admin.email, /New recovery codes/);
  await page.goto('/admin/second-factor');
  await expectNoViolations(page, 'manage');
  await typeWrongCode(page, secret, 'Remove this authenticator');
  await typeCode(page, codeOf(secret), 'Remove this authenticator');
  await expect(heading(page, 'Protect the dashboard')).toBeVisible();
  await waitForMail(admin.email, /second step of your sign-in was removed/);
  // In another tab, as this one may still be navigating.
  const next = await context.newPage();
  await next.goto('/admin');
  await expect(heading(next, 'Protect the dashboard')).toBeVisible();
});

test('a passkey from before opens nothing: a recovery code leads to an app', async ({ page, admin }) => {
  const secret = await signInWithFactor(page, admin);
  await page.goto('/admin/second-factor');
  await typeCode(page, codeOf(secret), 'Make new recovery codes');
  await expect(heading(page, 'Keep these recovery codes')).toBeVisible();
  const [code = ''] = await codesOn(page);
  await sql`update auth.mfa_factors set factor_type = 'webauthn', secret = null where user_id = ${admin.id}`;
  await openByPassword(page, admin);
  await expect(heading(page, 'Please set up an authenticator app')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Code', exact: true })).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(code);
  await press(page, 'Use this recovery code');
  await expect(heading(page, 'Protect the dashboard')).toBeVisible();
  expect(await sql`select from auth.mfa_factors where user_id = ${admin.id}`).toEqual([]);
});

test('an app that was begun at the auth service, past the site, is not completed here', async ({
  page,
  context,
  admin,
}) => {
  await signInByCookie(context, admin);
  await page.goto('/admin/second-factor');
  await press(page, 'Set up an authenticator app');
  await expect(page.getByText(/^Key: /)).toBeVisible();
  await expectNoViolations(page, 'enrol');
  const { data } = await admin.client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Theirs' });
  const { id, totp } = data ?? { id: '', totp: { uri: '', secret: '' } };
  expect(id).not.toBe('');
  const claims = { id, uri: totp.uri, until: Date.now() + 60_000 };
  await page.locator('input[name=factor]').evaluate(
    (field: HTMLInputElement, made) => {
      field.value = field.value.replace(/^[^.]+/, made);
    },
    Buffer.from(JSON.stringify(claims)).toString('base64url'),
  );
  await typeCode(page, codeOf(totp.secret), 'Check the code');
  // It begins anew, with a key of the site's.
  await expect(page.getByRole('textbox', { name: 'Code', exact: true })).toHaveValue('');
  await expect(page.getByText(/^Key: /)).toBeVisible();
  expect(await sql`select from auth.mfa_factors where user_id = ${admin.id} and status = 'verified'`).toEqual(
    [],
  );
});
