import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { connect } from '../../support/stack.ts';
import { sendWorkbook } from '../mail/forms.ts';

const ebookButton = (page: Page) => page.getByRole('button', { name: 'Buy the ebook' });
const toasts = (page: Page) => page.locator('[data-toast]');

const sql = connect();
test.beforeEach(() => sql`delete from public.rate_limits where bucket ~ '^(workbook|contact):client'`);
test.afterAll(() => sql.end());

/** How often each tap is tested on a page that has just loaded; `TAPS=200` for the full check. */
const rounds = Number(process.env.TAPS ?? 12);

for (const { taps, slower, times } of [
  { taps: 3, slower: 1, times: 1 },
  // The second tier repeats it.
  { taps: 1, slower: 1, times: rounds },
  { taps: 3, slower: 1, times: rounds },
  { taps: 3, slower: 4, times: Math.ceil(rounds / 4) },
])
  test(`${taps} taps right after load submit once and load no framework: ${times} times, on a device ${slower} times slower`, {
    tag: times === 1 ? [] : '@long',
  }, async ({ page }) => {
    test.setTimeout(45_000 + times * 6_000);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
    let [scripts, calls]: [string[], string[]] = [[], []];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/_next\/static\/chunks\/.*\.js/.test(pathname)) scripts.push(pathname);
      if (/document|fetch|xhr/.test(request.resourceType())) calls.push(`${request.method()} ${pathname}`);
    });
    for (let round = 0; round < times; round++) {
      [scripts, calls] = [[], []];
      await page.goto('/workbook');
      await sendWorkbook(page).click({ clickCount: taps });
      await expect(toasts(page).first()).toContainText('Please fill in required fields');
      await expect(sendWorkbook(page)).toBeEnabled();
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
      expect(calls).toEqual(['GET /workbook', 'POST /workbook']);
      await expect(toasts(page)).toHaveCount(1);
      await expect(page).toHaveURL(/\/workbook$/);
      await page.goto('/book');
      await ebookButton(page).click({ clickCount: taps });
      await expect(toasts(page).first()).toContainText('Coming Soon!');
      await expect(ebookButton(page)).toBeEnabled();
      await expect(toasts(page)).toHaveCount(1);
      await expect(page).toHaveURL(/\/book$/);
      await page.waitForLoadState('networkidle');
      expect(scripts).toEqual([]);
      expect(await page.evaluate(() => 'next' in window)).toBe(false);
    }
    // The rate belongs to the renderer process, which the next tests use, too.
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  });

test('a tap right after load submits natively before the script has loaded', async ({ page }) => {
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

test('documents and the exercise report each uncaught error once', async ({ page, expectConsole }) => {
  expectConsole(/^uncaught: (?:broken|refused) on purpose/);
  expectConsole(/on purpose/);
  for (const path of ['/about', '/flip-method-app']) {
    const reported: unknown[] = [];
    await page.route('**/api/reports', async (route) => {
      reported.push(route.request().postDataJSON());
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('broken on purpose');
      });
      void Promise.reject(new Error('refused on purpose'));
    });
    await expect.poll(() => reported.length).toBeGreaterThanOrEqual(2);
    await page.unroute('**/api/reports');
    expect.soft(JSON.stringify(reported)).toContain('broken on purpose');
    expect.soft(JSON.stringify(reported)).toContain('refused on purpose');
    expect.soft(reported).toHaveLength(2);
  }
});
