import { flipWords } from '@/content/flip/flip';
import { trouble } from '@/content/flip/written';
import { expect, test } from '../../support/fixtures.ts';
import { app, count, flipOnce, noNetwork, openAsGuest, start } from './exercise.ts';

// First visits, with nothing cached.
test.use({ serviceWorkers: 'block' });

const code = /\/_next\/static\/offline\/screen-\w+\.js$/;

test('a first visit that loses its network after two seconds can still flip', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(noNetwork);
  const arrived = page.waitForResponse(code);
  await openAsGuest(page);
  await page.clock.runFor(2_000);
  await (await arrived).finished();
  await context.setOffline(true);
  await flipOnce(page);
});

test('before any script arrives the opening is painted, with the first line to say', async ({ page }) => {
  await page.route(/\/_next\/static\/offline\/.+\.js$/, () => undefined);
  await page.goto(`${app}?mode=emergency`, { waitUntil: 'commit' });
  await expect(page.getByText(flipWords.flip.steps.notice.say, { exact: true })).toBeVisible();
  const paints = () =>
    page.evaluate(() => performance.getEntriesByName('first-contentful-paint', 'paint').length);
  await expect.poll(paints).toBe(1);
});

test('the first screen is in place before a screen reader begins to read', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.dataset.first = document.querySelector('main button')?.textContent ?? '';
    });
  });
  await page.goto(`${app}?view=home`);
  await expect(page.locator('html')).toHaveAttribute('data-first', flipWords.home.start);
});

test('a double tap while it loads starts one flip', async ({ page }) => {
  let arrive = () => {};
  const isWanted = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(code, async (route) => {
    await isWanted;
    await route.continue();
  });
  await openAsGuest(page);
  const places = () => page.evaluate(() => history.length);
  const before = await places();
  await start(page).dblclick();
  await expect(count(page)).toBeHidden();
  arrive();
  await expect(count(page)).toHaveText('0/4 seconds');
  expect(await places()).toBe(before + 1);
});

for (const fails of [true, false])
  test(`if it ${fails ? 'fails to load' : 'never arrives'}, the written steps and the numbers are there, and a later tap starts the flip`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/net::ERR_FAILED/);
    await page.setViewportSize({ width: 360, height: 640 });
    await page.route(code, (route) => (fails ? route.abort() : undefined));
    await page.goto(`${app}?view=home`);
    await start(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(trouble.notArrived.title);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByText('It tried to keep you safe.')).toBeVisible();
    await expect(page.getByRole('link', { name: /999/ }).first()).toHaveAttribute('href', 'tel:999');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('button', { name: trouble.retry }).click();
    await expect(count(page)).toBeVisible();
    await page.goBack();
    await page.getByRole('button', { name: flipWords.leave.leave }).click();
    await expect(start(page)).toBeVisible();
  });

test('an emergency link that the browser renders in advance starts the flip when it is seen', async ({
  page,
}) => {
  await page.addInitScript(() => {
    let isSeen = false;
    Object.defineProperty(document, 'prerendering', { get: () => !isSeen });
    addEventListener('see', () => {
      isSeen = true;
      document.dispatchEvent(new Event('prerenderingchange'));
    });
  });
  await page.goto(`${app}?mode=emergency`, { waitUntil: 'networkidle' });
  await expect(count(page)).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('see')));
  await expect(count(page)).toContainText('0/4');
});
