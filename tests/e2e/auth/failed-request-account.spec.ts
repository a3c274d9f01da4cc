import type { Route } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { expectTyped } from '../../support/forms.ts';
import {
  type Account,
  arriveAt,
  fillIn,
  forgetClientTries,
  newAccount,
  noticeOf,
  open,
  signIn,
} from './people.ts';

// A form without a valid response shows the screen's own error message and keeps the input.

const expectedErrors = /Failed to load resource|An unexpected response|fetch/;
const isAction = (route: Route) => route.request().headers()['next-action'] !== undefined;

test.describe('with an account', () => {
  let account: Account;
  test.beforeAll(async () => {
    await forgetClientTries();
    account = await newAccount('lost', 'Ada of before');
  });

  // In the first tier failed-request.spec.ts covers the same hook on the sign-in page.
  test('the account page reports a failed request, and saves the name on retry', {
    tag: '@long',
  }, async ({ page, expectConsole }) => {
    expectConsole(expectedErrors);
    await signIn(page, account, '/account');
    await page.route('**', (route) => (isAction(route) ? route.abort() : route.continue()));
    await page.getByLabel('Full name').fill('Ada of now');
    const form = page.locator('form', { has: page.getByLabel('Full name') });
    await form.getByRole('button').click();
    await expect(form).toContainText('No answer came back');
    await expect(page.getByLabel('Full name')).toHaveValue('Ada of now');
    await page.unrouteAll();
    await form.getByRole('button').click();
    await expect(form).not.toContainText('No answer came back');
    await page.reload();
    await expect(page.getByLabel('Full name')).toHaveValue('Ada of now');
  });

  for (const [path, landing] of [
    ['/auth', '/'],
    ['/flip-method-auth', '/flip-method-app'],
  ] as const) {
    test(`${path} works with the action id of an earlier release: reports a wrong password, accepts the right one`, {
      // Both pages use the same hook.
      tag: path === '/auth' ? [] : '@long',
    }, async ({ page, expectConsole }) => {
      expectConsole(expectedErrors);
      await open(page, path);
      const stale = `60${'ab'.repeat(20)}`;
      await page.route('**', (route) => {
        const headers = route.request().headers();
        return route.continue(isAction(route) ? { headers: { ...headers, 'next-action': stale } } : {});
      });
      await fillIn(page, { Email: account.email, Password: 'not the password' });
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(noticeOf(page)).toContainText(/Invalid/);
      await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(account.email);
      await fillIn(page, { Password: account.password });
      await page.getByRole('button', { name: 'Sign In' }).click();
      await arriveAt(page, landing);
    });
  }

  test('a request that hangs times out and does not block the next one', async ({ page, expectConsole }) => {
    expectConsole(expectedErrors);
    await page.clock.install();
    await open(page, '/auth');
    await page.route('**', (route) => (isAction(route) ? undefined : route.continue()));
    await fillIn(page, { Email: account.email, Password: account.password });
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('button', { name: 'Signing In...' })).toBeDisabled();
    await page.clock.runFor(30_000);
    await expect(noticeOf(page)).toContainText('An unexpected error occurred');
    await expectTyped(page, { Email: account.email, Password: account.password });
    await page.getByRole('button', { name: 'Sign In' }).click();
    await arriveAt(page, '/');
  });
});
