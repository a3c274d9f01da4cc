import { createServer } from 'node:http';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { load } from 'cheerio';
import { listen } from '../../support/faulty-api.ts';
import { state } from '../../support/stack.ts';
import { cacheApp, type Exercise, expect, home, noNetwork, open, test } from './exercise.ts';

/** A document as embedded in the worker, with another title. */
function withTitle(packed: string, title: string): string {
  const $ = load(inflateRawSync(Buffer.from(packed, 'base64')).toString());
  $('title').text(title);
  return deflateRawSync($.html()).toString('base64');
}

/**
 * A proxy for the running site that serves different releases of it: the same build with the release's number
 * as the title of each cached document. From the second release on, only the service worker is served the
 * exercise's files, so a page that does not take them from its cache breaks.
 */
async function serveReleases(siteUrl: string, current: () => number) {
  const server = createServer(async ({ url = '/', headers }, response) => {
    // The site itself counts page views.
    if (url === '/api/visit') return response.writeHead(204).end();
    const byWorker = headers.referer?.endsWith('/flip-worker.js') === true;
    if (current() > 1 && url.startsWith('/_next/static/offline/') && !byWorker)
      return response.writeHead(404).end();
    const answer = await fetch(siteUrl + url, { redirect: 'manual' });
    const type = answer.headers.get('content-type') ?? 'text/plain';
    response.writeHead(answer.status, { 'content-type': type, 'cache-control': 'no-store' });
    if (url !== '/flip-worker.js') return response.end(Buffer.from(await answer.arrayBuffer()));
    const worker = (await answer.text())
      .replace(/(?<=documents:{)[^}]*/, (documents) =>
        documents.replaceAll(/"([^"]+)"/g, (_, packed) => `"${withTitle(packed, `Release ${current()}`)}"`),
      )
      .replace(/version:"\w+"/, `version:"release-${current()}"`);
    return response.end(worker);
  });
  return listen(server);
}

/** Resolves when the next release is installed and waiting. */
const nextIsReady = ({ page }: Exercise) =>
  expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state))
    .toBe('installed');

let release = 1;
let server: Awaited<ReturnType<typeof serveReleases>>;
test.beforeEach(async () => {
  server = await serveReleases(state.siteUrl, () => release);
});
test.afterEach(() => server.stop());

test('the next release waits, never mixes with the old one or interrupts a flip, and takes over when the only open page reloads', async ({
  app,
  page,
  context,
  expectConsole,
}) => {
  expectConsole(noNetwork);
  await cacheApp(context, server.url);
  await app.open(server.url + home);
  release = 2;
  const other = await open(context, server.url + home);
  await nextIsReady(other);
  // With two pages open, both stay on the old release.
  for (const tab of [page, other.page]) await expect(tab).toHaveTitle('Release 1');
  const names = await page.evaluate(async () => (await caches.keys()).sort());
  expect(names).toEqual(['flip-app-release-1', 'flip-app-release-2']);
  await other.page.close();

  // Even if the new worker takes over during a flip, the page continues, with files of its own release.
  await app.begin();
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

  release = 3;
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await nextIsReady(app);
  // Chromium sometimes keeps the old worker while it is busy with the reload, or a reload meets the one that the new worker
  // asks for; then the next one brings the release.
  await expect(async () => {
    await page.reload({ timeout: 5_000 });
    await expect(page).toHaveTitle('Release 3', { timeout: 2_000 });
  }).toPass();
  await context.setOffline(true);
  await page.reload();
  await expect(page).toHaveTitle('Release 3');
  await expect(app.start()).toBeVisible();
});
