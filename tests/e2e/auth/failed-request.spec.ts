import type { Route } from '@playwright/test';
import { expectTyped, fillIn } from '../../support/forms.ts';
import { type Account, newAccount } from '../../support/stack.ts';
import { expect, press, submit, test } from './flows.ts';
import { arriveAt, noticeOf, open, toastOf } from './people.ts';

// A form without a valid response shows the screen's own error message and keeps the input.

const expectedErrors = /Failed to load resource|An unexpected response|fetch/;
const isAction = (route: Route) => route.request().headers()['next-action'] !== undefined;

let account: Account;
test.beforeAll(async () => {
  account = await newAccount('lost');
});
test.beforeEach(({ expectConsole }) => expectConsole(expectedErrors));

const failures: Record<string, (route: Route) => Promise<void>> = {
  offline: (route) => route.abort('internetdisconnected'),
  'HTML instead of an action response': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Welcome to the café</h1>' }),
  '413': (route) => route.fulfill({ status: 413, contentType: 'text/plain', body: 'Big' }),
};

// Every sign-in screen is one component. The exercise's own message is tested with Google.
for (const [path, button, message, kinds] of [
  ['/auth', 'Sign In', 'An unexpected error occurred', Object.keys(failures)],
  ['/flip-method-auth', 'Continue with Google', 'ErrorFailed to sign in with Google', ['offline']],
] as const) {
  test(`${path}: reports a failed request, and keeps input and focus`, async ({ page }) => {
    const fields = { Email: 'ada@example.org', Password: 'correct horse' };
    await open(page, path);
    await fillIn(page, fields);
    for (const failure of kinds) {
      await test.step(failure, async () => {
        await page.route('**', (route) => (isAction(route) ? failures[failure]?.(route) : route.continue()));
        await press(page, button);
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

test('a page of an earlier release refuses a wrong password and takes the right one', async ({ page }) => {
  await open(page, '/auth');
  const stale = `60${'ab'.repeat(20)}`;
  await page.route('**', (route) => {
    const headers = route.request().headers();
    return route.continue(isAction(route) ? { headers: { ...headers, 'next-action': stale } } : {});
  });
  await submit(page, 'Sign In', { Email: account.email, Password: 'not the password' }, /Invalid/);
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(account.email);
  await submit(page, 'Sign In', { Password: account.password });
  await arriveAt(page, '/');
});

test('a request that hangs is shown as pending, times out and blocks no other', async ({ page }) => {
  await page.clock.install();
  await open(page, '/auth');
  await page.route('**', (route) => (isAction(route) ? undefined : route.continue()));
  const fields = { Email: account.email, Password: account.password };
  await submit(page, 'Sign In', fields);
  for (const button of ['Signing In...', 'Continue with Google'])
    await expect(page.getByRole('button', { name: button })).toBeDisabled();
  await page.clock.runFor(30_000);
  await expect(noticeOf(page)).toContainText('An unexpected error occurred');
  await expectTyped(page, fields);
  await press(page, 'Sign In');
  await arriveAt(page, '/');
});
