import type { Page } from '@playwright/test';
import { fillIn, waitForForms } from '../../support/forms.ts';
import { type Credentials, signInByCookie } from '../../support/sign-in.ts';
import { rateLimitKey } from '../../support/signatures.ts';
import { connect } from '../../support/stack.ts';

/** As the schema's owner; it ends with the worker. */
export const sql = connect();

/** Opens a page and, with JavaScript, waits until its forms are enhanced. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const isScripted = await page.evaluate(() => matchMedia('(scripting: enabled)').matches);
  if (isScripted) await waitForForms(page);
}

/** Types an account into the sign-in page, and submits it. */
export async function fillSignIn(page: Page, { email, password }: Credentials): Promise<void> {
  await fillIn(page, { Email: email, Password: password });
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** Signs in by cookie, and opens a page if one is given. */
export async function signIn(page: Page, account: Credentials, path?: string): Promise<void> {
  await signInByCookie(page.context(), account);
  if (path) await open(page, path);
}

/** Signs in through the form and waits for the redirect. */
export async function signInByForm(page: Page, account: Credentials, path = '/auth') {
  await open(page, path);
  await fillSignIn(page, account);
  await page.waitForURL((url) => !/^\/(?:auth|flip-method-auth)$/.test(url.pathname));
}

/** Clears the limits that clients and all visitors share, as all tests are one client. */
export const forgetClientTries = async (): Promise<void> =>
  void (await sql`delete from public.rate_limits where bucket ~ ':(client|everybody|free)$'`);

/** Sets a rate limit counter to `attempts`. */
export async function countTries(bucket: string, about: string, attempts: number): Promise<void> {
  const row = { bucket, key: rateLimitKey(about), attempts, window_ends_at: new Date(Date.now() + 600_000) };
  await sql`insert into public.rate_limits ${sql(row)} on conflict (bucket, key)
    do update set attempts = excluded.attempts, window_ends_at = excluded.window_ends_at`;
}

/** The tries that a rate limit has counted. */
export async function triesOf(bucket: string, about: string): Promise<number> {
  const rows = await sql`
    select attempts from public.rate_limits where bucket = ${bucket} and key = ${rateLimitKey(about)}`;
  return rows[0]?.attempts ?? 0;
}

/** Asserts that this browser can sign in after unknown devices have exhausted the address's rate limit. */
export async function expectNoLockout(page: Page, account: Credentials): Promise<void> {
  await countTries('sign-in:address', account.email, 1_000);
  await countTries('sign-in:pair', `127.0.0.1 ${account.email}`, 1_000);
  await page.context().clearCookies({ name: /^sb-/ });
  await signInByForm(page, account);
}

/** The inline notice; the toast, with JavaScript, repeats it. */
export function noticeOf(page: Page) {
  return page.locator('main [data-slot=notice]:not([hidden] *)');
}

export function toastOf(page: Page) {
  return page.getByRole('region', { name: /Messages/ });
}

/** Waits for `path`, whatever its query and fragment. */
export async function arriveAt(page: Page, path: string): Promise<void> {
  await page.waitForURL((url) => url.pathname === path);
}
