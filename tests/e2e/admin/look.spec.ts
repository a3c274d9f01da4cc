import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './people.ts';

test.describe.configure({ timeout: 60_000 });

for (const width of [360, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the dashboard is accessible and fits at ${width} px, ${colorScheme}`, async ({
      adminPage: page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await page.goto('/admin?letters=all');
      await page.getByRole('heading', { name: 'Recent Users' }).waitFor();
      await expect(
        page
          .getByRole('img', { name: /^Area chart/ })
          .locator('svg path')
          .first(),
      ).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }
}

test('on paper there are the figures and nothing to press', async ({ adminPage: page }) => {
  await page.goto('/admin?range=30');
  await page.getByRole('heading', { name: 'Recent Users' }).waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table', { name: 'Session Types' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Range' })).toBeHidden();
  await expect(page.getByRole('button', { name: /^Mark as handled/ }).first()).toBeHidden();
  const lastDay = page.getByRole('table', { name: 'Daily Sessions (Last 30 Days)' }).getByRole('row').last();
  // Nothing is left inside a box that scrolls: the last day lies within the page's own flow.
  const clipped = await lastDay.evaluate((row) => {
    const box = row.closest('section');
    return box ? row.getBoundingClientRect().bottom > box.getBoundingClientRect().bottom + 1 : true;
  });
  expect(clipped).toBe(false);
});
