import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';

/** The first screens of a small laptop, a wider and lower one, and a phone. */
const screens = [
  { width: 1280, height: 720 },
  { width: 1366, height: 650 },
  { width: 390, height: 664 },
];

const primary: Readonly<Record<string, string>> = {
  '/': 'Get The Book',
  '/book': 'Buy on Amazon',
  '/landing': 'Get Your FREE Workbook Now',
  '/workbook': 'Send My Free Workbook',
};

/**
 * The left edges of what stands on the page itself: of its main headings, and those of all that are not where one of the
 * twelve columns starts. Sheets, boxes, tables and lists have an inside of their own.
 */
const edgesOf = (page: Page) =>
  page.evaluate(() => {
    const inside = `.sheet, .slip, .spread, .stamp, .prose, .flex-wrap, .list-disc, site-typing + ul, site-typing,
      [data-slot="card"], [role="note"], details, fieldset, nav, table, li *`;
    const wrap = document.querySelector('main .wrap');
    if (!wrap) return { main: [], off: ['no grid'] };
    const gutter = Number.parseFloat(getComputedStyle(wrap).paddingLeft);
    const column = (wrap.clientWidth - 2 * gutter + 32) / 12;
    const main = new Set<number>();
    const off = new Set<string>();
    for (const element of document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd, label, figure)')) {
      const { width, left } = element.getBoundingClientRect();
      if (width < 2 || left < 0 || element.closest(inside)) continue;
      if (element.matches('h1, h2')) main.add(Math.round(left));
      const place = (left - wrap.getBoundingClientRect().left - gutter) / column;
      if (Math.abs(place - Math.round(place)) * column > 2)
        off.add(`${Math.round(left)}: ${element.textContent?.trim().slice(0, 30)}`);
    }
    return { main: [...main], off: [...off] };
  });

/** The page's main button is on the first screen, and nothing covers the headline. */
async function expectFirstScreen(page: Page, name: string) {
  const button = page.getByRole('main').getByText(name).first();
  for (const screen of screens) {
    await page.setViewportSize(screen);
    await expect.soft(button, `${screen.width} by ${screen.height}`).toBeInViewport({ ratio: 1 });
  }
  if (new URL(page.url()).pathname === '/')
    await expect.soft(page.getByRole('link', { name: /^In a spiral now/ })).toBeInViewport({ ratio: 1 });
  if ((await page.locator('.stamp').count()) === 0) return;
  for (let width = 320; width <= 1440; width += 56) {
    await page.setViewportSize({ width, height: 900 });
    const covers = await page.evaluate(() => {
      const title = document.querySelector('h1')?.getBoundingClientRect();
      const stamp = document.querySelector('.stamp')?.getBoundingClientRect();
      const cover = document.querySelector('.stamp')?.parentElement?.querySelector('[role=img]');
      if (!title || !stamp || !cover) return [];
      const { left, top, width: size } = cover.getBoundingClientRect();
      const radius = 0.155 * size;
      // The box of the round stamp, which is turned, is larger than the stamp.
      const away = Math.hypot(
        (stamp.left + stamp.right) / 2 - left - 0.46 * size,
        (stamp.top + stamp.bottom) / 2 - top - 1.02 * size,
      );
      const isBeside = stamp.right <= title.left || stamp.left >= title.right;
      const onTitle = !isBeside && stamp.bottom > title.top && stamp.top < title.bottom;
      const onSpiral = stamp.top < top + 1.02 * size + radius && away < radius + (0.885 * stamp.width) / 2;
      return [onTitle && 'headline', onSpiral && 'spiral'].filter(Boolean);
    });
    expect.soft(covers, `what the stamp covers at ${width} px`).toEqual([]);
  }
}

test('on a phone an article begins within 1.6 screens, below the numbers', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  // Those with the longest heads.
  for (const id of ['health-anxiety-or-ocd', 'heart-racing-and-scared', 'success-stories']) {
    await page.goto(`/blog/${id}`);
    const first = page.locator('.prose-section > p').first();
    expect.soft((await first.boundingBox())?.y, id).toBeLessThanOrEqual(1.6 * 740);
  }
  await page.goto('/companion');
  await expect.soft(page.getByText('I can hear how frightened you are')).toBeInViewport();
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/blog/heart-racing-and-scared');
  await expect(page.getByRole('link', { name: 'No call to make? Minute one' })).toBeInViewport({ ratio: 1 });
  await page.goto('/offline');
  await expect(page.getByRole('link', { name: 'Call 999' })).toBeInViewport({ ratio: 1 });
});

test('where the script comes late, all numbers of an article have shown, and stay', async ({ page }) => {
  let come = () => {};
  const late = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route('**/elements/ambient*', (route) => late.then(() => route.continue()));
  await page.goto('/blog/heart-racing-and-scared', { waitUntil: 'commit' });
  const other = page.getByRole('main').locator('[data-nearest] > [href="tel:911"]').first();
  await expect(other).toBeVisible({ timeout: 2500 });
  come();
  await page.waitForFunction(() => customElements.get('site-numbers'));
  await expect(other).toBeVisible();
});

test('at 200 % home leads to the exercise first, and the bar covers nothing', async ({ page }) => {
  await page.setViewportSize({ width: 180, height: 370 });
  await page.goto('/');
  await expect(page.getByRole('link', { name: /^In a spiral now/ })).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, 600);
  await expect(page.locator('site-bar')).not.toHaveAttribute('hidden');
  await expect(page.locator('site-bar')).not.toBeInViewport();
});

for (const path of [
  ...Object.keys(primary),
  ...['/blog', '/about', '/speaking', '/speaking/kit', '/contact', '/testimonials', '/press', '/newsletter'],
  ...['/about-these-figures', '/sample-chapters', '/workbook/pages'],
]) {
  const name = primary[path];
  test(`${path}: all is on the grid${name ? ', the main button on screen' : ''}`, async ({ page }) => {
    for (const width of [1440, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      if (width === 1440) await page.goto(path);
      const { main, off } = await edgesOf(page);
      expect.soft(main.length, `edges at ${main}`).toBeLessThanOrEqual(4);
      expect.soft(off, `beside the columns at ${width} px`).toEqual([]);
    }
    const corners = await page.evaluate(() => {
      const styleOf = (element: Element) => getComputedStyle(element);
      const ground = (element: Element | null) => {
        const color = element ? styleOf(element).backgroundColor : 'rgba(0, 0, 0, 0)';
        return color === 'rgba(0, 0, 0, 0)' ? styleOf(document.documentElement).backgroundColor : color;
      };
      return [...document.querySelectorAll('.is-turned')].map((section) => {
        const before = section.previousElementSibling;
        const [below = 0, within = 0] = [before, before?.querySelector(':scope > .wrap')].map((part) =>
          part ? Number.parseFloat(styleOf(part).paddingBottom) : 0,
        );
        return ground(section) !== ground(before) && below + within <= 96;
      });
    });
    expect(corners, 'each on a ground of its own, close below the one before').not.toContain(false);
    expect(corners.length).toBeLessThanOrEqual(2);
    if (name) await expectFirstScreen(page, name);
  });
}
