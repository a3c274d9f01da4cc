import { flipWords } from '@/content/flip';
import { expect, test } from '../../support/fixtures.ts';
import { count, openAsGuest, start } from './exercise.ts';

// First visits, with nothing cached: the code of the running flip is loaded at the first touch.
test.use({ serviceWorkers: 'block' });

const code = /\/_next\/static\/offline\/screen-\w+\.js$/;

test('the code of a flip is loaded at the first touch, and not before', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => code.test(request.url()) && asked.push(request.url()));
  await openAsGuest(page);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await start(page).hover();
  await expect.poll(() => asked.length).toBe(1);
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

test('if it fails to load, a message says so, and the page stays as it is', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/net::ERR_FAILED/);
  await page.route(code, (route) => route.abort());
  await openAsGuest(page);
  await start(page).click();
  // The toast has a timer, which starts once the request has failed.
  await expect(async () => {
    await page.clock.runFor(500);
    await expect(page.getByText(flipWords.messages.notLoaded.title)).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(start(page)).toBeVisible();
});
