import type { Page } from '@playwright/test';
import { waitForForms } from '../../support/forms.ts';
import { eachWay, expect, press, submit, test } from './flows.ts';
import { type Account, arriveAt, newAccount, noticeOf, open, toastOf } from './people.ts';

const SIGN_IN = '/flip-method-auth';
let account: Account;

test.beforeAll(async () => {
  account = await newAccount('flip');
});

// The first tier covers the same Server Action without JavaScript on the site's form.
eachWay('exercise sign-in', 'with', (isScripted) => {
  test('switches to sign-up and back, explains a failed login, and greets', async ({ page }) => {
    await open(page, SIGN_IN);
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    await expect(page.getByLabel('Confirm password')).toHaveCount(0);
    await page.getByRole('link', { name: 'Create one' }).click();
    await expect(page.getByRole('heading', { name: 'Join the Community' })).toBeVisible();
    await expect(page.getByText('they can say that you worry about your health')).toBeVisible();
    const back = page.getByRole('link', { name: 'Back to the exercise' });
    await expect(back).toHaveAttribute('href', '/flip-method-app');
    await page.getByRole('link', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
    if (isScripted) await waitForForms(page);

    await submit(page, 'Sign In', { Email: account.email }, 'Please fill in all fields');
    const failed = 'Login FailedInvalid login credentials';
    await submit(page, 'Sign In', { Password: 'not the password' }, failed);
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(account.email);
    if (isScripted) await expect(toastOf(page)).toContainText('Login Failed');
    await submit(page, 'Sign In', { Password: account.password });
    await arriveAt(page, '/flip-method-app');
    await expect(page.getByText("You're now logged in to track your progress.")).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await controlsBelowMessage(page)).toEqual([]);
    await page.goto(SIGN_IN);
    expect(new URL(page.url()).pathname).toBe('/flip-method-app');
  });
});

test('toggles password visibility and shows a pending state', async ({ page }) => {
  await open(page, SIGN_IN);
  for (const [toggle, type] of [
    ['Show password', 'text'],
    ['Hide password', 'password'],
  ] as const) {
    await press(page, toggle);
    await expect(page.getByLabel('Password *')).toHaveAttribute('type', type);
  }
  await page.route('**/flip-method-auth', async (route) => {
    if (route.request().method() === 'POST') await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await submit(page, 'Sign In', { Email: account.email, Password: 'not the password' });
  await expect(page.getByRole('button', { name: 'Please wait...' })).toBeDisabled();
  await expect(noticeOf(page)).toContainText('Login Failed');
});

/** The controls that a message after a redirect covers. */
function controlsBelowMessage(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() => {
    const controls = [...document.querySelectorAll('a, button, summary')];
    const covered = controls.filter((control) => {
      if (!control.checkVisibility()) return false;
      const { left, top, width, height } = control.getBoundingClientRect();
      const message = document.elementFromPoint(left + width / 2, top + height / 2)?.closest('site-flash');
      return message && !message.contains(control);
    });
    return covered.map(({ textContent }) => textContent);
  });
}
