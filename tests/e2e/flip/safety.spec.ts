import type { Page } from '@playwright/test';
import { flipWords } from '@/content/flip/flip';
import { planWords } from '@/content/flip/plan';
import { questionDelay, settleDelay, stepDuration } from '@/lib/domain/flip';
import { expect, test } from '../../support/fixtures.ts';
import {
  app,
  begin,
  choose,
  count,
  no,
  openPaused,
  runUntilVisible,
  step,
  technique,
  yes,
} from './exercise.ts';

/** Phones upright and on their side, a tablet, windows; the last two with text at 200 %. */
const sizes = [
  [320, 568],
  [360, 640],
  [390, 844],
  [844, 390],
  [740, 360],
  [667, 375],
  [768, 1024],
  [1280, 720],
  [360, 740, '200%'],
  [1280, 800, '200%'],
] as const;

/**
 * The sentences of safety that are rendered and cannot be seen, even after scrolling to them. What waits behind "More", or
 * for its step, is not counted.
 */
const unseen = (page: Page) =>
  page.evaluate(() => {
    const waits = (element: Element | null): boolean =>
      element !== null &&
      ((element as HTMLElement).style.display === 'none' ||
        element.matches('details:not([open]) > :not(summary)') ||
        waits(element.parentElement));
    const isSeen = (element: Element) => {
      element.scrollIntoView({ block: 'center' });
      const { left, right, top, width, height } = element.getBoundingClientRect();
      const above = document.elementFromPoint(left + width / 2, top + height / 2);
      return (
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        Math.min(width, height) > 4 &&
        left > -1 &&
        right < innerWidth + 1 &&
        above !== null &&
        (element.contains(above) || above.contains(element))
      );
    };
    return [...document.querySelectorAll('[data-safety]')]
      .filter((element) => !waits(element) && !isSeen(element))
      .map(({ textContent }) => textContent);
  });

/** The nearest number to call, wherever it stands. */
const nearest = (page: Page) => page.locator('main a[href="tel:999"]').filter({ visible: true }).first();

/** Checks the present view at every size, then goes back to the first. */
async function expectSafetySeen(page: Page, view: string) {
  const wrong: unknown[] = [];
  for (const [width, height, text = ''] of [...sizes, sizes[0]]) {
    await page.setViewportSize({ width, height });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, text);
    const sentences = await unseen(page);
    if (sentences.length > 0) wrong.push({ width, height, text, sentences });
  }
  expect(wrong, view).toEqual([]);
}

/** Nothing needs scrolling to on a small phone, whichever way it is held. */
async function expectQuestionOnScreen(page: Page) {
  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [667, 375],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.locator('.flip-stage').evaluate((stage) => stage.scrollTo(0, 0));
    await expect(page.getByRole('button', { name: planWords.title })).toBeInViewport({ ratio: 1 });
    for (const part of [yes(page), no(page), page.locator('#red-flags')])
      await expect(part).toBeInViewport({ ratio: 1 });
  }
}

for (const mode of ['flip', 'emergency'] as const)
  test(`every sentence of safety can be read in each step and at each size: ${mode}`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('flip.preferences', '{"pace":"by-hand"}'));
    if (mode === 'flip') await openPaused(page, `${app}?view=home`);
    else {
      // With a plan, for which the bar has a button more.
      await openPaused(page, `${app}?view=plan`);
      await page.getByLabel(planWords.lines.signs).fill('It begins with a thought.');
      await page.getByRole('button', { name: 'Keep it on this device' }).click();
      await expect(page.getByText(planWords.kept)).toBeVisible();
      await page.goto(`${app}?mode=emergency`);
    }
    const goOn = async () => {
      await page.clock.runFor(stepDuration);
      await page.getByRole('button', { name: 'Continue', exact: true }).click();
    };
    for (const answer of [no, yes]) {
      if (mode === 'flip') {
        await expectSafetySeen(page, 'home');
        await begin(page);
      } else await runUntilVisible(page, count(page));
      await goOn();
      await page.clock.runFor(questionDelay);
      await expectSafetySeen(page, 'the question');
      if (mode === 'emergency') await expectQuestionOnScreen(page);
      await answer(page).click();
      await page.clock.runFor(settleDelay);
      await expect(page.getByText(flipWords.techniqueCaution)).toBeVisible();
      if (answer === yes) {
        // What to do first stands on the first screen of a small phone, with its number.
        for (const name of ['Done, go on', 'It is for tomorrow'])
          await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
        await expect(nearest(page)).toBeInViewport({ ratio: 1 });
        // At 200 % zoom the labels stay words.
        const done = page.getByRole('button', { name: 'Done, go on' });
        await page.setViewportSize({ width: 180, height: 320 });
        expect((await done.boundingBox())?.height).toBeLessThan(80);
        // The caution is not scrolled past, nor are emergency mode's numbers.
        await page.setViewportSize({ width: 740, height: 360 });
        await done.click();
        await expect(page.getByText(flipWords.techniqueCaution)).toBeInViewport({ ratio: 1 });
        await expect(technique(page, /36 Times Table/)).toBeInViewport({ ratio: 1 });
        if (mode === 'emergency') await expect(nearest(page)).toBeInViewport({ ratio: 1 });
      }
      await expectSafetySeen(page, 'the techniques');
      await choose(page, /Plan Dinner/);
      await expectSafetySeen(page, 'the technique');
      if (answer === yes) await expect(nearest(page)).toBeVisible();
      await goOn();
      if (answer === yes) await expect(nearest(page)).toBeVisible();
      await goOn();
      await expect(step(page)).toHaveText('Spiral Broken!');
      // On the first screen, also where emergency mode's bar is below it.
      if (answer === yes) {
        await expect(nearest(page)).toBeInViewport({ ratio: 1 });
        // Once: emergency mode's bar does not repeat it.
        const all = page.locator('main a[href="tel:999"]');
        await expect(all.filter({ visible: true })).toHaveCount(1);
      }
      await expectSafetySeen(page, 'the end');
      await page.getByRole('button', { name: 'Back to Home' }).click();
      if (mode === 'emergency') await page.goto(`${app}?mode=emergency`);
    }
  });
