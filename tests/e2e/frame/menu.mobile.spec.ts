import { navigation } from '@/content/navigation';
import { expect, test } from '../../support/fixtures.ts';

test('the menu opens, closes on Escape and on a press beside it, and leads on', async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Main' });
  const links = menu.getByRole('link');
  await expect(links).toHaveCount(0);
  await menu.getByText('Menu', { exact: true }).click();
  await expect(links).toHaveText(navigation.map(({ label }) => label));
  await page.keyboard.press('Escape');
  await expect(links).toHaveCount(0);
  await menu.getByText('Menu', { exact: true }).click();
  await page.getByText('Discover the Flip Method').click();
  await expect(links).toHaveCount(0);
  await menu.getByText('Menu', { exact: true }).click();
  await menu.getByRole('link', { name: 'Reviews' }).click();
  await expect(page).toHaveURL(/\/testimonials$/);
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(0);
});

test('nothing runs out of the window at 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
