import type { Browser, CDPSession, Page } from '@playwright/test';
import { phone, slowPhone } from './devices.ts';

/** Milliseconds of one load; the heap in bytes after the page came to rest. */
export interface PageTimes {
  largestPaint: number;
  blocking: number;
  script: number;
  heap: number;
}

interface Seen {
  largestPaint: number;
  firstPaint: number;
  tasks: { start: number; duration: number }[];
}

/** Runs in the page from its first moment on. */
function watch(): void {
  const seen: Seen = { largestPaint: Number.NaN, firstPaint: Number.NaN, tasks: [] };
  Object.assign(window, { seen });
  const observer = new PerformanceObserver((list) => {
    for (const { entryType, name, startTime, duration } of list.getEntries()) {
      if (entryType === 'largest-contentful-paint') seen.largestPaint = startTime;
      if (name === 'first-contentful-paint') seen.firstPaint = startTime;
      if (entryType === 'longtask') seen.tasks.push({ start: startTime, duration });
    }
  });
  for (const type of ['largest-contentful-paint', 'paint', 'longtask'])
    observer.observe({ type, buffered: true });
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowPhone.network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpu });
}

async function metric(session: CDPSession, name: string): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find((each) => each.name === name)?.value ?? Number.NaN;
}

const readSeen = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen);

/** Opens a page with an empty cache on a slow phone and waits until it has come to rest. */
export async function timePage(browser: Browser, url: string): Promise<PageTimes> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await page.addInitScript(watch);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await slowDown(session);
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    await page.waitForTimeout(1_000);
    const { largestPaint, firstPaint, tasks } = await readSeen(page);
    const script = (await metric(session, 'ScriptDuration')) * 1_000;
    await session.send('HeapProfiler.collectGarbage');
    const heap = await metric(session, 'JSHeapUsedSize');
    const late = tasks.filter(({ start }) => start >= firstPaint);
    const blocking = late.reduce((all, { duration }) => all + Math.max(0, duration - 50), 0);
    return { largestPaint, blocking, script, heap };
  } finally {
    await context.close();
  }
}
