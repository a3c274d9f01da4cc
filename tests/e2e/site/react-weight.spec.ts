import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { buildBarePage } from '../../../scripts/bench/bare-page.ts';
import { expect, test } from '../fixtures.ts';
import { routes } from './routes.ts';

/** How much more of the framework and its parts than an empty page a page may load, once somebody uses it. */
const ALLOWED = 1.05;

const weigh = (bodies: readonly Buffer[]) =>
  bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);

let bareBytes = 0;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  const bare = await buildBarePage();
  bareBytes = weigh(bare.scripts.map((file) => readFileSync(file)));
  bare.remove();
});

for (const { path } of routes) {
  test(`${path} loads at most ${ALLOWED} of an empty page, also when it is used`, async ({ page }) => {
    const scripts = new Map<string, Promise<Buffer>>();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (response.request().resourceType() === 'script' && pathname.startsWith('/_next/static/chunks/')) {
        scripts.set(pathname, response.body());
      }
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const form = page.locator('main form').first();
    if ((await form.count()) > 0) {
      await form.locator('input:not([type="hidden"], [tabindex="-1"]), button').first().focus();
      await expect
        .poll(() =>
          form.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'))),
        )
        .toBe(true);
    }
    const bytes = weigh(await Promise.all(scripts.values()));
    expect(bytes, `${bytes} bytes, ${(bytes / bareBytes).toFixed(3)} of ${bareBytes}`).toBeLessThanOrEqual(
      bareBytes * ALLOWED,
    );
  });
}
