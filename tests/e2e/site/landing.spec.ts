import { landing } from '@/content/landing';
import { lookInside } from '@/content/look-inside';
import { stickyBar } from '@/content/sticky-bar';
import { workbookForm } from '@/content/workbook/page';
import { expect, test } from '../../support/fixtures.ts';

test('the sticky bar leads to the form, and covers neither it nor the open book', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/landing');
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  await page.mouse.wheel(0, 400);
  const bar = page.getByRole('complementary', { name: stickyBar.text });
  await bar.getByRole('link', { name: 'Get Free Workbook' }).click();
  await expect(page).toHaveURL(/#get-workbook$/);
  await expect(page.getByRole('button', { name: workbookForm.submit })).toBeInViewport();
  const form = page.getByRole('region', { name: landing.form.heading });
  await expect(form).toContainText('No credit card required. Download starts immediately.');
  await expect(bar).toBeHidden();
  await page.evaluate(() => scrollTo(0, 400));
  await expect(bar).toBeVisible();
  await page.goto('/book');
  await page.getByRole('region', { name: lookInside.choose }).scrollIntoViewIfNeeded();
  await expect(page.locator('site-bar')).not.toHaveAttribute('hidden');
  await expect(bar).toBeHidden();
});
