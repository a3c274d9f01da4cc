import { expect, test } from '../../support/fixtures.ts';

test.use({ viewport: { width: 412, height: 740 } });

for (const path of ['/', '/book']) {
  test(`${path}: has no layout shift when fonts load late on a first visit`, async ({ page }) => {
    await page.addInitScript(() => {
      const seen = { shift: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as { value: number }[]) seen.shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    let send = () => {};
    const sent = new Promise<void>((resolve) => {
      send = resolve;
    });
    await page.route(/\.woff2$/, async (route) => {
      await sent;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    // Longer than the block period of `font-display: optional`.
    await page.waitForTimeout(500);
    const fonts = Promise.all([1, 2].map(() => page.waitForResponse(/\.woff2$/)));
    send();
    await fonts;
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift)).toBe(0);
  });
}
