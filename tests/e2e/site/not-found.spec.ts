import { load } from 'cheerio';
import { notFound } from '@/content/not-found';
import { expect, test } from '../../support/fixtures.ts';

test('a 404 page says so and links home', async ({ page, request, expectConsole }) => {
  expectConsole(/404/);
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
  for (const { label, href } of notFound.elsewhere.links)
    await expect(page.getByRole('main').getByRole('link', { name: label })).toHaveAttribute('href', href);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  for (const path of [
    '/blog/no-such-article',
    '/blog/previous-post',
    '/sample-chapters/2',
    '/contact/none',
  ]) {
    const answer = await request.get(path);
    const headline = load(await answer.text())('h1').text();
    expect.soft([path, answer.status(), headline]).toEqual([path, 404, 'Oops! Page not found']);
  }
  expect((await request.get('/share/none.png')).status()).toBe(404);
});
