import type { Locator } from '@playwright/test';
import { articles } from '@/content/articles/articles';
import { articlePage } from '@/content/blog';
import { flipWords } from '@/content/flip/flip';
import { questionDelay, settleDelay, stepDuration } from '@/lib/domain/flip';
import { paths } from '@/lib/paths';
import { expect, test } from './exercise.ts';

const { install } = flipWords;

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test('from an article, a guest’s first flip costs three taps and twelve seconds', async ({ app, page }) => {
  await page.clock.install();
  await page.goto(paths.article(articles[0].id));
  let taps = 0;
  const tap = async (target: Locator) => {
    await target.tap();
    taps++;
  };
  let spent = 0;
  const wait = async (milliseconds: number) => {
    await page.clock.runFor(milliseconds);
    spent += milliseconds;
  };

  await tap(page.getByRole('link', { name: articlePage.putDown.link.label }).first());
  // Loading takes real time; the flip begins with its first second.
  await expect(app.count()).toBeVisible();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await wait(stepDuration);
  // Reading and deciding is the person’s own time: here none.
  await page.clock.runFor(questionDelay);
  await tap(app.no());
  await page.clock.runFor(settleDelay);
  await tap(app.technique(/Plan Dinner/));
  await wait(stepDuration);
  await wait(stepDuration);
  await expect(app.step()).toHaveText('Spiral Broken!');
  expect({ taps, spent }).toEqual({ taps: 3, spent: 12_000 });
});

test('a double tap on "Back to Home" presses nothing; after the third flip installing is offered', async ({
  app,
  page,
}) => {
  await app.openHome();
  await app.flipOnce();
  const button = app.toHome();
  const { x = 0, y = 0, height = 0 } = (await button.boundingBox()) ?? {};
  const offer = page.getByRole('region', { name: install.title });
  // Where any of home's buttons may appear.
  for (const below of [10, height / 2, height - 10]) {
    await button.tap({ position: { x: 40, y: below } });
    await page.touchscreen.tap(x + 40, y + below);
    await expect(app.start()).toBeVisible();
    await expect(page).toHaveURL(/view=home$/);
    await page.evaluate(() => {
      const prompt = async () => Object.assign(window, { asked: true });
      dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
    });
    if (below < height - 10) {
      await expect(offer).toBeHidden();
      await app.flipOnce();
    }
  }
  await offer.getByRole('button', { name: install.yes }).click();
  expect(await page.evaluate(() => 'asked' in window)).toBe(true);
  await expect(offer).toBeHidden();
});
