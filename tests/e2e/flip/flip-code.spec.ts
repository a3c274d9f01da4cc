import { flipWords } from '@/content/flip/flip';
import { trouble, written } from '@/content/flip/written';
import { crisisLink } from '@/content/navigation';
import { appPath, emergencyFlip, expect, hold, home, noNetwork, test } from './exercise.ts';

// First visits, with nothing cached.
test.use({ serviceWorkers: 'block' });

const code = /\/_next\/static\/offline\/screen-\w+\.js$/;

test.beforeEach(({ expectConsole }) => {
  expectConsole(noNetwork);
  expectConsole(/net::ERR_FAILED/);
});

test('a first visit whose network goes after two seconds can flip', async ({ app, page, context }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.dataset.first = document.querySelector('main button')?.textContent ?? '';
    });
  });
  const arrived = page.waitForResponse(code);
  await app.openHome();
  // In place before a screen reader begins to read.
  await expect(page.locator('html')).toHaveAttribute('data-first', flipWords.home.start);
  await page.clock.runFor(2_000);
  await (await arrived).finished();
  // And the files that it imports.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await app.flipOnce();
});

test('before any script arrives, the first screen has its place, and a link to an emergency', async ({
  page,
}) => {
  const arrive = await hold(page, /\/_next\/static\/offline\/.+\.js$/);
  await page.goto(appPath, { waitUntil: 'commit' });
  const link = page.getByRole('link', { name: flipWords.gate.emergency });
  const crisis = page.getByRole('main').getByRole('link', { name: crisisLink.label });
  const before = await crisis.boundingBox();
  // Where an extension or a reader's style ends all animations, the exercise as text is there at once.
  const exercise = page.getByRole('heading', { name: written.title });
  await expect(exercise).toBeHidden();
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { animation: none !important }');
    document.adoptedStyleSheets = [sheet];
  });
  await expect(exercise).toBeVisible();
  await page.evaluate(() => Object.assign(document, { adoptedStyleSheets: [] }));
  arrive();
  await expect(page.getByRole('button', { name: flipWords.gate.emergency })).toBeVisible();
  expect(await crisis.boundingBox()).toEqual(before);
  const again = await hold(page, /\/_next\/static\/offline\/.+\.js$/);
  await page.reload({ waitUntil: 'commit' });
  await link.click();
  await expect(page.getByText(flipWords.flip.steps.notice.say, { exact: true })).toBeVisible();
  again();
});

test('before any script arrives an emergency is dark and has its line and numbers; nothing moves or blinks when it starts', async ({
  app,
  page,
}) => {
  await page.addInitScript(() => {
    const marks: Record<string, string> = Object.assign(window, { marks: {} }).marks;
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries())
        marks.shift = String(Number(marks.shift ?? 0) + Object(shift).value);
    }).observe({ type: 'layout-shift', buffered: true });
    const look = () => {
      const loading = document.querySelector('[data-loading]');
      if (loading && getComputedStyle(loading).visibility !== 'visible') marks.blinked = 'yes';
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
  });
  const arrive = await hold(page, /\/_next\/static\/offline\/.+\.js$/);
  await page.goto(emergencyFlip, { waitUntil: 'commit' });
  await expect(page.getByText(flipWords.flip.steps.notice.say, { exact: true })).toBeVisible();
  // What is there keeps its place: a thumb may be on its way.
  const numbers = page.getByRole('navigation', { name: flipWords.crisis.title }).getByRole('link', {
    name: /Call|Text/,
  });
  const places = () =>
    numbers.evaluateAll((links) => links.map((link) => [link.textContent, link.getBoundingClientRect()]));
  await expect(numbers).toHaveText([/999/, /116 123/, /85258/]);
  const before = await places();
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(page.getByRole('heading', { name: written.title })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link').first()).toBeHidden();
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(28, 18, 14)');
  const paints = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
  await expect.poll(paints).toBe(1);
  arrive();
  await expect(app.count()).toBeVisible();
  const { blinked, shift = 0 } = await page.evaluate(() => Object(window).marks);
  expect(await places()).toEqual(before);
  expect(blinked).toBeUndefined();
  expect(Number(shift)).toBeLessThan(0.02);
  // The page behind the query is not an address of its own.
  expect((await page.request.get('/flip-method-app/emergency')).url()).toMatch(/\?mode=emergency$/);
});

test('a double tap while it loads starts one flip', async ({ app, page }) => {
  const arrive = await hold(page, code);
  await app.openHome();
  const places = () => page.evaluate(() => history.length);
  const before = await places();
  await app.start().dblclick();
  await expect(app.count()).toBeHidden();
  arrive();
  await expect(app.count()).toHaveText('0/4 seconds');
  expect(await places()).toBe(before + 1);
});

for (const fails of [true, false])
  test(`if its code ${fails ? 'fails' : 'never comes'}, steps are shown, and a later tap starts a flip`, async ({
    app,
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.route(code, (route) => (fails ? route.abort() : undefined));
    await page.goto(home);
    await app.start().click();
    await expect(page.getByRole('heading', { level: 1, name: trouble.loadFailed.title })).toBeFocused();
    await expect(page.getByText('It tried to keep you safe.')).toBeVisible();
    await expect(page.getByRole('link', { name: /999/ }).first()).toHaveAttribute('href', 'tel:999');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('button', { name: trouble.retry }).click();
    await expect(app.count()).toBeVisible();
    await page.goBack();
    await page.getByRole('button', { name: flipWords.leave.leave }).click();
    await expect(app.start()).toBeVisible();
  });
