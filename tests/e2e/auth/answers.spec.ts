import type { Page } from '@playwright/test';
import type { Fault } from '../../../tools/attack/faulty-api.ts';
import { type SecondSite, startSecondSite } from '../../../tools/attack/second-site.ts';
import { test as base, expect } from '../../support/fixtures.ts';
import { confirmationIn, waitForMail } from '../../support/mailbox.ts';
import { anonymousClient, anyEmail } from '../../support/stack.ts';
import { arriveAt, fillIn, forgetClientTries, newAccount, noticeOf, open, toastOf } from './people.ts';

/** What the screens make of everything that the auth service can answer, on a site whose service can be told to. */
const test = base.extend<object, { second: SecondSite }>({
  second: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that one needs from the pattern.
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

const refusal = (status: number, error_code: string, msg: string): Fault => ({
  status,
  body: { code: status, error_code, msg },
});
/** What something before the service answers, such as a firewall: no error of the service. */
const stranger: Fault = { status: 403, body: '<h1>Forbidden</h1>' };
const away: Fault = { status: 503, body: { code: 503, msg: 'upstream connect error' } };
const slow: Fault = { delayMs: 4_500 };
const notAnswering =
  'The sign-in service is not answering at the moment. What you typed is still here. Please try again in a minute.';

const token = /^POST \/auth\/v1\/token\?grant_type=password/;
const signup = /^POST \/auth\/v1\/signup/;
const authorize = /^GET \/auth\/v1\/authorize/;

interface Case {
  service: string;
  call: RegExp;
  fault: Fault;
  title: string;
  text?: string;
}

interface Screen {
  path: string;
  button: string;
  fields: Record<string, string>;
  cases: Case[];
}

const password = 'correct horse';
const banned = 'User is banned';
const closed = 'Signups not allowed for this instance';
const weak = 'Password is known to be weak and easy to guess, please choose a different one.';
const known = refusal(422, 'user_already_exists', 'User already registered');
const often = 'Request rate limit reached';

const screens: Screen[] = [
  {
    path: '/auth',
    button: 'Sign In',
    fields: { Email: 'ada@example.com', 'Password *': password },
    cases: [
      { service: 'a ban', call: token, fault: refusal(400, 'user_banned', banned), title: banned },
      {
        service: 'a limit',
        call: token,
        fault: refusal(429, 'over_request_rate_limit', often),
        title: often,
      },
      {
        service: 'no answer of its kind',
        call: token,
        fault: stranger,
        title: 'An unexpected error occurred',
      },
      {
        service: 'that it is down',
        call: token,
        fault: away,
        title: 'An unexpected error occurred',
        text: notAnswering,
      },
      {
        service: 'nothing for too long',
        call: token,
        fault: slow,
        title: 'An unexpected error occurred',
        text: notAnswering,
      },
    ],
  },
  {
    path: '/auth?tab=signup',
    button: 'Create Account',
    fields: { 'Full name': 'Ada Reader', Email: 'ada@example.com', 'Password *': password },
    cases: [
      {
        service: 'that the address is known',
        call: signup,
        fault: known,
        title: 'An account with this email already exists. Please sign in instead.',
      },
      {
        service: 'that nobody may join',
        call: signup,
        fault: refusal(422, 'signup_disabled', closed),
        title: closed,
      },
      {
        service: 'that the password is weak',
        call: signup,
        fault: {
          status: 422,
          body: { code: 422, error_code: 'weak_password', msg: weak, weak_password: { reasons: ['pwned'] } },
        },
        title: weak,
      },
      {
        service: 'no answer of its kind',
        call: signup,
        fault: stranger,
        title: 'An unexpected error occurred',
      },
      {
        service: 'that it is down',
        call: signup,
        fault: 'reset',
        title: 'An unexpected error occurred',
        text: notAnswering,
      },
    ],
  },
  {
    path: '/flip-method-auth',
    button: 'Sign In',
    fields: { Email: 'ada@example.com', 'Password *': password },
    cases: [
      {
        service: 'a ban',
        call: token,
        fault: refusal(400, 'user_banned', banned),
        title: 'Login Failed',
        text: banned,
      },
      {
        service: 'no answer of its kind',
        call: token,
        fault: stranger,
        title: 'Error',
        text: 'Something went wrong. Please try again.',
      },
      { service: 'that it is down', call: token, fault: away, title: 'Error', text: notAnswering },
    ],
  },
  {
    path: '/flip-method-auth?mode=signup',
    button: 'Create Account',
    fields: { Email: 'ada@example.com', 'Password *': password, 'Confirm password': password },
    cases: [
      {
        service: 'that the address is known',
        call: signup,
        fault: known,
        title: 'Signup Failed',
        text: 'User already registered',
      },
      {
        service: 'no answer of its kind',
        call: signup,
        fault: stranger,
        title: 'Error',
        text: 'Something went wrong. Please try again.',
      },
      { service: 'nothing for too long', call: signup, fault: slow, title: 'Error', text: notAnswering },
    ],
  },
  {
    path: '/auth',
    button: 'Continue with Google',
    fields: {},
    cases: [
      {
        service: 'that Google is off',
        call: authorize,
        fault: refusal(400, 'validation_failed', 'Unsupported provider: provider is not enabled'),
        title: 'Unsupported provider: provider is not enabled',
      },
      {
        service: 'no answer of its kind',
        call: authorize,
        fault: stranger,
        title: 'An unexpected error occurred',
      },
    ],
  },
  {
    path: '/flip-method-auth',
    button: 'Continue with Google',
    fields: {},
    cases: [
      {
        service: 'that Google is off',
        call: authorize,
        fault: refusal(400, 'validation_failed', 'Unsupported provider: provider is not enabled'),
        title: 'Google Sign In Failed',
        text: 'Unsupported provider: provider is not enabled',
      },
      {
        service: 'no answer of its kind',
        call: authorize,
        fault: stranger,
        title: 'Error',
        text: 'Failed to sign in with Google',
      },
    ],
  },
  {
    path: '/auth/forgotten-password',
    button: 'Send the link',
    fields: { Email: 'ada@example.com' },
    cases: [
      {
        service: 'that it has just sent a mail there',
        call: /^POST \/auth\/v1\/recover/,
        fault: refusal(429, 'over_email_send_rate_limit', 'you can only request this after 59 seconds.'),
        title: 'Please check your email',
        text: 'If there is an account with this address, a link to set a new password is on its way.',
      },
      {
        service: 'that it is down',
        call: /^POST \/auth\/v1\/recover/,
        fault: away,
        title: 'An unexpected error occurred',
        text: notAnswering,
      },
    ],
  },
];

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    for (const { path, button, fields, cases } of screens) {
      // Every message with script; without it every screen, as the words come from the same action.
      for (const { service, call, fault, title, text = '' } of javaScriptEnabled
        ? cases
        : cases.slice(0, 1)) {
        test(`${path}, ${button}: the service answers ${service}`, async ({ page, second }) => {
          // Tries are counted for each address.
          const typed = { ...fields, ...(fields.Email && { Email: anyEmail('ada') }) };
          await open(page, path);
          await fillIn(page, typed);
          second.api.fail(call, fault);
          await page.getByRole('button', { name: button }).click();
          await expect(noticeOf(page)).toHaveText(title + text, { timeout: 10_000 });
          if (javaScriptEnabled) {
            await expect(toastOf(page)).toContainText(title);
            if (text) await expect(toastOf(page)).toContainText(text);
          }
          await expectKept(page, typed);
          expect(new URL(page.url()).pathname).toBe(new URL(path, second.siteUrl).pathname);
        });
      }
    }

    test('an account that needs no confirmation is greeted', async ({ page, second }) => {
      const email = anyEmail('at-once');
      second.api.fail(signup, async (body) => {
        const { password } = body as { password: string };
        const account = await newAccount('at-once');
        const { data, error } = await anonymousClient().auth.signInWithPassword(account);
        expect(error).toBeNull();
        expect(password).toBe('correct horse');
        return { status: 200, body: data.session };
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
      test(`a sign-in with Google that breaks off on the way back says so on ${start}`, async ({
        page,
        second,
      }) => {
        await open(page, start);
        await page.getByRole('button', { name: 'Continue with Google' }).click();
        await page.waitForURL((url) => url.origin !== second.siteUrl);
        second.api.fail(/^POST \/auth\/v1\/token\?grant_type=pkce/, away);
        await page.goto(`/auth/callback?from=${from}&code=a-code`);
        await arriveAt(page, start);
        await expect(noticeOf(page)).toHaveText(words);
      });
    }

    test('a link that meets a service that is down is not used up', async ({ page, second }) => {
      const { email } = await newAccount('patient');
      const { error } = await anonymousClient().auth.resetPasswordForEmail(email);
      expect(error).toBeNull();
      const { url } = confirmationIn(await waitForMail(email));
      const { pathname, search } = new URL(url);
      await open(page, pathname + search);
      second.api.fail(/^PUT \/auth\/v1\/admin\/users/, away);
      const typed = { 'New password': 'a brand new one', 'Confirm password': 'a brand new one' };
      await fillIn(page, typed);
      await page.getByRole('button', { name: 'Save the new password' }).click();
      await expect(noticeOf(page)).toHaveText(`An unexpected error occurred${notAnswering}`);
      second.api.heal();
      await fillIn(page, typed);
      await page.getByRole('button', { name: 'Save the new password' }).click();
      await arriveAt(page, '/account');
    });
  });
}

/** Everything that was typed is still there, but for passwords. */
async function expectKept(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    const field = page.getByLabel(label).first();
    await expect(field).toHaveValue(value === password ? '' : value);
  }
  expect(await page.content()).not.toContain(password);
}
