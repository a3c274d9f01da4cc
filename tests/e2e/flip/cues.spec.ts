import type { Page } from '@playwright/test';
import { flipWords } from '@/content/flip/flip';
import { type Exercise, expect, test } from './exercise.ts';

interface Cues {
  /** Frequency of each note in hertz, in order. */
  notes: number[];
  pulses: (number | number[])[];
  /** Each line as "voice: text". */
  said: string[];
}

/** Records calls to the audio, vibration and speech APIs; no browser here has voices. @returns a function that reads and clears the record */
async function feel(page: Page): Promise<() => Promise<Cues>> {
  await page.addInitScript(() => {
    const cues: Cues = { notes: [], pulses: [], said: [] };
    const voices = [
      { name: 'american', lang: 'en-US', localService: true },
      { name: 'british', lang: 'en-GB', localService: true },
    ];
    const play = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) {
      cues.notes.push(Math.round(this.frequency.value));
      play.call(this, when);
    };
    navigator.vibrate = (pattern) => {
      cues.pulses.push(pattern as number | number[]);
      return true;
    };
    const speechSynthesis = Object.assign(new EventTarget(), {
      getVoices: () => voices,
      cancel: () => {},
      speak: ({ text, voice }: { text: string; voice: { name: string } }) =>
        cues.said.push(`${voice.name}: ${text}`),
    });
    class SpeechSynthesisUtterance {
      constructor(readonly text: string) {}
    }
    for (const [name, value] of Object.entries({ cues, speechSynthesis, SpeechSynthesisUtterance }))
      Object.defineProperty(window, name, { value, configurable: true });
  });
  return () =>
    page.evaluate(() => {
      const { cues } = window as unknown as { cues: Cues };
      return { notes: cues.notes.splice(0), pulses: cues.pulses.splice(0), said: cues.said.splice(0) };
    });
}

/** The options are loaded on demand. @returns the three switches */
async function openOptions(app: Exercise) {
  await app.page.getByText(flipWords.home.options).click();
  const switches = ['Sound', 'Vibration', 'Voice'].map((name) => app.page.getByRole('switch', { name }));
  for (const box of switches) await app.runUntilVisible(box);
  return switches;
}

const scale = [294, 370, 440, 587];
const second = { notes: [220], pulses: [25] };
const turn = { notes: [440], pulses: [90] };
/** As many notes and pulses as the step's number. */
const arrival = (step: number) => ({
  notes: scale.slice(0, step),
  pulses: [Array.from({ length: step }, () => [90, 110]).flat()],
});
/** By step: notice, assess with its question, the techniques and one of them, thank, and the end. */
const cuesOfFlip: Omit<Cues, 'said'>[] = [
  [arrival(1), second, second, second],
  [arrival(2), turn],
  [arrival(3), turn, second, second, second],
  [arrival(4), second, second, second],
  [{ notes: scale, pulses: [500] }],
].flat();

/** One line of the voice for each, and one for the question and the technique. */
const { flip, spoken, techniqueNotes } = flipWords;
const linesOfFlip = [
  'Notice the thought. I am having a worried thought.',
  'Is action needed? Searching and checking don’t count.',
  spoken.question,
  'Flip it. Pick one. Nothing to decide.',
  `Text Someone. ${techniqueNotes['text-someone']}`,
  'Thank your brain. Thank you, brain. I’ve got this.',
  `Spiral Broken! You just proved your anxiety wrong. You took control in 4 seconds. ${flip.rest}`,
];

test('sound, vibration and a voice of the device are off at first; the settings stay on it and are sent nowhere', async ({
  app,
  page,
}) => {
  const cues = await feel(page);
  await app.openHome();
  await app.flipOnce();
  expect(await cues()).toEqual({ notes: [], pulses: [], said: [] });
  await app.toHome().click();
  for (const box of await openOptions(app)) {
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
  for (const box of await openOptions(app)) await expect(box).toBeChecked();
  await app.flipOnce({ pick: /Text Someone/ });
  expect(await cues()).toEqual({
    notes: cuesOfFlip.flatMap(({ notes }) => notes),
    pulses: cuesOfFlip.flatMap(({ pulses }) => pulses),
    said: linesOfFlip.map((line) => `british: ${line}`),
  });
  expect(posted).toEqual([]);
});
