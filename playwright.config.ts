import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { readState } from './scripts/state.ts';

const debian = '/usr/bin/chromium';
const executablePath = process.env.CHROMIUM_PATH || (existsSync(debian) ? debian : undefined);

const wide = { width: 1280, height: 800 };
const narrow = { width: 360, height: 740 };

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // The tests share one database, and the machines that run them have two cores.
  workers: 2,
  timeout: 45_000,
  // What is true is seen at once; a busy machine may take longer to come to it.
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // A machine that is busy with something else must not decide. What passes only later is named in the report.
  retries: 2,
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
    {
      name: 'desktop',
      use: { viewport: wide },
      testIgnore: [/\.mobile\.spec/, /\.no-js\.spec/, /\.alone\.spec/],
    },
    {
      name: 'mobile',
      use: { viewport: narrow, hasTouch: true, isMobile: true },
      testMatch: /\.mobile\.spec/,
    },
    { name: 'no-js', use: { viewport: wide, javaScriptEnabled: false }, testMatch: /\.no-js\.spec/ },
    // They stop a process of the stack for a while, which nobody else would survive: after all others, one by one.
    {
      name: 'alone',
      use: { viewport: wide },
      testMatch: /\.alone\.spec/,
      dependencies: ['desktop', 'mobile', 'no-js'],
      workers: 1,
    },
  ],
});
