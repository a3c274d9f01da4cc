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

const screens = {
  'site sign-in': {
    path: '/auth',
    fields: { Email: 'ada@example.org', Password: 'correct horse' },
    button: 'Sign In',
    message: 'An unexpected error occurred',
  },
  'site sign-up': {
    path: '/auth?tab=signup',
    fields: { 'Full name': 'Ada', Email: 'ada@example.org', Password: 'correct horse' },
    button: 'Create Account',
    message: 'An unexpected error occurred',
  },
  'app sign-in': {
    path: '/flip-method-auth',
    fields: { Email: 'ada@example.org', Password: 'correct horse' },
    button: 'Sign In',
    message: 'ErrorSomething went wrong. Please try again.',
  },
  'app sign-up': {
    path: '/flip-method-auth?mode=signup',
    fields: { Email: 'ada@example.org', 'Password *': 'correct horse', 'Confirm password': 'correct horse' },
    button: 'Create Account',
    message: 'ErrorSomething went wrong. Please try again.',
  },
} as const;

for (const [name, { path, fields, button, message }] of Object.entries(screens)) {
  test(`${name}: reports a failed request, keeps input and focus, and can be resubmitted`, {
    // All are one component. The first tier tests the exercise's own message with Google, below.
    tag: name === 'site sign-in' ? [] : '@long',
  }, async ({ page, expectConsole }) => {
    expectConsole(expectedErrors);
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

for (const [path, message] of [
  ['/auth', 'An unexpected error occurred'],
  ['/flip-method-auth', 'ErrorFailed to sign in with Google'],
] as const) {
  test(`Google on ${path}: reports a failed request and keeps the input`, {
    tag: path === '/auth' ? '@long' : [],
  }, async ({ page, expectConsole }) => {
    expectConsole(expectedErrors);
    await open(page, path);
    await fillIn(page, { Email: 'ada@example.org', Password: 'correct horse' });
    await page.route('**', (route) => (isAction(route) ? route.abort() : route.continue()));
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(noticeOf(page)).toContainText(message);
    await expectTyped(page, { Email: 'ada@example.org', Password: 'correct horse' });
  });
}

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
