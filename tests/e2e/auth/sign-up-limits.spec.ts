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
  const claims = { userId: 'no id', email: 'a@b.co', number: '1', newEmail: 'c@d.co', until: 9_999_999_999 };
  const made = `${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`;
  const answer = await page.goto(`/auth/confirm?type=email_change&token_hash=${made}`);
  expect(answer?.status()).toBe(200);
  await expect(noticeOf(page)).toContainText('This link no longer works');
});

test('a sign-out returns to a page of ours, whatever the form says', async ({ page, baseURL }) => {
  for (const from of ['__proto__', 'constructor', 'https://evil.example']) {
    const headers = { origin: baseURL ?? '' };
    const answer = await page.request.post('/auth/sign-out', { form: { from }, headers, maxRedirects: 0 });
    expect(answer.headers().location).toMatch(/\/auth#signed-out$/);
  }
});

test('shows a pending state, and limits the attempts per address', async ({ page }) => {
  const email = anyEmail('tried');
  await countTries('unasked-mail:3600', email, 3);
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
