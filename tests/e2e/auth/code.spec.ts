import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { codeIn, confirmationIn, mailsTo, waitForMail } from '../../support/mailbox.ts';
import { anyEmail, connect } from '../../support/stack.ts';
import { arriveAt, fillIn, forgetClientTries, newAccount, noticeOf, open } from './people.ts';
import { owners, preRegister, strangers, tryPassword } from './strangers.ts';

test.beforeEach(forgetClientTries);

async function signUp(page: Page, email: string, password: string) {
  await open(page, '/flip-method-auth?mode=signup');
  await fillIn(page, { Email: email, Password: password, 'Confirm password': password });
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(noticeOf(page)).toHaveText(
    'Account Created! 🎉Check your email to confirm your account, then you can start tracking your flip progress.',
  );
}

/** In this browser, which has asked for the mail, one field is enough. */
async function typeCode(page: Page, code: string) {
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(1);
  const field = page.getByLabel('Code');
  await expect(field).toHaveAttribute('inputmode', 'numeric');
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await field.fill(code);
  await page.getByRole('button', { name: 'Go on' }).click();
}

async function setPassword(page: Page, label: string, password: string, button: string) {
  await expect(page).toHaveURL(/\/auth\/confirm\?/);
  await fillIn(page, { [label]: password, 'Confirm password': password });
  await page.getByRole('button', { name: button }).click();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the code of a mail, ${javaScriptEnabled ? 'with' : 'without'} script`, {
    tag: javaScriptEnabled ? [] : '@long',
  }, () => {
    test.use({ javaScriptEnabled });

    test('signs in where the account was made, once its digits are right', async ({ page }) => {
      const email = anyEmail('new');
      await page.setViewportSize({ width: 360, height: 640 });
      await signUp(page, email, owners);
      await expect(noticeOf(page)).toBeInViewport();
      const mail = await waitForMail(email);
      await page.getByRole('link', { name: 'Type the code' }).click();
      await expect(page.getByText('n•••@example.com')).toBeVisible();
      await typeCode(page, '123');
      await expect(noticeOf(page)).toContainText('This code does not work');
      await expect(page.getByText('The code has ten digits.')).toBeVisible();
      await typeCode(page, '0000000000');
      await expect(page.getByLabel('Code')).toHaveAccessibleDescription(/Look at the digits once more/);
      await expect(page.getByLabel('Code')).toHaveValue('0000000000');
      const code = codeIn(mail);
      await typeCode(page, ` ${code.slice(0, 5)} ${code.slice(5)} `);
      await arriveAt(page, '/flip-method-app');
      await expect(page.getByText('Your email is confirmed')).toBeVisible();
      expect(await tryPassword(email, owners)).toBe('signed in');
      // The link of the same mail is used up with it.
      await open(page, confirmationIn(mail).url);
      await expect(noticeOf(page)).toContainText('This link no longer works');
    });

    // By link, the first tier shows the same: the code leads to the page of the link.
    test('lets no password of a stranger survive', { tag: '@long' }, async ({ page }) => {
      const email = anyEmail('owner');
      await preRegister(email);
      const code = codeIn(await waitForMail(email));
      await open(page, '/auth/code?next=/flip-method-app');
      await page.getByRole('button', { name: 'Go on' }).click();
      await expect(noticeOf(page)).toHaveText('Please fill in all fields');
      await fillIn(page, { Email: email.toUpperCase(), Code: code });
      await page.getByRole('button', { name: 'Go on' }).click();
      await setPassword(page, 'Password', owners, 'Confirm my email');
      await arriveAt(page, '/flip-method-app');
      expect(await tryPassword(email, strangers)).toBe('invalid_credentials');
      expect(await tryPassword(email, owners)).toBe('signed in');
    });

    test('sets a new password', async ({ page }) => {
      const { email } = await newAccount('forgetful');
      await open(page, '/auth/forgotten-password');
      await fillIn(page, { Email: email });
      await page.getByRole('button', { name: 'Send the link' }).click();
      await page.getByRole('link', { name: 'Type the code from the email' }).click();
      await typeCode(page, codeIn(await waitForMail(email)));
      await setPassword(page, 'New password', owners, 'Save the new password');
      await arriveAt(page, '/account');
      expect(await tryPassword(email, owners)).toBe('signed in');
    });
  });
}

test('a code that is too old, or was used as a link, opens nothing', async ({ page }) => {
  const email = anyEmail('late');
  await signUp(page, email, owners);
  const mail = await waitForMail(email);
  const sql = connect();
  const sentAt = async (age: string) =>
    sql`update auth.users set confirmation_sent_at = now() - ${age}::interval where email = ${email}`;
  await sentAt('16 minutes');
  await open(page, '/auth/code');
  await typeCode(page, codeIn(mail));
  await expect(noticeOf(page)).toContainText('This code does not work');
  expect(await tryPassword(email, owners)).toBe('email_not_confirmed');
  await sentAt('1 minute');
  await sql.end();

  await open(page, confirmationIn(mail).url);
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await arriveAt(page, '/flip-method-app');
  await open(page, '/auth/code');
  await fillIn(page, { Email: email, Code: codeIn(mail) });
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(noticeOf(page)).toContainText('This code does not work');
  expect(await mailsTo(email)).toHaveLength(1);
});
