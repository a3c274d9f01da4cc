import { flipWords } from '@/content/flip';
import { expect, test } from '../../support/fixtures.ts';
import { arrive, begin, openAsGuest, reloadHome } from './exercise.ts';

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

test('the loudness is set by a slider once sound is on, is heard at once, and is remembered', async ({
  page,
}) => {
  const peaks = () => page.evaluate(() => (window as unknown as { peaks: number[] }).peaks.splice(0));
  await page.getByRole('button', { name: options.title }).click();
  await arrive(page, page.getByRole('radiogroup', { name: options.pace }));
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

test('the pace is one of three, and says what it means', async ({ page }) => {
  await page.getByRole('button', { name: options.title }).click();
  await arrive(page, page.getByRole('radiogroup', { name: options.pace }));
  const paces = page.getByRole('radiogroup', { name: options.pace }).getByRole('radio');
  await expect(paces).toHaveText(Object.values(options.paces).map(({ name }) => name));
  await expect(paces.nth(0)).toBeChecked();
  await paces.nth(1).click();
  await expect(paces.nth(1)).toBeChecked();
  await expect(page.getByText(options.paces.eight.text)).toBeVisible();
  // There is always a pace: pressing it again does not take it away.
  await paces.nth(1).click();
  await expect(paces.nth(1)).toBeChecked();
});
