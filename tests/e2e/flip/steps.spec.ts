import { flipWords } from '@/content/flip/flip';
import { optionsWords } from '@/content/flip/options';
import { emergency } from '@/content/safety';
import { questionDelay, settleDelay, stepDuration } from '@/lib/domain/flip';
import { expect, test } from './exercise.ts';

const { scenes, share, techniqueNotes } = flipWords;

test('a flip counts four seconds in ring and bar, asks after one more and waits for the answer and for one of six techniques; thanks take four seconds', async ({
  app,
  page,
}) => {
  await app.openFlip();
  await expect(app.step()).toHaveText('Notice the thought');
  for (const second of [0, 1, 2, 3]) {
    await expect(app.count()).toHaveText(`${second}/4 seconds`);
    const bar = page.getByRole('progressbar', { name: 'This step', includeHidden: true });
    await expect(bar).toHaveAttribute('aria-valuenow', String(second * 25));
    // The ring moves continuously, not with the count.
    await page.clock.runFor(500);
    const offset = await page
      .locator('.flip-ring-arc:visible')
      .evaluate((arc) => Number((arc as SVGElement).style.strokeDashoffset));
    expect(Math.abs(offset - (1 - (second + 0.5) / 4))).toBeLessThan(0.016);
    await page.clock.runFor(500);
  }
  await expect(app.step()).toHaveText('Is action needed?');
  await expect(app.count()).toHaveText('0/4 seconds');

  await expect(page.getByText(`${emergency.shortly}? ${emergency.callFirst}`)).toBeVisible();
  await expect(page.getByRole('link', { name: '999 UK', exact: true })).toHaveAttribute('href', 'tel:999');
  // The numbers of other countries, and all else, wait behind "More".
  const elsewhere = page.getByRole('link', { name: '911', exact: true });
  await expect(elsewhere).toBeHidden();
  await page.getByText('More', { exact: true }).click();
  await expect(elsewhere.first()).toHaveAttribute('href', 'tel:911');
  await expect(page.getByText('Can I take action RIGHT NOW?')).toBeHidden();
  await page.clock.runFor(questionDelay);
  await expect(page.getByText('Can I take action RIGHT NOW?')).toBeVisible();
  for (const answer of [app.yes, app.no]) await expect(answer()).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(app.step()).toHaveText('Is action needed?');
  await expect(app.count()).toHaveText('4/4 seconds');

  // The second tap chooses nothing.
  await app.no().dblclick();
  await expect(app.step()).toHaveText('Flip it');
  await expect(page.getByText('Performing: ')).toBeHidden();
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
  await expect(app.count()).toHaveText('0/4 seconds');
  await app.choose(/Cold Water/);
  await expect(page.getByText('Performing: Cold Water/Ice')).toBeVisible();
  await expect(prompt).toBeHidden();
  for (const left of [4, 3, 2, 1]) {
    await expect(page.getByText(`Stay focused on this task for ${left} more seconds...`)).toBeVisible();
    await page.clock.runFor(1_000);
  }
  await expect(app.step()).toHaveText('Thank your brain');
  await page.clock.runFor(stepDuration);
  await expect(app.step()).toHaveText('Spiral Broken!');
  await expect(
    page.getByText('You just proved your anxiety wrong. You took control in 4 seconds.'),
  ).toBeVisible();
});

// One component shows all six; this one also opens a prefilled message.
test('a technique has four small tasks, one a second', async ({ app, page }) => {
  await page.addInitScript(() => {
    navigator.share = async (data) => void Object.assign(window, { shared: data });
  });
  await app.openFlip();
  await app.toQuestion();
  await app.no().click();
  await app.choose(/Text Someone/);
  await expect(page.getByText(techniqueNotes['text-someone'])).toBeVisible();
  await page.getByRole('button', { name: share.label }).click();
  const shared = await page.evaluate(() => (window as unknown as { shared: ShareData }).shared);
  expect(shared).toEqual({ text: share.text });
  const parts = scenes['text-someone'];
  for (const part of parts) {
    // A drawing may hold the same words.
    const flip = page.getByRole('region', { name: 'The flip' });
    await expect(flip.getByText(part, { exact: true }).last()).toBeVisible();
    await page.clock.runFor(stepDuration / parts.length);
  }
  await expect(app.step()).toHaveText('Thank your brain');
});

test('one of three paces is chosen; by hand, a step waits after its seconds', async ({ app, page }) => {
  await app.openHome();
  await page.getByRole('button', { name: flipWords.home.options }).click();
  const paces = page.getByRole('radiogroup', { name: optionsWords.pace }).getByRole('radio');
  await app.runUntilVisible(paces.first());
  await expect(paces).toHaveText(Object.values(optionsWords.paces).map(({ name }) => name));
  await expect(paces.nth(0)).toBeChecked();
  // One is always chosen: choosing it again does not clear it.
  for (let twice = 0; twice < 2; twice++) {
    await paces.nth(1).click();
    await expect(paces.nth(1)).toBeChecked();
    await expect(page.getByText(optionsWords.paces.eight.text)).toBeVisible();
  }
  await page.getByRole('radio', { name: 'By hand' }).click();
  await app.begin();
  await page.clock.runFor(3_900);
  const goOn = page.getByRole('button', { name: 'Continue', exact: true });
  await expect(goOn).toBeHidden();
  await page.clock.runFor(60_000);
  await expect(app.step()).toHaveText('Notice the thought');
  await expect(goOn).toBeFocused();
  await goOn.click();
  await expect(app.step()).toHaveText('Is action needed?');
});

test('a whole flip by keyboard, with reduced motion and one announcement per step; letters do nothing', async ({
  app,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
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
