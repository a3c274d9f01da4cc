import { expect, test } from '../../support/fixtures.ts';
import { confirmationIn, waitForMail } from '../../support/mailbox.ts';
import { anonymousClient } from '../../support/stack.ts';
import { countTries, fillIn, forgetClientTries, newAccount, noticeOf, open } from './people.ts';

// All tests share one client IP, so these run alone, and leave no tries behind.
test.beforeEach(forgetClientTries);
test.afterAll(forgetClientTries);

test('limits the link attempts of a client without spending the link', async ({ page }) => {
  const person = await newAccount('guessed');
  await anonymousClient().auth.resetPasswordForEmail(person.email);
  const { url } = confirmationIn(await waitForMail(person.email));
  const guess = async () => {
    const answer = await page.request.get(`/auth/confirm?type=recovery&token_hash=${'0'.repeat(56)}`);
    return (await answer.text()).includes('Too many tries');
  };
  await countTries('account-link:client', '127.0.0.1', 29);
  expect([await guess(), await guess()]).toEqual([false, true]);
  await open(page, url);
  await expect(noticeOf(page)).toContainText('Too many tries');
  await forgetClientTries();
  await open(page, url);
  await fillIn(page, { 'New password': 'a brand new one', 'Confirm password': 'a brand new one' });
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await page.waitForURL((target) => target.pathname === '/account');
});

test('limits Google sign-ins by the connecting IP, ignoring forwarded headers', async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.9', 'x-peer-address': '203.0.113.9' },
  });
  const page = await context.newPage();
  await open(page, '/auth');
  await countTries('google:client', '127.0.0.1', 1_000);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(noticeOf(page)).toContainText('Too many tries');
  await context.close();
});
