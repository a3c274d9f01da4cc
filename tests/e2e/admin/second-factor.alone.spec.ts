import type { Page } from '@playwright/test';
import { addSecondFactor, codeOf, wrongCodeOf } from '../../support/second-factor.ts';
import { cookiesOfSession, signInByCookie } from '../../support/sign-in.ts';
import { anonymousClient, newPerson, type Person, serviceClient } from '../../support/stack.ts';
import { countTries, triesOf } from '../auth/people.ts';
import { workspacePaths } from './entry-points.ts';
import { sql } from './messages.ts';
import { cookieHeader, expect, lastDay, signIn, test } from './people.ts';
import { sendRaw, tracesIn } from './raw-request.ts';
import { codesOn, heading, requireSecondFactor, secretOn, typeCode } from './second-factor.ts';

requireSecondFactor();

const actsOf = async (id: string) =>
  (await sql`select action from public.admin_audit where actor = ${id} order by id`).map(
    ({ action }) => action,
  );
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
  admin: Person,
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
  await expect(page.getByText('Your lost authenticator is removed')).toBeVisible();
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

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', {
    tag: javaScriptEnabled ? [] : '@long',
  }, () => {
    test.use({ javaScriptEnabled });
    test('an admin enrols, signs in with a code, and recovers from a lost phone', async ({
      page,
      admin,
      mailbox,
    }) => {
      test.setTimeout(120_000);
      await expectFullLifecycle(page, admin, mailbox.waitFor);
    });
  });

test('the page is closed to guests and readers', async ({ readerCookies }) => {
  expect((await sendRaw('/admin/second-factor')).status).toBe(401);
  const reader = await sendRaw('/admin/second-factor', { headers: { cookie: cookieHeader(readerCookies) } });
  expect(reader.status).toBe(403);
  expect(reader.body).not.toContain('authenticator');
});

/** The current session of a test client as a Cookie header. */
const cookieOf = async (client: Person['client']) => cookieHeader(await cookiesOfSession(client));

test('a password alone exposes nothing of the dashboard on any path', async ({ admin }) => {
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

test('allows ten codes per account in 15 minutes', async ({ page, admin }) => {
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
