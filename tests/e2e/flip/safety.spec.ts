import type { Page } from '@playwright/test';
import { flipWords } from '@/content/flip/flip';
import { planWords } from '@/content/flip/plan';
import { crisisLink } from '@/content/navigation';
import { questionDelay, settleDelay } from '@/lib/domain/flip';
import { setTextSize } from '../../support/axe.ts';
import { type Exercise, emergencyFlip, expect, modes, test } from './exercise.ts';
import { keepPlan } from './notebook.ts';

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
    const isLarge = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) * 16 > innerWidth;
    const waits = (element: Element | null): boolean =>
      element !== null &&
      ((element as HTMLElement).style.display === 'none' ||
        element.matches('details:not([open]) > :not(summary)') ||
        // With large text the bar has the nearest number only, and "More numbers".
        (isLarge && element.matches('ul:has([aria-expanded="false"]) > li:not(:first-child)')) ||
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
    return [...document.querySelectorAll('[data-safety]:not(.sr-only *)')]
      .filter((element) => !waits(element) && !isSeen(element))
      .map(({ textContent }) => textContent);
  });

/** The nearest number to call, wherever it stands; not that which only the Tab key shows. */
const nearest = (page: Page) =>
  page.locator('main a[href="tel:999"]:not(.sr-only *)').filter({ visible: true }).first();

/** Checks the present view at every size, then goes back to the first. */
async function expectSafetySeen(page: Page, view: string) {
  const wrong: unknown[] = [];
  for (const [width, height, text = ''] of [...sizes, sizes[0]]) {
    await page.setViewportSize({ width, height });
    await setTextSize(page, text);
    const sentences = await unseen(page);
    if (sentences.length > 0) wrong.push({ width, height, text, sentences });
  }
  expect(wrong, view).toEqual([]);
}

/** Nothing needs scrolling to on a small phone, whichever way it is held. */
async function expectQuestionOnScreen(app: Exercise) {
  for (const [width, height] of [sizes[0], sizes[1], sizes[5]]) {
    await app.page.setViewportSize({ width, height });
    await app.page.locator('.flip-stage').evaluate((stage) => stage.scrollTo(0, 0));
    const plan = app.page.getByRole('button', { name: planWords.title });
    for (const part of [plan, app.yes(), app.no(), app.page.locator('#red-flags')])
      await expect(part).toBeInViewport({ ratio: 1 });
  }
}

for (const mode of modes)
  test(`every sentence of safety can be read in each step and size: ${mode}`, async ({ app, page }) => {
    await page.addInitScript(() => localStorage.setItem('flip.preferences', '{"pace":"by-hand"}'));
    if (mode === 'flip') {
      await app.openHome();
      await expectSafetySeen(page, 'home');
    } else {
      // With a plan, for which the bar has a button more.
      await keepPlan(app);
    }
    const crisis = page.getByRole('link', { name: crisisLink.label }).filter({ visible: true });
    for (const answer of [app.no, app.yes]) {
      if (mode === 'flip') await app.begin();
      else {
        await page.goto(emergencyFlip);
        await app.runUntilVisible(app.count());
        // The device answers in real time.
        await expect(page.getByRole('button', { name: planWords.title })).toBeVisible();
      }
      await app.goOn();
      await page.clock.runFor(questionDelay);
      if (answer === app.no) await expectSafetySeen(page, 'the question');
      if (answer === app.yes && mode === 'emergency') await expectQuestionOnScreen(app);
      await answer().click();
      await page.clock.runFor(settleDelay);
      await expect(page.getByText(flipWords.techniqueCaution)).toBeVisible();
      if (answer === app.yes) {
        // What to do first is on the first screen of a small phone, with its number.
        const done = page.getByRole('button', { name: 'Done, go on' });
        for (const part of [done, page.getByRole('button', { name: 'It is for tomorrow' }), nearest(page)])
          await expect(part).toBeInViewport({ ratio: 1 });
        // At 200 % zoom the labels stay words.
        await page.setViewportSize({ width: 180, height: 320 });
        expect((await done.boundingBox())?.height).toBeLessThan(80);
        // The caution is not scrolled past, nor are emergency mode's numbers.
        await page.setViewportSize({ width: 740, height: 360 });
        await done.click();
        for (const part of [page.getByText(flipWords.techniqueCaution), app.technique(/36 Times Table/)])
          await expect(part).toBeInViewport({ ratio: 1 });
        if (mode === 'emergency') await expect(nearest(page)).toBeInViewport({ ratio: 1 });
      }
      await expectSafetySeen(page, 'the techniques');
      await app.choose(/Plan Dinner/);
      await expectSafetySeen(page, 'the technique');
      // After NO a calm flip has no number, and a link to them.
      const help = mode === 'flip' && answer === app.no ? crisis : nearest(page);
      for (const _ of ['flip', 'thank']) {
        await expect(help).toBeVisible();
        await app.goOn();
      }
      await expect(app.step()).toHaveText('Spiral Broken!');
      if (answer === app.yes) {
        // On the first screen, also where emergency mode's bar is below it; and once, as that bar does not repeat it.
        await expect(help).toBeInViewport({ ratio: 1 });
        await expect(page.locator('main a[href="tel:999"]').filter({ visible: true })).toHaveCount(1);
      } else if (mode === 'flip') {
        await page.setViewportSize({ width: 360, height: 740 });
        await expect(help).toBeInViewport({ ratio: 1 });
      }
      await expectSafetySeen(page, 'the end');
      await page.clock.runFor(settleDelay);
      await app.toHome().click();
      await page.clock.runFor(settleDelay);
    }
  });
