import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { confirmationIn, mailsTo, waitForMail } from '../../support/mailbox.ts';
import { anonymousClient, anyEmail, connect } from '../../support/stack.ts';
import { arriveAt, fillIn, forgetClientTries, noticeOf, open } from './people.ts';

const askedToConfirm = 'Please check your email to confirm your account';
const strangers = 'the password of a stranger';
const owners = 'the password of the owner';

test.beforeAll(forgetClientTries);
test.beforeEach(forgetClientTries);

async function signUp(page: Page, email: string, password: string, name = 'Ada Reader') {
  await open(page, '/auth?tab=signup');
  await fillIn(page, { 'Full name': name, Email: email, Password: password });
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(noticeOf(page)).toHaveText(askedToConfirm);
}

/** A stranger signs up with the address of somebody else. */
async function preRegister(browser: Browser, email: string) {
  const stranger = await browser.newContext({ javaScriptEnabled: false });
  await signUp(await stranger.newPage(), email, strangers, 'Name of a stranger');
  await stranger.close();
  await waitForMail(email);
  // The auth service sends no two mails within a second.
  await new Promise((resolve) => setTimeout(resolve, 1_100));
}

async function latestLink(email: string): Promise<string> {
  const [mail] = await mailsTo(email);
  if (!mail) throw new Error('no mail');
  return confirmationIn(mail).url;
}

/** How the sign-in with a password ends at the auth service. */
async function tryPassword(email: string, password: string): Promise<string> {
  const { error } = await anonymousClient().auth.signInWithPassword({ email, password });
  return error?.code ?? 'signed in';
}

async function nameOf(email: string) {
  const sql = connect();
  const rows = await sql`
    select p.full_name, u.raw_user_meta_data ->> 'full_name' as in_metadata,
      exists (select from public.account_consents as c where c.user_id = p.id) as has_agreed
    from public.profiles as p join auth.users as u using (id) where p.email = ${email}`;
  await sql.end();
  return rows;
}

async function setPasswordOnConfirmPage(page: Page, password: string) {
  await fillIn(page, { Password: password, 'Confirm password': password });
  await page.getByRole('button', { name: 'Confirm my email' }).click();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`an address that a stranger signed up with, ${javaScriptEnabled ? 'with' : 'without'} script`, {
    tag: javaScriptEnabled ? [] : '@long',
  }, () => {
    test.use({ javaScriptEnabled });

    test('belongs to whoever owns the mailbox, in the browser of their own sign-up', async ({
      page,
      browser,
    }) => {
      const email = anyEmail('owner');
      await preRegister(browser, email);
      await signUp(page, email, owners, 'Name of the owner');
      await expect.poll(async () => (await mailsTo(email)).length).toBe(2);
      await open(page, await latestLink(email));
      // The password that is stored is not the one of this browser, so a press alone is not enough.
      await page.getByRole('button', { name: 'Confirm my email' }).click();
      await expect(noticeOf(page)).toContainText('Please fill in all fields');
      expect(await tryPassword(email, strangers)).toBe('email_not_confirmed');
      await setPasswordOnConfirmPage(page, owners);
      await arriveAt(page, '/');
      expect(await tryPassword(email, strangers)).toBe('invalid_credentials');
      expect(await tryPassword(email, owners)).toBe('signed in');
      expect(await nameOf(email)).toEqual([{ full_name: null, in_metadata: null, has_agreed: false }]);
    });

    test('stays the owner’s when the stranger signs up second', async ({ page, browser }) => {
      const email = anyEmail('owner');
      await signUp(page, email, owners);
      await waitForMail(email);
      await new Promise((resolve) => setTimeout(resolve, 1_100));
      const stranger = await browser.newContext({ javaScriptEnabled: false });
      await signUp(await stranger.newPage(), email, strangers);
      await stranger.close();
      await expect.poll(async () => (await mailsTo(email)).length).toBe(2);
      await open(page, await latestLink(email));
      await page.getByRole('button', { name: 'Confirm my email' }).click();
      await arriveAt(page, '/');
      expect(await tryPassword(email, strangers)).toBe('invalid_credentials');
      expect(await tryPassword(email, owners)).toBe('signed in');
      expect(await nameOf(email)).toMatchObject([{ full_name: 'Ada Reader', has_agreed: true }]);
    });

    test('is not confirmed by a link to a new password that is left alone', async ({ page, browser }) => {
      const email = anyEmail('owner');
      await preRegister(browser, email);
      await open(page, '/auth/forgotten-password');
      await fillIn(page, { Email: email });
      await page.getByRole('button', { name: 'Send the link' }).click();
      await expect(noticeOf(page)).toContainText('Please check your email');
      const { url } = confirmationIn(await waitForMail(email, /password/i));
      await open(page, url);
      expect(await tryPassword(email, strangers)).toBe('email_not_confirmed');
      await fillIn(page, { 'New password': owners, 'Confirm password': owners });
      await page.getByRole('button', { name: 'Save the new password' }).click();
      await arriveAt(page, '/account');
      expect(await tryPassword(email, strangers)).toBe('invalid_credentials');
      expect(await nameOf(email)).toEqual([{ full_name: null, in_metadata: null, has_agreed: false }]);
    });
  });
}
