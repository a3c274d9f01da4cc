import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { headlessShell } from './scripts/chromium.ts';
import { seedOfRun } from './scripts/seed.ts';
import { readState } from './scripts/state.ts';

seedOfRun();

const executablePath = process.env.CHROMIUM_PATH || (existsSync(headlessShell) ? headlessShell : undefined);

// Of the browser tests only those of one tier.
const { TIER } = process.env;

const wide = { width: 1280, height: 800 };
const narrow = { width: 360, height: 740 };

/** Accounts, the dashboard and mails. */
const withForms = /e2e\/(?:auth|admin|mail)\/.+\.spec/;
/** What works offline, and keeps files on the device. */
const onTheDevice = /e2e\/(?:flip\/.+|site\/fill)\.spec/;
/** Those of other projects. */
const elsewhere = [/\.mobile\.spec/, /\.no-js\.spec/, /\.alone\.spec/];

/**
 * Cookies, storage and cache are cleared between the tests, and the process that draws the pages stays: a fifth less to
 * compute. Files that a service worker keeps would stay too, so there is none.
 */
const oneContext = { viewport: wide, reuseContext: true, serviceWorkers: 'block' } as const;

export default defineConfig({
  ...(TIER === 'first' && { grepInvert: /@long/ }),
  ...(TIER === 'second' && { grep: /@long/ }),
  testDir: 'tests',
  outputDir: 'test-results',
  // The machines that run them have two cores, and what shares state comes after all others.
  workers: 2,
  timeout: 45_000,
  // What is true is seen at once; a busy machine may take longer to come to it.
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // A machine that is busy with something else must not decide. What passes only later is named in the report.
  retries: 1,
  use: {
    baseURL: readState().siteUrl,
    locale: 'en-GB',
    // Recording every test would slow all of them down.
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath && { executablePath }),
      // Chromium's sandbox does not work for root.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
  projects: [
    // Each test has a context of its own, as a device that nobody has used.
    {
      name: 'device',
      testDir: 'tests/e2e',
      use: { viewport: wide },
      testMatch: onTheDevice,
      testIgnore: elsewhere,
    },
    {
      name: 'desktop',
      testDir: 'tests/e2e',
      use: oneContext,
      testIgnore: [onTheDevice, withForms, ...elsewhere],
    },
    // The turn of a page and other motion is looked at elsewhere; here, where one page follows the other, it would be
    // most of the work.
    {
      name: 'forms',
      testDir: 'tests/e2e',
      use: { ...oneContext, contextOptions: { reducedMotion: 'reduce' } },
      testMatch: withForms,
      testIgnore: elsewhere,
    },
    {
      name: 'mobile',
      testDir: 'tests/e2e',
      use: { viewport: narrow, hasTouch: true, isMobile: true },
      testMatch: /\.mobile\.spec/,
    },
    {
      name: 'no-js',
      testDir: 'tests/e2e',
      use: { viewport: wide, javaScriptEnabled: false },
      testMatch: /\.no-js\.spec/,
    },
    // They change what others look at, or look at what others change: in a run of their own, one by one.
    {
      name: 'alone',
      testDir: 'tests/e2e',
      use: { viewport: wide },
      testMatch: /\.alone\.spec/,
      workers: 1,
    },
    // The second tier. Its last ones stop a part of the stack for a while, or time what a device feels.
    {
      name: 'long',
      use: { viewport: wide },
      // Barriers are looked for in both tiers, and here in every width and colour.
      testMatch: [/long\/.+\.spec/, /e2e\/.+\/barriers\.spec/],
      testIgnore: /\.alone\.spec/,
    },
    {
      name: 'long-alone',
      testDir: 'tests/long',
      use: { viewport: wide },
      testMatch: /\.alone\.spec/,
      workers: 1,
    },
  ],
});
