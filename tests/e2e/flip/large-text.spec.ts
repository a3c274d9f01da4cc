import type { Locator, Page } from '@playwright/test';
import { flipWords } from '@/content/flip/flip';
import { questionDelay, settleDelay, stepDuration } from '@/lib/domain/flip';
import { sideways } from '../../support/axe.ts';
import { expect, test } from '../../support/fixtures.ts';
import {
  app,
  back,
  begin,
  choose,
  count,
  no,
  openAsGuest,
  openPaused,
  runUntilVisible,
  start,
  step,
  technique,
  yes,
} from './exercise.ts';

test.use({ viewport: { width: 360, height: 740 } });

const enlarge = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

/** Text that overflows its element or the sides of the window. */
const cutOff = (page: Page) =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('h1, h2, p, button, a, span')]
      .filter((element) => {
        const { width, left, right } = element.getBoundingClientRect();
        // Skips visually hidden text.
        const isUnseen = [element, element.parentElement].some(
          (each) => each && getComputedStyle(each).clipPath === 'inset(50%)',
        );
        if (width < 2 || isUnseen) return false;
        const isTooWide = element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1;
        return left < -1 || right > innerWidth + 1 || isTooWide;
      })
      .map((element) => element.textContent),
  );

/** Words of a visible heading or paragraph that a line's end breaks in two. */
const broken = (page: Page) =>
  page
    .locator(
      ':is(.flip-words p, main :is(h1, a, button):not(.sr-only), [role=alertdialog] :is(h1, button)):visible',
    )
    .evaluateAll((elements) =>
      elements.flatMap((element) => {
        const text = [...element.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
        const range = document.createRange();
        return [...(text?.textContent ?? '').matchAll(/\S+/g)].filter(({ 0: word, index }) => {
          if (!text) return false;
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return range.getClientRects().length > 1;
        });
      }),
    );

/** The count and its caption fit inside the ring. */
async function expectCountInRing(page: Page) {
  const ring = await page.locator('.flip-ring:visible').boundingBox();
  const text = await count(page).boundingBox();
  if (!ring || !text) throw new Error('The ring is not visible.');
  expect(text.width).toBeLessThanOrEqual(ring.width);
  expect(text.height).toBeLessThanOrEqual(ring.height);
}

test('at 200 % text size nothing is cut off in any step of a flip', async ({ page }) => {
  await openAsGuest(page);
  await enlarge(page);
  await expect.poll(() => cutOff(page)).toEqual([]);
  await begin(page);
  await expect.poll(() => cutOff(page)).toEqual([]);
  await expectCountInRing(page);
  await page.clock.runFor(stepDuration);
  await page.clock.runFor(questionDelay);
  await expect.poll(() => cutOff(page)).toEqual([]);
  // 200 % zoom, too.
  await page.setViewportSize({ width: 180, height: 370 });
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  expect(await broken(page)).toEqual([]);
  await back(page).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  expect(await broken(page)).toEqual([]);
  await page.getByRole('button', { name: 'Keep going' }).click();
  await page.setViewportSize({ width: 360, height: 740 });
  await enlarge(page);
  await no(page).click();
  await expect.poll(() => cutOff(page)).toEqual([]);
  await expectCountInRing(page);
  await choose(page, /20 Jumping Jacks/);
  await expect.poll(() => cutOff(page)).toEqual([]);
  await page.clock.runFor(stepDuration);
  await page.clock.runFor(stepDuration);
  await expect(step(page)).toHaveText('Spiral Broken!');
  await expect.poll(() => cutOff(page)).toEqual([]);
});

/** How far the page, or the stage of emergency mode, is scrolled. */
const scrolled = (page: Page) =>
  page.evaluate(() => scrollY + (document.querySelector('.flip-stage')?.scrollTop ?? 0));

for (const mode of ['flip', 'emergency'] as const) {
  /** Opens a running flip by hand, so that each step has an answer. */
  async function open(page: Page) {
    await page.addInitScript(() => localStorage.setItem('flip.preferences', '{"pace":"by-hand"}'));
    await openPaused(page, mode === 'flip' ? `${app}?view=home` : `${app}?mode=emergency`);
    if (mode === 'flip') await begin(page);
    await runUntilVisible(page, count(page));
  }

  /** Walks through a flip, and checks each answer when its time has come. */
  async function walk(page: Page, expectReached: (answer: Locator) => Promise<void>) {
    const goOn = async () => {
      const next = page.getByRole('button', { name: 'Continue', exact: true });
      await page.clock.runFor(stepDuration);
      await expectReached(next);
      await next.click();
    };
    await goOn();
    await page.clock.runFor(questionDelay);
    await expectReached(yes(page));
    await expectReached(no(page));
    await no(page).click();
    await page.clock.runFor(settleDelay);
    await expectReached(technique(page, /36 Times Table/));
    await technique(page, /36 Times Table/).click();
    await goOn();
    await goOn();
    await expect(step(page)).toHaveText('Spiral Broken!');
    await expect.poll(() => cutOff(page)).toEqual([]);
  }

  // Both modes are one screen; the first tier checks one in each way.
  test(`at 200 % text size no step scrolls before its answer is reached: ${mode}`, {
    tag: mode === 'flip' ? [] : '@long',
  }, async ({ page }) => {
    await open(page);
    await enlarge(page);
    await walk(page, async (answer) => {
      await expect(answer).toBeInViewport({ ratio: 0.99 });
      // Below a technique’s scene, Continue comes into view by itself; in emergency mode the techniques below the caution.
      const comes =
        (await page.getByText('Performing: ').isVisible()) ||
        (mode === 'emergency' && (await page.getByText(flipWords.techniqueCaution).isVisible()));
      if (!comes) expect(await scrolled(page)).toBe(0);
    });
  });

  // 1280 × 720 at 400 % zoom.
  test(`at 400 % zoom each answer comes into view by itself: ${mode}`, {
    tag: mode === 'emergency' ? [] : '@long',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 180 });
    await open(page);
    await walk(page, async (answer) => {
      await expect(answer).toBeInViewport({ ratio: 0.99 });
      expect(await sideways(page)).toBeLessThanOrEqual(0);
    });
    await page.getByRole('button', { name: 'Back to Home' }).click();
    await runUntilVisible(page, start(page));
  });
}

for (const mode of ['flip', 'emergency'] as const)
  test(`at 200 % text size in a wide window the question’s title can be read below the bar: ${mode}`, {
    tag: mode === 'flip' ? [] : '@long',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openPaused(page, mode === 'flip' ? `${app}?view=home` : `${app}?mode=emergency`);
    if (mode === 'flip') await begin(page);
    await runUntilVisible(page, count(page));
    await enlarge(page);
    await page.clock.runFor(stepDuration);
    await page.clock.runFor(questionDelay);
    await expect(yes(page)).toBeVisible();
    await step(page).scrollIntoViewIfNeeded();
    const [above, below] = [await back(page).boundingBox(), await step(page).boundingBox()];
    expect(above && below && above.y + above.height <= below.y).toBe(true);
  });

test('at 200 % text size gate and home show their first button without scrolling, and nothing is cut off', async ({
  page,
}) => {
  await openPaused(page, app);
  await enlarge(page);
  await expect.poll(() => cutOff(page)).toEqual([]);
  await expect(page.getByRole('button', { name: 'I need it now' })).toBeInViewport({ ratio: 0.99 });
  await page.getByRole('button', { name: 'Continue as Guest' }).click();
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(start(page)).toBeInViewport({ ratio: 0.99 });
  // Sign-in stands below the button here, for the Tab key, too.
  await start(page).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('main').getByRole('link', { name: flipWords.home.signIn })).not.toBeFocused();
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await page.setViewportSize({ width: 180, height: 370 });
  for (const view of ['home', 'evidence', 'plan', 'weeks', 'delay']) {
    await page.goto(`${app}?view=${view}`);
    await runUntilVisible(page);
    await expect.poll(() => cutOff(page), view).toEqual([]);
    expect(await broken(page), view).toEqual([]);
  }
});

test('the line to say is 36 to 52 px and does not move while the sheet turns behind it', async ({ page }) => {
  await openAsGuest(page);
  await begin(page);
  const line = page.getByRole('region', { name: 'The flip' }).getByText('I am having a worried thought.');
  for (const width of [360, 820, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const size = await line.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    expect(size).toBeGreaterThanOrEqual(36);
    expect(size).toBeLessThanOrEqual(52);
  }
  const moves = await line.evaluate((element) => {
    for (let each: Element | null = element; each; each = each.parentElement)
      if (each.getAnimations().length > 0) return true;
    return false;
  });
  expect(moves).toBe(false);
});

test('with a minimum font size of 24 px no number of the strip is cut off or covered', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openPaused(page, `${app}?mode=emergency`);
  await runUntilVisible(page, count(page));
  const cut = await page.getByRole('navigation', { name: 'Call or text now' }).evaluate((bar) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.crisis-bar * { font-size: 24px !important }');
    document.adoptedStyleSheets = [sheet];
    return [...bar.querySelectorAll('a, button')]
      .filter(
        ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
          scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1,
      )
      .map(({ textContent }) => textContent);
  });
  expect(cut).toEqual([]);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
});
