import type { Locator } from '@playwright/test';
import { articles } from '@/content/articles/articles';
import { articlePage } from '@/content/blog';
import { crisisLink } from '@/content/navigation';
import { questionDelay, settleDelay, stepDuration } from '@/lib/domain/flip';
import { paths } from '@/lib/paths';
import { appPath, expect, test, viewPath } from './exercise.ts';

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

test('a double tap on "Back to Home" presses nothing on home', async ({ app, page }) => {
  await app.openHome();
  await app.flipOnce();
  const button = app.toHome();
  const { x = 0, y = 0, height = 0 } = (await button.boundingBox()) ?? {};
  // Where any of home's buttons may appear.
  for (const below of [10, height / 2, height - 10]) {
    await button.tap({ position: { x: 40, y: below } });
    await page.touchscreen.tap(x + 40, y + below);
    await expect(app.start()).toBeVisible();
    await expect(page).toHaveURL(/view=home$/);
    if (below < height - 10) await app.flipOnce();
  }
});

test('a guest’s visit to each view leaves no database, and each ends with one safety block and one crisis link', async ({
  app,
  page,
}) => {
  for (const view of ['gate', 'home', 'delay', 'evidence', 'experiments', 'helps', 'plan', 'progress']) {
    await page.goto(view === 'gate' ? appPath : viewPath(view));
    await expect(page.getByRole('main').getByRole('button').first(), view).toBeVisible();
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
  }
  await page.waitForLoadState('networkidle');
  expect(await app.databasesOf()).toEqual([]);
});
