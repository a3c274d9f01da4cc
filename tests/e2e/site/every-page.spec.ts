import { brotliCompressSync } from 'node:zlib';
import type { APIRequestContext, Page } from '@playwright/test';
import { load } from 'cheerio';
import sharp from 'sharp';
import { articles } from '@/content/articles/articles';
import { crisisLink, navigation } from '@/content/navigation';
import { paths } from '@/lib/paths';
import { expectNoViolations, expectReflow, expectStyled, unfold } from '../../support/axe.ts';
import { expect, test } from '../../support/fixtures.ts';
import { focusEverything, walkByKeyboard } from '../../support/keyboard-stop.ts';
import { kinds, kindsOfParts, type Route, routes } from '../../support/pages.ts';
import { expectOrder } from './expect-order.ts';
import { readStructuredData } from './structured-data.ts';

async function expectComplete(page: Page) {
  await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
  expect.soft((await page.getByRole('main').textContent())?.length).toBeGreaterThan(400);
  await expect.soft(page.getByRole('link', { name: crisisLink.label })).toBeVisible();
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect.soft(links).toHaveText(navigation.map(({ label }) => label));
}

/** Call before navigating. */
function recordRequests(page: Page) {
  const requests: string[] = [];
  const scripts: Promise<Buffer>[] = [];
  page.on('request', (request) => requests.push(request.url()));
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  return { requests, scripts };
}

/** The first key and the first hover, which load the scripts of custom elements. */
async function interact(page: Page) {
  await page.keyboard.press('Tab');
  const control = page.locator('main :is(input:not([tabindex="-1"]), button)').locator('visible=true');
  if ((await control.count()) > 0) await control.first().hover();
}

/** No third-party requests, nothing stored, few requests, and little script. */
async function expectLightPage(page: Page, { requests, scripts }: ReturnType<typeof recordRequests>) {
  const { origin } = new URL(page.url());
  await page.waitForLoadState('networkidle');
  expect.soft(requests.filter((url) => new URL(url).origin !== origin)).toEqual([]);
  expect.soft(requests.length, requests.join('\n')).toBeLessThanOrEqual(8);
  expect.soft(await page.context().cookies()).toEqual([]);
  // The banner's counter persists for a visit.
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect.soft(stored.filter((key) => key !== 'flip-visit')).toEqual([]);
  const bytes = (await Promise.all(scripts)).map((body) => brotliCompressSync(body).length);
  expect.soft(bytes.length).toBeGreaterThan(0);
  expect.soft(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(3 * 1024);
}

/** Every tab stop is visible, in the window and not covered. */
async function expectTabStops(page: Page) {
  await page.setViewportSize({ width: 360, height: 740 });
  let { stops, faults } = await focusEverything(page);
  // Faults found by script are confirmed with the Tab key.
  if (faults.length > 0) {
    await page.reload();
    ({ stops, faults } = await walkByKeyboard(page));
  }
  expect.soft(faults).toEqual([]);
  expect.soft(stops).toBeGreaterThan(20);
}

/** Opens a page. @returns its HTML */
async function open(page: Page, { path }: Route): Promise<string> {
  const response = await page.goto(path);
  expect(response?.status()).toBe(200);
  return (await response?.text()) ?? '';
}

/** Title, description, canonical URL, share image and structured data. */
async function expectIndexable(
  html: string,
  { path, canonical = path }: Route,
  request: APIRequestContext,
  site = '',
) {
  const $ = load(html);
  const content = (selector: string) => $(selector).attr('content') ?? '';
  const title = $('head > title').text();
  expect.soft(title.length).toBeGreaterThan(10);
  expect.soft(content('meta[name=description]').length).toBeGreaterThan(40);
  expect.soft(content('meta[name=robots]')).not.toContain('noindex');
  expect.soft($('link[rel=canonical]').attr('href')).toBe(canonical === '/' ? site : `${site}${canonical}`);
  expect.soft(content('meta[property="og:title"]')).toBe(title);
  expect.soft(content('meta[name="twitter:card"]')).toBe('summary_large_image');
  const image = await request.get(content('meta[property="og:image"]'));
  const { width, height, format } = await sharp(await image.body()).metadata();
  expect.soft({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
  expect.soft(() => readStructuredData(html)).not.toThrow();
}

test.describe.configure({ mode: 'parallel' });

// IBM's engine sees every page.
for (const route of process.env.IBM_FINDINGS ? routes : kindsOfParts) {
  test(`${route.path} is complete, light, indexable and accessible`, async ({ page, request, baseURL }) => {
    // Many checks, and pages with long tables are slow on a busy machine.
    test.slow();
    const recorded = recordRequests(page);
    const html = await open(page, route);
    await interact(page);
    await expectComplete(page);
    await expectIndexable(html, route, request, baseURL);
    await expectStyled(page);
    await expectLightPage(page, recorded);
    await expectOrder(page, route.path);
    await unfold(page);
    // With the focus, the skip link covers the top bar.
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await expectNoViolations(page);
    await expectReflow(page);
    await expectTabStops(page);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every kind of page is complete', async ({ page }) => {
    for (const route of kindsOfParts) {
      await page.goto(route.path);
      await expectComplete(page);
    }
  });

  // Text in the parts of an article, and nothing that needs a script.
  for (const route of kinds.filter((each) => !kindsOfParts.includes(each))) {
    test(`${route.path} is complete, indexable and fits a phone`, async ({ page, request, baseURL }) => {
      const html = await open(page, route);
      await expectComplete(page);
      await expectIndexable(html, route, request, baseURL);
      await expectStyled(page);
      await expectOrder(page, route.path);
      await expectReflow(page);
    });
  }

  test('an article that has two neighbours has its parts in order', async ({ page }) => {
    const path = paths.article(articles[1].id);
    await page.goto(path);
    await expectOrder(page, path);
  });
});

// Their parts are those of the first of their kind; the second tier opens them, too.
test('every other page is complete and indexable', async ({ request, baseURL }) => {
  for (const route of routes.filter((each) => !kinds.includes(each))) {
    const html = await (await request.get(route.path)).text();
    const $ = load(html);
    expect.soft($('h1').length, route.path).toBe(1);
    expect.soft($('main').text().length, route.path).toBeGreaterThan(400);
    expect.soft($('body').text(), route.path).toContain(crisisLink.label);
    await expectIndexable(html, route, request, baseURL);
  }
});
