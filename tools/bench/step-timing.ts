import { setTimeout as sleep } from 'node:timers/promises';
import { flipWords } from '../../content/flip.ts';
import { paths } from '../../lib/paths.ts';
import { type Chromium, launchChromium, type Tab } from './devtools.ts';
import { median } from './median.ts';

/** How long a page is kept busy again and again, and how often, in milliseconds. */
export const BUSY = { task: 60, every: 100 };
const STEP = 4_000;

export type Situation = 'visible' | 'busy' | 'hidden';

/** Milliseconds that something came later than four seconds after the tap. */
export interface Lateness {
  step: number;
  /** What a count of four ticks of `setInterval` would have made of it, in the same page at the same time. */
  interval: number;
}

/** Writes down when each title appears, and begins a flip with a count of ticks beside it. */
const observer = `{
  const titles = [];
  const look = () => {
    const title = document.querySelector('.flip-screen h1')?.textContent;
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
    let ticks = 0;
    const counted = new Promise((resolve) => {
      const timer = setInterval(() => {
        if (++ticks < 4) return;
        clearInterval(timer);
        resolve(performance.now() - from - ${STEP});
      }, ${STEP / 4});
    });
    window.lateness = async () => {
      const interval = await counted;
      while (titles.length < 2) await new Promise((resolve) => setTimeout(resolve, 50));
      return { step: titles[1].at - from - ${STEP}, interval, hidden: document.hidden };
    };
  };
}`;

async function waitUntil(tab: Tab, expression: string) {
  for (const end = Date.now() + 20_000; Date.now() < end; await sleep(50))
    if (await tab.evaluate<boolean>(expression)) return;
  throw new Error(`The page never came to ${expression}.`);
}

async function flipOnce(chromium: Chromium, url: string, situation: Situation): Promise<Lateness> {
  const tab = await chromium.open(url, observer);
  await tab.show();
  await waitUntil(tab, 'isReady()');
  await sleep(300);
  await tab.evaluate(`begin(${situation === 'busy'})`);
  if (situation === 'hidden') await (await chromium.open('about:blank')).show();
  const lateness = await tab.evaluate<Lateness & { hidden: boolean }>('lateness()');
  if (lateness.hidden !== (situation === 'hidden')) throw new Error(`The page was not ${situation}.`);
  return lateness;
}

/**
 * How exactly the first step lasts its four seconds: looked at, kept busy, and hidden behind another tab.
 *
 * @param siteUrl a running product
 * @param executablePath a Chromium
 */
export async function measureStepTiming(
  siteUrl: string,
  executablePath: string,
  rounds: number,
): Promise<Record<Situation, Lateness>> {
  const measure = async (situation: Situation): Promise<Lateness> => {
    const all: Lateness[] = [];
    for (let round = 0; round < rounds; round++) {
      const chromium = await launchChromium(executablePath);
      try {
        all.push(await flipOnce(chromium, `${siteUrl}${paths.flipApp}?view=home`, situation));
      } finally {
        chromium.close();
      }
    }
    return {
      step: median(all.map(({ step }) => step)),
      interval: median(all.map(({ interval }) => interval)),
    };
  };
  return {
    visible: await measure('visible'),
    busy: await measure('busy'),
    hidden: await measure('hidden'),
  };
}
