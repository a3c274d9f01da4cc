import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';

/** Reveal animations: paused until visible, then running, and gone once finished. */
const states = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(li, section, div)')].flatMap((part) =>
      part
        .getAnimations()
        .map(({ playState: state }) => ({ state, opacity: getComputedStyle(part).opacity })),
    ),
  );

async function openLow(page: Page, path: string) {
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto(path);
  await expect.poll(async () => (await states(page)).some(({ state }) => state === 'paused')).toBe(true);
}

test('content below the fold is revealed on scroll, staggered, and not with reduced motion', async ({
  page,
}) => {
  // Noted in the page, as an animation may be over before a busy machine looks.
  await page.addInitScript(() => {
    const delays = new Set<number>();
    const play = Animation.prototype.play;
    Animation.prototype.play = function () {
      delays.add(Number(this.effect?.getTiming().delay));
      play.call(this);
    };
    Object.assign(window, { delays });
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/about', { waitUntil: 'networkidle' });
  expect(await states(page)).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openLow(page, '/about');
  const waiting = await states(page);
  expect(waiting.every(({ opacity }) => opacity === '1')).toBe(true);
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let top = 0; top < height; top += 400) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    await page.waitForTimeout(50);
  }
  await expect.poll(() => states(page)).toEqual([]);
  const delays = () => page.evaluate(() => (window as unknown as { delays: Set<number> }).delays.size);
  expect(await delays()).toBeGreaterThan(1);
});

test('items that start lower than their neighbours end where they stand', async ({ page }) => {
  await openLow(page, '/book');
  const jumps = await page.evaluate(() =>
    [...document.querySelectorAll('main .reveal')].flatMap((part) =>
      part.getAnimations().map((animation) => {
        animation.currentTime = 599;
        const before = part.getBoundingClientRect().top;
        animation.finish();
        return Math.round(part.getBoundingClientRect().top - before);
      }),
    ),
  );
  expect(jumps.length).toBeGreaterThan(2);
  expect(jumps.filter((jump) => jump !== 0)).toEqual([]);
});
