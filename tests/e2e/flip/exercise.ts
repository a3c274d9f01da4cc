import type { BrowserContext, Locator, Page } from '@playwright/test';
import { settleDelay, stepDuration } from '@/lib/domain/flip';
import { expect } from '../../support/fixtures.ts';
import { signInByCookie } from '../../support/sign-in.ts';
import { newPerson, type Person, serviceClient } from '../../support/stack.ts';

export const app = '/flip-method-app';

/** Opens the page with a paused clock. */
export async function openPaused(page: Page, path = app): Promise<void> {
  await page.clock.install({ time: new Date('2026-11-20T10:00:00Z') });
  await page.clock.pauseAt(new Date('2026-11-20T10:00:01Z'));
  await page.goto(path);
  await runUntilVisible(page);
}

/**
 * Runs the clock in small steps until an element is visible after a navigation, by default the first button.
 * Hydration takes real time, and the effects after it wait for the paused clock.
 */
export async function runUntilVisible(page: Page, locator = anyButton(page)): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(locator).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [20], timeout: 20_000 });
}

/** Every screen of the exercise has a button; the server-rendered page has none. */
const anyButton = (page: Page) => page.getByRole('main').getByRole('button').first();

/** Opens the home view as a guest. */
export async function openAsGuest(page: Page): Promise<void> {
  await openPaused(page, `${app}?view=home`);
  await expect(start(page)).toBeVisible();
}

/** Reloads the home view, from the service worker's cache if it is there by now. */
export async function reloadHome(page: Page): Promise<void> {
  await page.reload();
  await runUntilVisible(page, start(page));
}

/** Chromium's console message for a request while offline. */
export const noNetwork = /Failed to load resource: net::ERR_INTERNET_DISCONNECTED/;

export const start = (page: Page) => page.getByRole('button', { name: 'Start Flip Method' });
export const technique = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: 'Pick one' }).getByRole('button', { name });
export const count = (page: Page) => page.getByRole('timer');
/** The progress bar of the step. */
export const bar = (page: Page) => page.getByRole('progressbar', { name: 'This step', includeHidden: true });
export const step = (page: Page) => page.getByRole('heading', { level: 1 });
export const yes = (page: Page) => page.getByRole('button', { name: 'YES', exact: true });
export const no = (page: Page) => page.getByRole('button', { name: 'NO', exact: true });
export const back = (page: Page) => page.getByRole('button', { name: 'Back', exact: true });

/** Starts a flip from home. Its code may still be loading; the flip starts when it has loaded. */
export async function begin(page: Page): Promise<void> {
  await start(page).click();
  await expect(count(page)).toBeVisible();
}

/** Chooses a technique once its tap is accepted. */
export async function choose(page: Page, name: RegExp): Promise<void> {
  await page.clock.runFor(settleDelay);
  await technique(page, name).click();
}

/** Completes a whole flip from home with a paused clock: 15.6 seconds, two of them to answer. */
export async function flipOnce(page: Page, { answer = 'no', pick = /Plan Dinner/ } = {}): Promise<void> {
  await begin(page);
  await page.clock.runFor(stepDuration);
  await expect(step(page)).toHaveText('Is action needed?');
  await page.clock.runFor(2_000);
  await (answer === 'no' ? no(page) : yes(page)).click();
  await choose(page, pick);
  await page.clock.runFor(stepDuration);
  await expect(step(page)).toHaveText('Thank your brain');
  await page.clock.runFor(stepDuration);
  await expect(step(page)).toHaveText('Spiral Broken!');
}

/** Resolves when the service worker has cached the exercise. */
export function waitUntilCached(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise<void>((resolve) =>
      active?.addEventListener('statechange', () => active.state === 'activated' && resolve()),
    );
  });
}

/** Opens the exercise once, so that the service worker caches it. */
export async function cacheApp(context: BrowserContext, site = ''): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${site}${app}?view=home`);
  await waitUntilCached(page);
  await page.close();
}

/** Presses Tab until the element, once visible, has focus. */
export async function tabTo(page: Page, goal: Locator): Promise<void> {
  await goal.waitFor();
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab');
    if (await goal.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never reached ${goal}.`);
}

/** The controls that the toast covers. */
export const covered = (page: Page) =>
  page.locator('[data-toast]').evaluate((element) => {
    const toast = element.getBoundingClientRect();
    return [
      ...document.querySelectorAll(':is(header, main, [data-frame]) :is(button, a, [role="progressbar"])'),
    ]
      .filter((control) => control.checkVisibility() && !element.contains(control))
      .filter((control) => {
        const { top, bottom, left, right, width } = control.getBoundingClientRect();
        if (width < 2) return false;
        return top < toast.bottom && bottom > toast.top && left < toast.right && right > toast.left;
      })
      .map((control) => control.textContent);
  });

/** The names of this site's databases on the device. */
export const databasesOf = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));

/** The owners of all flips in the device's outbox. Does not create the database. */
export async function waitingFor(page: Page): Promise<string[]> {
  if (!(await databasesOf(page)).includes('flip-method')) return [];
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('flip-method', 1);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const rows = opening.result.transaction('outbox').objectStore('outbox').getAll();
          rows.onsuccess = () => {
            opening.result.close();
            resolve(rows.result.map(({ userId }) => userId));
          };
        };
      }),
  );
}

/** Opens an offline page in a browser that has cached the exercise. */
export async function offlinePage(context: BrowserContext): Promise<Page> {
  await cacheApp(context);
  await context.setOffline(true);
  return context.newPage();
}

/** A person's flips in the database. */
export async function storedFlips(person: Person) {
  const { data, error } = await serviceClient().from('flip_sessions').select('*').eq('user_id', person.id);
  if (error) throw error;
  return data;
}

export { newPerson, type Person, signInByCookie as signIn };
