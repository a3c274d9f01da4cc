import type { Locator } from '@playwright/test';
import { flipWords } from '@/content/flip/flip';
import { slugStory } from '@/content/slug-story';
import { stepDuration } from '@/lib/domain/flip';
import { type Exercise, expect, test } from './exercise.ts';

const { leave, slower } = flipWords;

test.beforeEach(async ({ app, page }) => {
  await page.goto('/resources');
  await app.openHome();
});

/** Begins a flip, and leaves it by a double tap: a slow phone closes the dialog after the second. It goes one step back. */
async function leaveEarly(app: Exercise) {
  await app.begin();
  await app.back().click();
  await app.page.getByRole('button', { name: leave.leave }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(app.start()).toBeVisible();
  await app.page.clock.runFor(1_000);
  await expect(app.start()).toBeVisible();
}

test('Back and Escape ask before a flip is left, which pauses meanwhile', async ({ app, page }) => {
  const dialog = page.getByRole('alertdialog', { name: leave.title });
  await app.begin();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.clock.runFor(10);
  await expect(page.getByRole('region', { name: 'The flip' })).toBeFocused();

  await page.clock.runFor(1_990);
  await app.back().click();
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: leave.stay })).toBeFocused();
  await page.clock.runFor(60_000);
  await dialog.getByRole('button', { name: leave.stay }).click();
  await expect(dialog).toBeHidden();
  await expect(app.step()).toHaveText('Notice the thought');
  await expect(app.count()).toHaveText('2/4 seconds');
  await page.clock.runFor(1_900);
  await expect(app.step()).toHaveText('Notice the thought');
  await page.clock.runFor(200);
  await expect(app.step()).toHaveText('Is action needed?');

  // The message after YES does not cover the dialog.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.clock.runFor(2_000);
  await app.yes().click();
  await app.back().click();
  await expect(dialog).toBeVisible();
  const isOnTop = await page.locator('[data-toast]').evaluate((toast) => {
    const { left, top, width, height } = toast.getBoundingClientRect();
    return toast.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isOnTop).toBe(false);
});

test('only leaving a flip early is asked about; a slower pace that was declined, by keyboard, is not offered again', async ({
  app,
  page,
}) => {
  const offer = page.getByRole('region', { name: slower.title });
  await app.flipOnce();
  await app.back().click();
  await app.runUntilVisible(app.start());
  await expect(offer).toBeHidden();
  await leaveEarly(app);
  await offer.getByRole('button', { name: slower.no }).press('Enter');
  await expect(offer).toBeHidden();
  // The focus goes on to what stands next.
  await expect(page.locator('main :focus')).toHaveText(slugStory.title);
  await page.reload();
  await app.runUntilVisible(app.start());
  await leaveEarly(app);
  await expect(offer).toBeHidden();
});

test('the browser’s Back asks before leaving a flip, and Forward does not return', async ({ app, page }) => {
  const goTo = async (locator: Locator, by: 'goBack' | 'goForward') => {
    await page[by]();
    await app.runUntilVisible(locator);
  };
  await app.begin();
  await page.clock.runFor(stepDuration);
  await goTo(page.getByRole('alertdialog'), 'goBack');
  await page.getByRole('button', { name: leave.stay }).click();
  await expect(app.step()).toHaveText('Is action needed?');
  await goTo(page.getByRole('alertdialog'), 'goBack');
  await goTo(app.start(), 'goBack');
  await goTo(app.start(), 'goForward');
  await app.begin();
  await expect(app.step()).toHaveText('Notice the thought');
  await expect(app.count()).toHaveText('0/4 seconds');
});
