import type { Locator, Page } from '@playwright/test';
import { flipWords } from '@/content/flip/flip';
import { stepDuration } from '@/lib/domain/flip';
import { cacheApp, type Exercise, expect, test, viewPath } from './exercise.ts';

const guest = (page: Page) => page.getByRole('button', { name: 'Continue as Guest' });
const evidence = (page: Page) => page.getByRole('heading', { name: 'Evidence Bank', level: 1 });

async function goTo(app: Exercise, locator: Locator, by: 'goBack' | 'goForward' | 'reload') {
  await app.page[by]();
  await app.runUntilVisible(locator);
}

// On a first visit the exercise is a page of the site; later the service worker serves its own document, which matters to reloads.
test.describe('on a first visit', () => {
  test.use({ serviceWorkers: 'block' });

  test('from a view’s URL, Back leads home, and the browser’s to the last page', async ({ app, page }) => {
    await page.goto('/resources');
    await app.openPaused(viewPath('evidence'));
    await app.back().click();
    await app.runUntilVisible(app.start());
    await page.goBack();
    await expect(page).toHaveURL(/\/resources$/);
  });

  test('back asks before it leaves a flip, and forward does not return', async ({ app, page }) => {
    await app.openFlip();
    await page.clock.runFor(stepDuration);
    await expect(app.step()).toHaveText('Is action needed?');
    await goTo(app, page.getByRole('alertdialog'), 'goBack');
    await page.getByRole('button', { name: flipWords.leave.stay }).click();
    await expect(app.step()).toHaveText('Is action needed?');
    await goTo(app, page.getByRole('alertdialog'), 'goBack');
    await goTo(app, app.start(), 'goBack');
    await goTo(app, app.start(), 'goForward');
    await app.begin();
    await expect(app.step()).toHaveText('Notice the thought');
    await expect(app.count()).toHaveText('0/4 seconds');
  });
});

test.describe('from the cache', () => {
  test.beforeEach(({ context }) => cacheApp(context));

  test('a reload keeps view and history, and leaves a running flip for home', async ({ app, page }) => {
    await app.openPaused();
    await guest(page).click();
    await app.runUntilVisible(app.start());
    await page.getByRole('button', { name: 'Evidence Bank' }).click();
    await app.runUntilVisible(evidence(page));
    await goTo(app, evidence(page), 'reload');
    await app.back().click();
    await app.runUntilVisible(app.start());
    await goTo(app, guest(page), 'goBack');
    await goTo(app, app.start(), 'goForward');
    await goTo(app, evidence(page), 'goForward');
    await goTo(app, app.start(), 'goBack');

    await app.begin();
    await goTo(app, app.start(), 'reload');
    await expect(app.count()).toBeHidden();
    await expect(page).toHaveURL(/view=home$/);
    const notFinished = page.getByText(flipWords.home.notFinished);
    await expect(notFinished).toBeVisible();
    await app.flipOnce();
    await goTo(app, app.start(), 'reload');
    await expect(notFinished).toBeHidden();
    await goTo(app, guest(page), 'goBack');
  });
});
