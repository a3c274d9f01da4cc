import { chromium, type Page } from '@playwright/test';
import { appBar } from '@/content/navigation';
import { appPath, Exercise, expect, test } from '../../e2e/flip/exercise.ts';
import { sendContact } from '../../e2e/mail/forms.ts';
import { waitForForms } from '../../support/forms.ts';
import { programOf } from './engine.ts';

// Needs a headed Chromium: apps in their own windows, and the back/forward cache.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      executablePath: programOf('Chromium', ['/usr/bin/chromium', '/usr/bin/google-chrome'], ['chromium']),
    }),
});

const ownBar = (page: Page) => page.getByRole('navigation', { name: appBar.label });

/** The app's own bar is there instead of the site's header and footer. */
async function expectOwnBar(page: Page): Promise<void> {
  await expect(ownBar(page)).toBeVisible();
  for (const part of [
    page.getByRole('navigation', { name: 'Main' }),
    page.getByRole('complementary'),
    page.getByRole('contentinfo'),
  ])
    await expect(part).toBeHidden();
}

/** The app as opened by its icon: in a window of its own, without browser UI. */
const own = test.extend({
  app: async ({ playwright, launchOptions, baseURL }, use) => {
    const context = await playwright.chromium.launchPersistentContext('', {
      ...launchOptions,
      baseURL,
      args: [...(launchOptions.args ?? []), `--app=${baseURL}${appPath}`],
    });
    const failures: string[] = [];
    context.on('weberror', (error) => failures.push(error.error().message));
    await use(new Exercise(context.pages()[0] ?? (await context.waitForEvent('page'))));
    await context.close();
    expect(failures).toEqual([]);
  },
});

own(
  'in its own window the app has its own bar alone, and its shortcut starts an emergency flip offline',
  async ({ app }) => {
    const { page } = app;
    for (const visit of ['first', 'kept']) {
      if (visit === 'kept') {
        await app.waitUntilCached();
        await page.reload();
      }
      await expect(page.getByRole('button', { name: 'Continue as Guest' })).toBeVisible();
      expect(await page.evaluate(() => matchMedia('(display-mode: standalone)').matches)).toBe(true);
      await expectOwnBar(page);
    }
    const toExercise = ownBar(page).getByRole('link', { name: appBar.back.label });
    for (const path of ['/resources', '/night', '/book', '/contact']) {
      await page.goto(path);
      await expect(toExercise).toBeInViewport();
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    }
    await toExercise.click();
    await expect(app.start()).toBeVisible();
    for (const { label, href } of appBar.links)
      await expect(ownBar(page).getByRole('link', { name: label })).toHaveAttribute('href', href);
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

    const manifest = await (await page.request.get('/manifest.webmanifest')).json();
    await page.context().setOffline(true);
    await page.goto(manifest.shortcuts[0].url);
    await expect(app.count()).toBeVisible();
    await expect(ownBar(page)).toBeHidden();
    await expect(page.getByRole('link', { name: '116 123' })).toBeInViewport();
    await app.back().click();
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(app.start()).toBeVisible();
    await expectOwnBar(page);
  },
);

test('going back restores the page from the back/forward cache with everything that was typed', async ({
  baseURL,
  launchOptions,
}) => {
  const browser = await chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage({ baseURL: baseURL ?? '' });
    await page.addInitScript(() =>
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.kept = String(persisted);
      }),
    );
    await page.goto('/contact');
    await page.getByRole('textbox', { name: 'Name' }).fill('Ann Reader');
    await waitForForms(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
    await page.waitForURL('/privacy');
    // Playwright's `goBack` waits for a load event, which a restored page does not have.
    await page.evaluate(() => history.back());
    await page.waitForURL('/contact', { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-kept', 'true');
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ann Reader');
    await sendContact(page).click();
    await expect(page.locator('[data-toast]')).toContainText('Oops!');
  } finally {
    await browser.close();
  }
});
