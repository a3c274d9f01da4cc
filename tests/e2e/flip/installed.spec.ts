import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { app, count, kept, start } from './exercise.ts';

test('it can be installed: name, icons for every launcher, screenshots, the emergency shortcut', async ({
  request,
  page,
}) => {
  await page.goto(app);
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await (await request.get(address ?? '')).json();
  expect(manifest).toMatchObject({
    name: 'The Flip Method',
    start_url: app,
    display: 'standalone',
    scope: '/',
  });
  expect(manifest.shortcuts).toMatchObject([{ name: 'Emergency Mode', url: `${app}?mode=emergency` }]);
  const purposes = manifest.icons.map((icon: { purpose: string }) => icon.purpose);
  expect(purposes).toEqual(expect.arrayContaining(['any', 'maskable']));
  for (const { src } of [...manifest.icons, ...manifest.screenshots]) {
    const image = await request.get(src);
    expect(image.status(), src).toBe(200);
    expect(image.headers()['content-type'], src).toBe('image/png');
  }
});

/** The app as its icon opens it: in a window of its own, without the bars of a browser. */
const own = test.extend<{ app: { page: Page; context: BrowserContext } }>({
  app: async ({ playwright, launchOptions, baseURL }, use) => {
    const context = await playwright.chromium.launchPersistentContext('', {
      ...launchOptions,
      baseURL,
      args: [...(launchOptions.args ?? []), `--app=${baseURL}${app}`],
    });
    const failures: string[] = [];
    context.on('weberror', (error) => failures.push(error.error().message));
    const page = context.pages()[0] ?? (await context.waitForEvent('page'));
    await use({ page, context });
    await context.close();
    expect(failures).toEqual([]);
  },
});

const guest = (page: Page) => page.getByRole('button', { name: 'Continue as Guest' });

own(
  'in its own window nothing of the site stands around the app, nor a bar of the browser',
  async ({ app }) => {
    const { page } = app;
    for (const visit of ['first', 'kept']) {
      if (visit === 'kept') {
        await kept(page);
        await page.reload();
      }
      await expect(guest(page)).toBeVisible();
      expect(await page.evaluate(() => matchMedia('(display-mode: standalone)').matches)).toBe(true);
      for (const role of ['banner', 'complementary', 'contentinfo'] as const)
        await expect(page.getByRole(role)).toBeHidden();
    }
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  },
);

own('its shortcut starts an emergency at once, without a network too', async ({ app }) => {
  const { page, context } = app;
  const manifest = await (await context.request.get('/manifest.webmanifest')).json();
  await kept(page);
  await context.setOffline(true);
  await page.goto(manifest.shortcuts[0].url);
  await expect(count(page)).toBeVisible();
  await expect(page.getByRole('link', { name: '116 123' })).toBeInViewport();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(start(page)).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
});
