import { flipWords } from '@/content/flip/flip';
import { stepDuration } from '@/lib/domain/flip';
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

test('Back asks before it leaves a running flip, which pauses meanwhile and then resumes', async ({
  page,
}) => {
  await begin(page);
  await page.clock.runFor(2_000);
  await back(page).click();
  const dialog = page.getByRole('alertdialog', { name: leave.title });
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
});

test('the message after YES does not cover the dialog', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await begin(page);
  await page.clock.runFor(stepDuration + 2_000);
  await yes(page).click();
  await back(page).click();
  await expect(page.getByRole('alertdialog', { name: leave.title })).toBeVisible();
  const isOnTop = await page.locator('[data-toast]').evaluate((toast) => {
    const { left, top, width, height } = toast.getBoundingClientRect();
    return toast.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isOnTop).toBe(false);
});

test('Escape opens the dialog, Escape again closes it and returns focus to the flip', async ({ page }) => {
  await begin(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await page.clock.runFor(10);
  await expect(page.getByRole('region', { name: 'The flip' })).toBeFocused();
  await page.clock.runFor(stepDuration);
  await expect(step(page)).toHaveText('Is action needed?');
});

test('a completed flip is left without a question', async ({ page }) => {
  await flipOnce(page);
  await back(page).click();
  await runUntilVisible(page, start(page));
});

test('after leaving a flip early the slower pace is offered, until the offer is answered', async ({
  page,
}) => {
  const offer = page.getByRole('region', { name: slower.title });
  await flipOnce(page);
  await page.getByRole('button', { name: 'Back to Home' }).click();
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
