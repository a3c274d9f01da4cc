import { landing } from '@/content/landing';
import { expect, test } from '../../support/fixtures.ts';
import { connect } from '../../support/stack.ts';
import { sendContact, sendWorkbook } from '../mail/forms.ts';

const sql = connect();
test.beforeEach(() => sql`delete from public.rate_limits where bucket ~ '^(workbook|contact):client'`);
test.afterAll(() => sql.end());

test('a page whose scripts a release has removed still submits its form with the typed values', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/404/);
  await page.route('**/elements/forms.*.js', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  await page.getByRole('textbox', { name: 'Name' }).fill('Ann Reader');
  await sendContact(page).click({ noWaitAfter: true });
  await expect(page.getByRole('alert').filter({ hasText: 'Oops!' })).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ann Reader');
});

test('a fragment link scrolls to its target, also when opened directly', async ({ page }) => {
  await page.goto('/landing');
  await page.getByRole('link', { name: landing.button.label }).first().click();
  await expect(page).toHaveURL(/\/landing#/);
  await expect(sendWorkbook(page)).toBeInViewport();
  await page.goto('/#faq');
  await expect(page.locator('#faq')).toBeInViewport();
});
