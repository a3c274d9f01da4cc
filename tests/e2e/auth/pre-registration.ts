import type { Page } from '@playwright/test';
import { expect } from '../../support/fixtures.ts';
import { findForm, postForm } from '../../support/form-post.ts';
import { mailsTo } from '../../support/mailbox.ts';
import { anonymousClient, connect } from '../../support/stack.ts';
import { fillIn, noticeOf, open } from './people.ts';

export const strangerPassword = 'the password of a stranger';
export const ownerPassword = 'the password of the owner';
const askedToConfirm = 'Please check your email to confirm your account';

export async function signUp(page: Page, email: string, password: string, name = 'Ada Reader') {
  await open(page, '/auth?tab=signup');
  await fillIn(page, { 'Full name': name, Email: email, Password: password });
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(noticeOf(page)).toHaveText(askedToConfirm);
}

/** Asks for a new password, by a native form post. */
export async function askForRecovery(email: string): Promise<void> {
  const form = await findForm('/auth/forgotten-password', 'email');
  expect((await postForm(form, { email, type: 'recovery' })).body).toContain('Please check your email');
}

/** Signs up as a stranger with another person's address, by a native form post. */
export async function preRegister(email: string) {
  const form = await findForm('/auth?tab=signup', 'fullName');
  const fields = { fullName: 'Name of a stranger', email, password: strangerPassword, consent: 'on' };
  const before = (await mailsTo(email)).length;
  expect((await postForm(form, fields)).body).toContain(askedToConfirm);
  await expect.poll(async () => (await mailsTo(email)).length).toBe(before + 1);
}

/** @returns the auth service's error code, or `signed in` */
export async function tryPassword(email: string, password: string): Promise<string> {
  const { error } = await anonymousClient().auth.signInWithPassword({ email, password });
  return error?.code ?? 'signed in';
}

export async function nameOf(email: string) {
  const sql = connect();
  const rows = await sql`
    select p.full_name, u.raw_user_meta_data ->> 'full_name' as in_metadata,
      exists (select from public.account_consents as c where c.user_id = p.id) as has_agreed
    from public.profiles as p join auth.users as u using (id) where p.email = ${email}`;
  await sql.end();
  return rows;
}

export async function setPasswordOnConfirmPage(page: Page, password: string) {
  await fillIn(page, { Password: password, 'Confirm password': password });
  await page.getByRole('button', { name: 'Confirm my email' }).click();
}
