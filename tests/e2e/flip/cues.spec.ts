import type { Page } from '@playwright/test';
import { stepDuration } from '@/lib/domain/flip';
import { expect, test } from '../../support/fixtures.ts';
import { begin, choose, no, openAsGuest, reloadHome, runUntilVisible, step } from './exercise.ts';

interface Cues {
  /** Frequency of each note in hertz, in order. */
  notes: number[];
  pulses: (number | number[])[];
}

/** Records calls to the audio and vibration APIs. @returns a function that reads and clears the record */
async function listen(page: Page): Promise<() => Promise<Cues>> {
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
async function openOptions(page: Page) {
  await page.getByText('Pace, cues and techniques').click();
  await runUntilVisible(page, page.getByRole('switch', { name: 'Sound' }));
}

async function switchOn(page: Page, cue: 'Sound' | 'Vibration') {
  const box = page.getByRole('switch', { name: cue });
  if (!(await box.isVisible())) await openOptions(page);
  await expect(box).not.toBeChecked();
  await box.check();
}

const tick = 220;
const turn = 440;
const scale = [294, 370, 440, 587];
const pulse = (times: number) => Array.from({ length: times }, () => [90, 110]).flat();

/** Runs one flip and returns the cues of each moment. */
async function flipThrough<Part>(page: Page, hear: () => Promise<Part>) {
  const heard: Part[] = [];
  const second = async (milliseconds = 1_000) => {
    await page.clock.runFor(milliseconds);
    heard.push(await hear());
  };
  await begin(page);
  await expect(step(page)).toHaveText('Notice the thought');
  heard.push(await hear());
  for (const _ of [1, 2, 3, 4, 5, 6]) await second();
  await no(page).click();
  heard.push(await hear());
  await choose(page, /Plan Dinner/);
  heard.push(await hear());
  for (const _ of [1, 2, 3, 4]) await second();
  await second(stepDuration);
  await expect(step(page)).toHaveText('Spiral Broken!');
  return heard;
}

/** In the order of `flipThrough`: notice, six seconds into assess, flip, its technique, thank, complete. */
const inNotes = [
  scale.slice(0, 1),
  ...[[tick], [tick], [tick], scale.slice(0, 2)],
  ...[[turn], [tick]],
  scale.slice(0, 3),
  [turn],
  ...[[tick], [tick], [tick], scale],
  [tick, tick, tick, ...scale],
];
const inPulses = [
  [pulse(1)],
  ...[[25], [25], [25], [pulse(2)]],
  ...[[90], [25]],
  [pulse(3)],
  [90],
  ...[[25], [25], [25], [pulse(4)]],
  [25, 25, 25, 500],
];

test('sound and vibration are off by default', async ({ page }) => {
  const cues = await listen(page);
  await openAsGuest(page);
  const all = await flipThrough(page, cues);
  expect(all.flatMap(({ notes, pulses }) => [...notes, ...pulses])).toEqual([]);
});

test('both settings are stored on the device and sent nowhere', async ({ page }) => {
  const cues = await listen(page);
  await openAsGuest(page);
  await switchOn(page, 'Sound');
  await switchOn(page, 'Vibration');
  const posted: string[] = [];
  page.on('request', (request) => {
    // Except the anonymous page view.
    if (request.method() !== 'GET' && !request.url().endsWith('/api/visit')) posted.push(request.url());
  });
  await reloadHome(page);
  await openOptions(page);
  await expect(page.getByRole('switch', { name: 'Sound' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Vibration' })).toBeChecked();
  const all = await flipThrough(page, cues);
  expect(all.map(({ notes }) => notes)).toEqual(inNotes);
  expect(all.map(({ pulses }) => pulses)).toEqual(inPulses);
  expect(posted).toEqual([]);
});

test('the option is disabled, with a reason, on devices that cannot vibrate', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'vibrate');
  });
  await openAsGuest(page);
  await openOptions(page);
  await expect(page.getByRole('switch', { name: 'Vibration' })).toBeDisabled();
  await expect(page.getByText('This device or browser cannot vibrate for a web page.')).toBeVisible();
});
