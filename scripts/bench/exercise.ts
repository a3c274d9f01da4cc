import type { BrowserContext, Page } from '@playwright/test';
import { flipWords } from '../../content/flip/flip.ts';
import { paths } from '../../lib/paths.ts';
import { median, type Part, percentile, rounds, slowCpu } from './part.ts';

const TIMEOUT_MS = 20_000;

/** Opens a URL until its service worker is active. */
async function keep(context: BrowserContext, address: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(address);
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active?.state !== 'activated') await new Promise((resolve) => setTimeout(resolve, 20));
  });
  await page.close();
}

/** Opens a URL with its service worker stopped, as after hours without use. */
async function open(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowCpu });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
  await page.goto(address, { waitUntil: 'commit', timeout: TIMEOUT_MS });
  return page;
}

const firstPaintOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const paint = list.getEntriesByName('first-contentful-paint')[0];
          if (paint) resolve(paint.startTime);
        });
        observer.observe({ type: 'paint', buffered: true });
      }),
  );

/** Offline start time of the exercise, with the CPU throttled to a cheap phone's. */
export const offline: Part = async (bench) => {
  const { siteUrl } = await bench.product();
  const browser = await bench.browser();
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const appUrl = new URL(paths.flipApp, siteUrl).href;
  await keep(context, appUrl);
  await context.setOffline(true);
  const paints: number[] = [];
  const usable: number[] = [];
  const starts = 2 * rounds + 1;
  for (let round = -1; round < starts; round++) {
    const page = await open(context, appUrl);
    const paint = await firstPaintOf(page);
    await page.getByRole('main').getByRole('button').first().waitFor({ timeout: TIMEOUT_MS });
    const ready = await page.evaluate(() => performance.now());
    await page.close();
    if (round < 0) continue; // The first start is a warm-up.
    paints.push(paint);
    usable.push(ready);
  }
  return {
    note: `The exercise without a network, CPU ${slowCpu} times slower, the service worker asleep; medians of ${starts} starts.`,
    figures: [
      { name: 'first paint', value: median(paints), unit: 'ms', most: 420 },
      { name: 'first button', value: median(usable), unit: 'ms', most: 1_000 },
    ],
  };
};

/** Two frames at 60 Hz, in milliseconds. */
const LONGEST = 33;
/** Interaction to Next Paint that counts as good (web.dev/inp), in milliseconds. */
const SLOWEST_PRESS = 200;

const { home, flip, techniques } = flipWords;

// Strings, as functions compiled by tsx use a helper that the page lacks.
/** Records the duration of each interaction, until what it changes is drawn. */
const presses = `{
  window.presses = [];
  const observer = new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) if (interactionId) window.presses.push(duration);
  });
  observer.observe({ type: 'event', durationThreshold: 16, buffered: true });
}`;

/** Records the duration of each frame. */
const recorder = `{
  window.lengths = [];
  let last = performance.now();
  requestAnimationFrame(function next(now) {
    lengths.push(now - last);
    last = now;
    requestAnimationFrame(next);
  });
}`;

/** Frame times and interaction latency of a flip, with the CPU throttled to a cheap phone's. */
export const frames: Part = async (bench) => {
  const { siteUrl } = await bench.product();
  const browser = await bench.browser();
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const usual: number[] = [];
  const longest: number[] = [];
  const slowest: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const page = await context.newPage();
    await page.goto(`${siteUrl}${paths.flipApp}?view=home`);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowCpu });
    await page.evaluate(presses);
    await page.getByRole('button', { name: home.start }).click();
    await page.getByRole('timer').waitFor();
    await page.evaluate(recorder);
    await page.getByRole('button', { name: flip.no, exact: true }).click({ timeout: 20_000 });
    await page.getByRole('radio', { name: techniques['plan-dinner'].name }).click();
    await page.getByRole('heading', { name: flip.steps.complete.title }).waitFor({ timeout: 30_000 });
    const lengths = await page.evaluate<number[]>('lengths');
    // Frame timestamps vary by a tenth of a millisecond.
    const rounded = lengths.slice(1).map(Math.round);
    usual.push(percentile(rounded, 99));
    longest.push(percentile(rounded, 100));
    await page.getByRole('button', { name: flip.home }).click();
    await page.getByRole('button', { name: home.evidence }).click();
    await page.getByRole('button', { name: flip.back, exact: true }).click();
    await page.getByRole('button', { name: home.emergency }).click();
    await page.getByRole('timer').waitFor();
    slowest.push(await page.evaluate<number>('Math.max(0, ...presses)'));
    await page.close();
  }
  return {
    note: `A flip, CPU ${slowCpu} times slower; medians of ${rounds}. The slowest of seven presses counts.`,
    figures: [
      { name: '99 of 100 frames', value: median(usual), unit: 'ms', most: LONGEST },
      { name: 'longest frame', value: median(longest), unit: 'ms', most: LONGEST },
      { name: 'slowest press', value: median(slowest), unit: 'ms', most: SLOWEST_PRESS },
    ],
  };
};
