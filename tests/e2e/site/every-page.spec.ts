import { brotliCompressSync } from 'node:zlib';
import type { BrowserContext, Page } from '@playwright/test';
import { footer, navigation } from '@/content/navigation';
import { cutOff, expectNoViolations, settle, sideways, unfold } from '../../support/axe.ts';
import { unregisteredFigures } from '../../support/figures-on-page.ts';
import { expect, test } from '../../support/fixtures.ts';
import { focusEverything, walkByKeyboard } from '../../support/keyboard-stop.ts';
import { kinds, kindsOfParts, type Route, routes } from '../../support/pages.ts';
import { expectToBeFound } from './expect-to-be-found.ts';

/** What a page may bring: requests, and kilobytes of script as they are sent. */
const most = { requests: 8, script: 3 };

async function expectWhole(page: Page, { heading }: Route) {
  await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  expect.soft((await page.getByRole('main').textContent())?.length).toBeGreaterThan(400);
  await expect.soft(page.getByRole('link', { name: footer.crisis.label })).toBeVisible();
  await expect
    .soft(page.getByRole('navigation', { name: 'Main' }).getByRole('link'))
    .toHaveText(navigation.map(({ label }) => label));
}

/** Listens from before the visit on. */
function listen(page: Page) {
  const requests: string[] = [];
  const scripts: Promise<Buffer>[] = [];
  page.on('request', (request) => requests.push(request.url()));
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  return { requests, scripts };
}

/** Nothing of another site, nothing kept on the device, and little altogether, also once the page is used. */
async function expectToBeLight(page: Page, context: BrowserContext, heard: ReturnType<typeof listen>) {
  const { requests, scripts } = heard;
  const { origin } = new URL(page.url());
  expect.soft(requests.filter((url) => new URL(url).origin !== origin)).toEqual([]);
  expect.soft(requests.length, requests.join('\n')).toBeLessThanOrEqual(most.requests);
  expect.soft(await context.cookies()).toEqual([]);
  // The banner's count goes on from page to page of one visit.
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect.soft(stored.filter((key) => key !== 'flip-visit')).toEqual([]);
  await page.keyboard.press('Tab');
  const control = page.locator('main :is(input:not([tabindex="-1"]), button)').locator('visible=true');
  if ((await control.count()) > 0) await control.first().hover();
  await page.waitForLoadState('networkidle');
  const sizes = (await Promise.all(scripts)).map((body) => brotliCompressSync(body).length);
  expect.soft(sizes.length).toBeGreaterThan(0);
  expect.soft(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(most.script * 1024);
}

/** Says of an element that others may refer to it; it has no style of its own. */
const markers = ['group'];

/** The page carries its styles, and they know every class that its elements have. */
async function expectStyled(page: Page) {
  await expect.soft(page.locator('link[rel=stylesheet]')).toHaveCount(0);
  const unknown = await page.evaluate((known) => {
    const selectorsOf = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => [
        rule instanceof CSSStyleRule ? rule.selectorText : '',
        ...('cssRules' in rule ? selectorsOf(rule.cssRules as CSSRuleList) : []),
      ]);
    const selectors = [...document.styleSheets].flatMap((sheet) => selectorsOf(sheet.cssRules)).join(' ');
    const used = new Set(
      [...document.querySelectorAll('body [class]')].flatMap((each) => [...each.classList]),
    );
    return [...used].filter((name) => !known.includes(name) && !selectors.includes(`.${CSS.escape(name)}`));
  }, markers);
  expect.soft(unknown).toEqual([]);
}

/** For all readers: in a narrow window and with text twice as large; one page of each kind with the focus on each of its stops, and by axe if it has parts of its own, too. */
async function expectForAllReaders(page: Page, route: Route) {
  const isFirstOfKind = kinds.includes(route);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await unfold(page);
  if (kindsOfParts.includes(route)) await expectNoViolations(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await settle(page);
  expect.soft(await sideways(page)).toBe(0);
  expect.soft(await cutOff(page)).toEqual([]);
  await page.setViewportSize({ width: 640, height: 640 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect.soft(await sideways(page), 'at 200 %').toBe(0);
  expect.soft(await cutOff(page), 'at 200 %').toEqual([]);
  if (!isFirstOfKind) return;
  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  let { stops, faults } = await focusEverything(page);
  // What the quick look suspects, the Tab key decides.
  if (faults.length > 0) {
    await page.reload();
    ({ stops, faults } = await walkByKeyboard(page));
  }
  expect.soft(faults).toEqual([]);
  expect.soft(stops).toBeGreaterThan(20);
}

test.describe.configure({ mode: 'parallel' });

for (const route of routes) {
  test(`${route.path} is whole, light, to be found, and without barriers`, async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    // A whole inspection; a busy machine takes its time over a page with a long table.
    test.slow();
    const heard = listen(page);
    const response = await page.goto(route.path);
    expect(response?.status()).toBe(200);
    const html = (await response?.text()) ?? '';
    await expectWhole(page, route);
    await expectToBeLight(page, context, heard);
    const { canonical = route.path } = route;
    await expectToBeFound(html, request, canonical === '/' ? `${baseURL}` : `${baseURL}${canonical}`);
    expect.soft(unregisteredFigures(html, route.path, 'all')).toEqual([]);
    await expectStyled(page);
    await expectForAllReaders(page, route);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every kind of page is whole all the same', async ({ page }) => {
    for (const route of kindsOfParts) {
      await page.goto(route.path);
      await expectWhole(page, route);
    }
  });
});
