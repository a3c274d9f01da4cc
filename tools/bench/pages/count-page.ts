import type { Browser, ConsoleMessage, Page } from '@playwright/test';
import { countCalls } from './calls.ts';
import { desk, phone } from './devices.ts';
import { collectFiles, type Kind, type PageFile } from './files.ts';
import { layoutShift, scrollAndTap } from './shifts.ts';

export interface PageCounts {
  /** Bytes by kind: at brotli's best, and as they were sent. */
  brotli: Record<Kind | 'total', number>;
  sent: number;
  requests: number;
  /** All scripts after the page was used for the first time, brotli. */
  scriptsAfterUse: number;
  /** Function calls until 500 ms after the page had loaded. */
  calls: number;
  /** Cumulative layout shift over load, scrolling and taps, on a phone and on a desk; the larger. */
  shift: number;
  /** Warnings, errors and complaints of the browser. */
  complaints: string[];
}

const sum = (files: readonly PageFile[], of: 'sent' | 'brotli') =>
  files.reduce((all, file) => all + file[of], 0);

function hearComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

/** The first touch of a visitor: the key that moves the focus, and the pointer on what can be pressed. */
async function touchOnce(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  const field = page
    .locator('main form input:visible, main form button:visible, main button:visible')
    .first();
  if (await field.count()) await field.hover({ timeout: 1_000 }).catch(() => {});
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
}

/** Opens a page with an empty cache on a machine that nothing slows down, and counts. */
export async function countPage(browser: Browser, url: string): Promise<PageCounts> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const complaints = hearComplaints(page);
    const files = collectFiles(page);
    const calls = await countCalls(await context.newCDPSession(page));
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(500);
    const count = await calls();
    await page.waitForTimeout(1_500);
    const untouched = await files();
    const brotliOf = (kind: Kind) =>
      sum(
        untouched.filter((file) => file.kind === kind),
        'brotli',
      );
    await touchOnce(page);
    const touched = new Map((await files()).map((file) => [file.url, file]));
    const scripts = [...touched.values()].filter(({ kind }) => kind === 'script');
    await scrollAndTap(page);
    return {
      brotli: {
        document: brotliOf('document'),
        style: brotliOf('style'),
        script: brotliOf('script'),
        font: brotliOf('font'),
        image: brotliOf('image'),
        other: brotliOf('other'),
        total: sum(untouched, 'brotli'),
      },
      sent: sum(untouched, 'sent'),
      requests: untouched.length,
      scriptsAfterUse: sum(scripts, 'brotli'),
      calls: count,
      shift: Math.max(await layoutShift(page), await shiftAtDesk(browser, url)),
      complaints,
    };
  } finally {
    await context.close();
  }
}

async function shiftAtDesk(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext(desk);
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'load' });
    await scrollAndTap(page);
    return await layoutShift(page);
  } finally {
    await context.close();
  }
}
