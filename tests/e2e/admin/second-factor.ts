import type { Page } from '@playwright/test';
import { addSecondFactor, wrongCodeOf } from '../../support/second-factor.ts';
import { cookiesOfSession, signInByCookie } from '../../support/sign-in.ts';
import type { Person } from '../../support/stack.ts';
import { expectSaid, sql, test } from './people.ts';

/** Requires the second factor of every admin during the tests of a file. A global setting, so such a file runs alone. */
export function requireSecondFactor(): void {
  const require = (required: boolean) =>
    sql`update private.admin_settings set second_factor_required = ${required}`;
  test.beforeAll(() => require(true));
  test.afterAll(() => require(false));
  test.beforeEach(() => sql`delete from public.rate_limits`);
}

/** Signs in an admin with an authenticator. @returns its secret */
export async function signInWithFactor(page: Page, admin: Person): Promise<string> {
  const { secret } = await addSecondFactor(admin.client);
  await page.context().addCookies(await cookiesOfSession(admin.client));
  return secret;
}

/** Signs in anew, by password alone, and opens the dashboard. */
export async function openByPassword(page: Page, admin: Person): Promise<void> {
  await page.context().clearCookies();
  await signInByCookie(page.context(), admin);
  await page.goto('/admin');
}

export const secretOn = async (page: Page) =>
  ((await page.getByText(/^Key: /).textContent()) ?? '').replace(/^Key: |\s/g, '');
export const codesOn = async (page: Page) =>
  page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allTextContents();
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
export async function typeCode(page: Page, code: string, button: string) {
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill(code);
  await page.getByRole('button', { name: button }).click();
}
export async function typeWrongCode(page: Page, secret: string, button: string) {
  await typeCode(page, wrongCodeOf(secret), button);
  await expectSaid(page, 'Wrong code', 'alert');
}
