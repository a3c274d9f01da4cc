import type { Browser, Page } from '@playwright/test';
import { type LocalState, readState } from '../../../scripts/state.ts';
import { test as base } from '../fixtures.ts';

type Account = LocalState['accounts']['admin'];

/** Signs in by the form, as a person does, and ends on `next`. */
export async function signIn(page: Page, account: Account, next = '/admin', site = ''): Promise<void> {
  await page.goto(`${site}/auth?next=${encodeURIComponent(next)}`);
  const form = page.getByRole('main');
  await form.locator('input[name=email]:visible').fill(account.email);
  await form.locator('input[name=password]:visible').fill(account.password);
  await form.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/auth');
}

/** The cookies of somebody who has just signed in. */
export async function cookiesOf(browser: Browser, account: Account) {
  const { siteUrl } = readState();
  const context = await browser.newContext({ baseURL: siteUrl });
  // Each signs in with cookies alone, so that a session is there whatever their first page answers.
  await signIn(await context.newPage(), account, '/account');
  const { cookies } = await context.storageState();
  await context.close();
  return cookies;
}

type Cookies = Awaited<ReturnType<typeof cookiesOf>>;

/** As a request header. */
export const cookieHeader = (cookies: Cookies) =>
  cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

interface Sessions {
  adminCookies: Cookies;
  readerCookies: Cookies;
}

/** Signs the two demo accounts in once for all tests of a worker. */
export const test = base.extend<{ adminPage: Page }, Sessions>({
  adminCookies: [
    async ({ browser }, use) => use(await cookiesOf(browser, readState().accounts.admin)),
    { scope: 'worker', timeout: 60_000 },
  ],
  readerCookies: [
    async ({ browser }, use) => use(await cookiesOf(browser, readState().accounts.reader)),
    { scope: 'worker', timeout: 60_000 },
  ],
  adminPage: async ({ context, page, adminCookies }, use) => {
    await context.addCookies(adminCookies);
    await use(page);
  },
});

export { expect } from '../fixtures.ts';
