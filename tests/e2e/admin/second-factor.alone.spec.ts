import { addSecondFactor, codeOf } from '../../support/second-factor.ts';
import { cookiesOfSession } from '../../support/sign-in.ts';
import { anonymousClient } from '../../support/stack.ts';
import { countTries, triesOf } from '../auth/people.ts';
import { workspacePaths } from './entry-points.ts';
import { cookieHeader, expect, expectSaid, lastDay, press, signIn, sql, test } from './people.ts';
import { sendRaw, tracesIn } from './raw-request.ts';
import {
  codesOn,
  heading,
  openByPassword,
  requireSecondFactor,
  secretOn,
  typeCode,
  typeWrongCode,
} from './second-factor.ts';

requireSecondFactor();

// From the first sign-in to a lost phone.
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
      const enrol = async () => {
        await press(page, 'Set up an authenticator app');
        await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
        const secret = await secretOn(page);
        await typeWrongCode(page, secret, 'Check the code');
        expect(await secretOn(page)).toBe(secret);
        await typeCode(page, codeOf(secret), 'Check the code');
        await expect(heading(page, 'Keep these recovery codes')).toBeVisible();
        return { secret, codes: await codesOn(page) };
      };
      await signIn(page, admin);
      await expect(heading(page, 'Protect the dashboard')).toBeVisible();
      const { secret, codes } = await enrol();
      expect(new Set(codes).size).toBe(10);
      for (const code of codes) expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
      await mailbox.waitFor(admin.email, /second step was added/);
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

      await openByPassword(page, admin);
      const typeRecoveryCode = async (code: string) => {
        const field = page.getByRole('textbox', { name: 'Recovery code' });
        if (!(await field.isVisible())) await page.getByText('I have lost my phone').click();
        await field.fill(code);
        await press(page, 'Use this recovery code');
      };
      await typeRecoveryCode('0000-0000-0000-0000');
      await expectSaid(page, 'Wrong recovery code', 'alert');
      // Typed from paper, in lower case and without dashes.
      await typeRecoveryCode((codes[3] ?? '').toLowerCase().replaceAll('-', ' '));
      await expect(page.getByText('Your lost authenticator is removed')).toBeVisible();
      await expect(heading(page, 'Protect the dashboard')).toBeVisible();
      await mailbox.waitFor(admin.email, /recovery code was used/);
      const second = await enrol();
      expect(second.secret).not.toBe(secret);
      expect(second.codes.some((code) => codes.includes(code))).toBe(false);
      const acts = await sql`select action from public.admin_audit where actor = ${admin.id}`;
      expect(acts.map(({ action }) => action)).toEqual(
        expect.arrayContaining([
          'factor-added',
          'recovery-codes-made',
          'code-refused',
          'recovery-code-used',
          'factor-removed',
        ]),
      );
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
    const session = { userId: admin.id, email: admin.email };
    const pass = { status: 'admin', session, hasFactor: true, until: Date.now() + 30_000 };
    const forged = Buffer.from(JSON.stringify(pass)).toString('base64url');
    const headers = { cookie, 'x-admin-pass': `${forged}.${forged}` };
    expect(tracesIn(await sendRaw('/admin', { headers }))).toEqual([]);
    expect((await thief.rpc('admin_overview', lastDay)).error?.code).toBe('42501');
    expect((await thief.rpc('admin_people')).error?.code).toBe('42501');
  }
  expect((await admin.client.rpc('admin_overview', lastDay)).error).toBeNull();
});

test('allows ten codes per account in 15 minutes; a right one is no try', async ({ page, admin }) => {
  const { secret } = await addSecondFactor(admin.client);
  await openByPassword(page, admin);
  await typeCode(page, codeOf(secret), 'Open the dashboard');
  await expect(heading(page, 'Overview')).toBeVisible();
  expect(await triesOf('second-factor:address', admin.id)).toBe(0);
  await openByPassword(page, admin);
  await countTries('second-factor:address', admin.id, 9);
  await typeWrongCode(page, secret, 'Open the dashboard');
  await typeCode(page, codeOf(secret), 'Open the dashboard');
  await expectSaid(page, 'Too many tries', 'alert');
});
