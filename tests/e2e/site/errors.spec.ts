import { expect, test } from '../../support/fixtures';

test('a document and the exercise tell the site of errors that nothing caught, once each', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/^uncaught: (?:broken|refused) on purpose/);
  expectConsole(/on purpose/);
  for (const path of ['/about', '/flip-method-app']) {
    const told: unknown[] = [];
    await page.route('**/api/reports', async (route) => {
      told.push(route.request().postDataJSON());
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('broken on purpose');
      });
      void Promise.reject(new Error('refused on purpose'));
    });
    await expect.poll(() => told.length).toBeGreaterThanOrEqual(2);
    await page.unroute('**/api/reports');
    expect.soft(JSON.stringify(told)).toContain('broken on purpose');
    expect.soft(JSON.stringify(told)).toContain('refused on purpose');
    expect.soft(told).toHaveLength(2);
  }
});
