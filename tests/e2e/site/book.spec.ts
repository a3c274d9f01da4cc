import type { Page } from '@playwright/test';
import { purchaseMessages } from '@/content/book';
import { bookOutline } from '@/content/book-outline';
import { sampleChapters } from '@/content/chapters/chapters';
import { lookInside } from '@/content/look-inside';
import { site } from '@/content/site';
import { expect, test } from '../../support/fixtures.ts';

const ebookButton = (page: Page) => page.getByRole('button', { name: 'Buy the ebook' });
const notice = (page: Page) => page.locator('#ebook-notice');

test('the open book turns without script, and is a row of pages on a phone', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });
  await page.goto('/book');
  const [first, second] = lookInside.spreads;
  const pages = page.getByRole('region', { name: lookInside.heading }).locator('.look-pages');
  const isOpen = async (spread: 'first' | 'second') => {
    await expect(pages.getByText(first.right[0])).toBeVisible({ visible: spread === 'first' });
    await expect(pages.getByText(second.right[2])).toBeVisible({ visible: spread === 'second' });
  };
  await isOpen('first');
  const radios = page.locator('#look').getByRole('radio', { name: new RegExp(first.title) });
  await radios.focus();
  await page.keyboard.press('ArrowRight');
  await isOpen('second');
  // Perspective works on children only.
  const leaf = pages.locator('.leaf:visible').first();
  await expect(leaf.locator('..')).toHaveCSS('perspective', '2400px');
  await pages.getByTitle(lookInside.back).first().click();
  await isOpen('first');

  await page.emulateMedia({ forcedColors: 'active' });
  const lines = await page
    .locator('.look-tab')
    .evaluateAll((tabs) => tabs.slice(0, 2).map((tab) => getComputedStyle(tab).borderBottomWidth));
  expect(lines, 'which one is open').toEqual(['3px', '0px']);

  await page.emulateMedia({ forcedColors: 'none', media: 'print', colorScheme: 'dark' });
  for (const { title } of lookInside.spreads) await expect(pages.getByText(title).first()).toBeVisible();
  expect(await pages.evaluate((row) => row.scrollWidth - row.clientWidth)).toBe(0);
  await expect(pages.locator('.leaf').first()).toHaveCSS('background-color', 'rgb(250, 246, 239)');
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });

  await page.setViewportSize({ width: 360, height: 740 });
  const left = async () => (await pages.getByText(first.right[0]).boundingBox())?.x;
  expect(await left()).toBeGreaterThan(320);
  await pages.evaluate((row) => row.scrollTo({ left: row.clientWidth }));
  await expect.poll(left).toBeLessThan(80);
  await page.close();
});

test('the book page has the badge, all chapters, two links to Amazon, and both offers above the fold at 1280 × 720', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/book');
  const main = page.getByRole('main');
  for (const words of ['#1', 'Bestseller (soon/maybe)', '500+ reviews', '30-day money-back guarantee.'])
    await expect.soft(main).toContainText(words);
  for (const { title } of bookOutline)
    await expect.soft(main.locator('#inside').getByText(title, { exact: true })).toBeVisible();
  const toAmazon = page.locator(`[href="${site.amazonUrl}"][target=_blank][rel=noopener]`);
  await expect(main.getByRole('link', { name: 'Buy on Amazon' }).and(toAmazon)).toHaveCount(2);
  await expect.soft(main.locator('s')).toContainText(site.prices.ebookBefore);
  const offer = page.locator('#buy');
  const buttons = offer.getByText(/^Buy (on Amazon|the ebook)/);
  await expect(buttons).toHaveText([/Amazon/, /ebook/]);
  for (const part of [...(await buttons.all()), ...(await offer.getByText(/^(Now: )?\$4\.99$/).all())])
    await expect(part).toBeInViewport({ ratio: 1 });
  await expect(ebookButton(page)).toHaveAccessibleDescription('Coming soon');
  await expect(offer.getByText('Coming soon', { exact: true })).toBeVisible();
});

test('the ebook button is busy, then says “coming soon” or that it failed', async ({ page }) => {
  await page.goto('/book', { waitUntil: 'networkidle' });
  const { busy, comingSoon, error } = purchaseMessages;
  await ebookButton(page).click();
  await expect(page.getByRole('button', { name: busy })).toBeDisabled();
  await expect(ebookButton(page)).toBeEnabled();
  await expect(ebookButton(page)).toBeFocused();
  await expect(notice(page).getByRole('status')).toContainText(comingSoon.title);
  await expect(notice(page)).toContainText(comingSoon.text);
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText(comingSoon.title);
  await expect(page).toHaveURL(/\/book$/);

  await page.reload();
  // The handler cannot fail by itself, so this makes adding the toast throw.
  await page.evaluate(() => {
    const { append } = document.body;
    document.body.append = () => {
      document.body.append = append;
      throw new Error('no room');
    };
  });
  await ebookButton(page).click();
  await expect(page.locator('#buy').getByRole('alert')).toHaveText(`${error.title}${error.text}`);
  await expect(notice(page)).toBeHidden();
  await expect(ebookButton(page)).toBeEnabled();
});

test('without JavaScript the ebook button says the same, and chapters open one by one', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/book');
  await expect(notice(page)).toBeHidden();
  await ebookButton(page).click();
  await expect(notice(page)).toBeVisible();
  await expect(notice(page)).toContainText(purchaseMessages.comingSoon.text);

  const address = page.url();
  const title = (place: 0 | 2) => page.getByRole('heading', { name: sampleChapters[place].title });
  await expect(title(0)).toBeVisible();
  await expect(title(2)).toBeHidden();
  await page.getByRole('radio', { name: new RegExp(sampleChapters[2].title) }).check({ force: true });
  await expect(title(2)).toBeVisible();
  await expect(title(0)).toBeHidden();
  expect(page.url()).toBe(address);
  await page.close();
});
