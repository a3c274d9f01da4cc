import type { BrowserContext, Page } from '@playwright/test';
import { paths } from '../../lib/paths.ts';
import type { Part } from './devices.ts';
import { slowCpu } from './devices.ts';
import { cell, median } from './table.ts';

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
  const rounds = 2 * bench.rounds + 1;
  for (let round = -1; round < rounds; round++) {
    const page = await open(context, appUrl);
    const paint = await firstPaintOf(page);
    await page.getByRole('main').getByRole('button').first().waitFor({ timeout: TIMEOUT_MS });
    const ready = await page.evaluate(() => performance.now());
    await page.close();
    if (round < 0) continue; // The first start is a warm-up.
    paints.push(paint);
    usable.push(ready);
  }
  return [
    {
      title: 'The exercise without a network',
      note: `CPU ${slowCpu} times slower, the service worker asleep; medians of ${rounds} starts.`,
      columns: [
        { name: 'first paint', unit: 'ms', digits: 0, most: 350 },
        { name: 'first button', unit: 'ms', digits: 0, most: 1_000 },
      ],
      rows: [{ name: 'the exercise', cells: [cell(median(paints)), cell(median(usable))] }],
    },
  ];
};
