import { flipWords } from '@/content/flip/flip';
import { questionDelay, settleDelay, stepDuration } from '@/lib/domain/flip';
import { expect, test } from '../../support/fixtures.ts';
import { begin, choose, count, no, openAsGuest, step, technique, yes } from './exercise.ts';

test.beforeEach(async ({ page }) => {
  await openAsGuest(page);
  await begin(page);
  await page.clock.runFor(stepDuration);
  await page.clock.runFor(questionDelay);
});

test('NO leads to six techniques; the clock waits for a choice', async ({ page }) => {
  await no(page).click();
  const prompt = page.getByRole('region', { name: 'The flip' }).getByText(/^Pick one/);
  await expect(prompt).toBeVisible();
  await expect(page.getByRole('group', { name: 'Pick one' }).getByRole('button')).toHaveText([
    /36 Times Table.*Mental math to redirect focus/,
    /20 Jumping Jacks.*Physical movement to reset/,
    /Cold Water\/Ice.*Sensory reset/,
    /Text Someone.*Social connection/,
    /Plan Dinner.*Future focus task/,
    /Count Objects.*Present awareness grounding/,
  ]);
  await page.clock.runFor(30_000);
  await expect(count(page)).toHaveText('0/4 seconds');
  await choose(page, /Cold Water/);
  await expect(page.getByText('Performing: Cold Water/Ice')).toBeVisible();
  await expect(prompt).toBeHidden();
  for (const left of [4, 3, 2, 1]) {
    await expect(page.getByText(`Stay focused on this task for ${left} more seconds...`)).toBeVisible();
    await page.clock.runFor(1_000);
  }
  await expect(step(page)).toHaveText('Thank your brain');
});

test('the second tap of a double tap on NO chooses nothing', async ({ page }) => {
  const place = await no(page).boundingBox();
  if (!place) throw new Error('NO is not visible.');
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
  await page.mouse.click(x, y);
  await expect(step(page)).toHaveText('Flip it');
  for (let since = 0; since < settleDelay; since += 100) {
    await page.mouse.click(x, y);
    await page.clock.runFor(99);
  }
  await expect(page.getByText('Performing: ')).toBeHidden();
  await page.clock.runFor(100);
  await expect(technique(page, /36 Times Table/)).toBeEnabled();
});

test('the second tap of a double tap on YES calls no number and goes past nothing', async ({ page }) => {
  await yes(page).click();
  const panel = page.getByRole('group', { name: flipWords.flip.actFirst });
  /** What a tap on each control of the panel reaches. */
  const reached = () =>
    panel.locator('a, button').evaluateAll(
      (controls) =>
        controls.filter((control) => {
          control.scrollIntoView({ block: 'center' });
          const { left, top, width, height } = control.getBoundingClientRect();
          return control.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        }).length,
    );
  await expect(panel).toBeFocused();
  expect(await reached()).toBe(0);
  await page.clock.runFor(settleDelay);
  expect(await reached()).toBe(6);
});
