import type { Locator } from '@playwright/test';
import { flipWords } from '@/content/flip/flip';
import { planWords } from '@/content/flip/plan';
import { night } from '@/content/night';
import { settleDelay, stepDuration } from '@/lib/domain/flip';
import { databasesOnDisk } from '../../support/on-disk.ts';
import { appPath, emergencyFlip, expect, home, isAbove, modes, test } from './exercise.ts';
import { keepPlan } from './notebook.ts';

const { flip } = flipWords;

test('the end is about the worry, and dims until a touch; a guest leaves nothing', async ({ app, page }) => {
  await app.openHome();
  await app.flipOnce();
  await expect(page.getByText(flip.body)).toBeVisible();
  await expect(page.getByText(flip.rest)).toBeVisible();
  await expect(page.getByRole('link', { name: flip.keepCount })).toHaveAttribute('href', '/flip-method-auth');
  await expect(page.getByText(flip.actFirst)).toBeHidden();

  // CSS animations ignore the paused clock.
  const darkness = await page.locator('.flip-dim').evaluate((veil) => {
    const [animation] = veil.getAnimations();
    const { delay = 0, duration = 0 } = animation?.effect?.getTiming() ?? {};
    if (animation) animation.currentTime = delay + Number(duration) - 1;
    return Number(getComputedStyle(veil).opacity);
  });
  expect(darkness).toBeGreaterThan(0.7);
  await page.mouse.click(10, 400);
  expect(await page.locator('.flip-dim').evaluate((veil) => getComputedStyle(veil).opacity)).toBe('0');
  await app.toHome().click();
  await expect(app.start()).toBeVisible();
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  expect(await databasesOnDisk(page)).toEqual({});
  expect(await page.context().cookies()).toEqual([]);
});

test('YES keeps numbers above the techniques, and puts the act first at the end', async ({ app, page }) => {
  await app.openFlip();
  await app.toQuestion();
  await app.yes().click();
  const panel = page.getByRole('group', { name: flip.actFirst });
  await expect(panel).toBeFocused();
  await expect(app.step()).toHaveText(flip.act.title);
  await expect(panel.getByRole('link')).toHaveText(['999 UK', /^111 /, '116 123 UK, Ireland', /^85258 /]);
  /** How many controls of the panel a tap reaches: the second tap of a double tap calls no number. */
  const reached = () =>
    panel.locator('a, button').evaluateAll(
      (controls) =>
        controls.filter((control) => {
          control.scrollIntoView({ block: 'center' });
          const { left, top, width, height } = control.getBoundingClientRect();
          return control.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        }).length,
    );
  expect(await reached()).toBe(0);
  const top = async (locator: Locator) => (await locator.boundingBox())?.y ?? Number.NaN;
  expect(await top(panel)).toBeLessThan(await top(app.technique(/36 Times Table/)));
  await page.clock.runFor(settleDelay);
  expect(await reached()).toBe(6);
  // Nothing is disabled.
  await expect(app.technique(/36 Times Table/)).toBeEnabled();
  await panel.getByRole('button', { name: 'Done, go on' }).click();
  await expect(page.getByRole('group', { name: 'Pick one' })).toBeFocused();
  await expect(app.step()).toHaveText(flip.steps.flip.title);
  await expect(panel.getByRole('link')).toHaveCount(4);

  await app.technique(/36 Times Table/).click();
  await expect(page.getByText(flip.actFirst).filter({ visible: true })).toBeVisible();
  await app.toEnd();
  // On the first screen of a phone; said in one go, in this order.
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(app.toHome()).toBeInViewport({ ratio: 1 });
  const end = page.getByRole('group', { name: new RegExp(`^${flip.actFirst}.*Spiral Broken!`) });
  await expect(end).toBeFocused();
  await expect(end.getByRole('link', { name: 'Call 999, UK' })).toBeVisible();
  const headline = end.getByRole('heading', { name: 'Spiral Broken!' });
  expect(await top(end.getByText(flip.actFirst))).toBeLessThan(await top(headline));
});

test('what is for tomorrow waits as three words until eight, then home shows them', async ({ app, page }) => {
  await app.openFlip();
  await app.toQuestion();
  await app.yes().click();
  await page.clock.runFor(settleDelay);
  await page.getByRole('button', { name: 'It is for tomorrow' }).click();
  await page.getByLabel(night.wait.label).fill('ring Dr Lee');
  await page.getByRole('button', { name: night.wait.keep }).click();
  await expect(page.getByRole('status').filter({ hasText: night.wait.kept })).toBeFocused();
  await page.getByRole('button', { name: flip.act.goOn, exact: true }).click();
  await expect(page.getByRole('group', { name: 'Pick one' })).toBeFocused();
  await app.choose(/36 Times Table/);
  await app.toEnd();
  await expect(page.getByText(flip.actFirst)).toBeHidden();
  const number = page.getByRole('main').getByRole('link', { name: '999 UK' });
  await expect(number.filter({ visible: true })).toBeVisible();
  await app.toHome().click();
  const note = page.getByText('ring Dr Lee');
  await expect(note).toBeHidden();

  // Two mornings later, and on the first screen of the gate as of home.
  await page.clock.setSystemTime(new Date('2026-11-23T08:05:00Z'));
  await page.setViewportSize({ width: 360, height: 640 });
  for (const [path, button] of [
    [appPath, page.locator('.flip-start')],
    [home, app.start()],
  ] as const) {
    await page.goto(path);
    await app.runUntilVisible(button);
    await expect(note).toBeInViewport({ ratio: 1 });
    await expect(button).toBeInViewport({ ratio: 0.5 });
  }
  await page.getByRole('button', { name: night.morning.away }).click();
  await expect(note).toBeHidden();
  // It can be taken back for ten seconds.
  await page.getByRole('button', { name: night.morning.undo }).click();
  await expect(note).toBeVisible();
  await page.getByRole('button', { name: night.morning.away }).click();
  await page.clock.runFor(11_000);
  await expect(page.getByRole('button', { name: night.morning.undo })).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('flip-night'))).toBeNull();
});

for (const mode of modes)
  test(`on a phone the toast after YES covers neither sheet nor control: ${mode}`, async ({ app, page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await app.openFlip(mode);
    await app.toQuestion();
    await app.yes().click();
    const toast = page.locator('[data-toast]');
    await app.runUntilVisible(toast);
    for (const text of [
      'Take Action Now',
      'Take that one responsible action, then come back to flip the rest of the anxiety.',
    ])
      await expect(toast).toContainText(text);
    const expectBelowSheet = async () => {
      await expect(toast).toBeInViewport({ ratio: 1 });
      expect(await app.covered()).toEqual([]);
      // It glides in.
      await expect.poll(() => isAbove(page.locator('.flip-words'), toast)).toBe(true);
    };
    await expectBelowSheet();
    if (mode === 'emergency') {
      await app.choose(/36 Times Table/);
      return expectBelowSheet();
    }
    // Nothing moves up under a thumb when it goes, after five seconds.
    const done = page.getByRole('button', { name: 'Done, go on' });
    const before = await done.boundingBox();
    await page.clock.runFor(stepDuration);
    await expect(toast).toBeVisible();
    await page.clock.runFor(2_000);
    await expect(toast).toHaveCount(0);
    expect(await done.boundingBox()).toEqual(before);
  });

test('the next taps of a thumb call nobody, and choose nothing', async ({ app, page }) => {
  await page.setViewportSize({ width: 180, height: 370 });
  await keepPlan(app);
  await page.goto(emergencyFlip);
  await app.runUntilVisible(app.count());
  // All numbers leave the step's sentence in view, and close with the step.
  const more = page.getByRole('button', { name: 'More numbers' });
  await more.click();
  await expect(more).toBeHidden();
  const numbers = page.getByRole('navigation', { name: flipWords.crisis.title });
  expect(await isAbove(page.getByText(flip.steps.notice.say, { exact: true }), numbers)).toBe(true);
  await expect(page.getByRole('button', { name: flipWords.crisis.fewer })).toBeInViewport({ ratio: 1 });
  await app.toQuestion();
  await expect(more).toBeVisible();
  await page.evaluate(() => {
    const pressed: string[] = Object.assign(window, { pressed: [] }).pressed;
    addEventListener('click', ({ target }) => {
      const pressedText = Object(target).closest('a, button')?.textContent;
      // A button that is there until the next paint may be pressed again.
      if (pressedText && pressedText !== pressed.at(-1)) pressed.push(pressedText);
    });
  });
  const taps: [string, Locator][] = [
    [planWords.title, page.getByRole('button', { name: planWords.title })],
    // In a dialog, above the question.
    [planWords.close, page.getByRole('button', { name: planWords.close })],
    ['YES', app.yes()],
    ['Done, go on', page.getByRole('button', { name: 'Done, go on' })],
  ];
  const tapThrice = async (button: Locator) => {
    await app.runUntilVisible(button);
    await button.click({ trial: true });
    const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {};
    for (const _ of ['first', 'second', 'third']) await page.mouse.click(x + width / 2, y + height / 2);
    await page.clock.runFor(settleDelay);
  };
  for (const [, button] of taps) {
    await tapThrice(button);
    // The bar of numbers is above the foot of the window, and below what there is to choose.
    const tomorrow = page.getByRole('button', { name: flip.act.tomorrow });
    if (await tomorrow.isVisible()) expect(await isAbove(tomorrow, numbers)).toBe(true);
  }
  const pressed = () => page.evaluate<string[]>('pressed.splice(0)');
  expect(await pressed()).toEqual(taps.map(([name]) => name));
  await app.choose(/36 Times Table/);
  expect(await isAbove(page.getByText(flip.stay.before.trim()), numbers)).toBe(true);
  await app.toEnd();
  await expect(numbers).toBeInViewport({ ratio: 1 });
  await pressed();
  await tapThrice(app.toHome());
  await expect(app.start()).toBeVisible();
  expect(await pressed()).toEqual(['Back to Home']);
});
