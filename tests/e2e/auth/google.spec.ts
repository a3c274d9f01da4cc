import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { connect, state } from '../../support/stack.ts';
import { arriveAt, forgetClientTries, newAccount, noticeOf, open, toastOf } from './people.ts';

const gina = 'gina@gmail.example';

test.beforeEach(async () => {
  await forgetClientTries();
  const sql = connect();
  await sql`delete from auth.users where email = ${gina}`;
  await sql.end();
});

async function consents() {
  const sql = connect();
  const rows = await sql`
    select c.version from public.account_consents as c join public.profiles as p on p.id = c.user_id
    where p.email = ${gina}`;
  await sql.end();
  return rows;
}

async function chooseGina(page: Page) {
  await page.waitForURL((url) => url.origin === state.googleUrl);
  await page.getByRole('button', { name: new RegExp(gina) }).click();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`Google sign-in, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, {
    tag: javaScriptEnabled ? [] : '@long',
  }, () => {
    test.use({ javaScriptEnabled });

    test('from the site lands on the home page', async ({ page, context }) => {
      await open(page, '/auth');
      await page.getByRole('button', { name: 'Continue with Google' }).click();
      await chooseGina(page);
      await arriveAt(page, '/');
      expect(await consents()).toEqual([]);
      await expect(page.getByText('Logged in successfully!')).toBeVisible();
      const names = (await context.cookies(state.siteUrl)).map(({ name }) => name);
      expect(names.filter((name) => name.startsWith('sb-'))).toEqual(['sb-flip-auth-token']);
    });

    test('from the exercise lands there', async ({ page }) => {
      await open(page, '/flip-method-auth');
      await page.getByRole('button', { name: 'Continue with Google' }).click();
      await chooseGina(page);
      await arriveAt(page, '/flip-method-app');
      expect(await consents()).toEqual([]);
    });
  });
}

const cancelled = 'The sign-in with Google was cancelled.';
const refused = 'New accounts cannot be opened at the moment.';
const saysNo = 'error=access_denied';
const refusal = `error=access_denied&error_code=signup_disabled&error_description=Call+this+number#error=access_denied`;

// The title depends on the screen only, and the text on the response only.
for (const [name, answer, words, from] of [
  ['reports a cancelled sign-in', saysNo, cancelled, 'site'],
  ["explains the auth service's error", refusal, refused, 'app'],
] as const) {
  const start = from === 'site' ? '/auth' : '/flip-method-auth';
  test(`Google on ${start} ${name}`, async ({ page }) => {
    await open(page, start);
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await page.waitForURL((url) => url.origin === state.googleUrl);
    await page.goto(`/auth/callback?from=${from}&next=/account&${answer}`);
    expect(new URL(page.url()).pathname).toBe(start);
    expect(page.url()).not.toContain('error');
    await expect(page.locator('input[name=next]').first()).toHaveValue('/account');
    expect(await page.content()).not.toContain('Call this number');
    const texts = from === 'site' ? [words] : ['Google Sign In Failed', words];
    for (const text of texts) await expect(noticeOf(page)).toContainText(text);
    await expect(toastOf(page)).toContainText(texts[0] ?? '');
  });
}

test('a callback from another browser shows nothing of its query', async ({ page }) => {
  await page.goto('/auth/callback?error_description=Call+this+number');
  await expect(noticeOf(page)).toContainText('begun in another browser');
  expect(await page.content()).not.toContain('Call this number');
  await page.goto('/auth/callback?code=stolen');
  await expect(noticeOf(page)).toContainText('begun in another browser');
});

test('a sign-in with Google that was left can show nothing of a later callback', async ({
  page,
  context,
}) => {
  await open(page, '/auth');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.waitForURL((url) => url.origin === state.googleUrl);
  const [verifier] = (await context.cookies(state.siteUrl)).filter(({ name }) =>
    /-code-verifier$/.test(name),
  );
  const seconds = (verifier?.expires ?? 0) - Date.now() / 1000;
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(600);
  await page.goto('/auth/callback?error=x&error_code=made_up&error_description=Call+this+number');
  await expect(noticeOf(page)).toHaveText('An unexpected error occurred');
  expect(await page.content()).not.toContain('Call this number');
});

test('two sign-ins with Google at once both end signed in, the older one first', async ({
  page,
  context,
}) => {
  const tabs = [page, await context.newPage()];
  for (const tab of tabs) {
    await open(tab, '/auth');
    await tab.getByRole('button', { name: 'Continue with Google' }).click();
    await tab.waitForURL((url) => url.origin === state.googleUrl);
  }
  for (const tab of tabs) {
    const callback = tab.waitForResponse(/\/auth\/callback\?/);
    await chooseGina(tab);
    const headers = await (await callback).headersArray();
    // Proxies allow 4,096 bytes by default; Gina has a long picture.
    expect(headers.reduce((sum, { name, value }) => sum + name.length + value.length + 4, 20)).toBeLessThan(
      3_400,
    );
    await arriveAt(tab, '/');
    await expect(tab.getByText('Logged in successfully!')).toBeVisible();
  }
});

test('Google added to an account, used in a new browser and taken away at /account, with a mail each time', async ({
  page,
  mailbox,
}) => {
  const signInWithGoogle = async () => {
    await open(page, '/auth');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await chooseGina(page);
    await arriveAt(page, '/');
  };
  const person = await newAccount('gina', undefined, gina);
  const sql = connect();
  await sql`update auth.users set created_at = now() - interval '1 day' where id = ${person.id}`;
  await signInWithGoogle();
  await mailbox.waitFor(gina, /^Google can sign in/);
  await sql`update auth.identities set created_at = now() - interval '1 day' where user_id = ${person.id}`;
  await page.context().clearCookies();
  await signInWithGoogle();
  await mailbox.waitFor(gina, /^A new sign-in to your account$/);

  await open(page, '/account');
  const password = page.getByLabel('Your password, to stop signing in with Google');
  const stop = page.getByRole('button', { name: 'Stop signing in with Google' });
  await password.fill('not this one');
  await stop.click();
  await expect(noticeOf(page)).toContainText('The current password is not right');
  await password.fill(person.password);
  await stop.click();
  await expect(page.getByText('Google no longer signs you in')).toBeVisible();
  await expect(stop).toHaveCount(0);
  await mailbox.waitFor(gina, /^Google no longer/);
  const left = await sql`select provider from auth.identities where user_id = ${person.id}`;
  await sql.end();
  expect(left.map(({ provider }) => provider)).not.toContain('google');
});
