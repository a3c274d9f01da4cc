import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '../fixtures.ts';
import { routes } from './routes.ts';

for (const { path } of routes) {
  test(`${path} brings at most 3 KB of script and 8 requests before it is touched`, async ({ page }) => {
    const requests: string[] = [];
    const scripts: Buffer[] = [];
    page.on('request', (request) => requests.push(request.url()));
    page.on('response', async (response) => {
      if (response.request().resourceType() === 'script') scripts.push(await response.body());
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const made = [...requests];
    // What a page with a form fetches ahead, unrun, comes later, and only while nothing else is to be done.
    const ahead = await page
      .locator('link[rel=prefetch]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));

    expect(scripts.length).toBeGreaterThan(0);
    const bytes = scripts.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
    expect(bytes).toBeLessThanOrEqual(3 * 1024);
    expect(made.filter((url) => !ahead.includes(url)).length, made.join('\n')).toBeLessThanOrEqual(8);
  });
}
