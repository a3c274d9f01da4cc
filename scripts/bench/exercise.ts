import type { BrowserContext, Page } from '@playwright/test';
import { flipWords } from '../../content/flip/flip.ts';
import { paths } from '../../lib/paths.ts';
import { recordSteps } from '../../tests/support/step-times.ts';
import { type Figures, medians, type Part, percentile, rounds } from './part.ts';

const { home, flip, techniques } = flipWords;

/** Opens a page with the size of a phone and, as in Lighthouse, a CPU four times slower. */
async function openOnPhone(browser: BrowserContext) {
  const page = await browser.newPage();
  await page.setViewportSize({ width: 360, height: 740 });
  const devtools = await browser.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return { page, devtools };
}

/** Waits until an expression is true. The site's policy forbids the `eval` of Playwright's own way. */
async function until(page: Page, expression: string): Promise<void> {
  for (let tries = 0; tries < 150; tries++, await page.waitForTimeout(200))
    if (await page.evaluate(expression)) return;
  throw new Error(`Not within 30 seconds: ${expression}`);
}

export const offline: Part = async ({ siteUrl }, browser) => {
  const first = await browser.newPage();
  await first.goto(siteUrl + paths.flipApp);
  await until(first, 'navigator.serviceWorker.ready.then(({ active }) => active.state === "activated")');
  await browser.setOffline(true);
  const start = async () => {
    const { page, devtools } = await openOnPhone(browser);
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
  const figures = await medians({ 'first paint, ms': 420, 'first button, ms': 1_000 }, start, 2 * rounds);
  await browser.setOffline(false);
  const note = `The exercise without a network, CPU 4 times slower, the service worker asleep, as after hours without use; medians of ${2 * rounds} starts after one.`;
  return [note, figures];
};

/** Records frames and interactions; a string, as functions compiled by tsx use a helper that the page lacks. */
const recorder = `window.frames_ = []; window.presses = [0];
new PerformanceObserver((list) => {
  for (const { interactionId, duration } of list.getEntries()) if (interactionId) presses.push(duration);
}).observe({ type: 'event', durationThreshold: 16, buffered: true });
let last = performance.now();
requestAnimationFrame(function next(now) { frames_.push(now - last); last = now; requestAnimationFrame(next); });`;

export const frames: Part = async ({ siteUrl }, browser) => {
  const limits = { '99 of 100 frames, ms': 33, 'longest frame, ms': 33, 'slowest press, ms': 200 };
  const figures = await medians(limits, async () => {
    const { page } = await openOnPhone(browser);
    await page.goto(`${siteUrl}${paths.flipApp}?view=home`);
    await page.getByRole('button', { name: home.start }).click();
    await page.getByRole('timer').waitFor();
    await page.evaluate(recorder);
    await page.getByRole('button', { name: flip.no, exact: true }).click();
    await page.getByText(techniques['plan-dinner'].name, { exact: true }).click();
    await page.getByRole('heading', { name: flip.steps.complete.title }).waitFor();
    // Frame timestamps vary by a tenth of a millisecond.
    const times = (await page.evaluate<number[]>('frames_')).slice(1).map(Math.round);
    const presses = await page.evaluate<number[]>('presses');
    await page.close();
    return [percentile(99, times), percentile(100, times), percentile(100, presses)];
  });
  return [`A flip, CPU 4 times slower; medians of ${rounds}.`, figures];
};

const busy = 'setInterval(() => { const end = Date.now() + 10; while (Date.now() < end); }, 50);';

export const step: Part = async ({ siteUrl }, browser) => {
  const figures: Figures = {};
  for (const [situation, limit] of Object.entries({ visible: 5, busy: 10, hidden: 20 })) {
    const measured = await medians({ [`${situation}, ms`]: limit }, async () => {
      const page = await browser.newPage();
      await page.addInitScript(recordSteps + (situation === 'busy' ? busy : ''));
      await page.goto(`${siteUrl}${paths.flipApp}?view=home`);
      const start = page.getByRole('button', { name: home.start });
      // A touch starts before its click, and the page loads the flip's code meanwhile.
      await start.dispatchEvent('pointerdown');
      await page.waitForTimeout(500);
      await start.click();
      const other = situation === 'hidden' ? await browser.newPage() : null;
      await other?.bringToFront();
      await until(page, 'steps.length > 1');
      const late = await page.evaluate<number>('steps[1].at - clickedAt - 4_000');
      const isHidden = await page.evaluate<boolean>('document.hidden');
      if (isHidden !== (situation === 'hidden')) throw new Error(`The page was not ${situation}.`);
      await page.close();
      await other?.close();
      return [Math.abs(late)];
    });
    Object.assign(figures, measured);
  }
  const note = `By how many milliseconds the second step’s title missed the moment four seconds after the tap; medians of ${rounds} flips. The busy page works for 10 of every 50 ms; the hidden one is behind another tab.`;
  return [note, figures];
};
