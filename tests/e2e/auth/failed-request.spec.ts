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
  toastOf,
} from './people.ts';

// A form without a valid response shows the screen's own error message and keeps the input.

const expectedErrors = /Failed to load resource|An unexpected response|fetch/;
const isAction = (route: Route) => route.request().headers()['next-action'] !== undefined;

const failures: Record<string, (route: Route) => Promise<void>> = {
  offline: (route) => route.abort('internetdisconnected'),
  'connection reset': (route) => route.abort('connectionreset'),
  'HTML instead of an action response': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Welcome to the café</h1>' }),
  '502 from a proxy': (route) => route.fulfill({ status: 502, contentType: 'text/html', body: 'Bad' }),
  '413': (route) => route.fulfill({ status: 413, contentType: 'text/plain', body: 'Big' }),
};

// Every sign-in screen is one component. The exercise's own message is tested with Google.
for (const { path, button, message } of [
  { path: '/auth', button: 'Sign In', message: 'An unexpected error occurred' },
  {
    path: '/flip-method-auth',
    button: 'Continue with Google',
    message: 'ErrorFailed to sign in with Google',
  },
]) {
  test(`${path}: reports a failed request, keeps input and focus, and can be resubmitted`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole(expectedErrors);
    const fields = { Email: 'ada@example.org', Password: 'correct horse' };
    await open(page, path);
    await fillIn(page, fields);
    for (const [failure, fail] of Object.entries(failures)) {
      await test.step(failure, async () => {
        await page.route('**', (route) => (isAction(route) ? fail(route) : route.continue()));
        await page.getByRole('button', { name: button }).click();
        await expect(noticeOf(page)).toContainText(message);
        await expect(toastOf(page)).toContainText(message.slice(0, 5));
        await expect(page.getByRole('button', { name: button })).toBeFocused();
        await expectTyped(page, fields);
        await page.unrouteAll();
      });
    }
    await expect(page.getByRole('heading', { name: 'Something broke' })).toHaveCount(0);
  });
}

test.describe('with an account', () => {
  let account: Account;
  test.beforeAll(async () => {
    await forgetClientTries();
    account = await newAccount('lost', 'Ada of before');
  });

  test('works with the action id of an earlier release: reports a wrong password, accepts the right one', async ({
    page,
    expectConsole,
  }) => {
    expectConsole(expectedErrors);
    await open(page, '/auth');
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
    await arriveAt(page, '/');
  });

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
