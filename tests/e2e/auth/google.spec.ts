import type { Page } from '@playwright/test';
import { waitForMail } from '../../support/mailbox.ts';
import { newAccount, state } from '../../support/stack.ts';
import { eachWay, expect, goToGoogle, press, sql, test, wrongPassword } from './flows.ts';
import { arriveAt, noticeOf, open, toastOf } from './people.ts';

const gina = 'gina@gmail.example';

test.beforeEach(async () => {
  await sql`delete from auth.users where email = ${gina}`;
});

async function signIn(page: Page, from: string, to: string) {
  await goToGoogle(page, from);
  await press(page, gina);
  await arriveAt(page, to);
}

// With script the test of two sign-ins at once walks it, too.
eachWay('Google sign-in', 'without', () => {
  test('from the site lands on the home page, and from the exercise there', async ({ page, context }) => {
    await signIn(page, '/auth', '/');
    await expect(page.getByText('Logged in successfully!')).toBeVisible();
    const names = (await context.cookies(state.siteUrl)).map(({ name }) => name);
    expect(names.filter((name) => name.startsWith('sb-'))).toEqual(['sb-flip-auth-token']);
    await context.clearCookies();
    await signIn(page, '/flip-method-auth', '/flip-method-app');
    const consents = sql`select from public.account_consents as c join public.profiles as p on p.id = c.user_id
      where p.email = ${gina}`;
    expect(await consents).toHaveLength(0);
  });
});

test('a callback says why no one is signed in, and shows no query', async ({ page, context }) => {
  const refusal =
    'error=access_denied&error_code=signup_disabled&error_description=Call+this+number#error=access_denied';
  const madeUp = 'error=x&error_code=made_up&error_description=Call+this+number';
  // The title depends on the screen only, and the text on the response only.
  for (const [from, start, answer, text, title = text] of [
    ['site', '/auth', 'error=access_denied', 'The sign-in with Google was cancelled.'],
    ['site', '/auth', madeUp, 'An unexpected error occurred'],
    ['app', '/flip-method-auth', refusal, 'New accounts cannot be opened', 'Google Sign In Failed'],
  ] as const) {
    await goToGoogle(page, start);
    const cookies = await context.cookies(state.siteUrl);
    const seconds =
      (cookies.find(({ name }) => /-code-verifier$/.test(name))?.expires ?? 0) - Date.now() / 1000;
    expect(seconds > 0 && seconds <= 600, `${seconds}`).toBe(true);
    await page.goto(`/auth/callback?from=${from}&next=/account&${answer}`);
    expect(new URL(page.url()).pathname).toBe(start);
    expect(page.url()).not.toContain('error');
    await expect(page.locator('input[name=next]').first()).toHaveValue('/account');
    for (const part of [title, text]) await expect(noticeOf(page)).toContainText(part);
    await expect(toastOf(page)).toContainText(title);
    expect(await page.content()).not.toContain('Call this number');
  }
  await context.clearCookies();
  for (const query of ['error_description=Call+this+number', 'code=stolen']) {
    await page.goto(`/auth/callback?${query}`);
    await expect(noticeOf(page)).toContainText('begun in another browser');
    expect(await page.content()).not.toContain('Call this number');
  }
});

test('two sign-ins with Google at once both end signed in', async ({ page, context }) => {
  const tabs = [page, await context.newPage()];
  for (const tab of tabs) await goToGoogle(tab, '/auth');
  for (const tab of tabs) {
    const callback = tab.waitForResponse(/\/auth\/callback\?/);
    await press(tab, gina);
    const headers = await (await callback).headersArray();
    const size = headers.reduce((sum, { name, value }) => sum + name.length + value.length + 4, 20);
    // Proxies allow 4,096 bytes by default; Gina has a long picture.
    expect(size).toBeLessThan(3_400);
    await arriveAt(tab, '/');
    await expect(tab.getByText('Logged in successfully!')).toBeVisible();
  }
});

test('Google is added, used in a new browser and taken away, with mails', async ({ page }) => {
  const person = await newAccount('gina', gina);
  await sql`update auth.users set created_at = now() - interval '1 day' where id = ${person.id}`;
  await signIn(page, '/auth', '/');
  await waitForMail(gina, /^Google can sign in/);
  await sql`update auth.identities set created_at = now() - interval '1 day' where user_id = ${person.id}`;
  await page.context().clearCookies();
  await signIn(page, '/auth', '/');
  await waitForMail(gina, /^A new sign-in to your account$/);

  await open(page, '/account');
  const password = page.getByLabel('Your password, to stop signing in with Google');
  const stop = 'Stop signing in with Google';
  await password.fill('not this one');
  await press(page, stop);
  await expect(noticeOf(page)).toHaveText(wrongPassword);
  await password.fill(person.password);
  await press(page, stop);
  await expect(page.getByText('Google no longer signs you in')).toBeVisible();
  await expect(page.getByRole('button', { name: stop })).toHaveCount(0);
  await waitForMail(gina, /^Google no longer/);
  const left = await sql`select provider from auth.identities where user_id = ${person.id}`;
  expect(left.map(({ provider }) => provider)).not.toContain('google');
});
