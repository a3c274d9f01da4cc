import { night } from '@/content/night';
import { expectNoViolations, sideways } from '../../support/axe.ts';
import { expect, test } from '../../support/fixtures.ts';

const evening = new Date(2026, 10, 24, 23, 30);
const { wait, morning } = night;

test('three words wait until eight, are shown then, and can be thrown away', async ({ page }) => {
  await page.clock.setFixedTime(evening);
  await page.goto('/night');
  const shown = page.getByRole('region', { name: morning.heading });
  const away = page.getByRole('button', { name: morning.away });
  const undo = page.getByRole('button', { name: morning.undo });
  await page.getByLabel(wait.label).fill('ring about Tuesday');
  await page.getByRole('button', { name: wait.keep }).click();
  await expect(page.getByRole('status').filter({ hasText: wait.kept })).toBeVisible();
  await expect(page.getByLabel(wait.label)).toBeHidden();
  await page.reload();
  await expect(page.getByText('ring about Tuesday')).toBeHidden();
  expect(page.url()).not.toContain('Tuesday');

  await page.clock.setFixedTime(new Date(2026, 10, 25, 8, 1));
  await page.reload();
  await expect(shown).toContainText('ring about Tuesday');
  await away.click();
  await expect(shown).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: morning.gone })).toBeVisible();
  await undo.press('Enter');
  await expect(shown).toContainText('ring about Tuesday');
  await away.press('Enter');
  await expect(undo).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('flip-night'))).toBeNull();
  // On the same page a night later, other words come back alone.
  const words = page.getByLabel(wait.label);
  await words.fill('ask');
  // Safari’s at the end of a word of an input method.
  await words.dispatchEvent('keydown', { key: 'Enter', keyCode: 229 });
  await expect(words).toHaveValue('ask');
  await words.press('Enter');
  await page.clock.setFixedTime(new Date(2026, 10, 26, 8, 1));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await away.click();
  await undo.click();
  await expect(shown.getByRole('status')).toHaveText('ask');
});

test('is dark in the light theme, fits a phone, and is accessible', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/night');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(night.headline);
  expect(await sideways(page)).toBe(0);
  await expectNoViolations(page);
  // 200 % zoom, where the others of its row are hidden.
  await page.setViewportSize({ width: 180, height: 370 });
  await expect(page.getByRole('link', { name: 'Call 999' }).first()).toBeInViewport({ ratio: 1 });
  const words = page.getByLabel(wait.label);
  await words.fill('ring Dr Lee on Tuesday');
  const hidden = await words.evaluate(
    (field) => field.scrollHeight - field.clientHeight + field.scrollWidth - field.clientWidth,
  );
  expect(hidden).toBeLessThanOrEqual(0);
  await words.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: wait.kept })).toBeVisible();
});
