import { anyEmail } from '../../support/stack.ts';
import { eachWay, expect, submit, test } from './flows.ts';
import { type Account, countTries, newAccount, noticeOf, open, signInByForm, toastOf } from './people.ts';

let account: Account;

test.beforeAll(async () => {
  account = await newAccount('site');
});

eachWay('site sign-in', 'with', (isScripted) => {
  test('requires both fields, reveals no address, and limits the attempts', async ({ page }) => {
    const email = page.getByRole('textbox', { name: 'Email' });
    const password = page.getByLabel('Password *');
    await open(page, '/auth');
    await submit(page, 'Sign In', { Email: account.email }, 'Please fill in all fields');
    await expect(email).toHaveValue(account.email);
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    if (isScripted) {
      await expect(toastOf(page)).toContainText('Please fill in all fields');
      await expect(password).toBeFocused();
    }

    for (const typed of [account.email, anyEmail('unknown')]) {
      const fields = { Email: typed, Password: 'not the password' };
      await submit(page, 'Sign In', fields, 'Invalid email or password');
      await expect(noticeOf(page)).toHaveRole('alert');
      await expect(email).toHaveValue(typed);
      await expect(password).toHaveValue('');
      expect(await page.content()).not.toContain('not the password');
      if (isScripted) await expect(toastOf(page)).toContainText('Invalid email or password');
    }

    const tried = anyEmail('tried');
    await countTries('sign-in:address', tried, 100);
    const limited = /^Too many tries.*Please wait 10 minutes, then try again\./;
    await submit(page, 'Sign In', { Email: tried, Password: 'anything' }, limited);
    await expect(email).toHaveValue(tried);
  });
});

eachWay('site sign-in', 'without', () => {
  test('returns to the requesting page, never to another site', async ({ page, context }) => {
    await page.goto('/account');
    expect(new URL(page.url()).search).toBe('?next=%2Faccount');
    await signInByForm(page, account, page.url());
    expect(new URL(page.url()).pathname).toBe('/account');
    // One example; the unit tests of the redirect cover the others.
    await context.clearCookies();
    await signInByForm(page, account, `/auth?next=${encodeURIComponent('/.//evil.example')}`);
    expect(new URL(page.url()).pathname).toBe('/');
    await expect(page.getByText('Logged in successfully!')).toBeVisible();
    // The sign-in page has nothing for those who are signed in.
    await page.goto('/auth?tab=signup');
    expect(new URL(page.url()).pathname).toBe('/');
  });
});
