import { expect, test } from '@playwright/test';
import { claims } from '@/content/claims';
import { unregisteredFigures } from '../../support/figures-on-page.ts';
import { routes } from '../../support/pages.ts';

for (const { path } of routes) {
  test(`${path} is served with registered figures alone`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    expect(html).toContain('What each figure rests on');
    expect(unregisteredFigures(html, path, 'all')).toEqual([]);
  });
}

test('the list of figures holds all of the registry, and can be led to one by one', async ({ page }) => {
  await page.goto('/about-these-figures');
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(claims.length + 1);
  const evidenced = claims.filter(({ basis }) => basis === 'evidenced').length;
  await expect(page.getByText(`${claims.length} figures. ${evidenced} of them are evidenced`)).toBeVisible();
  await page.goto('/about-these-figures#better-sleep');
  await expect(page.getByRole('row').filter({ hasText: '91% better sleep' })).toBeInViewport();
});
