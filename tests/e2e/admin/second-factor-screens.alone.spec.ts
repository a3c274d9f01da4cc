import { expectNoViolations } from '../../support/axe.ts';
import { codeOf } from '../../support/second-factor.ts';
import { signInByCookie } from '../../support/sign-in.ts';
import { expect, press, sql, test } from './people.ts';
import {
  codesOn,
  heading,
  openByPassword,
  requireSecondFactor,
  secretOn,
  signInWithFactor,
  typeCode,
  typeWrongCode,
} from './second-factor.ts';

requireSecondFactor();

test('renewing recovery codes and removing the authenticator need a current code', async ({
  page,
  context,
  admin,
  mailbox,
}) => {
  const secret = await signInWithFactor(page, admin);
  await page.goto('/admin/settings');
  await page.getByRole('link', { name: 'Change the second factor' }).click();
  await typeWrongCode(page, secret, 'Make new recovery codes');
  await typeCode(page, codeOf(secret), 'Make new recovery codes');
  await expect(heading(page, 'Keep these recovery codes')).toBeVisible();
  expect(await codesOn(page)).toHaveLength(10);
  await mailbox.waitFor(admin.email, /New recovery codes/);
  await page.goto('/admin/second-factor');
  await typeWrongCode(page, secret, 'Remove this authenticator');
  await typeCode(page, codeOf(secret), 'Remove this authenticator');
  await expect(heading(page, 'Protect the dashboard')).toBeVisible();
  await mailbox.waitFor(admin.email, /second step of your sign-in was removed/);
  // In another tab, as this one may still be navigating.
  const next = await context.newPage();
  await next.goto('/admin');
  await expect(heading(next, 'Protect the dashboard')).toBeVisible();
  await sql`select public.use_recovery_code(${admin.id}, 'x')`;
  const left = await sql`select from private.admin_recovery_codes where user_id = ${admin.id}`;
  expect(left).toHaveLength(0);
});

test('a passkey of an earlier release opens nothing: a recovery code leads to an app', async ({
  page,
  admin,
}) => {
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

// Only the owner sees these screens; the first tier checks the dashboard itself.
test('the second factor screens have no axe violations', { tag: '@long' }, async ({ page, admin }) => {
  test.slow();
  await openByPassword(page, admin);
  await page.getByRole('button', { name: 'Set up an authenticator app' }).press('Enter');
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await expectNoViolations(page, 'enrol');
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill(codeOf(await secretOn(page)));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Keep these recovery codes')).toBeFocused();
  await expectNoViolations(page, 'codes');
  await page.goto('/admin/second-factor');
  await expectNoViolations(page, 'manage');
  await openByPassword(page, admin);
  await page.getByText('I have lost my phone').press('Enter');
  await expectNoViolations(page, 'code');
});
