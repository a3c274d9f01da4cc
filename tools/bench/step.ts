import { setTimeout as sleep } from 'node:timers/promises';
import { flipWords } from '../../content/flip.ts';
import { paths } from '../../lib/paths.ts';
import type { Part } from './bench.ts';
import { type Chromium, launchChromium, type Tab } from './devtools.ts';
import { cell, median } from './table.ts';

/** How long a page is kept busy again and again, and how often, in milliseconds. */
const BUSY = { task: 60, every: 100 };
const STEP = 4_000;

type Situation = 'visible' | 'busy' | 'hidden';

/** Milliseconds that the second step came later than four seconds after the tap. */
interface Lateness {
  step: number;
  hidden: boolean;
}

/** Writes down when each title appears, and begins a flip. */
const observer = `{
  const titles = [];
  const look = () => {
    // The steps to come are there, too, unseen.
    const title = document.querySelector('.flip-screen > :not([style*="display: none"]) h1')?.textContent;
    if (title && titles.at(-1)?.title !== title) titles.push({ title, at: performance.now() });
  };
  addEventListener('DOMContentLoaded', () => new MutationObserver(look).observe(document.body, {
    childList: true, characterData: true, subtree: true }));
  const startButton = () => [...document.querySelectorAll('main button')]
    .find((button) => button.textContent === ${JSON.stringify(flipWords.home.start)});
  window.isReady = () => startButton() !== undefined;
  window.begin = (busy) => {
    if (busy) setInterval(() => { for (const end = performance.now() + ${BUSY.task}; performance.now() < end;); }, ${BUSY.every});
    const from = performance.now();
    startButton().click();
    window.lateness = async () => {
      while (titles.length < 2) await new Promise((resolve) => setTimeout(resolve, 50));
      return { step: titles[1].at - from - ${STEP}, hidden: document.hidden };
    };
  };
}`;

async function waitUntil(tab: Tab, expression: string) {
  for (const end = Date.now() + 20_000; Date.now() < end; await sleep(50))
    if (await tab.evaluate<boolean>(expression)) return;
  throw new Error(`The page never came to ${expression}.`);
}

async function flipOnce(chromium: Chromium, url: string, situation: Situation): Promise<number> {
  const tab = await chromium.open(url, observer);
  await tab.show();
  await waitUntil(tab, 'isReady()');
  // A finger touches before it lifts, and the code of the flip comes meanwhile.
  await tab.evaluate("dispatchEvent(new Event('pointerdown'))");
  await sleep(500);
  await tab.evaluate(`begin(${situation === 'busy'})`);
  if (situation === 'hidden') await (await chromium.open('about:blank')).show();
  const lateness = await tab.evaluate<Lateness>('lateness()');
  if (lateness.hidden !== (situation === 'hidden')) throw new Error(`The page was not ${situation}.`);
  return lateness.step;
}

const targets = { visible: 5, busy: 10, hidden: 20 } as const satisfies Record<Situation, number>;

/** How exactly the first step lasts its four seconds: visible, kept busy, and hidden behind another tab. */
export const step: Part = async (bench) => {
  const { siteUrl } = await bench.product();
  const late = async (situation: Situation) => {
    const all: number[] = [];
    for (let round = 0; round < bench.rounds; round++) {
      const chromium = await launchChromium(bench.chromium);
      try {
        all.push(await flipOnce(chromium, `${siteUrl}${paths.flipApp}?view=home`, situation));
      } finally {
        chromium.close();
      }
    }
    return cell(median(all));
  };
  return [
    {
      title: 'The four-second step',
      note: `Milliseconds from the tap until the second step’s title is there, less four seconds; medians of ${bench.rounds} flips. The busy page works for ${BUSY.task} of every ${BUSY.every} ms.`,
      columns: Object.entries(targets).map(([name, most]) => ({
        name,
        unit: 'ms',
        digits: 1,
        target: { of: 'value', most },
      })),
      rows: [{ name: 'late', cells: [await late('visible'), await late('busy'), await late('hidden')] }],
    },
  ];
};
