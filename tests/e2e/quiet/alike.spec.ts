import { chromium } from '@playwright/test';
import { landing } from '@/content/landing';
import { expect, test } from '../../support/fixtures.ts';
import { waitForForms } from '../../support/forms.ts';
import { connect } from '../../support/stack.ts';
import { anyEmail, fillContact, fillWorkbook, sendContact, sendWorkbook } from '../mail/words.ts';
import { frameworkFiles, holdFramework, noTurn } from './scripts.ts';

/* What a visitor must not notice: these hold for the quiet pages and for a build without them. */

const sql = connect();
test.beforeEach(() => sql`delete from public.rate_limits where bucket ~ '^(workbook|contact):client'`);
test.afterAll(() => sql.end());

test('what was typed and chosen before React came is still there afterwards', async ({ page }) => {
  const release = await holdFramework(page);
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  await fillContact(page, 'ann@example.com', 'Two lines\nof text');
  await page.getByLabel('Subject').fill('A question');
  release();
  await waitForForms(page);
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ann Reader');
  await expect(page.getByLabel('Email')).toHaveValue('ann@example.com');
  await expect(page.getByLabel("What's this about?")).toHaveValue('speaking');
  await expect(page.getByLabel('Subject')).toHaveValue('A question');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Two lines\nof text');
});

test('a form that is sent before React has come is answered all the same', async ({
  page,
  mailbox,
  expectConsole,
}) => {
  expectConsole(noTurn);
  await holdFramework(page);
  const email = anyEmail('early');
  await page.goto('/workbook', { waitUntil: 'domcontentloaded' });
  await fillWorkbook(page, email);
  await sendWorkbook(page).click({ noWaitAfter: true });
  await expect(page.getByRole('heading', { name: 'Check Your Email!' })).toBeVisible({ timeout: 15_000 });
  expect((await mailbox.waitFor(email, /workbook/i)).text).toContain('Hello Ann,');
});

test('an old page whose files are gone after a release still sends its form, with what was typed', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/404/);
  expectConsole(noTurn);
  await page.route(frameworkFiles, (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  await page.getByRole('textbox', { name: 'Name' }).fill('Ann Reader');
  await sendContact(page).click({ noWaitAfter: true });
  await expect(page.getByRole('alert').filter({ hasText: 'Oops!' })).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ann Reader');
});

test('and the button of the book says the same without', async ({ page, expectConsole }) => {
  expectConsole(/404/);
  expectConsole(noTurn);
  await page.route(frameworkFiles, (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.goto('/book', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Buy the ebook' }).click({ noWaitAfter: true });
  await expect(page.locator('#ebook-notice')).toBeVisible({ timeout: 15_000 });
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
