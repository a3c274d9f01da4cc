import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { paths } from '../../lib/paths.ts';
import { findChromium } from '../../scripts/chromium.ts';
import { median } from './median.ts';
import { chromiumArgs, slowPhone } from './pages/devices.ts';

/** No start takes longer than this, in milliseconds. */
const PATIENCE = 20_000;

/** As little as a page can be: words, a few lines of style, and a worker that keeps it. It runs nothing when opened. */
const barePage = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>A bare page</title>
<style>body{margin:2rem;font:1.25rem/1.5 sans-serif}h1{font-size:2.5rem}</style></head>
<body><main><h1>The Flip Method</h1><p>Break the spiral in 4 seconds</p></main></body></html>`;
const bareWorker = `addEventListener('install', (event) => event.waitUntil(
  caches.open('bare').then((shelf) => shelf.addAll(['/', '/register']))));
addEventListener('fetch', (event) => event.respondWith(
  caches.match(event.request).then((kept) => kept ?? fetch(event.request))));`;
const registering = `<!doctype html><script>navigator.serviceWorker.register('/worker.js')</script>`;

export interface OfflineStart {
  /** Medians of all rounds, milliseconds from opening the address. */
  firstPaint: { exercise: number; bare: number };
  /** Until the first button of the exercise is there. */
  usable: number;
  /** Bytes on the device, as they are stored. */
  kept: number;
  rounds: number;
}

async function serveBarePage() {
  const server = createServer(({ url }, response) => {
    const isWorker = url === '/worker.js';
    response.setHeader('content-type', isWorker ? 'text/javascript' : 'text/html; charset=utf-8');
    response.end(isWorker ? bareWorker : url === '/register' ? registering : barePage);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

/** Opens an address until the device keeps it. @returns bytes on its shelves, and of the worker itself */
async function keep(context: BrowserContext, address: string): Promise<number> {
  const page = await context.newPage();
  await page.goto(address);
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active?.state !== 'activated') await new Promise((resolve) => setTimeout(resolve, 20));
  });
  const kept = await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    let bytes = (await (await fetch(active?.scriptURL ?? '')).blob()).size;
    for (const name of await caches.keys()) {
      for (const response of await (await caches.open(name)).matchAll())
        bytes += (await response.blob()).size;
    }
    return bytes;
  });
  await page.close();
  return kept;
}

/** Opens an address with a worker that has to wake up first, as after a night in the pocket. */
async function open(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpu });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
  await page.goto(address, { waitUntil: 'commit', timeout: PATIENCE });
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

/**
 * How long a person without a network waits for the exercise, compared with a page that could not be less. Both are
 * kept by a service worker, opened in turn in one browser, on a processor slowed down to that of a cheap phone.
 *
 * @param siteUrl a running product
 */
export async function measureOfflineStart(siteUrl: string, rounds = 11): Promise<OfflineStart> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('There is no Chromium to measure with.');
  const { server, url: bareUrl } = await serveBarePage();
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  try {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
    const appUrl = new URL(paths.flipApp, siteUrl).href;
    const kept = await keep(context, appUrl);
    await keep(context, new URL('/register', bareUrl).href);
    await context.setOffline(true);
    const times = { exercise: [] as number[], bare: [] as number[], usable: [] as number[] };
    for (let round = -1; round < rounds; round++) {
      const bare = await open(context, bareUrl);
      const barePaint = await firstPaintOf(bare);
      await bare.close();
      const page = await open(context, appUrl);
      const paint = await firstPaintOf(page);
      await page.getByRole('main').getByRole('button').first().waitFor({ timeout: PATIENCE });
      const usable = await page.evaluate(() => performance.now());
      await page.close();
      if (round < 0) continue; // The first of anything is slower, and would be so for both.
      times.bare.push(barePaint);
      times.exercise.push(paint);
      times.usable.push(usable);
    }
    return {
      firstPaint: { exercise: median(times.exercise), bare: median(times.bare) },
      usable: median(times.usable),
      kept,
      rounds,
    };
  } finally {
    await browser.close();
    server.close();
  }
}
