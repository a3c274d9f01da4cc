import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page, Response } from '@playwright/test';
import { paths } from '../../lib/paths.ts';
import { publicPages } from '../../lib/public-pages.ts';
import { progress } from '../report.ts';
import { categories, runLighthouse, type Score } from './lighthouse.ts';
import { type Bench, type Figure, median, type Part, phone, rounds } from './part.ts';
import { servePlainNext } from './plain-next.ts';

const KB = 1_000;
/** Pages timed alternately with plain Next, with the target of their LCP beside it. */
const timed: Readonly<Record<string, number>> = {
  [paths.home]: 0.9,
  [paths.book]: 0.67,
  [paths.workbook]: 0.75,
};

interface Loaded {
  type: string;
  bytes: number;
}

function collect(page: Page): () => Promise<Loaded[]> {
  const reading: Promise<Loaded>[] = [];
  const read = async (response: Response): Promise<Loaded> => {
    const type = response.request().resourceType();
    const body = await response.body().catch(() => Buffer.alloc(0));
    return { type, bytes: type === 'font' ? body.length : brotliCompressSync(body).length };
  };
  page.on('response', (response) => {
    if (response.url().startsWith('http')) reading.push(read(response));
  });
  return () => Promise.all(reading);
}

const sum = (files: readonly Loaded[], type?: string) =>
  files.filter((file) => !type || file.type === type).reduce((all, { bytes }) => all + bytes, 0);

// A string, as functions compiled by tsx use a helper that the page lacks.
/** Records layout shifts; runs in the page before its own scripts. */
const watchShifts = `{
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) layoutShift += value;
  }).observe({ type: 'layout-shift', buffered: true });
}`;

async function use(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 600) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(50);
  }
  await page.evaluate(() => scrollTo(0, 0));
  for (const target of (await page.locator('summary:visible, button[type=button]:visible').all()).slice(0, 6))
    await target.click({ timeout: 1_000 }).catch(() => {});
  await page.waitForTimeout(700);
}

/** What a page loads and runs on an unthrottled phone, with its targets. */
const counted: readonly Omit<Figure, 'value'>[] = [
  { name: 'JS untouched', unit: 'KB', digits: 1, most: 3 },
  { name: 'JS after use', unit: 'KB', digits: 1, most: 3 },
  { name: 'fonts', unit: 'KB', digits: 1, most: 50 },
  { name: 'all', unit: 'KB', digits: 1, most: 78 },
  { name: 'requests', most: 6 },
  { name: 'function calls', most: 100 },
  { name: 'CLS', digits: 3, most: 0 },
];

/** Opens a page with an empty cache, uses it, and counts. @returns the values of `counted` */
async function countPage(browser: Browser, url: string): Promise<number[]> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchShifts);
    const files = collect(page);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Profiler.enable');
    await devtools.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(500);
    const { result } = await devtools.send('Profiler.takePreciseCoverage');
    // Scripts injected by the benchmark have no URL.
    const functions = result
      .filter((script) => script.url.startsWith('http'))
      .flatMap((script) => script.functions);
    await page.waitForTimeout(1_000);
    const untouched = await files();
    await use(page);
    return [
      sum(untouched, 'script') / KB,
      sum(await files(), 'script') / KB,
      sum(untouched, 'font') / KB,
      sum(untouched) / KB,
      untouched.length,
      functions.reduce((all, { ranges }) => all + (ranges[0]?.count ?? 0), 0),
      await page.evaluate<number>('layoutShift'),
    ];
  } finally {
    await context.close();
  }
}

/** The counts of the page with the most of each. */
async function counts(bench: Bench, siteUrl: string, routes: readonly string[]): Promise<Figure[]> {
  const browser = await bench.browser();
  const worst = counted.map((figure) => ({ ...figure, value: -1, path: '' }));
  for (const path of routes) {
    const values = await countPage(browser, siteUrl + path);
    for (const [index, figure] of worst.entries()) {
      const value = values[index] ?? Number.NaN;
      if (!(value <= figure.value)) Object.assign(figure, { value, path });
    }
  }
  return worst.map(({ path, ...figure }) => ({ ...figure, name: `${figure.name}, most: ${path}` }));
}

/** The medians of a page's scores. */
async function scores(bench: Bench, siteUrl: string, path: string): Promise<Figure[]> {
  const runs: Score[] = [];
  // A perfect score needs no further runs.
  while (runs.length < rounds) {
    const run = await runLighthouse(siteUrl + path, bench.chromium);
    runs.push(run);
    if (runs.length === 1 && categories.every((category) => run[category] === 100)) break;
  }
  return categories.map((category) => ({
    name: `${path}: Lighthouse, ${category}`,
    value: median(runs.map((run) => run[category])),
    least: path === paths.flipApp && category === 'performance' ? 98 : 100,
  }));
}

/** A page's speed and weight beside the same page by plain Next, in turns. */
async function times(bench: Bench, ours: string, plain: string, path: string): Promise<Figure[]> {
  progress(`${path} beside plain Next`);
  const runs: [ours: Score, plain: Score][] = [];
  for (let round = 0; round < rounds; round++)
    runs.push([
      await runLighthouse(ours + path, bench.chromium),
      await runLighthouse(plain + path, bench.chromium),
    ]);
  const of = (whose: 0 | 1, figure: keyof Score) => median(runs.map((run) => run[whose][figure]));
  const ratio = (figure: keyof Score) => of(0, figure) / of(1, figure);
  return [
    { name: `${path}: LCP`, value: of(0, 'largestPaint'), unit: 'ms' },
    { name: `${path}: LCP`, value: ratio('largestPaint'), unit: '×', digits: 2, most: timed[path] ?? 1 },
    { name: `${path}: TBT`, value: of(0, 'blocking'), unit: 'ms', most: 25 },
    { name: `${path}: weight`, value: of(0, 'weight') / KB, unit: 'KB' },
    { name: `${path}: weight`, value: ratio('weight'), unit: '×', digits: 2, most: 0.32 },
  ];
}

/**
 * Every public page: counts and Lighthouse scores; for some of them, speed compared with plain Next.
 */
export const pages: Part = async (bench) => {
  const { siteUrl } = await bench.product();
  const plain = await servePlainNext(bench);
  const routes = publicPages()
    .map(({ path }) => path)
    .filter((path) => path !== paths.flipApp);
  const figures = await counts(bench, siteUrl, routes);
  for (const path of Object.keys(timed)) figures.push(...(await times(bench, siteUrl, plain, path)));
  const scored: Figure[] = [];
  for (const path of [...routes, paths.flipApp]) scored.push(...(await scores(bench, siteUrl, path)));
  return {
    note: `Counts of all public pages with an empty cache: KB are 1,000 bytes at brotli’s best, function calls up to 500 ms after the load event. × is beside the same page by plain Next, on Lighthouse’s phone, medians of ${rounds} in turns. Lighthouse’s scores are medians of up to ${rounds}, and listed where one is below 100.`,
    figures: [...figures, ...scored.filter(({ value }) => value !== 100)],
  };
};
