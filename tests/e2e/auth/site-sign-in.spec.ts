import { expect, test } from '../../support/fixtures.ts';
import { anyEmail, anyPassword, serviceClient } from '../../support/stack.ts';
import {
  type Account,
  countTries,
  fillIn,
  forgetClientTries,
  newAccount,
  noticeOf,
  open,
  signInByForm,
  toastOf,
} from './people.ts';

let account: Account;

test.beforeAll(async () => {
  await forgetClientTries();
  account = await newAccount('site');
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`site sign-in, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });
    /** The first tier runs one test without JavaScript; the others use the same form and action. */
    const second = { tag: javaScriptEnabled ? [] : '@long' };

    test(
      'requires both fields, limits the attempts per address, and says for how long',
      second,
      async ({ page }) => {
        await open(page, '/auth');
        await fillIn(page, { Email: account.email });
        await page.getByRole('button', { name: 'Sign In' }).click();
        await expect(noticeOf(page)).toHaveText('Please fill in all fields');
        await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(account.email);
        await expect(page.getByLabel('Password *')).toHaveAttribute('aria-invalid', 'true');
        if (javaScriptEnabled) {
          await expect(toastOf(page)).toContainText('Please fill in all fields');
          await expect(page.getByLabel('Password *')).toBeFocused();
        }

        const email = anyEmail('tried');
        await countTries('sign-in:address', email, 100);
        await fillIn(page, { Email: email, Password: 'anything' });
        await page.getByRole('button', { name: 'Sign In' }).click();
        await expect(noticeOf(page)).toContainText('Too many tries');
        await expect(noticeOf(page)).toContainText('Please wait 10 minutes, then try again.');
        await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
      },
    );

    test(
      'shows the same message for a wrong password and an unknown address, and keeps only the address',
      second,
      async ({ page }) => {
        await open(page, '/auth');
        for (const email of [account.email, anyEmail('unknown')]) {
          await fillIn(page, { Email: email, Password: 'not the password' });
          await page.getByRole('button', { name: 'Sign In' }).click();
          await expect(noticeOf(page)).toHaveText('Invalid email or password');
          await expect(noticeOf(page)).toHaveRole('alert');
          await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
          await expect(page.getByLabel('Password *')).toHaveValue('');
          expect(await page.content()).not.toContain('not the password');
          if (javaScriptEnabled) await expect(toastOf(page)).toContainText('Invalid email or password');
        }
      },
    );

    test('lands on the home page with a message, and redirects signed-in users from /auth', async ({
      page,
    }) => {
      await signInByForm(page, account);
      expect(new URL(page.url()).pathname).toBe('/');
      await expect(page.getByText('Logged in successfully!')).toBeVisible();
      await page.goto('/auth?tab=signup');
      expect(new URL(page.url()).pathname).toBe('/');
    });

    test('returns to the requesting page, never to another site', second, async ({ page, context }) => {
      await page.goto('/account');
      expect(new URL(page.url()).search).toBe('?next=%2Faccount');
      await signInByForm(page, account, page.url());
      expect(new URL(page.url()).pathname).toBe('/account');
      // One example; the unit tests of the redirect cover the others.
      await context.clearCookies();
      await signInByForm(page, account, `/auth?next=${encodeURIComponent('/.//evil.example')}`);
      expect(new URL(page.url()).pathname).toBe('/');
    });

    test(
      'does not reveal an unconfirmed account to a browser that did not sign it up',
      second,
      async ({ page }) => {
        const credentials = { email: anyEmail('unconfirmed'), password: anyPassword() };
        const { error } = await serviceClient().auth.admin.createUser(credentials);
        expect(error).toBeNull();
        await open(page, '/auth');
        await fillIn(page, { Email: credentials.email, Password: credentials.password });
        await page.getByRole('button', { name: 'Sign In' }).click();
        await expect(noticeOf(page)).toHaveText('Invalid email or password');
      },
    );
  });
}

test('shows a pending state and disables the buttons', async ({ page }) => {
  await open(page, '/auth');
  await page.route('**/auth', async (route) => {
    if (route.request().method() === 'POST') await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await fillIn(page, { Email: account.email, Password: 'not the password' });
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('button', { name: 'Signing In...' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled();
});
