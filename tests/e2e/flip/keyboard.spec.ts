import { flipWords } from '@/content/flip/flip';
import { questionDelay, settleDelay, stepDuration } from '@/lib/domain/flip';
import { expect, test } from './exercise.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a whole flip by keyboard, with reduced motion and one announcement per step; letters do nothing', async ({
  app,
  page,
}) => {
  await app.openHome();
  // What live regions announce.
  await page.evaluate(() => {
    const said: string[] = Object.assign(window, { said: [] }).said;
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const text = element?.closest('[aria-live="polite"]')?.textContent?.trim();
        if (text && said.at(-1) !== text) said.push(text);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  const heard = () => page.evaluate<string[]>('said.splice(0)');
  await app.tabTo(app.start());
  await page.keyboard.press('Enter');
  const region = page.getByRole('region', { name: 'The flip' });
  await expect(region).toBeFocused();
  await expect(region).toHaveAccessibleDescription('Press Escape to stop.');
  const first = 'Step 1. Notice the thought. Say to yourself: I am having a worried thought.';
  expect(await heard()).toEqual([first]);

  await page.clock.runFor(2_500);
  // The ring fills once a second, and nothing animates.
  const arc = page.locator('.flip-ring-arc:visible');
  expect(await arc.evaluate((element) => (element as SVGElement).style.strokeDashoffset)).toBe('0.5');
  await app.tabTo(page.getByRole('button', { name: 'Say the count' }));
  await page.keyboard.press('Enter');
  expect(await heard()).toEqual(['2 of 4 seconds']);
  await page.clock.runFor(1_500);
  const turning = () =>
    page.evaluate(() => document.getAnimations().filter((one) => one.playState === 'running').length);
  await expect.poll(turning).toBe(0);
  expect(await heard()).toEqual(['Step 2. Is action needed? Searching and checking don’t count.']);

  await page.clock.runFor(questionDelay);
  await expect(page.getByRole('group', { name: 'Can I take action RIGHT NOW?' })).toBeFocused();
  for (const key of ['n', 'y']) await page.keyboard.press(key);
  await expect(app.step()).toHaveText('Is action needed?');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'YES' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const techniques = page.getByRole('group', { name: 'Pick one' });
  await expect(techniques).toBeFocused();
  await expect(techniques).toHaveAccessibleDescription(flipWords.techniqueCaution);
  expect(await heard()).toEqual(['Step 3. Flip it. Pick one. Nothing to decide.']);

  await page.clock.runFor(settleDelay);
  for (const key of ['5', 't']) await page.keyboard.press(key);
  await expect(page.getByText('Performing:')).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(app.technique(/36 Times Table/)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(app.technique(/20 Jumping Jacks/)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Performing: 20 Jumping Jacks' })).toBeFocused();
  expect(await heard()).toEqual([]);
  await page.clock.runFor(stepDuration);
  const thanks = 'Step 4. Thank your brain. It tried to protect you. Thank you, brain. I’ve got this.';
  expect(await heard()).toEqual([thanks]);
  await expect(region).toHaveAccessibleDescription('');
  await page.clock.runFor(stepDuration);
  // The end is said before the button is reached, by its focus alone.
  const end = 'Spiral Broken! You just proved your anxiety wrong. You took control in 4 seconds.';
  await expect(page.getByRole('group', { name: end })).toBeFocused();
  expect(await heard()).toEqual([]);
  await expect(page.getByRole('button', { name: 'Say the count' })).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(app.toHome()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(app.step()).toHaveText('The Flip Method');
  await expect(app.step()).toBeFocused();
});
