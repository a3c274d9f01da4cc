import { sampleChapters } from '@/content/chapters/chapters';
import { expect, test } from '../../support/fixtures.ts';

// They need no script.
test.describe('the sample chapters, without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('are on the book page, with the first one open', async ({ page }) => {
    await page.goto('/book');
    const title = (place: 0 | 1 | 2) => page.getByRole('heading', { name: sampleChapters[place].title });
    await expect(title(0)).toBeVisible();
    await expect(title(2)).toBeHidden();
    await page.getByRole('radio', { name: new RegExp(sampleChapters[2].title) }).check({ force: true });
    await expect(title(2)).toBeVisible();
    await expect(title(0)).toBeHidden();
    await expect(page).toHaveURL(/\/book$/);
  });

  test('have a reader in which each has a URL', async ({ page }) => {
    await page.goto('/sample-chapters');
    await expect(page.getByRole('heading', { name: sampleChapters[0].title })).toBeVisible();
    const list = page.getByRole('navigation', { name: 'Chapters to read' });
    await expect(list.getByRole('link')).toHaveCount(sampleChapters.length);
    for (const { id, title, sections } of sampleChapters) {
      await list.getByRole('link', { name: new RegExp(title) }).click();
      await expect(page).toHaveURL(new RegExp(`/sample-chapters/${id}$`));
      await expect(list.locator('[aria-current=page]')).toContainText(title);
      for (const section of sections) {
        await expect(page.getByRole('heading', { name: section.heading, exact: true })).toBeVisible();
      }
    }
    await expect(page.getByRole('link', { name: 'Continue Reading' })).toHaveAttribute('href', '/book');
    const workbook = page.getByRole('link', { name: 'Get Free Workbook' }).first();
    await expect(workbook).toHaveAttribute('href', '/workbook');
  });
});

test('a printed chapter has no navigation', async ({ page }) => {
  await page.goto('/sample-chapters');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: sampleChapters[0].title })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Continue Reading' })).toBeHidden();
});
