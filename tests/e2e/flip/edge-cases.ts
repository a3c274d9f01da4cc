import type { BrowserContext, Page, Route } from '@playwright/test';
import { cookiesOfSession } from '../../support/sign-in.ts';
import { type Exercise, expect, open, type Person, storedFlips } from './exercise.ts';

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
  /Failed to load resource: (net::ERR_|the server responded with a status of (401|403|409|429|503))/;

/** Opens home as a person, who is greeted. */
export async function openAs(context: BrowserContext, person: Person): Promise<Exercise> {
  await context.clearCookies();
  await context.addCookies(await cookiesOfSession(person.client));
  const app = await open(context);
  await greeting(app.page, person).waitFor();
  return app;
}

export const greeting = (page: Page, { email }: Person) =>
  page.getByText(`Welcome back, ${email.split('@')[0]}`);

/** A whole flip. Resolves when the page says where it is stored. */
export async function flip(app: Exercise): Promise<void> {
  await app.flipOnce();
  await app.page
    .getByText(/^(Saved on this device|Your progress has been saved to your account\.)$/)
    .waitFor();
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

/**
 * Completes a flip under an edge case, and expects it to be stored once, for the person who did it.
 * @returns how many flips were done
 */
export async function expectStoredOnce(
  context: BrowserContext,
  edgeCase: EdgeCase,
  [mine, other]: readonly [mine: Person, other: Person],
): Promise<number> {
  const stored = async () => (await storedFlips(mine)).length;
  const before = await stored();
  await simulate(context, edgeCase);
  let app = await openAs(context, mine);

  // Nobody has signed out: the session fingerprint is still there.
  if (edgeCase === 'expired') await context.clearCookies({ name: /^sb-/ });
  if (edgeCase === 'other person') {
    await app.begin();
    await context.clearCookies();
    await context.addCookies(await cookiesOfSession(other.client));
    await app.toQuestion();
    await app.complete();
  } else await flip(app);

  if (edgeCase === 'two tabs') {
    const second = await open(context);
    await flip(second);
    await second.page.close();
  }
  if (edgeCase === 'killed') {
    await app.page.close({ runBeforeUnload: false });
    app = await open(context);
    await expect(waiting(app.page)).toBeVisible();
  }
  if (edgeCase === 'expired') {
    await app.toHome().click();
    await expect(app.page.getByText('Your session has ended.')).toBeVisible();
    await expect(app.page.getByRole('link', { name: 'Sign in again' })).toBeVisible();
    await expect(waiting(app.page)).toBeVisible();
  }
  if (edgeCase === 'other person') {
    await app.toHome().click();
    await expect(greeting(app.page, other)).toBeVisible();
    await expect(waiting(app.page)).toBeHidden();
  }

  // The cause is gone, and the same person opens the exercise again.
  await stopSimulating(context);
  await app.page.close();
  const after = await openAs(context, mine);
  const done = edgeCase === 'two tabs' ? 2 : 1;
  await expect.poll(stored).toBe(before + done);
  await expect(waiting(after.page)).toBeHidden();
  await after.page.close();
  return done;
}
