import type { BrowserContext, Page, Route } from '@playwright/test';
import { stepDuration } from '@/lib/domain/flip';
import { expect } from '../../support/fixtures.ts';
import { cookiesOf, type SessionCookies } from '../../support/sign-in.ts';
import { serviceClient } from '../../support/stack.ts';
import { app, choose, newPerson, no, type Person, storedFlips } from './exercise.ts';

/** What can happen while a flip is sent. */
export const edgeCases = [
  'offline',
  '503',
  'response lost',
  'two tabs',
  'killed',
  'expired',
  'other person',
] as const;
export type EdgeCase = (typeof edgeCases)[number];

/** Chromium's console message for a failed or refused request. */
export const failedRequest =
  /Failed to load resource: (net::ERR_|the server responded with a status of (401|409|503))/;

export interface Flipper {
  person: Person;
  cookies: SessionCookies;
  /** Number of flips that the page reported as saved. */
  promised: number;
}
/** The person who flips, and another user of the device. */
type Pair = readonly [mine: Flipper, other: Flipper];

export async function newFlipper(name: string): Promise<Flipper> {
  const person = await newPerson(name);
  return { person, cookies: await cookiesOf(person), promised: 0 };
}

export async function deleteFlippers(flippers: readonly Flipper[]): Promise<void> {
  for (const { person } of flippers) await serviceClient().auth.admin.deleteUser(person.id);
}

export async function open(context: BrowserContext, path = `${app}?view=home`): Promise<Page> {
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(path);
  await page.getByRole('button', { name: 'Start Flip Method' }).waitFor();
  return page;
}

/** A whole flip. Resolves when the page says where it is stored. */
export async function flip(page: Page): Promise<void> {
  await begin(page);
  await complete(page);
  await page.getByText(/^(Saved on this device|Your progress has been saved to your account\.)$/).waitFor();
}

async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start Flip Method' }).click();
  await page.getByRole('timer').waitFor();
  await page.clock.runFor(stepDuration);
}

async function complete(page: Page): Promise<void> {
  await page.clock.runFor(1_000);
  await no(page).click();
  await choose(page, /Plan Dinner/);
  await page.clock.runFor(stepDuration);
  await page.clock.runFor(stepDuration);
  await page.getByRole('heading', { name: 'Spiral Broken!' }).waitFor();
}

/** Makes requests that send flips fail, as the edge case requires. */
export async function simulate(context: BrowserContext, edgeCase: EdgeCase) {
  await context.route('**/api/flip-sessions', async (route: Route) => {
    if (edgeCase === 'offline' || edgeCase === 'killed') return route.abort('internetdisconnected');
    if (edgeCase === '503') return route.fulfill({ status: 503, body: '{}' });
    if (edgeCase === 'response lost') {
      await route.fetch();
      return route.abort('connectionreset');
    }
    return route.continue();
  });
}

/** Restores the network after pending requests have failed. */
export async function stopSimulating(context: BrowserContext) {
  await context.unrouteAll({ behavior: 'wait' });
}

export const waiting = (page: Page) =>
  page.getByText(/saved on this device and waits? to be sent|flips are saved on this device/);

/** Completes a flip under an edge case, and expects it to be stored once, for the person who did it. */
export async function expectStoredOnce(
  context: BrowserContext,
  edgeCase: EdgeCase,
  [mine, other]: Pair,
): Promise<void> {
  await context.clearCookies();
  await context.addCookies(mine.cookies);
  await simulate(context, edgeCase);
  let page = await open(context);
  await page.getByText('Welcome back, ').waitFor();

  // Nobody has signed out: the session fingerprint is still there.
  if (edgeCase === 'expired') await context.clearCookies({ name: /^sb-/ });
  if (edgeCase === 'other person') {
    await begin(page);
    await context.clearCookies();
    await context.addCookies(other.cookies);
    await complete(page);
  } else await flip(page);
  mine.promised++;

  if (edgeCase === 'two tabs') {
    const second = await open(context);
    await flip(second);
    mine.promised++;
    await second.close();
  }
  if (edgeCase === 'killed') {
    await page.close({ runBeforeUnload: false });
    page = await open(context);
    await expect(waiting(page)).toBeVisible();
  }
  if (edgeCase === 'expired') {
    await page.getByRole('button', { name: 'Back to Home' }).click();
    await expect(page.getByText('Your session has ended.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign in again' })).toBeVisible();
    await expect(waiting(page)).toBeVisible();
  }
  if (edgeCase === 'other person') {
    await page.getByRole('button', { name: 'Back to Home' }).click();
    await expect(page.getByText(`Welcome back, ${other.person.email.split('@')[0]}`)).toBeVisible();
    await expect(waiting(page)).toBeHidden();
  }

  // The cause is gone, and the same person opens the exercise again.
  await stopSimulating(context);
  await page.close();
  await context.clearCookies();
  await context.addCookies(mine.cookies);
  const after = await open(context);
  await expect.poll(async () => (await storedFlips(mine.person)).length).toBe(mine.promised);
  await expect(waiting(after)).toBeHidden();
  await after.close();
}
