import { faq } from '@/content/faq';
import { home } from '@/content/home';
import { navigation } from '@/content/navigation';
import { expect, test } from '../../support/fixtures.ts';

test.use({ javaScriptEnabled: false });

test('the home page is complete without JavaScript; questions and menu open', async ({ page }) => {
  await page.goto('/#faq');
  await expect(page.locator('#faq')).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.hero.headline);
  await expect(page.locator('site-typing output')).toHaveText(String(home.hero.searches[0]));
  await expect(page.getByText('1247 people transformed this month')).toBeVisible();
  for (const { title } of home.benefits.cards)
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByRole('button', { name: home.hero.pause })).toBeHidden();
  await expect(page.locator('#faq details')).toHaveCount(8);
  for (const { question } of faq.slice(0, 2)) await page.getByText(question, { exact: true }).click();
  await expect(page.locator('#faq details[open]')).toHaveCount(2);

  await page.setViewportSize({ width: 360, height: 740 });
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByText('Menu', { exact: true }).click();
  for (const { label } of navigation)
    await expect(menu.getByRole('link', { name: label, exact: true })).toBeVisible();
});
