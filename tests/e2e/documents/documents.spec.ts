import type { Page } from '@playwright/test';
import { contactForm } from '@/content/contact';
import { landing } from '@/content/landing';
import { workbookForm } from '@/content/workbook/page';
import { paths } from '@/lib/paths';
import { expect, test } from '../../support/fixtures.ts';
import { connect } from '../../support/stack.ts';
import { sendContact } from '../mail/forms.ts';

/** URLs of the framework's files. */
const frameworkFile = /\/_next\/static\/chunks\/.*\.js/;

const ebookButton = (page: Page) => page.getByRole('button', { name: 'Buy the ebook' });
const sendWorkbook = (page: Page) => page.getByRole('button', { name: workbookForm.submit });
const toasts = (page: Page) => page.locator('[data-toast]');

/** Records the page's requests from now on, except for static files. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (['document', 'fetch', 'xhr'].includes(request.resourceType()))
      calls.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return calls;
}

const sql = connect();
test.beforeEach(() => sql`delete from public.rate_limits where bucket ~ '^(workbook|contact):client'`);
test.afterAll(() => sql.end());

test.describe('a tap right after load', () => {
  test('submits once, however often it is repeated', async ({ page }) => {
    await page.goto('/workbook');
    const calls = callsOf(page);
    await sendWorkbook(page).click({ clickCount: 3 });
    await expect(toasts(page).first()).toContainText('Please fill in required fields');
    await expect(sendWorkbook(page)).toBeEnabled();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
    expect(calls).toEqual(['POST /workbook']);
    await expect(toasts(page)).toHaveCount(1);
    await expect(page).toHaveURL(/\/workbook$/);
    await page.goto('/book');
    await ebookButton(page).click({ clickCount: 3 });
    await expect(toasts(page).first()).toContainText('Coming Soon!');
    await expect(ebookButton(page)).toBeEnabled();
    await expect(toasts(page)).toHaveCount(1);
  });

  test('submits natively before the script has loaded', async ({ page }) => {
    // A held request stays pending even after later ones are let through.
    let isHeld = true;
    await page.route('**/elements/forms.*.js', (route) => (isHeld ? undefined : route.continue()));
    const sendNatively = async () => {
      await page.goto('/workbook', { waitUntil: 'commit' });
      await page.getByLabel('First name').fill('Ann');
      await sendWorkbook(page).click({ noWaitAfter: true });
      await expect(page.getByRole('alert').filter({ hasText: 'Please fill in' })).toBeVisible();
      await expect(page.getByLabel('First name')).toHaveValue('Ann');
      await expect(page).toHaveURL(/\/workbook#form$/);
    };
    await sendNatively();
    await expect(toasts(page)).toHaveCount(0);
    // Submitted natively again; the response loads the script, which moves focus and shows the toast.
    await page.route('**/workbook', async (route) => {
      isHeld = route.request().method() === 'GET';
      await route.continue();
    });
    await sendNatively();
    await expect(toasts(page)).toContainText('Please fill in required fields');
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  });

  test('works with the Enter key in a field', async ({ page }) => {
    await page.goto('/workbook');
    await page.getByLabel('First name').fill('Ann');
    await page.getByLabel('First name').press('Enter');
    await expect(toasts(page)).toContainText('Please fill in required fields');
    await expect(page.getByLabel('First name')).toHaveValue('Ann');
    await expect(page).toHaveURL(/\/workbook$/);
  });
});

test('no document loads the framework, whatever is focused, hovered and submitted', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (frameworkFile.test(request.url())) fetched.push(request.url());
  });
  for (const path of [paths.book, paths.workbook, paths.landing, paths.contact]) {
    await page.goto(path);
    await page.keyboard.press('Tab');
    await page.mouse.wheel(0, 3000);
    const button = page.locator('main form button[type=submit]').first();
    await button.hover();
    await button.click();
    await expect(toasts(page)).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    expect(fetched, path).toEqual([]);
    expect(await page.evaluate(() => 'next' in window), path).toBe(false);
  }
});

test('an error response shows the connection error and keeps the typed text', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/50[02]/);
  await page.goto('/contact');
  await page.getByRole('textbox', { name: 'Message' }).fill('Two lines\nof text');
  for (const [status, body] of [
    [502, '<h1>Bad gateway</h1>'],
    [500, ''],
  ] as const) {
    await page.route('**/contact', (route) => route.fulfill({ status, body, contentType: 'text/html' }));
    await page.getByRole('button', { name: contactForm.submit }).click();
    const notice = page.getByRole('alert').filter({ hasText: contactForm.network.title });
    await expect(notice).toHaveCount(1);
    await expect(page.getByRole('button', { name: contactForm.submit })).toBeEnabled();
    await page.unrouteAll();
  }
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Two lines\nof text');
});

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
