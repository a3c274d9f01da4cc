import type { Page } from '@playwright/test';
import { sql } from './messages.ts';
import { test } from './people.ts';

/** Requires the second factor of every admin during the tests of a file. A global setting, so such a file runs alone. */
export function requireSecondFactor(): void {
  const require = (required: boolean) =>
    sql`update private.admin_settings set second_factor_required = ${required}`;
  test.beforeAll(() => require(true));
  test.afterAll(() => require(false));
  test.beforeEach(() => sql`delete from public.rate_limits`);
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
