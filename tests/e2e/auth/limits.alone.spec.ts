import { confirmationIn, waitForMail } from '../../support/mailbox.ts';
import { anyEmail } from '../../support/stack.ts';
import { askForRecovery, expect, press, submit, test } from './flows.ts';
import { arriveAt, countTries, forgetClientTries, newAccount, noticeOf, open } from './people.ts';

// All tests share one client IP, so these run alone, and leave no tries behind.
test.use({ javaScriptEnabled: false });
test.afterAll(forgetClientTries);

test('a valid link opens however many wrong ones were tried, from here and everywhere', async ({ page }) => {
  const person = await newAccount('guessed');
  await askForRecovery(person.email);
  const { url, tokenHash } = confirmationIn(await waitForMail(person.email, /password/i));
  await countTries('account-code:client', '127.0.0.1', 1_000);
  await countTries('account-code:everybody', 'everybody', 1_000_000);
  const made = Object.fromEntries(new URL(url).searchParams);
  // The right token is worth nothing without its signature, and the signature nothing for another token or kind.
  const changes: Record<string, string>[] = [
    { s: '' },
    { s: `${made.s?.slice(0, -1)}_` },
    { type: 'email' },
    { token_hash: tokenHash.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) },
  ];
  for (const wrong of changes) {
    const answer = await page.request.get('/auth/confirm', { params: { ...made, ...wrong } });
    expect(await answer.text()).toContain('This link no longer works');
  }
  await open(page, url);
  const password = 'a brand new one';
  await submit(page, 'Save the new password', { 'New password': password, 'Confirm password': password });
  await arriveAt(page, '/account');
});

test('limits Google sign-ins by the connecting IP, ignoring forwarded headers', async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': '203.0.113.9', 'x-peer-address': '203.0.113.9' });
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
