import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '../../support/fixtures.ts';
import { routes } from '../../support/pages.ts';

for (const { path } of routes) {
  test(`${path} brings at most 3 KB of script and 8 requests, also when it is used`, async ({ page }) => {
    const requests: string[] = [];
    const scripts: Buffer[] = [];
    page.on('request', (request) => requests.push(request.url()));
    page.on('response', async (response) => {
      if (response.request().resourceType() === 'script') scripts.push(await response.body());
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(8);

    await page.keyboard.press('Tab');
    const control = page
      .locator('main :is(input:not([tabindex="-1"]), button)')
      .locator('visible=true')
      .first();
    if ((await control.count()) > 0) await control.hover();
    await page.waitForLoadState('networkidle');
    expect(scripts.length).toBeGreaterThan(0);
    const bytes = scripts.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
    expect(bytes).toBeLessThanOrEqual(3 * 1024);
  });
}
