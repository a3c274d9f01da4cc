import type { Page } from '@playwright/test';
import { flipWords } from '@/content/flip/flip';
import { stepDuration } from '@/lib/domain/flip';
import { type Exercise, expect, test } from './exercise.ts';

interface Cues {
  /** Frequency of each note in hertz, in order. */
  notes: number[];
  pulses: (number | number[])[];
}

/** Records calls to the audio and vibration APIs. @returns a function that reads and clears the record */
async function feel(page: Page): Promise<() => Promise<Cues>> {
  await page.addInitScript(() => {
    const cues: Cues = { notes: [], pulses: [] };
    Object.assign(window, { cues });
    const play = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) {
      cues.notes.push(Math.round(this.frequency.value));
      play.call(this, when);
    };
    navigator.vibrate = (pattern) => {
      cues.pulses.push(pattern as number | number[]);
      return true;
    };
  });
  return () =>
    page.evaluate(() => {
      const { cues } = window as unknown as { cues: Cues };
      return { notes: cues.notes.splice(0), pulses: cues.pulses.splice(0) };
    });
}

/** The options are loaded on demand. */
async function openOptions(app: Exercise) {
  await app.page.getByText('Pace, cues and techniques').click();
  await app.runUntilVisible(app.page.getByRole('switch', { name: 'Sound' }));
}

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

const scale = [294, 370, 440, 587];
const second = { notes: [220], pulses: [25] };
const turn = { notes: [440], pulses: [90] };
/** As many notes and pulses as the step's number. */
const arrival = (step: number) => ({
  notes: scale.slice(0, step),
  pulses: [Array.from({ length: step }, () => [90, 110]).flat()],
});
/** By step: notice, assess with its question, the techniques and one of them, thank, and the end. */
const cuesOfFlip: Cues[] = [
  [arrival(1), second, second, second],
  [arrival(2), turn],
  [arrival(3), turn, second, second, second],
  [arrival(4), second, second, second],
  [{ notes: scale, pulses: [500] }],
].flat();

test('sound, vibration and voice are off at first; the settings stay on the device and are sent nowhere', async ({
  app,
  page,
}) => {
  const cues = await feel(page);
  const heard = await listen(page, [british], false);
  await app.openHome();
  await app.flipOnce();
  expect(await cues()).toEqual({ notes: [], pulses: [] });
  expect(await heard()).toEqual([]);
  await app.toHome().click();
  await openOptions(app);
  const switches = ['Sound', 'Vibration'].map((name) => page.getByRole('switch', { name }));
  for (const box of switches) {
    await expect(box).not.toBeChecked();
    await box.check();
  }
  const posted: string[] = [];
  page.on('request', (request) => {
    // Except the anonymous page view.
    if (request.method() !== 'GET' && !request.url().endsWith('/api/visit')) posted.push(request.url());
  });
  await page.reload();
  await app.runUntilVisible(app.start());
  await openOptions(app);
  for (const box of switches) await expect(box).toBeChecked();
  await app.flipOnce();
  expect(await cues()).toEqual({
    notes: cuesOfFlip.flatMap(({ notes }) => notes),
    pulses: cuesOfFlip.flatMap(({ pulses }) => pulses),
  });
  expect(posted).toEqual([]);
});

test('a flip by ear: each line once, by a voice of the device; after YES to act first, and nothing again or in a hidden tab', async ({
  app,
  page,
}) => {
  const heard = await listen(page, [network, german, american, british]);
  const { flip, leave, messages, spoken, techniqueNotes } = flipWords;
  await app.openHome();
  await app.flipOnce({ pick: /Text Someone/ });
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
  await app.toHome().click();

  await app.begin();
  await app.toQuestion();
  await heard();
  await app.yes().click();
  await app.choose(/Plan Dinner/);
  expect(lines(await heard())[0]).toContain(`${messages.action.title}. ${messages.action.text} Flip it.`);
  await app.back().click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  expect(await heard()).toEqual(['stop']);
  await page.getByRole('button', { name: leave.stay }).click();
  expect(await heard()).toEqual([]);
  await app.toEnd();
  expect(lines(await heard())[1]).toContain(flip.actFirst);
  await app.toHome().click();
  expect(await heard()).toEqual(['stop']);

  // Nothing is said in a hidden tab.
  await app.begin();
  await heard();
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(await heard()).toEqual(['stop']);
  await page.clock.runFor(stepDuration);
  await expect(app.step()).toHaveText('Is action needed?');
  expect(lines(await heard())).toEqual([]);
});
