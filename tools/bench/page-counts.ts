import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page, Response } from '@playwright/test';
import { phone } from './devices.ts';

/** What a page loads and runs on an unthrottled phone; sizes in bytes at the highest brotli level. */
export interface PageCounts {
  script: number;
  scriptAfterUse: number;
  font: number;
  total: number;
  requests: number;
  /** Function calls of its scripts up to 500 ms after the load event. */
  calls: number;
  /** Cumulative layout shift over load, scrolling and taps. */
  shift: number;
}

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

/** Opens a page with an empty cache, uses it, and counts. */
export async function countPage(browser: Browser, url: string): Promise<PageCounts> {
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
    return {
      script: sum(untouched, 'script'),
      scriptAfterUse: sum(await files(), 'script'),
      font: sum(untouched, 'font'),
      total: sum(untouched),
      requests: untouched.length,
      calls: functions.reduce((all, { ranges }) => all + (ranges[0]?.count ?? 0), 0),
      shift: await page.evaluate(() => (window as unknown as { layoutShift(): number }).layoutShift()),
    };
  } finally {
    await context.close();
  }
}
