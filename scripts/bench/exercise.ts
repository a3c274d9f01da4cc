import { chromium, type Page } from '@playwright/test';
import { flipWords } from '../../content/flip/flip.ts';
import { paths } from '../../lib/paths.ts';
import { freePort } from '../../supabase/local/ports.ts';
import { chromiumArgs, type Figure, median, type Part, percentile, rounds } from './part.ts';

const { home, flip, techniques } = flipWords;
const viewport = { width: 360, height: 740 };
/** CPU slowdown factor of Lighthouse's phone. */
const rate = 4;

const slowDown = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  return devtools;
};

/** @returns the median of each value that is measured */
async function medians(times: number, measure: () => Promise<number[]>): Promise<number[]> {
  const runs: number[][] = [];
  for (let round = 0; round < times; round++) runs.push(await measure());
  return (runs[0] ?? []).map((_, index) => median(runs.map((run) => run[index] ?? Number.NaN)));
}

/** Waits until an expression is true. The site's policy forbids the `eval` of Playwright's own way. */
async function until(page: Page, expression: string): Promise<void> {
  for (let tries = 0; tries < 150; tries++, await page.waitForTimeout(200))
    if (await page.evaluate(expression)) return;
  throw new Error(`Not within 30 seconds: ${expression}`);
}

/** Offline start of the exercise, with the service worker stopped, as after hours without use. */
export const offline: Part = async ({ browser, settings: { siteUrl } }) => {
  const context = await browser.newContext({ viewport });
  const first = await context.newPage();
  await first.goto(siteUrl + paths.flipApp);
  await until(first, 'navigator.serviceWorker.ready.then(({ active }) => active.state === "activated")');
  await context.setOffline(true);
  const start = async () => {
    const page = await context.newPage();
    const devtools = await slowDown(page);
    await devtools.send('ServiceWorker.enable');
    await devtools.send('ServiceWorker.stopAllWorkers');
    await page.goto(siteUrl + paths.flipApp, { waitUntil: 'commit' });
    await page.getByRole('main').getByRole('button').first().waitFor();
    const times = await page.evaluate<number[]>(
      '[performance.getEntriesByName("first-contentful-paint")[0].startTime, performance.now()]',
    );
    await page.close();
    return times;
  };
  await start();
  const [paint = 0, button = 0] = await medians(2 * rounds, start);
  const note = `The exercise without a network, CPU ${rate} times slower, the service worker asleep; medians of ${2 * rounds} starts after one.`;
  return {
    note,
    figures: [['first paint', paint, 'ms', 420] as const, ['first button', button, 'ms', 1_000]],
  };
};

/** Records frames and interactions; a string, as functions compiled by tsx use a helper that the page lacks. */
const recorder = `window.frames_ = []; window.presses = [];
new PerformanceObserver((list) => {
  for (const { interactionId, duration } of list.getEntries()) if (interactionId) presses.push(duration);
}).observe({ type: 'event', durationThreshold: 16, buffered: true });
let last = performance.now();
requestAnimationFrame(function next(now) { frames_.push(now - last); last = now; requestAnimationFrame(next); });`;

/** Frame times and the slowest press of a flip, with the CPU slowed to a cheap phone's. */
export const frames: Part = async ({ browser, settings: { siteUrl } }) => {
  const context = await browser.newContext({ viewport });
  const [most = 0, longest = 0, press = 0] = await medians(rounds, async () => {
    const page = await context.newPage();
    await page.goto(`${siteUrl}${paths.flipApp}?view=home`);
    await slowDown(page);
    await page.getByRole('button', { name: home.start }).click();
    await page.getByRole('timer').waitFor();
    await page.evaluate(recorder);
    await page.getByRole('button', { name: flip.no, exact: true }).click({ timeout: 20_000 });
    await page.getByText(techniques['plan-dinner'].name, { exact: true }).click();
    await page.getByRole('heading', { name: flip.steps.complete.title }).waitFor({ timeout: 30_000 });
    // Frame timestamps vary by a tenth of a millisecond.
    const times = (await page.evaluate<number[]>('frames_')).slice(1).map(Math.round);
    const slowest = await page.evaluate<number>('Math.max(0, ...presses)');
    await page.close();
    return [percentile(times, 99), percentile(times, 100), slowest];
  });
  const inFrames = [
    ['99 of 100 frames', most, 'ms', 33] as const,
    ['longest frame', longest, 'ms', 33] as const,
  ];
  const note = `A flip, CPU ${rate} times slower; medians of ${rounds}.`;
  return { note, figures: [...inFrames, ['slowest press', press, 'ms', 200]] };
};

/** Records when each title appears, in a page that is kept busy if wanted. */
const titles = (isBusy: boolean) => `window.titles = [];
const look = () => {
  // Later steps are in the DOM too, hidden.
  const title = document.querySelector('.flip-screen > :not([style*="display: none"]) h1')?.textContent;
  if (title && titles.at(-1)?.title !== title) titles.push({ title, at: performance.now() });
};
addEventListener('DOMContentLoaded', () => new MutationObserver(look).observe(document.body, {
  childList: true, characterData: true, subtree: true }));
if (${isBusy}) setInterval(() => { for (const from = performance.now(); performance.now() < from + 10;); }, 50);`;

/** How far the second step is from four seconds after the tap: visible, busy, and hidden behind another tab. */
export const step: Part = async ({ chromium: executablePath, onClose, settings: { siteUrl } }) => {
  const figures: Figure[] = [];
  const port = await freePort();
  const args = [...chromiumArgs, `--remote-debugging-port=${port}`];
  // Playwright shows each page as visible and turns off the throttling of hidden ones, unless told not to.
  const ignoreDefaultArgs = ['--disable-background-timer-throttling', '--disable-renderer-backgrounding'];
  const launched = await chromium.launch({ executablePath, args, ignoreDefaultArgs });
  onClose(() => launched.close());
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`, { noDefaults: true });
  const [context] = browser.contexts();
  if (!context) throw new Error('Chromium has no window.');
  for (const [situation, most] of Object.entries({ visible: 5, busy: 10, hidden: 20 })) {
    const [missed = 0] = await medians(rounds, async () => {
      const page = await context.newPage();
      await page.addInitScript(titles(situation === 'busy'));
      await page.goto(`${siteUrl}${paths.flipApp}?view=home`);
      await page.getByRole('button', { name: home.start }).waitFor();
      // A touch starts before its click, and the page loads the flip's code meanwhile.
      await page.evaluate("dispatchEvent(new Event('pointerdown'))");
      await page.waitForTimeout(500);
      const button = `[...document.querySelectorAll('main button')].find(({ textContent }) => textContent === ${JSON.stringify(home.start)})`;
      const due = (await page.evaluate<number>(`(${button}.click(), performance.now())`)) + 4_000;
      const other = situation === 'hidden' ? await context.newPage() : null;
      await other?.bringToFront();
      await until(page, 'titles.length > 1');
      const [at, hidden] = await page.evaluate<[number, boolean]>('[titles[1].at, document.hidden]');
      if (hidden !== (situation === 'hidden')) throw new Error(`The page was not ${situation}.`);
      await page.close();
      await other?.close();
      return [Math.abs(at - due)];
    });
    figures.push([situation, missed, 'ms', most]);
  }
  const note = `By how many milliseconds the second step’s title missed the moment four seconds after the tap; medians of ${rounds} flips. The busy page works for 10 of every 50 ms.`;
  return { note, figures };
};
