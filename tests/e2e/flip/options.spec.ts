import { flipWords } from '@/content/flip/flip';
import { expect, test } from '../../support/fixtures.ts';
import { openAsGuest, runUntilVisible } from './exercise.ts';

const { options } = flipWords;

test.beforeEach(({ page }) => openAsGuest(page));

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
