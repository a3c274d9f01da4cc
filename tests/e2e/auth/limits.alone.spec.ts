import { expect, test } from '../../support/fixtures.ts';
import { confirmationIn, waitForMail } from '../../support/mailbox.ts';
import { anyEmail, connect } from '../../support/stack.ts';
import { countTries, fillIn, forgetClientTries, newAccount, noticeOf, open } from './people.ts';
import { askForRecovery } from './pre-registration.ts';

// All tests share one client IP, so these run alone, and leave no tries behind.
test.beforeEach(forgetClientTries);
test.afterAll(forgetClientTries);

test('a valid link opens however many wrong ones were tried, from here and everywhere', async ({ page }) => {
  const person = await newAccount('guessed');
  await askForRecovery(person.email);
  const { url, tokenHash } = confirmationIn(await waitForMail(person.email, /password/i));
  for (const bucket of ['account-code', 'account-link', 'reader-link']) {
    await countTries(`${bucket}:client`, '127.0.0.1', 1_000);
    await countTries(`${bucket}:everybody`, 'everybody', 1_000_000);
  }
  const { searchParams } = new URL(url);
  const made = { ...Object.fromEntries(searchParams) };
  // The right token is worth nothing without its signature, and the signature nothing for another token or kind.
  const wrong = [
    { ...made, s: '' },
    { ...made, s: `${searchParams.get('s')?.slice(0, -1)}_` },
    { ...made, type: 'email' },
    { ...made, token_hash: tokenHash.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) },
  ];
  for (const query of wrong) {
    const answer = await page.request.get(`/auth/confirm?${new URLSearchParams(query)}`);
    expect(await answer.text()).toContain('This link no longer works');
  }
  await open(page, url);
  await fillIn(page, { 'New password': 'a brand new one', 'Confirm password': 'a brand new one' });
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await page.waitForURL((target) => target.pathname === '/account');
  const sql = connect();
  await sql`delete from public.rate_limits where bucket like '%:everybody' or bucket like '%:client'`;
  await sql.end();
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

test('wrong codes are limited and then refused unchecked', async ({ page }) => {
  await open(page, '/auth/code');
  for (const [tries, answer] of [
    [29, 'This code does not work'],
    [30, 'Too many tries'],
  ] as const) {
    await countTries('account-code:client', '127.0.0.1', tries);
    await fillIn(page, { Email: anyEmail('nobody'), Code: '0123456789' });
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(noticeOf(page)).toContainText(answer);
  }
});
