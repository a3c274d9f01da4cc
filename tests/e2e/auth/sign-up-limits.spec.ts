import { expect, test } from '../../support/fixtures.ts';
import { forgetClientTries, noticeOf, open } from './people.ts';

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
