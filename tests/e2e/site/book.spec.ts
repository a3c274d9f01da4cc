import type { Page } from '@playwright/test';
import { book, purchaseMessages } from '@/content/book';
import { bookOutline } from '@/content/book-outline';
import { claim } from '@/content/claims';
import { lookInside } from '@/content/look-inside';
import { site } from '@/content/site';
import { expect, test } from '../../support/fixtures.ts';

const ebookButton = (page: Page) => page.getByRole('button', { name: 'Buy the ebook' });
const notice = (page: Page) => page.locator('#ebook-notice');

test('the book page has the badge, figures, chapter titles and Amazon links', async ({ page }) => {
  await page.goto('/book');
  const main = page.getByRole('main');
  for (const words of ['#1', 'Bestseller (soon/maybe)', '4.9/5', '500+ reviews', '$4.99', '$9.99'])
    await expect.soft(main).toContainText(words);
  await expect.soft(main.locator('s')).toContainText(site.prices.ebookBefore);
  for (const id of book.tiles) await expect.soft(main).toContainText(claim(id).value);
  await expect.soft(main).toContainText('30-day money-back guarantee.');
  for (const { title } of book.inside.cards)
    await expect.soft(main.getByRole('heading', { name: title })).toBeVisible();
  for (const item of book.included.items) await expect.soft(main).toContainText(item);

  for (const { title } of bookOutline)
    await expect.soft(main.locator('#inside').getByText(title, { exact: true })).toBeVisible();

  const links = main.getByRole('link', { name: 'Buy on Amazon' });
  await expect(links).toHaveCount(2);
  for (const link of await links.all()) {
    await expect.soft(link).toHaveAttribute('href', site.amazonUrl);
    await expect.soft(link).toHaveAttribute('target', '_blank');
    await expect.soft(link).toHaveAttribute('rel', 'noopener');
  }
});

test('the open book turns, by keyboard and without script, and is a row of pages on a phone', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });
  await page.goto('/book');
  const [first, second] = lookInside.spreads;
  const pages = page.getByRole('region', { name: lookInside.heading }).locator('.look-pages');
  await expect(pages.getByText(first.right[0])).toBeVisible();
  await expect(pages.getByText(second.right[2])).toBeHidden();
  await page
    .locator('#look')
    .getByRole('radio', { name: new RegExp(first.title) })
    .focus();
  await page.keyboard.press('ArrowRight');
  await expect(pages.getByText(second.right[2])).toBeVisible();
  await expect(pages.getByText(first.right[0])).toBeHidden();
  // Perspective works on children only.
  const depth = await pages
    .locator('.leaf:visible')
    .first()
    .evaluate((leaf) => leaf.parentElement && getComputedStyle(leaf.parentElement).perspective);
  expect(depth).toBe('2400px');
  await pages.getByTitle(lookInside.back).first().click();
  await expect(pages.getByText(first.right[0])).toBeVisible();

  await page.emulateMedia({ forcedColors: 'active' });
  const line = (tab: number) =>
    page
      .locator('.look-tab')
      .nth(tab)
      .evaluate((label) => getComputedStyle(label).borderBottomWidth);
  expect([await line(0), await line(1)], 'which one is open').toEqual(['3px', '0px']);

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

test('price and both buttons are above the fold at 1280 × 720, Kindle first and the ebook “coming soon”', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/book');
  const buttons = page.locator('#buy').getByText(/^Buy (on Amazon|the ebook)/);
  await expect(buttons).toHaveText([/Amazon/, /ebook/]);
  for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 1 });
  await buttons.first().hover();
  const flap = () => buttons.first().evaluate((button) => getComputedStyle(button, '::after').width);
  await expect.poll(flap, 'the corner that turns over').toBe('12px');
  for (const price of await page
    .locator('#buy')
    .getByText(/^(Now: )?\$4\.99$/)
    .all())
    await expect(price).toBeInViewport({ ratio: 1 });
  await expect(ebookButton(page)).toHaveAccessibleDescription('Coming soon');
  await expect(page.locator('#buy').getByText('Coming soon', { exact: true })).toBeVisible();
});

test.describe('the ebook button', () => {
  test('is briefly busy, then says that checkout is coming soon', async ({ page }) => {
    await page.goto('/book', { waitUntil: 'networkidle' });
    const sent: string[] = [];
    page.on('request', (request) => {
      // Not caused by the button: fonts load with the first text that needs them, and a beacon counts the visit.
      if (request.resourceType() !== 'font' && !request.url().endsWith('/api/visit'))
        sent.push(request.url());
    });

    await ebookButton(page).click();
    await expect(page.getByRole('button', { name: purchaseMessages.busy })).toBeDisabled();

    await expect(ebookButton(page)).toBeEnabled();
    await expect(ebookButton(page)).toBeFocused();
    await expect(notice(page).getByRole('status')).toContainText(purchaseMessages.comingSoon.title);
    await expect(notice(page)).toContainText(purchaseMessages.comingSoon.text);
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText(
      purchaseMessages.comingSoon.title,
    );
    expect(sent, 'the button makes no request').toEqual([]);
    await expect(page).toHaveURL(/\/book$/);
  });

  test('shows an error if its handler fails', async ({ page }) => {
    await page.goto('/book');
    // The handler cannot fail by itself, so this makes adding the toast throw.
    await page.evaluate(() => {
      const { append } = document.body;
      document.body.append = () => {
        document.body.append = append;
        throw new Error('no room');
      };
    });
    await ebookButton(page).click();
    const failed = page.locator('#buy').getByRole('alert');
    await expect(failed).toContainText(purchaseMessages.error.title);
    await expect(failed).toContainText(purchaseMessages.error.text);
    await expect(notice(page)).toBeHidden();
    await expect(ebookButton(page)).toBeEnabled();
  });

  test('shows the same notice without JavaScript', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto('/book');
    await expect(notice(page)).toBeHidden();
    await ebookButton(page).click();
    await expect(notice(page)).toBeVisible();
    await expect(notice(page)).toContainText(purchaseMessages.comingSoon.text);
    await page.close();
  });
});
