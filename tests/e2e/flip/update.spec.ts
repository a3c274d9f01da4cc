import type { BrowserContext, Page } from '@playwright/test';
import { questionDelay, stepDuration } from '@/lib/domain/flip/steps';
import { expect, test } from '../../support/fixtures.ts';
import { app, choose, count, keep, no, noNetwork, start, step, technique } from './exercise.ts';
import { type ReleaseServer, serveReleases } from './release-server.ts';

let server: ReleaseServer;
test.beforeEach(async () => {
  server = await serveReleases();
});
test.afterEach(() => server.close());

/** @param still whether the page's clock moves only when the test says so, and with what the page waits for */
async function open(context: BrowserContext, still = false): Promise<Page> {
  const page = await context.newPage();
  if (still) await page.clock.install();
  await page.goto(`${server.url}${app}?view=home`);
  await start(page).waitFor();
  return page;
}

/** Resolves when a second release lies ready beside the one that rules. */
const nextIsReady = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state))
    .toBe('installed');

const shelves = (page: Page) => page.evaluate(async () => (await caches.keys()).sort());

test('a tab of the old release stays whole while the next one waits, and nothing is mixed', {
  tag: '@long',
}, async ({ context }) => {
  await keep(context, server.url);
  const old = await open(context);
  await expect(old).toHaveTitle('Release 1');
  server.release(2);
  const other = await open(context);
  await nextIsReady(other);
  // Two pages are open, so neither is taken away, and both are of one release.
  await expect(other).toHaveTitle('Release 1');
  expect(await shelves(old)).toEqual(['flip-app-release-1', 'flip-app-release-2']);

  // The old tab has every part that it asks for later: the turn of a page, the toast, the worker of its clock.
  await start(old).click();
  await no(old).click({ timeout: 10_000 });
  await technique(old, /Plan Dinner/).click();
  await expect(step(old)).toHaveText('Spiral Broken!', { timeout: 15_000 });
  await old.reload();
  await start(old).waitFor();
  await expect(old).toHaveTitle('Release 1');
});

test('the only page, being opened, makes way for the next release and is then of that one', {
  tag: '@long',
}, async ({ context, expectConsole }) => {
  expectConsole(noNetwork);
  await keep(context, server.url);
  server.release(2);
  const page = await open(context);
  await nextIsReady(page);
  await page.reload();
  await expect(page).toHaveTitle('Release 2');
  await expect(start(page)).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(page).toHaveTitle('Release 2');
  await expect(start(page)).toBeVisible();
});

test('a next release does not take a running flip away', async ({ context }) => {
  await keep(context, server.url);
  const page = await open(context, true);
  server.release(2);
  await start(page).click();
  await expect(count(page)).toBeVisible();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await nextIsReady(page);
  // Whoever lets it take over while the flip runs: the page goes on as it is.
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
