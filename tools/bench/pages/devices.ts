import type { BrowserContextOptions } from '@playwright/test';

/** The phone of Lighthouse's mobile preset. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'en-GB',
} as const satisfies BrowserContextOptions;

export const desk = {
  viewport: { width: 1280, height: 800 },
  locale: 'en-GB',
} as const satisfies BrowserContextOptions;

/** How that preset slows the phone down: four times slower, and a slow 4G network. */
export const slowPhone = {
  cpu: 4,
  network: {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  },
} as const;

/** Chromium's sandbox does not work for root. */
export const chromiumArgs: string[] = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
