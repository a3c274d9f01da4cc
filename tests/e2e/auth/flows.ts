import type { BrowserContext, Page } from '@playwright/test';
import { test as base, expect } from '../../support/fixtures.ts';
import { fillIn } from '../../support/forms.ts';
import { anonymousClient, state } from '../../support/stack.ts';
import { forgetClientTries, noticeOf, open, sql } from './people.ts';

export { expect, sql };

/** All tests are one client, whose earlier tries each of them forgets. */
export const test = base.extend<{ noTries: undefined }>({
  noTries: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the required fixtures from the pattern.
    async ({}, use) => {
      await forgetClientTries();
      await use(undefined);
    },
    { auto: true },
  ],
});

export const ownerPassword = 'the password of the owner';
export const askedToConfirm = 'Please check your email to confirm your account';
export const brokenLink = /This link no longer works/;
export const wrongPassword = /^The current password is not right/;

const ways = ['with', 'without'] as const;

/** Declares tests with and without JavaScript; the first tier runs them one way only: without it a page takes half the time. */
export function eachWay(
  what: string,
  firstTier: (typeof ways)[number],
  declare: (isScripted: boolean) => void,
): void {
  for (const way of ways)
    test.describe(`${what}, ${way} JavaScript`, {
      tag: firstTier === way ? [] : '@long',
    }, () => {
      test.use({ javaScriptEnabled: way === 'with' });
      declare(way === 'with');
    });
}

export const press = (page: Page, button: string) => page.getByRole('button', { name: button }).click();

/** Fills in the fields, presses the button and, if one is given, expects the notice: a string is all of its text. */
export async function submit(
  page: Page,
  button: string,
  fields: Record<string, string>,
  notice?: string | RegExp,
) {
  await fillIn(page, fields);
  await press(page, button);
  if (notice) await expect(noticeOf(page)).toHaveText(notice);
}

export async function signUp(page: Page, email: string, name = 'Ada Reader') {
  await open(page, '/auth?tab=signup');
  await page.getByRole('checkbox').first().check();
  const fields = { 'Full name': name, Email: email, 'Password *': ownerPassword };
  await submit(page, 'Create Account', fields, askedToConfirm);
}

/** Whether a browser's session still opens the account. */
export const opensAccount = async ({ request }: BrowserContext): Promise<boolean> =>
  (await request.get('/account', { maxRedirects: 0 })).status() === 200;

export async function goToGoogle(page: Page, from: string): Promise<void> {
  await open(page, from);
  await press(page, 'Continue with Google');
  await page.waitForURL((url) => url.origin === state.googleUrl);
}

/** @returns the auth service's error code, or `signed in` */
export async function tryPassword(email: string, password: string): Promise<string> {
  const { error } = await anonymousClient().auth.signInWithPassword({ email, password });
  return error?.code ?? 'signed in';
}
