import type { Fault } from '../../support/faulty-api.ts';
import { findForm, postForm, postFormByScript } from '../../support/form-post.ts';
import { confirmationIn, waitForMail } from '../../support/mailbox.ts';
import { type SecondSite, startSecondSite } from '../../support/second-site.ts';
import { anyEmail } from '../../support/stack.ts';
import { askForRecovery, test as base, eachWay, expect, goToGoogle, submit } from './flows.ts';
import { arriveAt, newAccount, noticeOf, open, toastOf } from './people.ts';

/**
 * A second site whose auth service can be made to fail. The texts of each answer are tested in `sign-up-answers.test.ts`; here
 * it is whether each screen shows them and keeps what was typed.
 */
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

test.afterEach(({ second }) => second.api.heal());

const token = /^POST \/auth\/v1\/token\?grant_type=password/;
const signup = /^POST \/auth\/v1\/admin\/users$/;
const authorize = /^GET \/auth\/v1\/authorize/;

const refusal = (status: number, error_code: string, msg: string, more?: object): Fault => ({
  status,
  body: { code: status, error_code, msg, ...more },
});
const unavailable: Fault = { status: 503, body: { code: 503, msg: 'upstream connect error' } };
const weak = 'Password is known to be weak and easy to guess, please choose a different one.';
const weakPassword = refusal(422, 'weak_password', weak, { weak_password: { reasons: ['pwned'] } });
const noProvider = 'Unsupported provider: provider is not enabled';
const withoutGoogle = refusal(400, 'validation_failed', noProvider);
const banned = refusal(400, 'user_banned', 'User is banned');

const later =
  'The sign-in service is not answering at the moment. What you typed is still here. Please try again in a minute.';
const unexpected = 'An unexpected error occurred';
const failedGoogle = 'Google Sign In Failed';
const password = 'correct horse';
const person = { Email: 'ada@example.com', 'Password *': password };

type Screen = readonly [path: string, button: string, fields: Record<string, string>, ...Answer];
type Answer = readonly [call: RegExp, fault: Fault, title: string, text?: string];

// A service that does not answer is tested on every screen in long/faults/backend.test.ts.
const screens: readonly Screen[] = [
  ['/auth', 'Sign In', person, token, banned, 'User is banned'],
  ['/auth?tab=signup', 'Create Account', { 'Full name': 'Ada', ...person }, signup, weakPassword, weak],
  ['/flip-method-auth', 'Continue with Google', {}, authorize, withoutGoogle, failedGoogle, noProvider],
];

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

eachWay('screens', 'neither', (isScripted) => {
  for (const [path, button, fields, call, fault, title, text = ''] of screens)
    test(`${path}, ${button}: the auth service answers with "${text || title}"`, async ({ page, second }) => {
      // Rate limits are per address.
      const typed = { ...fields, ...(fields.Email && { Email: anyEmail('ada') }) };
      await open(page, path);
      second.api.fail(call, fault);
      await submit(page, button, typed);
      // The notice may also contain a link, such as to the code page.
      await expect(noticeOf(page)).toContainText(title + text);
      if (isScripted) for (const said of [title, text]) await expect(toastOf(page)).toContainText(said);
      for (const [label, value] of Object.entries(typed))
        await expect(page.getByLabel(label).first()).toHaveValue(value === password ? '' : value);
      expect(await page.content()).not.toContain(password);
      expect(new URL(page.url()).pathname).toBe(new URL(path, second.siteUrl).pathname);
    });

  test('reports a failed Google callback', async ({ page, second }) => {
    await goToGoogle(page, '/flip-method-auth');
    second.api.fail(/^POST \/auth\/v1\/token\?grant_type=pkce/, unavailable);
    await page.goto('/auth/callback?from=app&code=a-code');
    await arriveAt(page, '/flip-method-auth');
    await expect(noticeOf(page)).toHaveText('ErrorFailed to sign in with Google');
  });

  test('an unavailable service does not spend a link', async ({ page, second }) => {
    const { email } = await newAccount('patient');
    await askForRecovery(email);
    const { url } = confirmationIn(await waitForMail(email, /password/i));
    const { pathname, search } = new URL(url);
    await open(page, pathname + search);
    second.api.fail(/^PUT \/auth\/v1\/admin\/users/, unavailable);
    const typed = { 'New password': 'a brand new one', 'Confirm password': 'a brand new one' };
    await submit(page, 'Save the new password', typed, unexpected + later);
    second.api.heal();
    await submit(page, 'Save the new password', typed);
    await arriveAt(page, '/account');
  });
});
