import type { BrowserContext, Page } from '@playwright/test';
import { recoveryScreen } from '@/content/auth/auth';
import { expect, test } from '../../support/fixtures.ts';
import { findForm, postForm } from '../../support/form-post.ts';
import { mailsTo } from '../../support/mailbox.ts';
import { anonymousClient, connect, state } from '../../support/stack.ts';
import { fillIn, noticeOf, open } from './people.ts';

export const strangerPassword = 'the password of a stranger';
export const ownerPassword = 'the password of the owner';
export const askedToConfirm = 'Please check your email to confirm your account';
export const brokenLink = /This link no longer works/;
export const wrongPassword = /^The current password is not right/;

/** Declares tests with and without JavaScript; the first tier runs them one way only, or neither. */
export function eachWay(
  what: string,
  firstTier: 'with' | 'without' | 'neither',
  declare: (isScripted: boolean) => void,
): void {
  for (const way of ['with', 'without'] as const)
    test.describe(`${what}, ${way} JavaScript`, {
      tag: firstTier === way ? [] : '@long',
    }, () => {
      test.use({ javaScriptEnabled: way === 'with' });
      declare(way === 'with');
    });
}

export const press = (page: Page, button: string) => page.getByRole('button', { name: button }).click();

/** Fills in the fields, presses the button and, if one is given, expects the notice: a string is all of its text. */
export async function submit(
  page: Page,
  button: string,
  fields: Record<string, string>,
  notice?: string | RegExp,
): Promise<void> {
  await fillIn(page, fields);
  await press(page, button);
  if (notice) await expect(noticeOf(page)).toHaveText(notice);
}

export async function signUp(page: Page, email: string, password = ownerPassword, name = 'Ada Reader') {
  await open(page, '/auth?tab=signup');
  await page.getByRole('checkbox').first().check();
  const fields = { 'Full name': name, Email: email, 'Password *': password };
  await submit(page, 'Create Account', fields, askedToConfirm);
}

/** Whether a browser's session still opens the account. */
export const opensAccount = async ({ request }: BrowserContext): Promise<boolean> =>
  (await request.get('/account', { maxRedirects: 0 })).status() === 200;

export async function goToGoogle(page: Page, from: string): Promise<void> {
  await open(page, from);
  await press(page, 'Continue with Google');
  await page.waitForURL((url) => url.origin === state.googleUrl);
}

export const chooseAtGoogle = (page: Page, email: string) => press(page, email);

/** Asks for a new password, by a native form post. */
export async function askForRecovery(email: string): Promise<void> {
  const form = await findForm('/auth/forgotten-password', 'email');
  expect((await postForm(form, { email, type: 'recovery' })).body).toContain(recoveryScreen.asked.text);
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

/** Expects that the owner's password opens the account, and a stranger's does not. */
export async function expectOwned(email: string, password = ownerPassword): Promise<void> {
  expect(await tryPassword(email, strangerPassword)).toBe('invalid_credentials');
  expect(await tryPassword(email, password)).toBe('signed in');
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

export const setPasswordOnConfirmPage = (page: Page, password: string) =>
  submit(page, 'Confirm my email', { Password: password, 'Confirm password': password });
