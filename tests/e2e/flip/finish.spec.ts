import type { Locator, Page } from '@playwright/test';
import { flipWords } from '@/content/flip/flip';
import { night } from '@/content/night';
import { questionDelay, settleDelay, stepDuration } from '@/lib/domain/flip';
import { expect, test } from '../../support/fixtures.ts';
import { serviceClient } from '../../support/stack.ts';
import {
  app,
  begin,
  choose,
  count,
  covered,
  flipOnce,
  newPerson,
  no,
  openAsGuest,
  openPaused,
  runUntilVisible,
  signIn,
  start,
  technique,
  yes,
} from './exercise.ts';

const { flip, messages } = flipWords;

/** Final opacity of the dimming layer, 0 to 1. Seeks, as CSS animations ignore the paused clock. */
const darkness = (page: Page) =>
  page.locator('.flip-dim').evaluate((veil) => {
    const [animation] = veil.getAnimations();
    const { delay = 0, duration = 0 } = animation?.effect?.getTiming() ?? {};
    if (animation) animation.currentTime = delay + Number(duration) - 1;
    return Number(getComputedStyle(veil).opacity);
  });

test('the end says that it is about the worry, not the body, and that the phone can be put down; the screen dims, and a touch undoes that', async ({
  page,
}) => {
  await openAsGuest(page);
  await flipOnce(page);
  await expect(page.getByText(flip.body)).toBeVisible();
  await expect(page.getByText(flip.rest)).toBeVisible();
  await expect(page.getByRole('link', { name: flip.keepCount })).toHaveAttribute('href', '/flip-method-auth');
  await expect(page.getByText(/this month/)).toBeHidden();
  await expect(page.getByText(flip.actFirst)).toBeHidden();

  expect(await darkness(page)).toBeGreaterThan(0.7);
  await page.mouse.click(10, 400);
  expect(await page.locator('.flip-dim').evaluate((veil) => getComputedStyle(veil).opacity)).toBe('0');
  await page.getByRole('button', { name: 'Back to Home' }).click();
  await expect(start(page)).toBeVisible();
});

test('YES keeps the numbers: a panel above the techniques, and at the end the act before the celebration', async ({
  page,
}) => {
  await openAsGuest(page);
  await begin(page);
  await page.clock.runFor(stepDuration);
  await page.clock.runFor(questionDelay);
  await yes(page).click();
  const panel = page.getByRole('group', { name: flip.actFirst });
  await expect(panel).toBeFocused();
  await expect(panel.getByRole('link')).toHaveText(['999 UK', /^111 /, '116 123 UK, Ireland', /^85258 /]);
  const top = async (locator: Locator) => (await locator.boundingBox())?.y ?? Number.NaN;
  expect(await top(panel)).toBeLessThan(await top(technique(page, /36 Times Table/)));
  await page.clock.runFor(settleDelay);
  // Nothing is disabled.
  await expect(technique(page, /36 Times Table/)).toBeEnabled();
  await panel.getByRole('button', { name: 'Done, go on' }).click();
  await expect(page.getByRole('group', { name: 'Pick one' })).toBeFocused();
  await expect(panel.getByRole('link')).toHaveCount(4);

  await technique(page, /36 Times Table/).click();
  await expect(page.getByText(flip.actFirst).filter({ visible: true })).toBeVisible();
  await page.clock.runFor(stepDuration);
  await page.clock.runFor(stepDuration);
  // Said in one go, in this order.
  const end = page.getByRole('group', { name: new RegExp(`^${flip.actFirst}.*Spiral Broken!`) });
  await expect(end).toBeFocused();
  await expect(end.getByRole('link', { name: 'Call 999, UK' })).toBeVisible();
  const headline = end.getByRole('heading', { name: 'Spiral Broken!' });
  expect(await top(end.getByText(flip.actFirst))).toBeLessThan(await top(headline));
});

test('what is for tomorrow waits as three words until eight, then home shows them', async ({ page }) => {
  await openAsGuest(page);
  await begin(page);
  await page.clock.runFor(stepDuration);
  await page.clock.runFor(questionDelay);
  await yes(page).click();
  await page.clock.runFor(settleDelay);
  await page.getByRole('button', { name: 'It is for tomorrow' }).click();
  await page.getByLabel(night.wait.label).fill('ring Dr Lee');
  await page.getByRole('button', { name: night.wait.keep }).click();
  await expect(page.getByRole('status').filter({ hasText: night.wait.kept })).toBeFocused();
  await page.getByRole('button', { name: flip.act.goOn, exact: true }).click();
  await expect(page.getByRole('group', { name: 'Pick one' })).toBeFocused();
  await choose(page, /36 Times Table/);
  await page.clock.runFor(stepDuration);
  await page.clock.runFor(stepDuration);
  await expect(page.getByText(flip.actFirst)).toBeHidden();
  await expect(
    page.getByRole('main').getByRole('link', { name: '999 UK' }).filter({ visible: true }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Back to Home' }).click();
  await expect(page.getByText('ring Dr Lee')).toBeHidden();

  // Two mornings later, and on the first screen of the gate as of home.
  await page.clock.setSystemTime(new Date('2026-11-23T08:05:00Z'));
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(app);
  await runUntilVisible(page, page.getByRole('button', { name: flipWords.gate.guest }));
  await expect(page.getByText('ring Dr Lee')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.flip-start')).toBeInViewport({ ratio: 0.5 });
  await page.goto(`${app}?view=home`);
  await runUntilVisible(page, start(page));
  await expect(page.getByText('ring Dr Lee')).toBeInViewport({ ratio: 1 });
  await expect(start(page)).toBeInViewport({ ratio: 0.5 });
  await page.getByRole('button', { name: night.morning.away }).click();
  await expect(page.getByText('ring Dr Lee')).toBeHidden();
  // It can be taken back for ten seconds.
  await page.getByRole('button', { name: night.morning.undo }).click();
  await expect(page.getByText('ring Dr Lee')).toBeVisible();
  await page.getByRole('button', { name: night.morning.away }).click();
  await page.clock.runFor(11_000);
  await expect(page.getByRole('button', { name: night.morning.undo })).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('flip-night'))).toBeNull();
});

for (const mode of ['flip', 'emergency'] as const)
  test(`on a phone the toast after YES stands below the sheet, and covers no control: ${mode}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await openPaused(page, mode === 'flip' ? `${app}?view=home` : `${app}?mode=emergency`);
    if (mode === 'flip') await begin(page);
    await page.clock.runFor(stepDuration);
    await page.clock.runFor(questionDelay);
    await yes(page).click();
    const toast = page.locator('[data-toast]');
    await runUntilVisible(page, toast);
    const isBelowSheet = async () => {
      await expect(toast).toBeInViewport({ ratio: 1 });
      expect(await covered(page)).toEqual([]);
      const [above, below] = [await page.locator('.flip-words').boundingBox(), await toast.boundingBox()];
      expect(above && below && above.y + above.height <= below.y).toBe(true);
    };
    await isBelowSheet();
    await choose(page, /36 Times Table/);
    await isBelowSheet();
  });

test('the month’s flips are counted, without a streak; toast and status line never show the saving at the same time', async ({
  page,
  context,
}) => {
  const person = await newPerson('month');
  const rows = ['2026-11-01', '2026-11-19', '2026-10-31'].map((session_date) => ({
    user_id: person.id,
    flip_step_reached: 'complete',
    completion_time_seconds: 15,
    session_date,
  }));
  expect((await serviceClient().from('flip_sessions').insert(rows)).error).toBeNull();
  await signIn(context, person);
  await openPaused(page, `${app}?view=home`);
  await flipOnce(page);
  const line = page.getByText(flip.saved);
  await runUntilVisible(page, page.getByText(messages.saved.title));
  await expect(page.getByText('3 flips this month.')).toBeVisible();
  await expect(line).toHaveCSS('opacity', '0');
  expect(await covered(page)).toEqual([]);
  const said = await page.getByRole('region', { name: 'The flip' }).locator('p:visible').allTextContents();
  const inOrder = [flip.body, flip.saved, messages.saved.title, '3 flips this month.', flip.rest];
  expect(said.filter((text) => inOrder.includes(text))).toEqual(inOrder);
  await page.clock.runFor(7_000);
  await expect(page.getByText(messages.saved.title)).toBeHidden();
  await expect(line).toHaveCSS('opacity', '1');
  await expect(page.getByRole('link', { name: flip.keepCount })).toBeHidden();
  await serviceClient().auth.admin.deleteUser(person.id);
});

test('after an emergency flip the numbers are still one tap away', async ({ page }) => {
  await openPaused(page, `${app}?mode=emergency`);
  await runUntilVisible(page, count(page));
  await page.clock.runFor(stepDuration);
  await page.clock.runFor(questionDelay);
  await no(page).click();
  await choose(page, /Cold Water/);
  await page.clock.runFor(stepDuration);
  await page.clock.runFor(stepDuration);
  const end = page.getByRole('group', { name: /^Spiral Broken!/ });
  // For a moment the end takes no taps.
  await end.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  const numbers = page.getByRole('navigation', { name: 'Call or text now' }).getByRole('link');
  await expect(numbers).toHaveCount(3);
  // Fails if something lies above the number.
  for (const number of await numbers.all()) await number.click({ trial: true, timeout: 2_000 });
});
