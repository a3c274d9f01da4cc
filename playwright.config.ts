import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { headlessShell } from './scripts/chromium.ts';
import { readState } from './scripts/state.ts';

const executablePath = process.env.CHROMIUM_PATH || (existsSync(headlessShell) ? headlessShell : undefined);

// Limits browser tests to one tier.
const { TIER } = process.env;

/** Tests of accounts, the workspace and mails. */
const withForms = /e2e\/(?:auth|admin|mail)\/.+\.spec/;
/** Tests that go offline or need a service worker. */
const onTheDevice = /e2e\/(?:flip\/(?:flip-code|offline|update)|site\/fill)\.spec/;
/** Tests that belong to a project of their own. */
const alone = /\.alone\.spec/;

/**
 * Shares one browser context between a worker's tests: cookies, storage and cache are cleared in between, but
 * the renderer process stays. Service workers would survive that, so they are blocked.
 */
const sharedContext = { reuseContext: true, serviceWorkers: 'block' } as const;

export default defineConfig({
  ...(TIER === 'first' && { grepInvert: /@long/ }),
  ...(TIER === 'second' && { grep: /@long/ }),
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // CI machines have two cores; more workers use them while others wait, most of all for answers that take a fixed time.
  workers: 4,
  // Generous, for busy machines; an assertion that holds passes at once.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  // `npm test` retries nothing; CI allows two tests a second attempt, and lists them as flaky.
  retries: Number(process.env.RETRIES || 0),
  use: {
    baseURL: readState().siteUrl,
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      // Chromium's sandbox does not work as root.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
  projects: [
    // These change global state or need it not to change: one test at a time, beside tests that do not depend on it. They come
    // first, so that the other workers have work until their end.
    {
      name: 'alone',
      testMatch: alone,
      workers: 1,
    },
    // Each test has its own context.
    {
      name: 'device',
      workers: 3,
      testMatch: onTheDevice,
      testIgnore: alone,
    },
    {
      name: 'desktop',
      workers: 3,
      use: sharedContext,
      testIgnore: [onTheDevice, withForms, alone],
    },
    // The other projects cover view transitions and other motion; here they would only take time.
    {
      name: 'forms',
      use: { ...sharedContext, contextOptions: { reducedMotion: 'reduce' } },
      testMatch: withForms,
      testIgnore: alone,
    },
    // The second tier. Its `alone` specs pause parts of the stack or measure timing. Other engines and faults
    // get a second attempt, and are then reported as flaky.
    {
      name: 'long',
      retries: 1,
      testDir: 'tests',
      // axe runs in both tiers, and here at every width and in both themes.
      testMatch: [/long\/.+\.spec/, /e2e\/.+\/accessibility\.spec/],
      testIgnore: alone,
    },
    {
      name: 'long-alone',
      retries: 1,
      testDir: 'tests/long',
      testMatch: alone,
      workers: 1,
    },
  ],
});
