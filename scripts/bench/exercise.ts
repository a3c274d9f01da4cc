import { chromium, type Page } from '@playwright/test';
import { flipWords } from '../../content/flip/flip.ts';
import { paths } from '../../lib/paths.ts';
import { freePort } from '../../supabase/local/ports.ts';
import { chromiumArgs, type Figure, median, type Part, percentile, rounds } from './part.ts';

const { home, flip, techniques } = flipWords;
const viewport = { width: 360, height: 740 };
/** CPU slowdown factor of Lighthouse's phone. */
const slowCpu = 4;

async function slowDown(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowCpu });
  return devtools;
}

/** Offline start of the exercise, with the service worker stopped, as after hours without use. */
export const offline: Part = async (bench) => {
  const { siteUrl } = await bench.product();
  const context = await (await bench.browser()).newContext({ viewport });
  const first = await context.newPage();
  await first.goto(siteUrl + paths.flipApp);
  await first.waitForFunction(
    'navigator.serviceWorker.ready.then(({ active }) => active.state === "activated")',
  );
  await context.setOffline(true);
  const paints: number[] = [];
  const buttons: number[] = [];
  for (let round = 0; round <= 2 * rounds; round++) {
    const page = await context.newPage();
    const devtools = await slowDown(page);
    await devtools.send('ServiceWorker.enable');
    await devtools.send('ServiceWorker.stopAllWorkers');
    await page.goto(siteUrl + paths.flipApp, { waitUntil: 'commit' });
    await page.getByRole('main').getByRole('button').first().waitFor();
    buttons.push(await page.evaluate('performance.now()'));
    paints.push(await page.evaluate('performance.getEntriesByName("first-contentful-paint")[0].startTime'));
    await page.close();
  }
  return {
    note: `The exercise without a network, CPU ${slowCpu} times slower, the service worker asleep; medians of ${2 * rounds} starts after one.`,
    figures: [
      ['first paint', median(paints.slice(1)), 'ms', 420],
      ['first button', median(buttons.slice(1)), 'ms', 1_000],
    ],
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
export const frames: Part = async (bench) => {
  const { siteUrl } = await bench.product();
  const context = await (await bench.browser()).newContext({ viewport });
  const longest: number[] = [];
  const slowest: number[] = [];
  for (let round = 0; round < rounds; round++) {
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
    longest.push(percentile((await page.evaluate<number[]>('frames_')).slice(1).map(Math.round), 100));
    slowest.push(await page.evaluate<number>('Math.max(0, ...presses)'));
    await page.close();
  }
  return {
    note: `A flip, CPU ${slowCpu} times slower; medians of ${rounds}.`,
    figures: [
      ['longest frame', median(longest), 'ms', 33],
      ['slowest press', median(slowest), 'ms', 200],
    ],
  };
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
export const step: Part = async (bench) => {
  const { siteUrl } = await bench.product();
  const figures: Figure[] = [];
  for (const [situation, most] of [
    ['visible', 5],
    ['busy', 10],
    ['hidden', 20],
  ] as const) {
    const missed: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const port = await freePort();
      // Playwright shows each page as visible and turns off the throttling of hidden ones, unless told not to.
      const launched = await chromium.launch({
        executablePath: bench.chromium,
        args: [...chromiumArgs, `--remote-debugging-port=${port}`],
        ignoreDefaultArgs: ['--disable-background-timer-throttling', '--disable-renderer-backgrounding'],
      });
      const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`, { noDefaults: true });
      const [context] = browser.contexts();
      const page = await context?.newPage();
      if (!context || !page) throw new Error('Chromium has no window.');
      await page.addInitScript(titles(situation === 'busy'));
      await page.goto(`${siteUrl}${paths.flipApp}?view=home`);
      await page.getByRole('button', { name: home.start }).waitFor();
      const start = `[...document.querySelectorAll('main button')].find(({ textContent }) => textContent === ${JSON.stringify(home.start)})`;
      // A touch starts before its click, and the page loads the flip's code meanwhile.
      await page.evaluate("dispatchEvent(new Event('pointerdown'))");
      await page.waitForTimeout(500);
      const due = (await page.evaluate<number>(`(${start}.click(), performance.now())`)) + 4_000;
      if (situation === 'hidden') await (await context.newPage()).bringToFront();
      await page.waitForFunction('titles.length > 1', null, { polling: 200 });
      const [at, hidden] = await page.evaluate<[number, boolean]>('[titles[1].at, document.hidden]');
      if (hidden !== (situation === 'hidden')) throw new Error(`The page was not ${situation}.`);
      missed.push(Math.abs(at - due));
      await launched.close();
    }
    figures.push([situation, median(missed), 'ms', most]);
  }
  const note = `By how many milliseconds the second step’s title missed the moment four seconds after the tap; medians of ${rounds} flips. The busy page works for 10 of every 50 ms.`;
  return { note, figures };
};
