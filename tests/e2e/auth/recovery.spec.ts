import { expect, test } from '../../support/fixtures.ts';
import { confirmationIn, mailsTo, waitForMail } from '../../support/mailbox.ts';
import { anyEmail } from '../../support/stack.ts';
import {
  arriveAt,
  expectNoLockout,
  fillIn,
  forgetClientTries,
  newAccount,
  noticeOf,
  open,
  signIn,
  toastOf,
} from './people.ts';

const asked = 'If there is an account with this address, a link to set a new password is on its way.';

test.beforeAll(forgetClientTries);

for (const javaScriptEnabled of [true, false]) {
  test.describe(`forgotten password, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, {
    // Forms with script are tested on the sign-in and the account page; without it a page takes half the time.
    tag: javaScriptEnabled ? '@long' : [],
  }, () => {
    test.use({ javaScriptEnabled });

    test('can be reset from the mail in any browser', async ({ page, browser }) => {
      test.slow();
      const person = await newAccount('forgetful');
      const signedInElsewhere = await browser.newContext({ javaScriptEnabled: false });
      await signIn(await signedInElsewhere.newPage(), person);

      await open(page, '/auth');
      await page.getByRole('link', { name: 'Forgotten your password?' }).click();
      await page.getByRole('button', { name: 'Send the link' }).click();
      await expect(noticeOf(page)).toHaveText('Please fill in all fields');
      await fillIn(page, { Email: person.email });
      await page.getByRole('button', { name: 'Send the link' }).click();
      await expect(noticeOf(page)).toContainText(asked);
      if (javaScriptEnabled) await expect(toastOf(page)).toContainText(asked);

      const { url } = confirmationIn(await waitForMail(person.email, /password/i));
      const phone = await browser.newContext({ javaScriptEnabled });
      const mailPage = await phone.newPage();
      await open(mailPage, url);
      await expect(mailPage.getByText('f•••@example.com')).toBeVisible();
      const password = 'a brand new password';
      await fillIn(mailPage, { 'New password': 'seven77', 'Confirm password': 'seven77' });
      await mailPage.getByRole('button', { name: 'Save the new password' }).click();
      await expect(noticeOf(mailPage)).toContainText('Please choose a longer password');
      await fillIn(mailPage, { 'New password': password, 'Confirm password': 'another one' });
      await mailPage.getByRole('button', { name: 'Save the new password' }).click();
      await expect(noticeOf(mailPage)).toContainText("Passwords don't match");
      await fillIn(mailPage, { 'New password': password, 'Confirm password': password });
      await mailPage.getByRole('button', { name: 'Save the new password' }).click();
      await arriveAt(mailPage, '/account');
      await expect(mailPage.getByText('Your password is changed')).toBeVisible();

      // The link works once, other sessions end, and only the new password works.
      await open(mailPage, url);
      await expect(noticeOf(mailPage)).toContainText('This link no longer works');
      const other = await signedInElsewhere.request.get('/account', { maxRedirects: 0 });
      expect([303, 307]).toContain(other.status());
      await open(page, '/auth');
      await fillIn(page, { Email: person.email, Password: person.password });
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(noticeOf(page)).toHaveText('Invalid email or password');
      // Others cannot lock out the browser that has set it.
      await expectNoLockout(mailPage, { email: person.email, password });
      await signedInElsewhere.close();
      await phone.close();
    });
  });
}

test('an unknown address gets the same message and no mail', async ({ page }) => {
  const email = anyEmail('nobody');
  await open(page, '/auth/forgotten-password');
  await fillIn(page, { Email: email });
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(noticeOf(page)).toContainText(asked);
  expect(await mailsTo(email)).toEqual([]);
});
