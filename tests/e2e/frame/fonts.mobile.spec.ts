import type { CDPSession } from '@playwright/test';
import { expect, hold, test } from '../flip/exercise.ts';

test.use({ viewport: { width: 412, height: 740 } });

/** The font files' own names of the faces in which an element's text is drawn. */
async function facesOf(devtools: CDPSession, selector: string): Promise<string[]> {
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

for (const path of ['/', '/book', '/landing', '/blog/google-spiral-science']) {
  test(`${path}: late fonts are shown on a first visit, and move nothing`, async ({ page }) => {
    await page.addInitScript(() => {
      const seen = { shift: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as { value: number }[]) seen.shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const send = await hold(page, /\.woff2$/);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('DOM.enable');
    await devtools.send('CSS.enable');
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    // Longer than the block period of any `font-display` but `block`.
    await page.waitForTimeout(500);
    expect(await facesOf(devtools, 'h1'), 'the fallback is seen first').not.toContainEqual(
      expect.stringContaining('Fraunces'),
    );
    send();
    await expect.poll(() => facesOf(devtools, 'h1')).toEqual([expect.stringContaining('Fraunces')]);
    await expect
      .poll(() => facesOf(devtools, 'main p:not(.font-serif)'))
      .toContainEqual(expect.stringContaining('Atkinson'));
    const shift = await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);
    expect(shift).toBeLessThanOrEqual(0.02);
  });
}
