import type { Page } from '@playwright/test';
import { home } from '@/content/home';
import { navigation } from '@/content/navigation';
import { stickyBar } from '@/content/sticky-bar';
import { recordShift, settle, sideways } from '../../support/axe.ts';
import { expect, test } from '../../support/fixtures.ts';

const scroll = (page: Page, top: number) =>
  page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);

test('the top bar has twelve links in one row, and marks the current page', async ({ page }) => {
  await page.goto('/');
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links).toHaveText(navigation.map(({ label }) => label));
  const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  await expect(page.locator('[aria-current="page"]:visible')).toHaveText('Home');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused();

  // A fallback font may be wider than ours.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { font-family: "DejaVu Sans", Verdana, sans-serif !important; letter-spacing: 0.04em !important }',
    );
    document.adoptedStyleSheets = [sheet];
  });
  for (const width of [320, 1200, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await settle(page);
    expect.soft(await sideways(page), `${width} px, wider font`).toBe(0);
  }

  // A followed link opens its page at the top.
  await page.mouse.wheel(0, 2000);
  await links.filter({ hasText: 'Blog' }).click();
  await expect(page).toHaveURL(/\/blog$/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the sticky bar appears after 300 pixels, and stays dismissed on later visits', async ({ page }) => {
  await page.goto('/');
  const bar = page.getByRole('complementary', { name: stickyBar.text });
  await scroll(page, 300);
  await page.waitForTimeout(200);
  await expect(bar).toBeHidden();
  await scroll(page, 320);
  await bar.getByRole('button', { name: stickyBar.dismiss }).click();
  await expect(bar).toBeHidden();
  await page.goto('/book');
  await scroll(page, 900);
  await page.waitForTimeout(300);
  await expect(bar).toBeHidden();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['bar-dismissed']);
});

test('the search box types, can be paused, and is read to screen readers once', async ({ page }) => {
  await page.goto('/');
  const words = page.locator('site-typing output');
  // The cursor: visible for half of each second.
  const durations = (typing: Element) =>
    typing.getAnimations({ subtree: true }).map((each) => each.effect?.getTiming().duration);
  expect(await page.locator('site-typing').evaluate(durations)).toEqual([1000]);
  const first = await words.textContent();
  await expect(words).not.toHaveText(String(first));
  await page.getByRole('button', { name: home.hero.pause }).click();
  const paused = await words.textContent();
  await page.waitForTimeout(700);
  await expect(words).toHaveText(String(paused));
  await expect(page.getByRole('button', { name: home.hero.play })).toBeVisible();
  const read = await page.getByRole('main').ariaSnapshot();
  for (const search of home.hero.searches) expect(read.split(search)).toHaveLength(2);
});

test('no layout shift on loading, scrolling and opening a question', async ({ page }) => {
  const shift = await recordShift(page);
  await page.goto('/');
  for (let screen = 0; screen < 10; screen++) {
    await page.mouse.wheel(0, 700);
    await page.waitForTimeout(120);
  }
  await page.getByText('Is the author a doctor?').click();
  await page.waitForTimeout(300);
  // While a font arrives, at most what its measured fallback leaves.
  expect(await shift()).toBeLessThanOrEqual(0.02);
});

test('a reload keeps the scroll position, and a dark page prints in light colours', async ({ page }) => {
  await page.goto('/privacy');
  const part = page.locator('main section').nth(8);
  const top = () => part.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await part.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  const before = await top();
  await page.reload();
  await expect.poll(top).toBe(before);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await expect(page.locator('html')).toHaveCSS('color', 'rgb(31, 42, 46)');
});
