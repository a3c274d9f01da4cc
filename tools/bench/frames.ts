import { chromium } from '@playwright/test';
import { flipWords } from '../../content/flip.ts';
import { paths } from '../../lib/paths.ts';
import type { Part } from './bench.ts';
import { chromiumArgs, slowCpu } from './devices.ts';
import { cell, median } from './table.ts';

/** Two frames of a screen that shows sixty a second, in milliseconds. */
const LONGEST = 33;

const { home, flip } = flipWords;

/** Writes down how long each frame takes. As text, because the name that tsx gives a function is unknown in the page. */
const recorder = `{
  window.lengths = [];
  let last = performance.now();
  requestAnimationFrame(function next(now) {
    lengths.push(now - last);
    last = now;
    requestAnimationFrame(next);
  });
}`;

/** How evenly a flip moves on a processor slowed down to that of a cheap phone: ring, turning sheet and scene. */
export const frames: Part = async (bench) => {
  const { siteUrl } = await bench.product();
  const browser = await chromium.launch({ executablePath: bench.chromium, args: chromiumArgs });
  try {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
    const usual: number[] = [];
    const longest: number[] = [];
    for (let round = 0; round < bench.rounds; round++) {
      const page = await context.newPage();
      await page.goto(`${siteUrl}${paths.flipApp}?view=home`);
      const devtools = await context.newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowCpu });
      await page.getByRole('button', { name: home.start }).click();
      await page.getByRole('timer').waitFor();
      await page.evaluate(recorder);
      await page.getByRole('button', { name: flip.no, exact: true }).click({ timeout: 20_000 });
      await page.keyboard.press('5');
      await page.getByRole('heading', { name: flip.steps.complete.title }).waitFor({ timeout: 30_000 });
      const lengths = await page.evaluate<number[]>('lengths');
      const sorted = lengths.slice(1).sort((a, b) => a - b);
      usual.push(sorted[Math.floor(sorted.length * 0.99)] ?? 0);
      longest.push(sorted.at(-1) ?? 0);
      await page.close();
    }
    return [
      {
        title: 'The frames of a flip',
        note: `CPU ${slowCpu} times slower; medians of ${bench.rounds} flips.`,
        columns: [
          { name: '99 of 100', unit: 'ms', digits: 0, target: { of: 'value', most: LONGEST } },
          { name: 'longest', unit: 'ms', digits: 0, target: { of: 'value', most: LONGEST } },
        ],
        rows: [{ name: 'a flip', cells: [cell(median(usual)), cell(median(longest))] }],
      },
    ];
  } finally {
    await browser.close();
  }
};
