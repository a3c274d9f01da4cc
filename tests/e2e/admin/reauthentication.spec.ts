import { addSecondFactor, codeOf, wrongCodeOf } from '../../support/second-factor.ts';
import { cookiesOfSession } from '../../support/sign-in.ts';
import { expect, sql, test } from './people.ts';

test('granting a role needs a current code, however long ago the admin signed in', async ({
  page,
  context,
  admin,
  makePerson,
}) => {
  const { id, email } = await makePerson('next-admin');
  const { secret } = await addSecondFactor(admin.client);
  // Within the 30-minute idle limit, but beyond the five minutes for re-authentication.
  await sql`update auth.mfa_amr_claims set updated_at = now() - interval '20 minutes'
    where session_id in (select id from auth.sessions where user_id = ${admin.id})`;
  await admin.client.auth.refreshSession();
  expect((await admin.client.rpc('admin_grant_role', { email })).error?.hint).toBe('proof');

  await context.addCookies(await cookiesOfSession(admin.client));
  await page.goto('/admin/people');
  await page.getByText('Give someone a role').click();
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Give the role' }) });
  const code = codeOf(secret);
  for (const [typed, says] of [
    // There is no passkey that could be asked for instead.
    ['', page.getByText('Please show once more that it is you.')],
    [wrongCodeOf(secret), page.getByRole('alert').filter({ hasText: 'Wrong code' })],
    [code, page.getByRole('status').filter({ hasText: 'can open the workspace now' })],
    [code, page.getByRole('alert').filter({ hasText: 'This code has been used' })],
  ] as const) {
    await form.getByLabel('Address of their account').fill(email);
    await form.getByLabel('The code of this moment').fill(typed);
    await form.getByRole('button', { name: 'Give the role' }).click();
    await expect(says.first()).toBeVisible();
  }
  expect(await sql`select from public.user_roles where user_id = ${id}`).toHaveLength(1);
});
