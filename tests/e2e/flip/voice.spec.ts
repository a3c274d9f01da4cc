import type { Page } from '@playwright/test';
import { flipWords } from '@/content/flip/flip';
import { questionDelay, stepDuration } from '@/lib/domain/flip';
import { expect, test } from '../../support/fixtures.ts';
import { app, back, begin, choose, flipOnce, openAsGuest, runUntilVisible, step, yes } from './exercise.ts';

// With a `speechSynthesis` that records: no browser here has voices.

interface Voice {
  name: string;
  lang: string;
  localService: boolean;
}
const network = { name: 'network', lang: 'en-GB', localService: false };
const german = { name: 'german', lang: 'de-DE', localService: true };
const american = { name: 'american', lang: 'en-US', localService: true };
const british = { name: 'british', lang: 'en-GB', localService: true };

/** @returns a function that returns and clears what was said, as "voice: text", with "stop" for each stop */
async function listen(page: Page, voices: Voice[], isOn = true): Promise<() => Promise<string[]>> {
  await page.addInitScript(
    ({ voices, isOn }) => {
      const said: string[] = [];
      const speechSynthesis = Object.assign(new EventTarget(), {
        getVoices: () => voices,
        cancel: () => said.push('stop'),
        speak: ({ text, voice }: { text: string; voice: Voice }) => said.push(`${voice.name}: ${text}`),
      });
      class SpeechSynthesisUtterance {
        constructor(readonly text: string) {}
      }
      for (const [name, value] of Object.entries({ said, speechSynthesis, SpeechSynthesisUtterance }))
        Object.defineProperty(window, name, { value, configurable: true });
      if (isOn) localStorage.setItem('flip.preferences', '{"voice":true}');
    },
    { voices, isOn },
  );
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said.splice(0));
}

const lines = (said: string[]) => said.filter((each) => each !== 'stop');

test('the voice is off by default', async ({ page }) => {
  const heard = await listen(page, [british], false);
  await openAsGuest(page);
  await flipOnce(page);
  expect(await heard()).toEqual([]);
});

test('a flip by ear: each line once, the question and the technique, by a voice of the device', async ({
  page,
}) => {
  const heard = await listen(page, [network, german, american, british]);
  await openAsGuest(page);
  await flipOnce(page, { pick: /Text Someone/ });
  const { flip, spoken, techniqueNotes } = flipWords;
  expect(lines(await heard())).toEqual(
    [
      'Notice the thought. I am having a worried thought.',
      'Is action needed? Searching and checking don’t count.',
      spoken.question,
      'Flip it. Pick one. Nothing to decide.',
      `Text Someone. ${techniqueNotes['text-someone']}`,
      'Thank your brain. Thank you, brain. I’ve got this.',
      `Spiral Broken! You just proved your anxiety wrong. You took control in 4 seconds. ${flip.rest}`,
    ].map((line) => `british: ${line}`),
  );
});

test('after YES it says to act first; Back stops it, and going on repeats nothing', async ({ page }) => {
  const heard = await listen(page, [british]);
  await openAsGuest(page);
  await begin(page);
  await page.clock.runFor(stepDuration);
  await page.clock.runFor(questionDelay);
  await heard();
  await yes(page).click();
  await choose(page, /Plan Dinner/);
  const { messages, flip } = flipWords;
  expect(lines(await heard())[0]).toContain(`${messages.action.title}. ${messages.action.text} Flip it.`);
  await back(page).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  expect(await heard()).toEqual(['stop']);
  await page.getByRole('button', { name: flipWords.leave.stay }).click();
  expect(await heard()).toEqual([]);
  await page.clock.runFor(stepDuration);
  await page.clock.runFor(stepDuration);
  await expect(step(page)).toHaveText('Spiral Broken!');
  expect(lines(await heard())[1]).toContain(flip.actFirst);
  await page.getByRole('button', { name: 'Back to Home' }).click();
  expect(await heard()).toEqual(['stop']);
});

test('nothing is said in a hidden tab', async ({ page }) => {
  const heard = await listen(page, [british]);
  await openAsGuest(page);
  await begin(page);
  await heard();
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(await heard()).toEqual(['stop']);
  await page.clock.runFor(stepDuration);
  await expect(step(page)).toHaveText('Is action needed?');
  expect(lines(await heard())).toEqual([]);
});

test('the switch turns it on, and says so where the device has no voice of its own', async ({ page }) => {
  const { voice, title } = flipWords.options;
  const open = async (voices: Voice[]) => {
    await listen(page, voices, false);
    await page.goto(`${app}?view=home`);
    await page.getByRole('button', { name: title }).click();
    await runUntilVisible(page, toggle);
  };
  const toggle = page.getByRole('switch', { name: voice.name });
  await page.clock.install();
  await open([british]);
  await expect(page.getByText(voice.text)).toBeVisible();
  await expect(toggle).not.toBeChecked();
  await toggle.click();
  await expect(toggle).toBeChecked();
  await open([network, german]);
  await expect(toggle).toBeDisabled();
  await expect(toggle).not.toBeChecked();
  await expect(page.getByText(voice.unavailable)).toBeVisible();
});
