import type { BrowserContext, Page } from '@playwright/test';
import { questionDelay, stepDuration } from '@/lib/domain/flip';
import { expect, test } from '../../support/fixtures.ts';
import { app, cacheApp, choose, count, no, noNetwork, start, step, technique } from './exercise.ts';
import { type ReleaseServer, serveReleases } from './release-server.ts';

let server: ReleaseServer;
test.beforeEach(async () => {
  server = await serveReleases();
});
test.afterEach(() => server.close());

/** @param paused whether the test controls the page's clock */
async function open(context: BrowserContext, paused = false): Promise<Page> {
  const page = await context.newPage();
  if (paused) await page.clock.install();
  await page.goto(`${server.url}${app}?view=home`);
  await start(page).waitFor();
  return page;
}

/** Resolves when a second release is installed and waiting. */
const nextIsReady = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state))
    .toBe('installed');

const cacheNames = (page: Page) => page.evaluate(async () => (await caches.keys()).sort());

test('a tab of the old release stays intact while the next one waits, and the two never mix', {
  tag: '@long',
}, async ({ context }) => {
  await cacheApp(context, server.url);
  const old = await open(context);
  await expect(old).toHaveTitle('Release 1');
  server.release(2);
  const other = await open(context);
  await nextIsReady(other);
  // With two pages open, both stay on the old release.
  await expect(other).toHaveTitle('Release 1');
  expect(await cacheNames(old)).toEqual(['flip-app-release-1', 'flip-app-release-2']);

  // The old tab can still load what it needs later: animations, the toast, the clock's worker.
  await start(old).click();
  await no(old).click({ timeout: 10_000 });
  await technique(old, /Plan Dinner/).click();
  await expect(step(old)).toHaveText('Spiral Broken!', { timeout: 15_000 });
  await old.reload();
  await start(old).waitFor();
  await expect(old).toHaveTitle('Release 1');
});

test('the next release takes over when the only open page reloads', {
  tag: '@long',
}, async ({ context, expectConsole }) => {
  expectConsole(noNetwork);
  await cacheApp(context, server.url);
  server.release(2);
  const page = await open(context);
  await nextIsReady(page);
  // Chromium sometimes keeps the old worker while it is busy with the reload; then the next one brings the release.
  await expect(async () => {
    await page.reload();
    await expect(page).toHaveTitle('Release 2', { timeout: 2_000 });
  }).toPass();
  await expect(start(page)).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(page).toHaveTitle('Release 2');
  await expect(start(page)).toBeVisible();
});

test('a new release does not interrupt a running flip', async ({ context }) => {
  await cacheApp(context, server.url);
  const page = await open(context, true);
  server.release(2);
  await start(page).click();
  await expect(count(page)).toBeVisible();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await nextIsReady(page);
  // Even if the new worker takes over during the flip, the page continues.
  await page.evaluate(async () => {
    const changed = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve),
    );
    (await navigator.serviceWorker.getRegistration())?.waiting?.postMessage('skip-waiting');
    await changed;
  });
  await page.clock.runFor(stepDuration);
  await page.clock.runFor(questionDelay);
  await no(page).click();
  await choose(page, /Plan Dinner/);
  await page.clock.runFor(stepDuration);
  await page.clock.runFor(stepDuration);
  await expect(step(page)).toHaveText('Spiral Broken!');
  await expect(page).toHaveTitle('Release 1');
});
