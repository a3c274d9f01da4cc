import { chromium } from '@playwright/test';
import { landing } from '@/content/landing';
import { expect, test } from '../../support/fixtures.ts';
import { waitForForms } from '../../support/forms.ts';
import { connect } from '../../support/stack.ts';
import { sendContact, sendWorkbook } from '../mail/words.ts';
import { noTurn } from './scripts.ts';

const sql = connect();
test.beforeEach(() => sql`delete from public.rate_limits where bucket ~ '^(workbook|contact):client'`);
test.afterAll(() => sql.end());

test('an old page whose files are gone after a release still sends its form, with what was typed', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/404/);
  expectConsole(noTurn);
  await page.route('**/elements/forms.*.js', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  await page.getByRole('textbox', { name: 'Name' }).fill('Ann Reader');
  await sendContact(page).click({ noWaitAfter: true });
  await expect(page.getByRole('alert').filter({ hasText: 'Oops!' })).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ann Reader');
});

test('a link within the page leads to its place, and its address does too', async ({ page }) => {
  await page.goto('/landing');
  await page.getByRole('link', { name: landing.button.label }).first().click();
  await expect(page).toHaveURL(/\/landing#/);
  await expect(sendWorkbook(page)).toBeInViewport();
  await page.goto('/#faq');
  await expect(page.locator('#faq')).toBeInViewport();
});

test('back from another page, the browser has kept the page with all that was typed', async ({
  baseURL,
  launchOptions,
}) => {
  const browser = await chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage({ baseURL: baseURL ?? '' });
    await page.addInitScript(() =>
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.kept = String(persisted);
      }),
    );
    await page.goto('/contact');
    await page.getByRole('textbox', { name: 'Name' }).fill('Ann Reader');
    await waitForForms(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
    await page.waitForURL('/privacy');
    // Playwright's own way back waits for a load that such a page does not have.
    await page.evaluate(() => history.back());
    await page.waitForURL('/contact', { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-kept', 'true');
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ann Reader');
    await sendContact(page).click();
    await expect(page.locator('[data-toast]')).toContainText('Oops!');
  } finally {
    await browser.close();
  }
});
