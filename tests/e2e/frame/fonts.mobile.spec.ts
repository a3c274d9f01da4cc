import { recordShift } from '../../support/axe.ts';
import { expect, hold, test } from '../flip/exercise.ts';

test.use({ viewport: { width: 412, height: 740 }, hasTouch: true, isMobile: true });

for (const path of ['/', '/book', '/landing', '/blog/google-spiral-science']) {
  test(`${path}: late fonts are shown on a first visit, and move nothing`, async ({ page }) => {
    const shift = await recordShift(page);
    const send = await hold(page, /\.woff2$/);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('DOM.enable');
    await devtools.send('CSS.enable');
    /** The font files' own names of the faces in which an element's text is drawn. */
    const facesOf = async (selector: string): Promise<string[]> => {
      const { root } = await devtools.send('DOM.getDocument');
      const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
      const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
      return fonts.map(({ familyName }) => familyName);
    };
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    // Longer than the block period of any `font-display` but `block`.
    await page.waitForTimeout(500);
    expect((await facesOf('h1')).join(), 'the fallback is seen first').not.toContain('Fraunces');
    // Any other leaves text invisible in Chromium while its file does not come.
    const displays = await page.evaluate(() =>
      [...document.fonts]
        .filter(({ family }) => /^(fraunces|atkinson)/.test(family))
        .map(({ display }) => display),
    );
    expect(displays).toEqual(['swap', 'swap', 'swap']);
    send();
    await expect.poll(() => facesOf('h1')).toEqual([expect.stringContaining('Fraunces')]);
    const text = () => facesOf('main p:not(.font-serif)');
    await expect.poll(text).toContainEqual(expect.stringContaining('Atkinson'));
    expect(await shift()).toBeLessThanOrEqual(0.02);
  });
}

test('no field of the workbook makes an iPhone zoom in, which it does below 16 px', async ({ page }) => {
  await page.goto('/workbook/fill/my-circle');
  const sizes = await page
    .locator('main textarea')
    .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
});
