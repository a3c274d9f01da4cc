import { expectNoBarrier } from '../../support/axe.ts';
import { expect, test } from './people.ts';

test('the dashboard has no barrier', async ({ adminPage: page }) => {
  test.slow();
  await page.goto('/admin?state=all');
  await page.getByRole('heading', { name: 'Recent Users' }).waitFor();
  await expect(
    page
      .getByRole('img', { name: /^Area chart/ })
      .locator('svg path')
      .first(),
  ).toBeVisible();
  await expectNoBarrier(page);
});

test('on paper there are the figures and nothing to press', async ({ adminPage: page }) => {
  await page.goto('/admin?range=30');
  await page.getByRole('heading', { name: 'Recent Users' }).waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table', { name: 'Session Types' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Range' })).toBeHidden();
  await expect(page.getByRole('link', { name: /^Read: /, includeHidden: true }).first()).toBeHidden();
  const lastDay = page.getByRole('table', { name: 'Daily Sessions (Last 30 Days)' }).getByRole('row').last();
  // Nothing is left inside a box that scrolls: the last day lies within the page's own flow.
  const clipped = await lastDay.evaluate((row) => {
    const box = row.closest('section');
    return box ? row.getBoundingClientRect().bottom > box.getBoundingClientRect().bottom + 1 : true;
  });
  expect(clipped).toBe(false);
});
