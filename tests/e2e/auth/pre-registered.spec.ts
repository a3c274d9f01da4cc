import { expect, test } from '../../support/fixtures.ts';
import { findForm, postForm } from '../../support/form-post.ts';
import { confirmationIn, mailsTo, waitForMail } from '../../support/mailbox.ts';
import { rateLimitKey } from '../../support/signatures.ts';
import { anyEmail, connect, serviceClient, state } from '../../support/stack.ts';
import { arriveAt, expectNoLockout, fillIn, forgetClientTries, noticeOf, open } from './people.ts';
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
    tag: javaScriptEnabled ? [] : '@long',
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

// The first tier covers the password prompt in another browser in site-sign-up.spec.ts.
test('in another browser the link asks for a password and sets it', {
  tag: '@long',
}, async ({ page, browser }) => {
  const email = anyEmail('two-devices');
  await signUp(page, email, ownerPassword);
  const { url } = confirmationIn(await waitForMail(email));
  const phone = await browser.newContext();
  const mailPage = await phone.newPage();
  await open(mailPage, url);
  await expect(mailPage.getByText('t•••@example.com')).toBeVisible();
  await fillIn(mailPage, { Password: ownerPassword, 'Confirm password': 'something else' });
  await mailPage.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(noticeOf(mailPage)).toContainText("Passwords don't match");
  await setPasswordOnConfirmPage(mailPage, ownerPassword);
  await arriveAt(mailPage, '/');
  expect(await tryPassword(email, ownerPassword)).toBe('signed in');
  await expectNoLockout(mailPage, { email, password: ownerPassword });
  await phone.close();
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

// The first tier covers a change of address in email-change.spec.ts.
test('an unconfirmed sign-up does not block an email change to its address', {
  tag: '@long',
}, async ({ page }) => {
  const service = serviceClient();
  const from = anyEmail('mover');
  const to = anyEmail('moved');
  await service.auth.admin.createUser({ email: to, password: strangerPassword });
  const { error } = await service.auth.admin.createUser({
    email: from,
    password: ownerPassword,
    email_confirm: true,
  });
  expect(error).toBeNull();
  await open(page, '/auth?next=/account');
  await fillIn(page, { Email: from, Password: ownerPassword });
  await page.getByRole('button', { name: 'Sign In' }).click();
  await arriveAt(page, '/account');
  // Other account forms have a password field, too.
  const part = page.getByRole('region', { name: 'Your email' });
  await part.getByLabel('New email').fill(to);
  await part.getByLabel('Your password').fill(ownerPassword);
  await part.getByRole('button', { name: 'Change the email' }).click();
  await expect(noticeOf(page)).toContainText('Please check your email');
  const { url } = confirmationIn(await waitForMail(to, /new email address/i));
  await open(page, url);
  await expect(page.getByText('m•••@example.com').first()).toBeVisible();
  await page.getByRole('button', { name: 'Confirm the change' }).click();
  await arriveAt(page, '/auth');
  expect(await tryPassword(to, ownerPassword)).toBe('signed in');
  expect(await tryPassword(to, strangerPassword)).toBe('invalid_credentials');
});
