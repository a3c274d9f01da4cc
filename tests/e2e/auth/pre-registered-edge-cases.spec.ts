import { expect, test } from '../../support/fixtures.ts';
import { confirmationIn, waitForMail } from '../../support/mailbox.ts';
import { anonymousClient, anyEmail, connect, serviceClient, state } from '../../support/stack.ts';
import { arriveAt, expectNoLockout, fillIn, forgetClientTries, noticeOf, open } from './people.ts';
import {
  nameOf,
  owners,
  preRegister,
  setPasswordOnConfirmPage,
  signUp,
  strangers,
  tryPassword,
} from './strangers.ts';

test.beforeEach(forgetClientTries);

test('a stranger’s password does not survive the owner’s sign-in with Google', async ({ page }) => {
  // Another person than google.spec.ts has, which may run at the same time.
  const email = 'gus@gmail.example';
  const sql = connect();
  await sql`delete from auth.users where email = ${email}`;
  await sql.end();
  await preRegister(email);
  await open(page, '/auth');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.waitForURL((url) => url.origin === state.googleUrl);
  await page.getByRole('button', { name: new RegExp(email) }).click();
  // Google has asked for no consent to what the account keeps.
  await arriveAt(page, '/account');
  expect(await tryPassword(email, strangers)).toBe('invalid_credentials');
  expect(await nameOf(email)).toMatchObject([{ full_name: 'Gus Google' }]);
});

// In the first tier another browser is asked for the password in site-sign-up.spec.ts.
test('in another browser the link asks for the password, which then is the only one', {
  tag: '@long',
}, async ({ page, browser }) => {
  const email = anyEmail('two-devices');
  await signUp(page, email, owners);
  const { url } = confirmationIn(await waitForMail(email));
  const phone = await browser.newContext();
  const mailPage = await phone.newPage();
  await open(mailPage, url);
  await expect(mailPage.getByText('t•••@example.com')).toBeVisible();
  await fillIn(mailPage, { Password: owners, 'Confirm password': 'something else' });
  await mailPage.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(noticeOf(mailPage)).toContainText("Passwords don't match");
  await setPasswordOnConfirmPage(mailPage, owners);
  await arriveAt(mailPage, '/');
  expect(await tryPassword(email, owners)).toBe('signed in');
  await expectNoLockout(mailPage, { email, password: owners });
  await phone.close();
});

test('a key of another sign-up, a made-up one and a mark from outside open nothing', async ({ browser }) => {
  const email = anyEmail('owner');
  // Straight to the auth service, with a mark that a stranger has made up.
  await anonymousClient().auth.signUp({
    email,
    password: strangers,
    options: { data: { sign_up: 'a-mark' } },
  });
  const { url } = confirmationIn(await waitForMail(email));
  for (const value of ['', 'a-mark', 'a'.repeat(43)]) {
    const context = await browser.newContext({ javaScriptEnabled: false });
    if (value) await context.addCookies([{ name: 'flip-sign-up', value, url: state.siteUrl }]);
    const page = await context.newPage();
    await page.goto(url);
    await expect(page.getByLabel('Confirm password')).toBeVisible();
    await context.close();
  }
  expect(await tryPassword(email, strangers)).toBe('email_not_confirmed');
});

test('an address that waits for its confirmation does not keep its owner from moving there', async ({
  page,
}) => {
  const service = serviceClient();
  const from = anyEmail('mover');
  const to = anyEmail('moved');
  await anonymousClient().auth.signUp({ email: to, password: strangers });
  const { error } = await service.auth.admin.createUser({
    email: from,
    password: owners,
    email_confirm: true,
  });
  expect(error).toBeNull();
  await open(page, '/auth?next=/account');
  await fillIn(page, { Email: from, Password: owners });
  await page.getByRole('button', { name: 'Sign In' }).click();
  await arriveAt(page, '/account');
  // Other parts of the account ask for the password as well.
  const part = page.getByRole('region', { name: 'Your email' });
  await part.getByLabel('New email').fill(to);
  await part.getByLabel('Your password').fill(owners);
  await part.getByRole('button', { name: 'Change the email' }).click();
  await expect(noticeOf(page)).toContainText('Please check your email');
  const { url } = confirmationIn(await waitForMail(to, /new email address/i));
  await open(page, url);
  await expect(page.getByText('m•••@example.com').first()).toBeVisible();
  await page.getByRole('button', { name: 'Confirm the change' }).click();
  await arriveAt(page, '/account');
  expect(await tryPassword(to, owners)).toBe('signed in');
  expect(await tryPassword(to, strangers)).toBe('invalid_credentials');
});
