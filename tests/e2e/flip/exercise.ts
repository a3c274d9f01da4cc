import type { BrowserContext, Locator, Page } from '@playwright/test';
import { settleDelay, stepDuration } from '@/lib/domain/flip/steps';
import { expect } from '../../support/fixtures.ts';
import { signInByCookie } from '../../support/sign-in.ts';
import { newPerson, type Person, serviceClient } from '../../support/stack.ts';

export const app = '/flip-method-app';

/** Opens the page with a clock that only moves when the test says so. */
export async function openStill(page: Page, path = app): Promise<void> {
  await page.clock.install({ time: new Date('2026-11-20T10:00:00Z') });
  await page.clock.pauseAt(new Date('2026-11-20T10:00:01Z'));
  await page.goto(path);
  await arrive(page);
}

/**
 * Lets a page begin that has just been opened, by going back too, until what is expected of it is there. It begins
 * in its own time, and what it does after drawing waits for the clock; so the clock goes on in small steps.
 */
export async function arrive(page: Page, sign = anyButton(page)): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(sign).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [20], timeout: 20_000 });
}

/** Every screen of the exercise has one; the words that stand there before it has begun have none. */
const anyButton = (page: Page) => page.getByRole('main').getByRole('button').first();

/** Opens the exercise as a guest, at home. */
export async function openAsGuest(page: Page): Promise<void> {
  await openStill(page, `${app}?view=home`);
  await expect(start(page)).toBeVisible();
}

/** Opens home again, from the device if it is kept there by now. */
export async function reloadHome(page: Page): Promise<void> {
  await page.reload();
  await arrive(page, start(page));
}

/** What a browser writes down when it asks a network that is not there. */
export const noNetwork = /Failed to load resource: net::ERR_INTERNET_DISCONNECTED/;

export const start = (page: Page) => page.getByRole('button', { name: 'Start Flip Method' });
export const technique = (page: Page, name: RegExp) => page.getByRole('radio', { name });
export const count = (page: Page) => page.getByRole('timer');
/** How far the bar of the step is, in percent. */
export const bar = (page: Page) => page.getByRole('progressbar', { name: 'This step' });
export const step = (page: Page) => page.getByRole('heading', { level: 1 });
export const yes = (page: Page) => page.getByRole('button', { name: 'YES', exact: true });
export const no = (page: Page) => page.getByRole('button', { name: 'NO', exact: true });
export const back = (page: Page) => page.getByRole('button', { name: 'Back', exact: true });

/** Starts a flip from home. Its code may still be on the way; the clock of the flip waits for it. */
export async function begin(page: Page): Promise<void> {
  await start(page).click();
  await expect(count(page)).toBeVisible();
}

/** Goes from the answer to a technique, once its tap is heard. */
export async function choose(page: Page, name: RegExp): Promise<void> {
  await page.clock.runFor(settleDelay);
  await technique(page, name).click();
}

/** Goes through a whole flip from home, with a still clock: 15.6 seconds, two of them to answer. */
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

/** Resolves when the device keeps the exercise that is open. */
export function kept(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise<void>((resolve) =>
      active?.addEventListener('statechange', () => active.state === 'activated' && resolve()),
    );
  });
}

/** Opens the exercise once, so that the device keeps it. */
export async function keep(context: BrowserContext, site = ''): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${site}${app}?view=home`);
  await kept(page);
  await page.close();
}

/** Presses Tab until something has the focus, once it is there. */
export async function tabTo(page: Page, goal: Locator): Promise<void> {
  await goal.waitFor();
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab');
    if (await goal.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never came to ${goal}.`);
}

/** Opens a page of a browser that keeps the exercise and has no network any more. */
export async function offlinePage(context: BrowserContext): Promise<Page> {
  await keep(context);
  await context.setOffline(true);
  return context.newPage();
}

/** What the database holds of somebody's flips. */
export async function storedFlips(person: Person) {
  const { data, error } = await serviceClient().from('flip_sessions').select('*').eq('user_id', person.id);
  if (error) throw error;
  return data;
}

export { newPerson, type Person, signInByCookie as signIn };
