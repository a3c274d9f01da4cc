import { flipWords } from '@/content/flip/flip';
import { emergency } from '@/content/safety';
import { questionDelay, stepDuration } from '@/lib/domain/flip';
import { expect, test } from '../../support/fixtures.ts';
import {
  bar,
  begin,
  choose,
  count,
  no,
  openAsGuest,
  runUntilVisible,
  start,
  step,
  technique,
  yes,
} from './exercise.ts';

const { options } = flipWords;

test.beforeEach(({ page }) => openAsGuest(page));

test('notice counts four seconds, fills ring and bar accordingly, and does not end early', async ({
  page,
}) => {
  await begin(page);
  await expect(step(page)).toHaveText('Notice the thought');
  for (const second of [0, 1, 2, 3]) {
    await expect(count(page)).toHaveText(`${second}/4 seconds`);
    await expect(bar(page)).toHaveAttribute('aria-valuenow', String(second * 25));
    // The ring moves continuously, not with the count.
    await page.clock.runFor(500);
    const offset = await page
      .locator('.flip-ring-arc:visible')
      .evaluate((arc) => Number((arc as SVGElement).style.strokeDashoffset));
    expect(Math.abs(offset - (1 - (second + 0.5) / 4))).toBeLessThan(0.016);
    await page.clock.runFor(second < 3 ? 500 : 450);
  }
  await expect(step(page)).toHaveText('Notice the thought');
  await expect(count(page)).toHaveText('3/4 seconds');
  await page.clock.runFor(60);
  await expect(step(page)).toHaveText('Is action needed?');
  await expect(count(page)).toHaveText('0/4 seconds');
});

test('the question appears after one second, below urgent symptoms, and waits; YES says to act now, and goes on', async ({
  page,
}) => {
  await begin(page);
  await page.clock.runFor(stepDuration);
  await expect(page.getByText(`${emergency.shortly}? ${emergency.callFirst}`)).toBeVisible();
  await expect(page.getByRole('link', { name: '999 UK', exact: true })).toHaveAttribute('href', 'tel:999');
  // The numbers of other countries, and all else, wait behind "More".
  const elsewhere = page.getByRole('link', { name: '911', exact: true });
  await expect(elsewhere).toBeHidden();
  await page.getByText('More', { exact: true }).click();
  await expect(elsewhere.first()).toHaveAttribute('href', 'tel:911');
  await expect(page.getByText('Can I take action RIGHT NOW?')).toBeHidden();
  await page.clock.runFor(questionDelay - 50);
  await expect(no(page)).toBeHidden();
  await page.clock.runFor(60);
  await expect(page.getByText('Can I take action RIGHT NOW?')).toBeVisible();
  await expect(yes(page)).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(step(page)).toHaveText('Is action needed?');
  await expect(count(page)).toHaveText('4/4 seconds');

  // YES shows a toast for five seconds, and continues to the flip.
  await yes(page).click();
  const toast = page.getByText('Take Action Now');
  await page.clock.runFor(500);
  await expect(toast).toBeVisible();
  await expect(
    page.getByText('Take that one responsible action, then come back to flip the rest of the anxiety.'),
  ).toBeVisible();
  await expect(technique(page, /36 Times Table/)).toBeVisible();
  await page.clock.runFor(stepDuration);
  await expect(toast).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(toast).toBeHidden();
});

test('the flip is complete four seconds into thank; guests see nothing about saving', async ({ page }) => {
  await begin(page);
  await page.clock.runFor(stepDuration);
  await page.clock.runFor(1_000);
  await no(page).click();
  await choose(page, /Count Objects/);
  await page.clock.runFor(stepDuration);
  await page.clock.runFor(stepDuration - 50);
  await expect(step(page)).toHaveText('Thank your brain');
  await page.clock.runFor(60);
  await expect(step(page)).toHaveText('Spiral Broken!');
  await expect(
    page.getByText('You just proved your anxiety wrong. You took control in 4 seconds.'),
  ).not.toHaveCount(0);
  await expect(page.getByText('Your progress has been saved to your account.')).toBeHidden();
  await page.getByRole('button', { name: 'Back to Home' }).click();
  await expect(start(page)).toBeVisible();
});

test('one of three paces is chosen, with an explanation; by hand, a step waits after its four seconds', async ({
  page,
}) => {
  await page.getByRole('button', { name: options.title }).click();
  const paces = page.getByRole('radiogroup', { name: options.pace }).getByRole('radio');
  await runUntilVisible(page, paces.first());
  await expect(paces).toHaveText(Object.values(options.paces).map(({ name }) => name));
  await expect(paces.nth(0)).toBeChecked();
  // One is always chosen: choosing it again does not clear it.
  for (let twice = 0; twice < 2; twice++) {
    await paces.nth(1).click();
    await expect(paces.nth(1)).toBeChecked();
    await expect(page.getByText(options.paces.eight.text)).toBeVisible();
  }
  await page.getByRole('radio', { name: 'By hand' }).click();
  await begin(page);
  await page.clock.runFor(3_900);
  const goOn = page.getByRole('button', { name: 'Continue', exact: true });
  await expect(goOn).toBeHidden();
  await page.clock.runFor(60_000);
  await expect(step(page)).toHaveText('Notice the thought');
  await expect(goOn).toBeFocused();
  await goOn.click();
  await expect(step(page)).toHaveText('Is action needed?');
});
