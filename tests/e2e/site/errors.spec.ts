import { expect, test } from '../../support/fixtures';

test('documents and the exercise report each uncaught error once', async ({ page, expectConsole }) => {
  expectConsole(/^uncaught: (?:broken|refused) on purpose/);
  expectConsole(/on purpose/);
  for (const path of ['/about', '/flip-method-app']) {
    const reported: unknown[] = [];
    await page.route('**/api/reports', async (route) => {
      reported.push(route.request().postDataJSON());
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('broken on purpose');
      });
      void Promise.reject(new Error('refused on purpose'));
    });
    await expect.poll(() => reported.length).toBeGreaterThanOrEqual(2);
    await page.unroute('**/api/reports');
    expect.soft(JSON.stringify(reported)).toContain('broken on purpose');
    expect.soft(JSON.stringify(reported)).toContain('refused on purpose');
    expect.soft(reported).toHaveLength(2);
  }
});
