import { footer, navigation } from '@/content/navigation';
import { expect, test } from '../../support/fixtures.ts';
import { routes } from '../../support/pages.ts';

test.describe.configure({ mode: 'parallel' });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    for (const { path, heading } of routes) {
      test(`${path} is complete and keeps to itself`, async ({ page, context, baseURL }) => {
        const requests: string[] = [];
        page.on('request', (request) => requests.push(request.url()));
        const response = await page.goto(path);
        expect(response?.status()).toBe(200);

        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        const main = page.getByRole('main');
        expect((await main.textContent())?.length).toBeGreaterThan(400);
        await expect(page.getByRole('link', { name: footer.crisis.label })).toBeVisible();
        await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText(
          navigation.map(({ label }) => label),
        );

        expect(requests.filter((url) => new URL(url).origin !== new URL(baseURL ?? '').origin)).toEqual([]);
        expect(await context.cookies()).toEqual([]);
        const stored = await page.evaluate(() => localStorage.length + sessionStorage.length);
        expect(stored).toBe(0);
      });
    }
  });
}

test('the menu of a small screen opens without script and leads on', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  await page.goto('/about');
  await page.getByText('Menu', { exact: true }).click();
  await page.getByRole('link', { name: 'Sample Chapters' }).first().click();
  await expect(page).toHaveURL(/\/sample-chapters$/);
  await page.close();
});
