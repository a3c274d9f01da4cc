import { anyEmail } from '../../support/stack.ts';
import { expect, press, submit, test } from './flows.ts';
import { countTries, forgetClientTries, noticeOf, open } from './people.ts';

// All tests share one client IP, so these run alone, and leave no tries behind.
test.use({ javaScriptEnabled: false });
test.afterAll(forgetClientTries);

test('limits Google sign-ins by the connecting IP, ignoring forwarded headers', async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': '203.0.113.9', 'x-peer-ip': '203.0.113.9' });
  await open(page, '/auth');
  await countTries('google:client', '127.0.0.1', 1_000);
  await press(page, 'Continue with Google');
  await expect(noticeOf(page)).toContainText('Too many tries');
});

test('wrong codes are limited and then refused unchecked', async ({ page }) => {
  await open(page, '/auth/code');
  for (const [tries, answer] of [
    [29, /This code does not work/],
    [30, /Too many tries/],
  ] as const) {
    await countTries('account-code:client', '127.0.0.1', tries);
    await submit(page, 'Continue', { Email: anyEmail('nobody'), Code: '0123456789' }, answer);
  }
});
