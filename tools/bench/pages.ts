import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page, Response } from '@playwright/test';
import { paths } from '../../lib/paths.ts';
import { publicPages } from '../../lib/public-pages.ts';
import { progress } from '../../scripts/report.ts';
import { categories, runLighthouse, type Score } from './lighthouse.ts';
import { type Bench, type Column, cell, median, type Part, phone, rounds, type Table } from './part.ts';
import { servePlainNext } from './plain-next.ts';

const KB = 1_000;
/** Pages timed alternately with plain Next; all others are scored once. */
const timed: readonly string[] = [paths.home, paths.book];

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

/** Records layout shifts; runs in the page before its own scripts. */
function watchShifts(): void {
  let shift = 0;
  Object.assign(window, { layoutShift: () => shift });
  interface LayoutShift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) if (!entry.hadRecentInput) shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

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
const counted: readonly Column[] = [
  { name: 'JS untouched', unit: 'KB', digits: 1, most: 3 },
  { name: 'JS after use', unit: 'KB', digits: 1, most: 3 },
  { name: 'fonts', unit: 'KB', digits: 1, most: 50 },
  { name: 'all', unit: 'KB', digits: 1, most: 78 },
  { name: 'requests', most: 6 },
  { name: 'function calls', most: 100 },
  { name: 'CLS', digits: 3, most: 0 },
];

/** Opens a page with an empty cache, uses it, and counts. @returns the figures of `counted` */
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
      await page.evaluate(() => (window as unknown as { layoutShift(): number }).layoutShift()),
    ];
  } finally {
    await context.close();
  }
}

async function counts(bench: Bench, siteUrl: string, routes: readonly string[]): Promise<Table> {
  const browser = await bench.browser();
  const rows: Table['rows'] = [];
  for (const name of routes) {
    const figures = await countPage(browser, siteUrl + name);
    rows.push({ name, cells: figures.map((figure) => cell(figure)) });
  }
  return {
    title: 'Documents: weight',
    note: 'An empty cache; KB are 1,000 bytes at brotli’s best; function calls up to 500 ms after the load event.',
    columns: counted,
    rows,
  };
}

async function scores(bench: Bench, siteUrl: string, routes: readonly string[]): Promise<Table> {
  const rows: Table['rows'] = [];
  for (const name of routes) {
    const runs: Score[] = [];
    // A perfect score needs no further runs.
    while (runs.length < rounds) {
      const run = await runLighthouse(siteUrl + name, bench.chromium);
      runs.push(run);
      if (runs.length === 1 && categories.every((category) => run[category] === 100)) break;
    }
    rows.push({ name, cells: categories.map((category) => cell(median(runs.map((run) => run[category])))) });
  }
  return {
    title: 'Lighthouse, mobile preset',
    note: `Medians of up to ${rounds} runs.`,
    columns: categories.map((name) => ({ name, least: 100 })),
    rows,
  };
}

async function times(bench: Bench, siteUrl: string): Promise<Table> {
  const plain = await servePlainNext(bench);
  const at = async (urls: Record<string, string>) => {
    const runs: Record<string, Score[]> = {};
    for (let round = 0; round < rounds; round++)
      for (const [name, url] of Object.entries(urls))
        runs[name] = [...(runs[name] ?? []), await runLighthouse(url, bench.chromium)];
    return (name: string, figure: keyof Score) => median((runs[name] ?? []).map((run) => run[figure]));
  };
  const rows: Table['rows'] = [];
  for (const path of timed) {
    progress(`${path} beside plain Next`);
    const of = await at({ ours: siteUrl + path, plain: plain + path });
    rows.push({
      name: path,
      cells: [
        cell(of('ours', 'largestPaint'), of('plain', 'largestPaint')),
        cell(of('ours', 'blocking')),
        cell(of('ours', 'weight') / KB, of('plain', 'weight') / KB),
      ],
    });
  }
  return {
    title: 'Documents beside the same pages by plain Next',
    note: `On Lighthouse’s phone, medians of ${rounds} runs in turns.`,
    columns: [
      { name: 'LCP', unit: 'ms', most: 0.55, ofRatio: true },
      { name: 'TBT', unit: 'ms', most: 20 },
      { name: 'weight', unit: 'KB', most: 0.28, ofRatio: true },
    ],
    rows,
  };
}

/**
 * Every public page: weight, counts and Lighthouse scores; for two of them, speed compared with plain Next.
 */
export const pages: Part = async (bench) => {
  const { siteUrl } = await bench.product();
  const routes = publicPages()
    .map(({ path }) => path)
    .filter((path) => path !== paths.flipApp);
  return [
    await counts(bench, siteUrl, routes),
    await times(bench, siteUrl),
    await scores(bench, siteUrl, [...routes, paths.flipApp]),
  ];
};
