import { addSecondFactor, codeOf, wrongCodeOf } from '../../support/second-factor.ts';
import { cookiesOfSession } from '../../support/sign-in.ts';
import { newPerson, serviceClient } from '../../support/stack.ts';
import { sql } from './messages.ts';
import { expect, test } from './people.ts';

test('granting a role needs a current code, however long ago the admin signed in', async ({
  page,
  context,
  admin,
}) => {
  const other = await newPerson('next-admin');
  try {
    const { secret } = await addSecondFactor(admin.client);
    // Within the 30-minute idle limit, but beyond the five minutes for re-authentication.
    await sql`update auth.mfa_amr_claims set updated_at = now() - interval '20 minutes'
      where session_id in (select id from auth.sessions where user_id = ${admin.id})`;
    await admin.client.auth.refreshSession();
    expect((await admin.client.rpc('admin_grant_role', { email: other.email })).error?.hint).toBe('proof');

    await context.addCookies(await cookiesOfSession(admin.client));
    await page.goto('/admin/people');
    await page.getByText('Give someone a role').click();
    const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Give the role' }) });
    await form.getByLabel('Address of their account').fill(other.email);
    const grant = async (code: string) => {
      await form.getByLabel('The code of this moment').fill(code);
      await form.getByRole('button', { name: 'Give the role' }).click();
    };
    // There is no passkey that could be asked for instead.
    await grant('');
    await expect(page.getByText('Please show once more that it is you.')).toBeVisible();
    await form.getByLabel('Address of their account').fill(other.email);
    await grant(wrongCodeOf(secret));
    await expect(page.getByRole('alert').filter({ hasText: 'Wrong code' }).first()).toBeVisible();
    const code = codeOf(secret);
    await grant(code);
    await expect(
      page.getByRole('status').filter({ hasText: 'can open the workspace now' }).first(),
    ).toBeVisible();
    expect(await sql`select from public.user_roles where user_id = ${other.id}`).toHaveLength(1);
    await form.getByLabel('Address of their account').fill(other.email);
    await grant(code);
    await expect(
      page.getByRole('alert').filter({ hasText: 'This code has been used' }).first(),
    ).toBeVisible();
  } finally {
    await serviceClient().auth.admin.deleteUser(other.id);
  }
});
