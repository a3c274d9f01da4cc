import type { Page } from '@playwright/test';
import { waitForForms } from '../../support/forms.ts';
import { rateLimitKey } from '../../support/rate-limit-key.ts';
import { signInByCookie } from '../../support/sign-in.ts';
import { agree, anyEmail, anyPassword, connect, serviceClient } from '../../support/stack.ts';

export interface Account {
  id: string;
  email: string;
  password: string;
}

/** A confirmed account that belongs to this test alone. */
export async function newAccount(name?: string, fullName?: string): Promise<Account> {
  const credentials = { email: anyEmail(name), password: anyPassword() };
  const { data, error } = await serviceClient().auth.admin.createUser({
    ...credentials,
    email_confirm: true,
  });
  if (error) throw error;
  await agree(data.user.id);
  if (fullName) {
    const sql = connect();
    await sql`update public.profiles set full_name = ${fullName} where id = ${data.user.id}`;
    await sql.end();
  }
  return { id: data.user.id, ...credentials };
}

/** Opens a page and, where scripts run, waits until its forms are listened to. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const scripted = await page.evaluate(() => matchMedia('(scripting: enabled)').matches);
  if (!scripted) return;
  await waitForForms(page);
}

export async function fillIn(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    await page
      .getByRole('textbox', { name: label, exact: false })
      .or(page.locator(`input[type=password]`).and(page.getByLabel(label, { exact: false })))
      .first()
      .fill(value);
  }
}

/** Signs somebody in, without the page for it, and opens a page. */
export async function signIn(page: Page, account: Account, path = '/'): Promise<void> {
  await signInByCookie(page.context(), account);
  await open(page, path);
}

/** Signs in on the site's page and waits for the page that follows. */
export async function signInByForm(
  page: Page,
  { email, password }: Pick<Account, 'email' | 'password'>,
  path = '/auth',
): Promise<void> {
  await open(page, path);
  await fillIn(page, { Email: email, Password: password });
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL((url) => !/^\/(?:auth|flip-method-auth)$/.test(url.pathname));
}

/** All tests of this machine come from one address; their number is not what is tested. */
export async function forgetClientTries(): Promise<void> {
  const { error } = await serviceClient().from('rate_limits').delete().like('bucket', '%:client');
  if (error) throw error;
}

/** Makes it look as if somebody had tried `hits` times already. */
export async function countTries(bucket: string, about: string, hits: number): Promise<void> {
  const key = rateLimitKey(about);
  const row = { bucket, key, hits, window_ends_at: new Date(Date.now() + 10 * 60_000).toISOString() };
  const { error } = await serviceClient().from('rate_limits').upsert(row);
  if (error) throw error;
}

/** That this browser signs in although others have used up all tries of unknown devices for the address. */
export async function expectNoLockout(
  page: Page,
  account: Pick<Account, 'email' | 'password'>,
): Promise<void> {
  await countTries('sign-in:address', account.email, 1_000);
  await countTries('sign-in:pair', `127.0.0.1 ${account.email}`, 1_000);
  await page.context().clearCookies({ name: /^sb-/ });
  await signInByForm(page, account);
}

/** What the page says in itself and, where scripts run, over itself. */
export function noticeOf(page: Page) {
  return page.locator('main [data-slot=notice]:not([hidden] *)');
}

export function toastOf(page: Page) {
  return page.getByRole('region', { name: /Messages/ });
}

/** Waits for the page at `path`, whatever greets people there. */
export async function arriveAt(page: Page, path: string): Promise<void> {
  await page.waitForURL((url) => url.pathname === path);
}
