import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { keyboardStop } from '../../support/keyboard-stop.ts';
import { routes } from '../../support/pages.ts';

const windows = [1280, 360].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** Nothing is folded away from the test. */
const unfold = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true;
  });

/** Words that stand further right than the window reaches, where no scrolling brings them back. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    return [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd, a, button, label, summary)')]
      .filter((element) => !element.closest('[aria-hidden="true"]') && !scrolls(element))
      .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
      .map((element) => element.textContent?.slice(0, 40));
  });

test.describe.configure({ mode: 'parallel' });

for (const { path } of routes) {
  test(`${path} has no barrier, wide or narrow, by day or by night`, async ({ page }) => {
    // Four whole inspections; a busy machine takes its time over a page with a long table.
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await unfold(page);
    for (const { width, colorScheme } of windows) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      // The new colours begin with the next frame, and some take a moment.
      await page.evaluate(
        () => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))),
      );
      await page.waitForFunction(() =>
        document.getAnimations().every((animation) => !(animation instanceof CSSTransition)),
      );
      expect(await findings(page), `${width} px, ${colorScheme}`).toEqual([]);
    }
  });

  test(`${path} needs no scrolling sideways at 320 px, nor with text twice as large`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await unfold(page);
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await overflow()).toBe(0);
    expect(await cutOff(page)).toEqual([]);
    await page.setViewportSize({ width: 640, height: 640 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await overflow(), 'at 200 %').toBe(0);
    expect(await cutOff(page), 'at 200 %').toEqual([]);
  });

  test(`every stop of the keyboard on ${path} is in sight, also on a phone and in its own letters`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/ERR_FAILED|\.woff2 was preloaded using link preload but not used/);
    await page.route('**/*.woff2', (route) => route.abort());
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused();
    let stops = 0;
    for (; stops < 200; stops++) {
      await page.keyboard.press('Tab');
      const seen = await keyboardStop(page);
      if (!seen) break;
      expect(seen, seen.name).toMatchObject({ inSight: true });
      if (seen.alone) expect(seen.high, seen.name).toBeGreaterThanOrEqual(24);
    }
    expect(stops).toBeGreaterThan(20);
  });
}
