import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';

const height = 740;

/** Taken by a page once, however often it is looked at: to read it costs as much as a look. */
const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** Waits for the new colours or size, which begin with the next frame, and for what takes a moment to change to them. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => !(animation instanceof CSSTransition)),
  );
}

/** @returns one line for each element, nothing when all is well */
async function findings(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await settle(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    // What passed is of no interest, and to list it takes axe a third of its time.
    const { violations } = await axe.run({ resultTypes: ['violations'], selectors: false });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
  });
}

/** How many pixels the page is wider than its window. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Looks at the page as it is: in the first tier on a phone by day, in the second also in a wide window and by night.
 * (The pairs of colours, which are all that is different at night, have a unit test.)
 *
 * @param where what the report calls it
 */
export async function expectNoBarrier(page: Page, where = page.url()): Promise<void> {
  const isThorough = test.info().project.name.startsWith('long');
  for (const width of isThorough ? [1280, 360] : [360]) {
    await page.setViewportSize({ width, height });
    for (const colorScheme of isThorough ? (['light', 'dark'] as const) : (['light'] as const)) {
      expect.soft(await findings(page, colorScheme), `${where}, ${width} px, ${colorScheme}`).toEqual([]);
    }
    expect.soft(await sideways(page), `${where}, ${width} px: wider than its window`).toBeLessThanOrEqual(0);
  }
}

/** Words that stand further right than the window reaches, where no scrolling brings them back. */
export const cutOff = (page: Page): Promise<(string | undefined)[]> =>
  page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    return [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd, a, button, label, summary)')]
      .filter((element) => !element.closest('[aria-hidden="true"]') && !scrolls(element))
      .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
      .map((element) => element.textContent?.slice(0, 40));
  });

/** Nothing is folded away from what is looked at. */
export const unfold = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true;
  });
