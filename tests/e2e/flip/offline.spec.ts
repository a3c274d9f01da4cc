import type { Locator } from '@playwright/test';
import { flipWords } from '@/content/flip/flip';
import { planWords } from '@/content/flip/plan';
import { night } from '@/content/night';
import { paths } from '@/lib/paths';
import {
  appPath,
  cacheApp,
  emergencyFlip,
  expect,
  home,
  noNetwork,
  storedFlips,
  test,
  viewPath,
} from './exercise.ts';

test.beforeEach(({ expectConsole }) => {
  expectConsole(noNetwork);
  expectConsole(/status of 503 .*\/blog/);
});

test('each cached document has one policy and works offline; other pages link to it', async ({
  context,
  page,
}) => {
  // No other page installs a service worker.
  await page.goto('/');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await cacheApp(context);
  await context.setOffline(true);
  for (const path of [appPath, emergencyFlip, paths.resources, paths.night, paths.companion, paths.blog]) {
    const answer = await page.goto(path);
    expect(answer?.fromServiceWorker(), path).toBe(true);
    const sent = (await answer?.headersArray()) ?? [];
    const policies = sent.filter(({ name }) => name.toLowerCase() === 'content-security-policy');
    expect(policies, path).toHaveLength(1);
    // An emergency has a script within its page, until the flip begins.
    expect(policies[0]?.value, path).toMatch(/script-src 'self' 'sha256-[^ ;]+';/);
    await expect(page.locator('script:not([src], [type$="json"])')).toHaveCount(0);
    const rules = () => page.evaluate(() => [...document.styleSheets].map(({ cssRules }) => cssRules.length));
    expect((await rules()).filter((count) => count > 0).length, path).toBeGreaterThan(0);
  }
  await expect(page).toHaveURL(paths.blog);
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call 999, UK' })).toBeVisible();
  const steps = page.getByRole('main').getByRole('listitem');
  await expect(steps.filter({ hasText: 'Thank your brain' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'My plan' })).toHaveAttribute('href', viewPath('plan'));
  await page.getByRole('link', { name: 'The page for tonight' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You are awake' })).toBeVisible();
  await page.getByLabel(night.wait.label).fill('ring Dr Lee');
  await page.getByRole('button', { name: night.wait.keep }).click();
  await expect(page.getByText(night.wait.kept)).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'The exercise' }).click();
  await expect(page.getByRole('button', { name: 'Continue as Guest' })).toBeVisible();
});

test('from a cache of public files the notebook and a flip work offline; the flip is saved when the network returns', async ({
  app,
  page,
  context,
  person,
}) => {
  await cacheApp(context);
  const greeting = page.getByText('Welcome back, ');
  await app.open();
  for (const path of [viewPath('progress'), '/account', '/resources', home]) await page.goto(path);
  await expect(greeting).toBeVisible();
  const kept = await page.evaluate(async () => {
    const found: { url: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const text = (await (await cache.match(request))?.text()) ?? '';
        found.push({ url: new URL(request.url).pathname, text });
      }
    }
    return found;
  });
  expect(kept.length).toBeGreaterThan(5);
  for (const { url, text } of kept) {
    expect(url).toMatch(
      /^(\/flip-method-app|\/_next\/static\/.+\.(js|css|woff2)|\/elements\/.+\.js|\/deadline-worker\.js)$/,
    );
    expect(text).not.toContain(person.email);
    expect(text).not.toContain(person.id);
  }

  await context.setOffline(true);
  await page.goto(viewPath('plan'));
  await page.getByLabel(planWords.lines.signs).fill('I wake at four.');
  await page.getByRole('button', { name: planWords.keep }).click();
  await expect(page.getByText(planWords.kept, { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('I wake at four.')).toBeVisible();
  await page.goto(home);
  await expect(greeting).toBeVisible();
  await app.flipOnce();
  await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible();
  expect(await storedFlips(person)).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByText('Your progress has been saved to your account.')).toBeVisible();
  expect(await storedFlips(person)).toHaveLength(1);
});

test('a stored page without its script shows the steps and numbers', async ({ context, expectConsole }) => {
  expectConsole(/Failed to load resource|TypeError: Failed to fetch/);
  await cacheApp(context);
  const page = await context.newPage();
  await page.goto('/resources');
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        if (/\/start-\w+\.js/.test(request.url)) await cache.delete(request);
    }
  });
  const browser = await context.newCDPSession(page);
  await browser.send('Network.clearBrowserCache');
  await context.setOffline(true);
  await page.goto(appPath);
  await expect(page.getByText('It tried to keep you safe.')).toBeVisible();
  await expect(page.getByRole('link', { name: /999/ }).first()).toHaveAttribute('href', 'tel:999');
});

test('from the cache a reload keeps view and history, and leaves a running flip for home; after an emergency from the gate, Back leads there', async ({
  app,
  page,
  context,
}) => {
  const guest = page.getByRole('button', { name: 'Continue as Guest' });
  const evidence = page.getByRole('heading', { name: 'Evidence Bank', level: 1 });
  const goTo = async (locator: Locator, by: 'goBack' | 'goForward' | 'reload') => {
    await page[by]();
    await app.runUntilVisible(locator);
  };
  await cacheApp(context);
  await app.openPaused();
  await guest.click();
  await app.runUntilVisible(app.start());
  await page.getByRole('button', { name: 'Evidence Bank' }).click();
  await app.runUntilVisible(evidence);
  await goTo(evidence, 'reload');
  await app.back().click();
  await app.runUntilVisible(app.start());
  await goTo(guest, 'goBack');
  await goTo(app.start(), 'goForward');
  await goTo(evidence, 'goForward');
  await goTo(app.start(), 'goBack');

  await app.begin();
  await goTo(app.start(), 'reload');
  await expect(app.count()).toBeHidden();
  await expect(page).toHaveURL(/view=home$/);
  const notFinished = page.getByText(flipWords.home.notFinished);
  await expect(notFinished).toBeVisible();
  await app.flipOnce();
  await goTo(app.start(), 'reload');
  await expect(notFinished).toBeHidden();
  await goTo(guest, 'goBack');

  await page.getByRole('button', { name: flipWords.gate.emergency }).click();
  await app.runUntilVisible(app.count());
  await app.toQuestion();
  await app.complete();
  await app.toHome().click();
  await app.runUntilVisible(app.start());
  await goTo(guest, 'goBack');
});
