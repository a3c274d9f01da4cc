import { flipWords } from '@/content/flip/flip';
import { expect, test } from '../../support/fixtures.ts';
import {
  back,
  begin,
  count,
  flipOnce,
  openAsGuest,
  reloadHome,
  runUntilVisible,
  start,
  step,
  yes,
} from './exercise.ts';

const { leave, slower, install } = flipWords;

test.beforeEach(({ page }) => openAsGuest(page));

test('Back and Escape ask before a running flip is left, which pauses meanwhile and then resumes', async ({
  page,
}) => {
  const dialog = page.getByRole('alertdialog', { name: leave.title });
  await begin(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.clock.runFor(10);
  await expect(page.getByRole('region', { name: 'The flip' })).toBeFocused();

  await page.clock.runFor(1_990);
  await back(page).click();
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: leave.stay })).toBeFocused();
  await page.clock.runFor(60_000);
  await dialog.getByRole('button', { name: leave.stay }).click();
  await expect(dialog).toBeHidden();
  await expect(step(page)).toHaveText('Notice the thought');
  await expect(count(page)).toHaveText('2/4 seconds');
  await page.clock.runFor(1_900);
  await expect(step(page)).toHaveText('Notice the thought');
  await page.clock.runFor(200);
  await expect(step(page)).toHaveText('Is action needed?');

  // The message after YES does not cover the dialog.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.clock.runFor(2_000);
  await yes(page).click();
  await back(page).click();
  await expect(dialog).toBeVisible();
  const isOnTop = await page.locator('[data-toast]').evaluate((toast) => {
    const { left, top, width, height } = toast.getBoundingClientRect();
    return toast.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isOnTop).toBe(false);
});

test('a completed flip is left without a question; after leaving one early the slower pace is offered', async ({
  page,
}) => {
  const offer = page.getByRole('region', { name: slower.title });
  await flipOnce(page);
  await back(page).click();
  await runUntilVisible(page, start(page));
  await expect(offer).toBeHidden();
  await begin(page);
  await back(page).click();
  await page.getByRole('button', { name: leave.leave }).click();
  await runUntilVisible(page, offer);
  await offer.getByRole('button', { name: slower.yes }).click();
  await expect(offer).toBeHidden();
  await begin(page);
  await expect(count(page)).toHaveText('0/8 seconds');
});

test('after declining the slower pace it is not offered again, also after a reload', async ({ page }) => {
  const offer = page.getByRole('region', { name: slower.title });
  await begin(page);
  await back(page).click();
  await page.getByRole('button', { name: leave.leave }).click();
  await runUntilVisible(page, offer);
  await offer.getByRole('button', { name: slower.no }).click();
  await reloadHome(page);
  await begin(page);
  await back(page).click();
  await page.getByRole('button', { name: leave.leave }).click();
  await runUntilVisible(page, start(page));
  await expect(offer).toBeHidden();
});

test('after the third flip, installing is offered where the browser supports it', async ({ page }) => {
  const offer = page.getByRole('region', { name: install.title });
  const canInstall = () =>
    page.evaluate(() => {
      const event = Object.assign(new Event('beforeinstallprompt'), {
        prompt: async () => Object.assign(window, { asked: true }),
      });
      dispatchEvent(event);
    });
  for (const flips of [1, 2, 3]) {
    await flipOnce(page);
    await page.getByRole('button', { name: 'Back to Home' }).click();
    await runUntilVisible(page, start(page));
    await canInstall();
    if (flips < 3) await expect(offer).toBeHidden();
  }
  await expect(offer).toBeVisible();
  await offer.getByRole('button', { name: install.yes }).click();
  expect(await page.evaluate(() => 'asked' in window)).toBe(true);
  await expect(offer).toBeHidden();
});
