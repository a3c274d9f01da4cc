import { expect, test } from '../../support/fixtures.ts';
import { mailsTo } from '../../support/mailbox.ts';
import { anyEmail } from '../../support/stack.ts';
import { countTries, fillIn, forgetClientTries, noticeOf, open } from './people.ts';

const SIGN_UP = '/auth?tab=signup';

test.beforeAll(forgetClientTries);

test('a truncated or forged link shows an explanation', async ({ page }) => {
  await open(page, '/auth/confirm?token_hash=abc');
  await expect(noticeOf(page)).toContainText('This link is not complete');
  await open(page, '/auth/confirm?token_hash=abc&type=recovery&next=https://evil.example');
  await expect(noticeOf(page)).toContainText('This link no longer works');
});

test('shows a pending state, and limits the attempts per address', async ({ page }) => {
  const email = anyEmail('tried');
  await countTries('sign-up:address', email, 30);
  await open(page, SIGN_UP);
  await page.route('**/auth?tab=signup', async (route) => {
    if (route.request().method() === 'POST') await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await fillIn(page, { 'Full name': 'Ada', Email: email, Password: 'correct horse' });
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('button', { name: 'Creating Account...' })).toBeDisabled();
  await expect(noticeOf(page)).toContainText('Too many tries');
  expect(await mailsTo(email)).toEqual([]);
});
