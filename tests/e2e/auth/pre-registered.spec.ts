import { expect, test } from '../../support/fixtures.ts';
import { findForm, postForm } from '../../support/form-post.ts';
import { confirmationIn, mailsTo, waitForMail } from '../../support/mailbox.ts';
import { rateLimitKey } from '../../support/signatures.ts';
import { anyEmail, connect, serviceClient, state } from '../../support/stack.ts';
import { arriveAt, fillIn, forgetClientTries, noticeOf, open } from './people.ts';
import {
  nameOf,
  ownerPassword,
  preRegister,
  setPasswordOnConfirmPage,
  signUp,
  strangerPassword,
  tryPassword,
} from './pre-registration.ts';

test.beforeEach(forgetClientTries);

async function latestLink(email: string): Promise<string> {
  const [mail] = await mailsTo(email);
  if (!mail) throw new Error('no mail');
  return confirmationIn(mail).url;
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`an address that a stranger has registered first, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, {
    // Forms with script are tested on the sign-in and the account page; without it a page takes half the time.
    tag: javaScriptEnabled ? '@long' : [],
  }, () => {
    test.use({ javaScriptEnabled });

    test('goes to the mailbox owner who signs up after the stranger', async ({ page }) => {
      const email = anyEmail('owner');
      await preRegister(email);
      await signUp(page, email, ownerPassword, 'Name of the owner');
      await expect.poll(async () => (await mailsTo(email)).length).toBe(2);
      await open(page, await latestLink(email));
      // The stored password is not this browser's, so confirming asks for a new one.
      await page.getByRole('button', { name: 'Confirm my email' }).click();
      await expect(noticeOf(page)).toContainText('Please fill in all fields');
      expect(await tryPassword(email, strangerPassword)).toBe('email_not_confirmed');
      await setPasswordOnConfirmPage(page, ownerPassword);
      await arriveAt(page, '/');
      expect(await tryPassword(email, strangerPassword)).toBe('invalid_credentials');
      expect(await tryPassword(email, ownerPassword)).toBe('signed in');
      expect(await nameOf(email)).toEqual([{ full_name: null, in_metadata: null, has_agreed: false }]);
    });

    test('stays with the owner when the stranger signs up second', async ({ page }) => {
      const email = anyEmail('owner');
      await signUp(page, email, ownerPassword);
      await waitForMail(email);
      await preRegister(email);
      await open(page, await latestLink(email));
      await page.getByRole('button', { name: 'Confirm my email' }).click();
      await arriveAt(page, '/');
      expect(await tryPassword(email, strangerPassword)).toBe('invalid_credentials');
      expect(await tryPassword(email, ownerPassword)).toBe('signed in');
      expect(await nameOf(email)).toMatchObject([{ full_name: 'Ada Reader', has_agreed: true }]);
    });

    test('is not confirmed by opening a password reset link', async ({ page }) => {
      const email = anyEmail('owner');
      await preRegister(email);
      await open(page, '/auth/forgotten-password');
      await fillIn(page, { Email: email });
      await page.getByRole('button', { name: 'Send the link' }).click();
      await expect(noticeOf(page)).toContainText('Please check your email');
      const { url } = confirmationIn(await waitForMail(email, /password/i));
      await open(page, url);
      expect(await tryPassword(email, strangerPassword)).toBe('email_not_confirmed');
      await fillIn(page, { 'New password': ownerPassword, 'Confirm password': ownerPassword });
      await page.getByRole('button', { name: 'Save the new password' }).click();
      await arriveAt(page, '/account');
      expect(await tryPassword(email, strangerPassword)).toBe('invalid_credentials');
      expect(await nameOf(email)).toEqual([{ full_name: null, in_metadata: null, has_agreed: false }]);
    });
  });
}

test('signing in with Google removes a stranger’s password', async ({ page }) => {
  // A different person from google.spec.ts, which may run concurrently.
  const email = 'gus@gmail.example';
  const sql = connect();
  await sql`delete from auth.users where email = ${email}`;
  // The stand-in for Google knows only a few people, so earlier runs on a kept stack have used this address.
  await sql`delete from public.rate_limits where key in (${rateLimitKey(email)}, ${rateLimitKey(`127.0.0.1 ${email}`)})`;
  await sql.end();
  await preRegister(email);
  await open(page, '/auth');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.waitForURL((url) => url.origin === state.googleUrl);
  await page.getByRole('button', { name: new RegExp(email) }).click();
  await arriveAt(page, '/');
  expect(await tryPassword(email, strangerPassword)).toBe('invalid_credentials');
  expect(await nameOf(email)).toMatchObject([{ full_name: 'Gus Google' }]);
});

test('sign-up cookies of another sign-up, forged cookies and forged metadata confirm nothing', async ({
  browser,
}) => {
  const email = anyEmail('owner');
  // What a call of the auth service, past the site, leaves behind: an account with forged metadata.
  await serviceClient().auth.admin.createUser({
    email,
    password: strangerPassword,
    user_metadata: { sign_up: 'a-mark' },
  });
  await postForm(await findForm('/auth/confirm?type=email', 'email'), { email });
  const { url } = confirmationIn(await waitForMail(email, /Confirm/));
  for (const value of ['', 'a-mark', 'a'.repeat(43)]) {
    const context = await browser.newContext({ javaScriptEnabled: false });
    if (value) await context.addCookies([{ name: 'flip-sign-up', value, url: state.siteUrl }]);
    const page = await context.newPage();
    await page.goto(url);
    await expect(page.getByLabel('Confirm password')).toBeVisible();
    await context.close();
  }
  expect(await tryPassword(email, strangerPassword)).toBe('email_not_confirmed');
});
