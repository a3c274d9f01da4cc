import type { Locator, Page } from '@playwright/test';
import { flipWords } from '@/content/flip/flip';
import { stepDuration } from '@/lib/domain/flip';
import { expect, test } from '../../support/fixtures.ts';
import {
  app,
  back,
  begin,
  cacheApp,
  choose,
  count,
  no,
  openPaused,
  runUntilVisible,
  start,
  step,
} from './exercise.ts';

const guest = (page: Page) => page.getByRole('button', { name: 'Continue as Guest' });
const evidence = (page: Page) => page.getByRole('heading', { name: 'Evidence Bank', level: 1 });

async function reload(page: Page, locator: Locator) {
  await page.reload();
  await runUntilVisible(page, locator);
}
async function goBack(page: Page, locator: Locator) {
  await page.goBack();
  await runUntilVisible(page, locator);
}
async function goForward(page: Page, locator: Locator) {
  await page.goForward();
  await runUntilVisible(page, locator);
}

/** From the gate through home to the Evidence Bank. */
async function goToEvidence(page: Page) {
  await openPaused(page);
  await guest(page).click();
  await runUntilVisible(page, start(page));
  await page.getByRole('button', { name: 'Evidence Bank' }).click();
  await runUntilVisible(page, evidence(page));
}

// On a first visit the exercise is a page of the site; later the service worker serves its own document, which matters to reloads.
test.describe('on a first visit', () => {
  test.use({ serviceWorkers: 'block' });

  test('"Back to Home" leads home, also after "I need it now"', async ({ page }) => {
    await openPaused(page);
    await page.getByRole('button', { name: 'I need it now' }).click();
    await runUntilVisible(page, count(page));
    await page.clock.runFor(5_000);
    await no(page).click();
    await choose(page, /Plan Dinner/);
    await page.clock.runFor(stepDuration);
    await page.clock.runFor(stepDuration);
    await page.getByRole('button', { name: 'Back to Home' }).click();
    await runUntilVisible(page, start(page));
    await expect(guest(page)).toBeHidden();
    await goBack(page, guest(page));
  });

  test('from a view opened by URL, Back leads home, and the browser’s back button to the previous page', async ({
    page,
  }) => {
    await page.goto('/resources');
    await openPaused(page, `${app}?view=evidence`);
    await back(page).click();
    await runUntilVisible(page, start(page));
    await page.goBack();
    await expect(page).toHaveURL(/\/resources$/);
  });

  test('back asks before it leaves a flip, back again leaves, and forward does not return', async ({
    page,
  }) => {
    await openPaused(page, `${app}?view=home`);
    await begin(page);
    await page.clock.runFor(stepDuration);
    await expect(step(page)).toHaveText('Is action needed?');
    await goBack(page, page.getByRole('alertdialog'));
    await page.getByRole('button', { name: flipWords.leave.stay }).click();
    await expect(step(page)).toHaveText('Is action needed?');
    await goBack(page, page.getByRole('alertdialog'));
    await goBack(page, start(page));
    await goForward(page, start(page));
    await begin(page);
    await expect(step(page)).toHaveText('Notice the thought');
    await expect(count(page)).toHaveText('0/4 seconds');
  });
});

test.describe('from the cache', () => {
  test.beforeEach(({ context }) => cacheApp(context));

  test('a reload keeps the view and the history', async ({ page }) => {
    await goToEvidence(page);
    await reload(page, evidence(page));
    await back(page).click();
    await runUntilVisible(page, start(page));
    await goBack(page, guest(page));
    await goForward(page, start(page));
    await goForward(page, evidence(page));
  });

  test('a reload during a flip leads home, with a single home entry in the history', async ({ page }) => {
    await openPaused(page);
    await guest(page).click();
    await runUntilVisible(page, start(page));
    await begin(page);
    await expect(count(page)).toBeVisible();
    await reload(page, start(page));
    await expect(page.getByRole('timer')).toBeHidden();
    await expect(page).toHaveURL(/view=home$/);
    await goBack(page, guest(page));
  });
});
