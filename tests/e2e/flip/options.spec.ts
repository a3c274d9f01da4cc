import { flipWords } from '@/content/flip';
import { expect, test } from '../../support/fixtures.ts';
import { begin, openAsGuest, reloadHome, runUntilVisible } from './exercise.ts';

const { options } = flipWords;

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const peaks: number[] = [];
    Object.assign(window, { peaks });
    const rise = AudioParam.prototype.linearRampToValueAtTime;
    AudioParam.prototype.linearRampToValueAtTime = function (value, end) {
      peaks.push(value);
      return rise.call(this, value, end);
    };
  });
  await openAsGuest(page);
});

test('once sound is on, a slider sets the volume, which is previewed and stored', async ({ page }) => {
  const peaks = () => page.evaluate(() => (window as unknown as { peaks: number[] }).peaks.splice(0));
  await page.getByRole('button', { name: options.title }).click();
  await runUntilVisible(page, page.getByRole('radiogroup', { name: options.pace }));
  const slider = page.getByRole('slider', { name: options.loudness });
  const sound = page.getByRole('switch', { name: options.sound.name });
  await expect(sound).toBeVisible();
  await expect(slider).toBeHidden();
  await sound.click();
  await expect(slider).toHaveAttribute('aria-valuenow', '50');
  await slider.press('End');
  await expect(slider).toHaveAttribute('aria-valuenow', '100');
  const [loud] = await peaks();
  await slider.press('Home');
  await expect(slider).toHaveAttribute('aria-valuenow', '10');
  const [soft] = await peaks();
  expect((loud ?? 0) / (soft ?? 0)).toBeCloseTo(10);

  await reloadHome(page);
  await begin(page);
  const [first] = await peaks();
  expect(first).toBeCloseTo(soft ?? 0);
});

test('one of three paces is chosen, with an explanation', async ({ page }) => {
  await page.getByRole('button', { name: options.title }).click();
  await runUntilVisible(page, page.getByRole('radiogroup', { name: options.pace }));
  const paces = page.getByRole('radiogroup', { name: options.pace }).getByRole('radio');
  await expect(paces).toHaveText(Object.values(options.paces).map(({ name }) => name));
  await expect(paces.nth(0)).toBeChecked();
  await paces.nth(1).click();
  await expect(paces.nth(1)).toBeChecked();
  await expect(page.getByText(options.paces.eight.text)).toBeVisible();
  // One pace is always selected: choosing it again does not clear it.
  await paces.nth(1).click();
  await expect(paces.nth(1)).toBeChecked();
});
