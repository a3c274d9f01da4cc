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
/** Tests that go offline or need a service worker. */
const onTheDevice = /e2e\/(?:flip\/.+|site\/fill)\.spec/;
/** Files of the other projects. */
const elsewhere = [/\.mobile\.spec/, /\.no-js\.spec/, /\.alone\.spec/];

/**
 * One browser context for all tests of a worker: cookies, storage and cache are cleared in between, the renderer process
 * stays. Service workers would survive that, so they are blocked.
 */
const sharedContext = { viewport: wide, reuseContext: true, serviceWorkers: 'block' } as const;

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
    // Each test has a context of its own.
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
      use: sharedContext,
      testIgnore: [onTheDevice, withForms, ...elsewhere],
    },
    // View transitions and other motion are covered by the other projects; here they would only cost time.
    {
      name: 'forms',
      testDir: 'tests/e2e',
      use: { ...sharedContext, contextOptions: { reducedMotion: 'reduce' } },
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
    // They change global state or need it to stand still: a run of their own, one test at a time.
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
      // axe runs in both tiers, and here at every width and in both themes.
      testMatch: [/long\/.+\.spec/, /e2e\/.+\/accessibility\.spec/],
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
