import { load } from 'cheerio';
import { notFound } from '@/content/not-found';
import { expect, test } from '../../support/fixtures.ts';

test('a 404 page says so and links home', async ({ page, request, expectConsole }) => {
  expectConsole(/404/);
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  const heading = page.getByRole('heading', { level: 1, name: 'Oops! Page not found' });
  await expect(heading).toBeVisible();
  for (const { label, href } of notFound.elsewhere.links) {
    await expect(page.getByRole('main').getByRole('link', { name: label })).toHaveAttribute('href', href);
  }
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  for (const path of ['/blog/no-such-article', '/sample-chapters/99', '/contact/no-such-topic']) {
    const answer = await request.get(path);
    expect.soft(answer.status(), path).toBe(404);
    expect.soft(load(await answer.text())('h1').text(), path).toBe('Oops! Page not found');
  }
});
