import type { Page } from '@playwright/test';
import { cacheApp, type Exercise, expect, home, noNetwork, open, test } from './exercise.ts';
import { type ReleaseServer, serveReleases } from './release-server.ts';

let server: ReleaseServer;
test.beforeEach(async ({ context }) => {
  server = await serveReleases();
  await cacheApp(context, server.url);
});
test.afterEach(() => server.close());

/** Resolves when a second release is installed and waiting. */
const nextIsReady = ({ page }: Exercise) =>
  expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state))
    .toBe('installed');

const cacheNames = (page: Page) => page.evaluate(async () => (await caches.keys()).sort());

test('a tab of the old release stays intact while the next one waits, and the two never mix', {
  tag: '@long',
}, async ({ app, page, context }) => {
  await app.open(server.url + home);
  await expect(page).toHaveTitle('Release 1');
  server.release(2);
  const other = await open(context, server.url + home);
  await nextIsReady(other);
  // With two pages open, both stay on the old release.
  await expect(other.page).toHaveTitle('Release 1');
  expect(await cacheNames(page)).toEqual(['flip-app-release-1', 'flip-app-release-2']);

  // The old tab can still load what it needs later: animations, the toast, the clock's worker.
  await app.flipOnce();
  await page.reload();
  await app.start().waitFor();
  await expect(page).toHaveTitle('Release 1');
});

test('the next release takes over when the only open page reloads', {
  tag: '@long',
}, async ({ app, page, context, expectConsole }) => {
  expectConsole(noNetwork);
  server.release(2);
  await app.open(server.url + home);
  await nextIsReady(app);
  // Chromium sometimes keeps the old worker while it is busy with the reload, or a reload meets the one that the new worker
  // asks for; then the next one brings the release.
  await expect(async () => {
    await page.reload({ timeout: 5_000 });
    await expect(page).toHaveTitle('Release 2', { timeout: 2_000 });
  }).toPass();
  await expect(app.start()).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(page).toHaveTitle('Release 2');
  await expect(app.start()).toBeVisible();
});

test('a new release does not interrupt a running flip', async ({ app, page }) => {
  await app.open(server.url + home);
  server.release(2);
  await app.begin();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await nextIsReady(app);
  // Even if the new worker takes over during the flip, the page continues.
  await page.evaluate(async () => {
    const changed = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve),
    );
    (await navigator.serviceWorker.getRegistration())?.waiting?.postMessage('skip-waiting');
    await changed;
  });
  await app.toQuestion();
  await app.complete();
  await expect(page).toHaveTitle('Release 1');
});
