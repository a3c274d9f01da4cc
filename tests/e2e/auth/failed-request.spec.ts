import type { Page, Route } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { fillIn, noticeOf, open, toastOf } from './people.ts';

// What a browser does when no answer comes to a form, or one that is none: the screen's own message, and nothing lost.

const noise = /Failed to load resource|An unexpected response|fetch/;
const isAction = (route: Route) => route.request().headers()['next-action'] !== undefined;

const failures: Record<string, (route: Route) => Promise<void>> = {
  'there is no network': (route) => route.abort('internetdisconnected'),
  'the connection breaks': (route) => route.abort('connectionreset'),
  'a page comes in place of an answer': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Welcome to the café</h1>' }),
  'a proxy is in trouble': (route) => route.fulfill({ status: 502, contentType: 'text/html', body: 'Bad' }),
  'the form is refused': (route) => route.fulfill({ status: 413, contentType: 'text/plain', body: 'Big' }),
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

async function expectTyped(page: Page, fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields)) {
    const field = page
      .getByRole('textbox', { name: label })
      .or(page.locator('input[type=password]').and(page.getByLabel(label)))
      .first();
    await expect(field).toHaveValue(value);
  }
}

for (const [name, { path, fields, button, message }] of Object.entries(screens)) {
  test(`${name}: says so, keeps what was typed and where one was, and can be sent again`, {
    // The hook behind them is the same; the exercise's words are in the unit tests of quoted texts.
    tag: name === 'site sign-in' ? [] : '@long',
  }, async ({ page, expectConsole }) => {
    expectConsole(noise);
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
  test(`Google on ${path}: says so and keeps what was typed beside it`, {
    tag: path === '/auth' ? '@long' : [],
  }, async ({ page, expectConsole }) => {
    expectConsole(noise);
    await open(page, path);
    await fillIn(page, { Email: 'ada@example.org', Password: 'correct horse' });
    await page.route('**', (route) => (isAction(route) ? route.abort() : route.continue()));
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(noticeOf(page)).toContainText(message);
    await expectTyped(page, { Email: 'ada@example.org', Password: 'correct horse' });
  });
}
