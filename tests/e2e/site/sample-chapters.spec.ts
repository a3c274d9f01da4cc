import { sampleChapters } from '@/content/chapters/chapters';
import { expect, test } from '../../support/fixtures.ts';

test.use({ javaScriptEnabled: false });

test('the sample chapters have a reader in which each has a URL, and print without it', async ({ page }) => {
  await page.goto('/sample-chapters');
  await expect(page.getByRole('heading', { name: sampleChapters[0].title })).toBeVisible();
  const list = page.getByRole('navigation', { name: 'Chapters to read' });
  await expect(list.getByRole('link')).toHaveCount(sampleChapters.length);
  for (const { id, title, sections } of sampleChapters) {
    await list.getByRole('link', { name: new RegExp(title) }).click();
    await expect(page).toHaveURL(new RegExp(`/sample-chapters/${id}$`));
    await expect(list.locator('[aria-current=page]')).toContainText(title);
    for (const { heading } of sections)
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  }
  const next = page.getByRole('link', { name: 'Continue Reading' });
  await expect(next).toHaveAttribute('href', '/book');
  const workbook = page.getByRole('link', { name: 'Get Free Workbook' }).first();
  await expect(workbook).toHaveAttribute('href', '/workbook');

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(next).toBeHidden();
});
