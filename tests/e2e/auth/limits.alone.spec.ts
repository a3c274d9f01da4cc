import { expect, test } from '../../support/fixtures.ts';
import { confirmationIn, waitForMail } from '../../support/mailbox.ts';
import { anonymousClient } from '../../support/stack.ts';
import { countTries, fillIn, forgetClientTries, newAccount, noticeOf, open } from './people.ts';

// All tests share one client IP, so this one runs alone.
test.beforeEach(forgetClientTries);

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
