import type { Page } from '@playwright/test';
import { test as base, expect } from '../../support/fixtures.ts';
import { findForm, postForm, postFormByScript } from '../../support/form-post.ts';
import { confirmationIn, waitForMail } from '../../support/mailbox.ts';
import { type SecondSite, startSecondSite } from '../../support/second-site.ts';
import { anyEmail, serviceClient } from '../../support/stack.ts';
import { arriveAt, fillIn, forgetClientTries, newAccount, noticeOf, open, toastOf } from './people.ts';
import { askForRecovery } from './pre-registration.ts';
import { password, screens, signup, token, unavailable, unavailableMessage } from './service-responses.ts';

/** A second site whose auth service can be made to fail, to test each screen's handling of every response. */
const test = base.extend<object, { second: SecondSite }>({
  second: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the required fixtures from the pattern.
    async ({}, use) => {
      const second = await startSecondSite();
      await use(second);
      await second.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ second }, use) => use(second.siteUrl),
});

test.beforeAll(forgetClientTries);
test.afterEach(({ second }) => second.api.heal());

/** Asserts that all fields but passwords are kept. */
async function expectKept(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    const field = page.getByLabel(label).first();
    await expect(field).toHaveValue(value === password ? '' : value);
  }
  expect(await page.content()).not.toContain(password);
}

for (const [how, post] of [
  ['with', postFormByScript],
  ['without', postForm],
] as const) {
  test(`a data API that stops once the try is counted holds up a right password for less than five seconds, ${how} JavaScript`, {
    tag: '@long',
  }, async ({ second }) => {
    const { email, password } = await newAccount('held-up');
    const form = await findForm('/auth', 'password', second.siteUrl);
    second.api.fail(token, { delayMs: 1_000 });
    second.api.fail(/rpc\/refund_rate_limits|\/user_roles/, 'hang');
    const { milliseconds, headers } = await post(form, { email, password });
    expect(headers.getSetCookie().join()).toContain('sb-flip-auth-token');
    expect(milliseconds).toBeLessThan(5_000);
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    for (const { path, button, fields, cases } of screens) {
      // Without JavaScript one case per screen is enough, as the messages come from the same action.
      for (const { response, call, fault, title, text = '' } of javaScriptEnabled
        ? cases
        : cases.slice(0, 1)) {
        test(`${path}, ${button}: auth service response: ${response}`, {
          // The first tier tests the texts in `sign-up-answers.test.ts`.
          tag: '@long',
        }, async ({ page, second }) => {
          // Rate limits are per address.
          const typed = { ...fields, ...(fields.Email && { Email: anyEmail('ada') }) };
          await open(page, path);
          await fillIn(page, typed);
          second.api.fail(call, fault);
          await page.getByRole('button', { name: button }).click();
          // The notice may also contain a link, such as to the code page.
          await expect(noticeOf(page)).toContainText(title + text);
          if (javaScriptEnabled) {
            await expect(toastOf(page)).toContainText(title);
            if (text) await expect(toastOf(page)).toContainText(text);
          }
          await expectKept(page, typed);
          expect(new URL(page.url()).pathname).toBe(new URL(path, second.siteUrl).pathname);
        });
      }
    }

    test('greets an account that needs no confirmation', { tag: '@long' }, async ({ page, second }) => {
      const email = anyEmail('at-once');
      second.api.fail(signup, async (body) => {
        const account = body as { email: string; password: string };
        const made = await serviceClient().auth.admin.createUser({ ...account, email_confirm: true });
        return { status: 200, body: made.data.user };
      });
      await open(page, '/auth?tab=signup');
      await fillIn(page, { 'Full name': 'Ada Reader', Email: email, 'Password *': 'correct horse' });
      await page.getByRole('button', { name: 'Create Account' }).click();
      await arriveAt(page, '/');
      await expect(page.getByText('Account created successfully!')).toBeVisible();
    });

    for (const [from, start, words] of [
      ['site', '/auth', 'An unexpected error occurred'],
      ['app', '/flip-method-auth', 'ErrorFailed to sign in with Google'],
    ] as const) {
      test(`reports a failed Google callback on ${start}`, { tag: '@long' }, async ({ page, second }) => {
        await open(page, start);
        await page.getByRole('button', { name: 'Continue with Google' }).click();
        await page.waitForURL((url) => url.origin !== second.siteUrl);
        second.api.fail(/^POST \/auth\/v1\/token\?grant_type=pkce/, unavailable);
        await page.goto(`/auth/callback?from=${from}&code=a-code`);
        await arriveAt(page, start);
        await expect(noticeOf(page)).toHaveText(words);
      });
    }

    test('an unavailable service does not spend a link', { tag: '@long' }, async ({ page, second }) => {
      const { email } = await newAccount('patient');
      await askForRecovery(email);
      const { url } = confirmationIn(await waitForMail(email, /password/i));
      const { pathname, search } = new URL(url);
      await open(page, pathname + search);
      second.api.fail(/^PUT \/auth\/v1\/admin\/users/, unavailable);
      const typed = { 'New password': 'a brand new one', 'Confirm password': 'a brand new one' };
      await fillIn(page, typed);
      await page.getByRole('button', { name: 'Save the new password' }).click();
      await expect(noticeOf(page)).toHaveText(`An unexpected error occurred${unavailableMessage}`);
      second.api.heal();
      await fillIn(page, typed);
      await page.getByRole('button', { name: 'Save the new password' }).click();
      await arriveAt(page, '/account');
    });
  });
}
