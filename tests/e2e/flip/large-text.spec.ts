import type { Locator, Page } from '@playwright/test';
import { flipWords } from '@/content/flip/flip';
import { crisisLink } from '@/content/navigation';
import { questionDelay, settleDelay } from '@/lib/domain/flip';
import { brokenWords, setTextSize, sideways } from '../../support/axe.ts';
import { databasesOnDisk } from '../../support/on-disk.ts';
import { appPath, cutOff, type Exercise, expect, isAbove, modes, test, viewPath } from './exercise.ts';

test.use({ viewport: { width: 360, height: 740 } });
test.beforeEach(({ page }) =>
  page.addInitScript(() => localStorage.setItem('flip.preferences', '{"pace":"by-hand"}')),
);

/** The line to say is 36 to 52 px at each width, and does not move while the sheet turns behind it. */
async function expectSteadyLine(page: Page) {
  const line = page.getByRole('region', { name: 'The flip' }).getByText('I am having a worried thought.');
  for (const width of [820, 1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
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
}

/** At 200 % zoom the question and its dialog break no word; in a wide window its title is not under the bar. */
async function expectQuestionRead(app: Exercise) {
  await app.page.setViewportSize({ width: 1280, height: 800 });
  await app.step().scrollIntoViewIfNeeded();
  expect(await isAbove(app.back(), app.step())).toBe(true);
  await setTextSize(app.page, '');
  await app.page.setViewportSize({ width: 180, height: 370 });
  expect(await brokenWords(app.page)).toEqual([]);
  const flags = app.page.locator('#red-flags');
  expect(await isAbove(flags, app.yes()), 'the red flags are above the answers').toBe(true);
  await app.back().click();
  await expect(app.page.getByRole('alertdialog')).toBeVisible();
  expect(await brokenWords(app.page)).toEqual([]);
  await app.page.getByRole('button', { name: 'Keep going' }).click();
  await app.page.setViewportSize({ width: 360, height: 740 });
  await setTextSize(app.page, '200%');
}

/** Walks through a flip by hand, and checks each answer when its time has come. */
async function walk(
  app: Exercise,
  expectReached: (answer: Locator) => Promise<void>,
  atQuestion?: (app: Exercise) => Promise<void>,
) {
  const goOn = async () => {
    // A pointer above the button would lift its corner.
    await app.page.mouse.move(0, 0);
    await app.goOn(expectReached);
  };
  await goOn();
  await app.page.clock.runFor(questionDelay);
  for (const answer of [app.yes, app.no]) await expectReached(answer());
  await atQuestion?.(app);
  await app.no().click();
  await app.page.clock.runFor(settleDelay);
  await expectReached(app.technique(/36 Times Table/));
  await app.technique(/36 Times Table/).click();
  await goOn();
  await goOn();
  await expect(app.step()).toHaveText('Spiral Broken!');
  await expect.poll(() => cutOff(app.page)).toEqual([]);
}

for (const mode of modes) {
  // Both modes are one screen; the first tier checks one in each way.
  test(`at 200 % text size nothing is cut off, and no step scrolls before its answer is reached: ${mode}`, {
    tag: mode === 'flip' ? [] : '@long',
  }, async ({ app, page }) => {
    await app.openFlip(mode);
    if (mode === 'flip') await expectSteadyLine(page);
    await setTextSize(page, '200%');
    await walk(
      app,
      async (answer) => {
        await expect(answer).toBeInViewport({ ratio: 0.99 });
        // Below a technique’s scene, Continue comes into view by itself; in emergency mode the techniques below the caution.
        const comes =
          (await page.getByText('Performing: ').isVisible()) ||
          (mode === 'emergency' && (await page.getByText(flipWords.techniqueCaution).isVisible()));
        const scrolled = () =>
          page.evaluate(() => scrollY + (document.querySelector('.flip-stage')?.scrollTop ?? 0));
        if (!comes) expect(await scrolled()).toBe(0);
        await expect.poll(() => cutOff(page)).toEqual([]);
        if (!(await app.count().isVisible())) return;
        // The count and its caption fit inside the ring.
        const ring = await page.locator('.flip-ring:visible').boundingBox();
        const text = await app.count().boundingBox();
        expect(text?.width).toBeLessThanOrEqual(ring?.width ?? 0);
        expect(text?.height).toBeLessThanOrEqual(ring?.height ?? 0);
      },
      expectQuestionRead,
    );
  });

  // 1280 × 720 at 400 % zoom.
  test(`at 400 % zoom each answer comes into view by itself: ${mode}`, {
    tag: mode === 'emergency' ? [] : '@long',
  }, async ({ app, page }) => {
    await page.setViewportSize({ width: 320, height: 180 });
    await app.openFlip(mode);
    await walk(app, async (answer) => {
      await expect(answer).toBeInViewport({ ratio: 0.99 });
      expect(await sideways(page)).toBeLessThanOrEqual(0);
    });
    await app.page.clock.runFor(settleDelay);
    await app.toHome().click();
    await app.runUntilVisible(app.start());
  });
}

test('at 200 % gate and home show their first button, and cut nothing off', async ({ app, page }) => {
  await app.openPaused();
  await setTextSize(page, '200%');
  await expect.poll(() => cutOff(page)).toEqual([]);
  await expect(page.getByRole('button', { name: 'I need it now' })).toBeInViewport({ ratio: 0.99 });
  await page.getByRole('button', { name: 'Continue as Guest' }).click();
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(app.start()).toBeInViewport({ ratio: 0.99 });
  await expect.poll(() => cutOff(page)).toEqual([]);
  // Sign-in stands below the button here, for the Tab key, too.
  await app.start().focus();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('main').getByRole('link', { name: flipWords.home.signIn })).not.toBeFocused();
});

const views = ['gate', 'home', 'delay', 'evidence', 'experiments', 'helps', 'plan', 'progress', 'weeks'];

test('each view has one safety block and one crisis link, no database, and fits at 200 % zoom', async ({
  app,
  page,
}) => {
  await page.clock.install();
  for (const view of views) {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(view === 'gate' ? appPath : viewPath(view));
    await app.runUntilVisible();
    await expect(page.getByRole('link', { name: crisisLink.label }), view).toHaveCount(1);
    const redFlags = page.getByText('Chest pain, trouble breathing').filter({ visible: true });
    await expect(redFlags, view).toHaveCount(1);
    await expect(page.getByRole('contentinfo'), view).toHaveCount(0);
    await expect(page.getByRole('banner'), view).toBeVisible();
    const end = page.getByRole('main').getByText('not medical advice');
    await end.scrollIntoViewIfNeeded();
    const left = await end.evaluate(
      (element) => document.documentElement.scrollHeight - scrollY - element.getBoundingClientRect().bottom,
    );
    expect(left, view).toBeLessThan(60);
    await page.setViewportSize({ width: 180, height: 370 });
    await expect.poll(() => cutOff(page), view).toEqual([]);
    expect(await brokenWords(page), view).toEqual([]);
  }
  await page.waitForLoadState('networkidle');
  expect(await databasesOnDisk(page)).toEqual({});
});
