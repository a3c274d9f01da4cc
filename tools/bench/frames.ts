import { chromium } from '@playwright/test';
import { flipWords } from '../../content/flip.ts';
import { paths } from '../../lib/paths.ts';
import type { Part } from './bench.ts';
import { chromiumArgs, slowCpu } from './devices.ts';
import { cell, median } from './table.ts';

/** Two frames at 60 Hz, in milliseconds. */
const LONGEST = 33;
/** Interaction to Next Paint that counts as good (web.dev/inp), in milliseconds. */
const SLOWEST_PRESS = 200;

const { home, flip, techniques } = flipWords;

/**
 * Records the duration of each interaction. A string, as functions compiled by tsx use a helper that the page
 * lacks.
 */
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
  const browser = await chromium.launch({ executablePath: bench.chromium, args: chromiumArgs });
  try {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
    const usual: number[] = [];
    const longest: number[] = [];
    const slowest: number[] = [];
    for (let round = 0; round < bench.rounds; round++) {
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
      const sorted = lengths
        .slice(1)
        .map(Math.round)
        .sort((a, b) => a - b);
      usual.push(sorted[Math.floor(sorted.length * 0.99)] ?? 0);
      longest.push(sorted.at(-1) ?? 0);
      await page.getByRole('button', { name: flip.home }).click();
      await page.getByRole('button', { name: home.evidence }).click();
      await page.getByRole('button', { name: flip.back, exact: true }).click();
      await page.getByRole('button', { name: home.emergency }).click();
      await page.getByRole('timer').waitFor();
      slowest.push(await page.evaluate<number>('Math.max(0, ...presses)'));
      await page.close();
    }
    return [
      {
        title: 'The frames of a flip, and its presses',
        note: `CPU ${slowCpu} times slower; medians of ${bench.rounds} flips. A press lasts until what it changes is drawn; the slowest of seven counts.`,
        columns: [
          { name: '99 of 100', unit: 'ms', digits: 0, target: { of: 'value', most: LONGEST } },
          { name: 'longest', unit: 'ms', digits: 0, target: { of: 'value', most: LONGEST } },
          { name: 'slowest press', unit: 'ms', digits: 0, target: { of: 'value', most: SLOWEST_PRESS } },
        ],
        rows: [
          { name: 'a flip', cells: [cell(median(usual)), cell(median(longest)), cell(median(slowest))] },
        ],
      },
    ];
  } finally {
    await browser.close();
  }
};
