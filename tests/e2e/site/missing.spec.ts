import { notFound } from '@/content/not-found';
import { expect, test } from '../../support/fixtures.ts';

for (const path of [
  '/no/such/page',
  '/blog/no-such-article',
  '/sample-chapters/99',
  '/contact/no-such-topic',
]) {
  test(`${path} is not found, says so and leads home`, async ({ page, expectConsole }) => {
    expectConsole(/404/);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByText('404', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
    for (const { label, href } of notFound.elsewhere.links) {
      await expect(page.getByRole('main').getByRole('link', { name: label })).toHaveAttribute('href', href);
    }
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
  });
}
