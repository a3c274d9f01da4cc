import type { APIRequestContext, Page } from '@playwright/test';
import { paths } from '@/lib/paths';
import { sendWorkbook } from '../../e2e/mail/words.ts';
import { expect, test } from '../../support/fixtures.ts';
import { kinds } from '../../support/pages.ts';

/* A page carries only those styles that it can come to use: the whole sheets must change nothing any more. */

/** The page's sheets, by what the framework would render it from. */
async function sheetsOf(request: APIRequestContext, path: string): Promise<string[]> {
  const rendered = await (await request.get(path, { headers: { rsc: '1' } })).text();
  return [...new Set(rendered.match(/\/_next\/static\/[\w./~-]+\.css/g))];
}

/** The whole page, once two pictures of it are the same. */
async function picture(page: Page): Promise<Buffer> {
  const take = () => page.screenshot({ fullPage: true, animations: 'disabled' });
  for (let last = await take(); ; ) {
    const next = await take();
    if (next.equals(last)) return next;
    last = next;
  }
}

function addSheets(page: Page, sheets: readonly string[]) {
  return page.evaluate(
    (addresses) =>
      Promise.all(
        addresses.map((href) => {
          const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
          link.dataset.added = '';
          document.head.append(link);
          return new Promise((done, fail) => {
            link.onload = done;
            link.onerror = fail;
          });
        }),
      ),
    sheets,
  );
}

const removeSheets = (page: Page) =>
  page.evaluate(() => {
    for (const link of document.querySelectorAll('link[data-added]')) link.remove();
  });

/** Whether the whole sheets change nothing. What they change, they change every time; a page that settles, once. */
async function isComplete(page: Page, sheets: readonly string[]): Promise<boolean> {
  for (let attempt = 0; attempt < 3; attempt++) {
    const before = await picture(page);
    await addSheets(page, sheets);
    if (before.equals(await picture(page))) return true;
    await removeSheets(page);
  }
  return false;
}

test.beforeEach(async ({ page, expectConsole }) => {
  // Fonts that come in between would change the picture.
  expectConsole(/ERR_FAILED|\.woff2 was preloaded using link preload but not used/);
  await page.route('**/*.woff2', (route) => route.abort());
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

const sights = {
  wide: [1280, { colorScheme: 'light', media: 'screen' }],
  'narrow at night': [360, { colorScheme: 'dark', media: 'screen' }],
  'on paper': [800, { colorScheme: 'light', media: 'print' }],
} as const;
const missing = '/no/such/page';

for (const path of [...kinds.map((route) => route.path), missing]) {
  test(`${path} misses no style`, async ({ page, request, expectConsole }) => {
    if (path === missing) expectConsole(/404/);
    const sheets = await sheetsOf(request, path === missing ? paths.privacy : path);
    expect(sheets.length).toBeGreaterThan(0);
    for (const [sight, [width, media]] of Object.entries(sights)) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia(media);
      await page.goto(path);
      await expect(page.locator('link[rel=stylesheet]')).toHaveCount(0);
      expect(await isComplete(page, sheets), sight).toBe(true);
    }
  });
}

test('a form with its errors and a message over it misses no style, and fetches no sheet', async ({
  page,
  request,
}) => {
  const fetched: string[] = [];
  page.on('request', (sent) => /\.css(\?|$)/.test(sent.url()) && fetched.push(sent.url()));
  await page.goto('/workbook');
  await sendWorkbook(page).click();
  await expect(page.locator('[data-toast]')).toBeVisible();
  expect(fetched).toEqual([]);
  // The message and the ring of the focus come gradually.
  await page.waitForTimeout(1_000);
  expect(await isComplete(page, await sheetsOf(request, '/workbook'))).toBe(true);
});
