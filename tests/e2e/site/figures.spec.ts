import { claims } from '@/content/claims';
import { expect, test } from '../../support/fixtures.ts';

test('the list of figures has the whole registry, and each figure can be linked to', async ({ page }) => {
  await page.goto('/about-these-figures');
  const list = page.getByRole('table');
  for (const { text } of claims) await expect.soft(list).toContainText(text);
  const evidenced = claims.filter(({ basis }) => basis === 'evidenced').length;
  await expect(page.getByText(`${claims.length} figures. ${evidenced} of them are evidenced`)).toBeVisible();
  const [{ id, text }] = claims;
  await page.goto(`/about-these-figures#${id}`);
  await expect(page.getByRole('row').filter({ hasText: text })).toBeInViewport();
});
