import type { Locator, Page } from '@playwright/test';
import { stepDuration } from '@/lib/domain/flip/steps';
import { expect, test } from '../../support/fixtures.ts';
import { app, arrive, back, begin, count, keep, openStill, start, step } from './exercise.ts';

const guest = (page: Page) => page.getByRole('button', { name: 'Continue as Guest' });
const evidence = (page: Page) => page.getByRole('heading', { name: 'Evidence Bank', level: 1 });

async function reload(page: Page, sign: Locator) {
  await page.reload();
  await arrive(page, sign);
}
async function goBack(page: Page, sign: Locator) {
  await page.goBack();
  await arrive(page, sign);
}
async function goForward(page: Page, sign: Locator) {
  await page.goForward();
  await arrive(page, sign);
}

/** From the gate over home to the Evidence Bank. */
async function goToEvidence(page: Page) {
  await openStill(page);
  await guest(page).click();
  await arrive(page, start(page));
  await page.getByRole('button', { name: 'Evidence Bank' }).click();
  await arrive(page, evidence(page));
}

/** The same exercise runs as a page of the site on a first visit, and from the device ever after. */
for (const kept of [false, true]) {
  test.describe(kept ? 'kept on the device' : 'on a first visit', { tag: kept ? [] : '@long' }, () => {
    test.use({ serviceWorkers: kept ? 'allow' : 'block' });
    test.beforeEach(async ({ context }) => {
      if (kept) await keep(context);
    });

    // The next but one goes the same way, from a page that was loaded again.
    test('the back button goes back one view at a time, and forward again', { tag: '@long' }, async ({
      page,
    }) => {
      await goToEvidence(page);
      await goBack(page, start(page));
      await goBack(page, guest(page));
      await goForward(page, start(page));
      await goForward(page, evidence(page));
    });

    test('"Back to Home" ends at home, also after "I need it now"', async ({ page }) => {
      await openStill(page);
      await page.getByRole('button', { name: 'I need it now' }).click();
      await arrive(page, count(page));
      await page.clock.runFor(5_000);
      await page.keyboard.press('n');
      await page.keyboard.press('5');
      await page.clock.runFor(stepDuration);
      await page.clock.runFor(stepDuration);
      await page.getByRole('button', { name: 'Back to Home' }).click();
      await arrive(page, start(page));
      await expect(guest(page)).toBeHidden();
      await goBack(page, guest(page));
    });

    test('a reload keeps the view, and what lies behind it', async ({ page }) => {
      await goToEvidence(page);
      await reload(page, evidence(page));
      await back(page).click();
      await arrive(page, start(page));
      await goBack(page, guest(page));
      await goForward(page, start(page));
      await goForward(page, evidence(page));
    });

    test('opened right at a view, Back leads home, and further back lies what was before', async ({
      page,
    }) => {
      await page.goto('/resources');
      await openStill(page, `${app}?view=evidence`);
      await back(page).click();
      await arrive(page, start(page));
      await page.goBack();
      await expect(page).toHaveURL(/\/resources$/);
    });

    test('going back leaves a flip, and going forward does not return to it', async ({ page }) => {
      await openStill(page, `${app}?view=home`);
      await begin(page);
      await page.clock.runFor(stepDuration);
      await expect(step(page)).toHaveText('Is action needed?');
      await goBack(page, start(page));
      await goForward(page, start(page));
      await begin(page);
      await expect(step(page)).toHaveText('Notice the thought');
      await expect(count(page)).toHaveText('0/4 seconds');
    });

    test('a reload in the middle of a flip leads home, and there is only one home', async ({ page }) => {
      await openStill(page);
      await guest(page).click();
      await arrive(page, start(page));
      await begin(page);
      await expect(count(page)).toBeVisible();
      await reload(page, start(page));
      await expect(page.getByRole('timer')).toBeHidden();
      await expect(page).toHaveURL(/view=home$/);
      await goBack(page, guest(page));
    });
  });
}
