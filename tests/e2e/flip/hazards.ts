import type { BrowserContext, Page, Route } from '@playwright/test';
import { stepDuration } from '@/lib/domain/flip/steps';
import { expect } from '../../support/fixtures.ts';
import { cookiesOf, type SessionCookies } from '../../support/sign-in.ts';
import { serviceClient } from '../../support/stack.ts';
import { app, newPerson, type Person, storedFlips } from './exercise.ts';

/** What can happen to the sending of a flip. */
export const hazards = [
  'offline',
  '503',
  'answer lost',
  'two tabs',
  'killed',
  'expired',
  'other person',
] as const;
export type Hazard = (typeof hazards)[number];

/** What a browser writes down of an answer that never came, or of one that refuses. */
export const lostAnswer =
  /Failed to load resource: (net::ERR_|the server responded with a status of (401|409|503))/;

export interface Flipper {
  person: Person;
  cookies: SessionCookies;
  /** How many flips the screen has said are kept. */
  promised: number;
}
/** Who flips, and who else uses the device. */
type Pair = readonly [mine: Flipper, other: Flipper];

export async function newFlipper(name: string): Promise<Flipper> {
  const person = await newPerson(name);
  return { person, cookies: await cookiesOf(person), promised: 0 };
}

export async function forgetFlippers(flippers: readonly Flipper[]): Promise<void> {
  for (const { person } of flippers) await serviceClient().auth.admin.deleteUser(person.id);
}

export async function open(context: BrowserContext, path = `${app}?view=home`): Promise<Page> {
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(path);
  await page.getByRole('button', { name: 'Start Flip Method' }).waitFor();
  return page;
}

/** A whole flip by keys. Resolves when the screen says where it is. */
export async function flip(page: Page, technique = 5): Promise<void> {
  await begin(page);
  await complete(page, technique);
  await page.getByText(/^(Saved on this device|Your progress has been saved to your account\.)$/).waitFor();
}

async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start Flip Method' }).click();
  await page.getByRole('timer').waitFor();
  await page.clock.runFor(stepDuration);
}

async function complete(page: Page, technique = 5): Promise<void> {
  await page.clock.runFor(1_000);
  await page.keyboard.press('n');
  await page.keyboard.press(String(technique));
  await page.clock.runFor(stepDuration);
  await page.clock.runFor(stepDuration);
  await page.getByRole('heading', { name: 'Spiral Broken!' }).waitFor();
}

/** Sets the weather for everything that is sent. */
export async function endanger(context: BrowserContext, hazard: Hazard) {
  await context.route('**/api/flip-sessions', async (route: Route) => {
    if (hazard === 'offline' || hazard === 'killed') return route.abort('internetdisconnected');
    if (hazard === '503') return route.fulfill({ status: 503, body: '{}' });
    if (hazard === 'answer lost') {
      await route.fetch();
      return route.abort('connectionreset');
    }
    return route.continue();
  });
}

/** Waits for what is still on its way: a lost answer has to be lost before the weather changes. */
export async function calm(context: BrowserContext) {
  await context.unrouteAll({ behavior: 'wait' });
}

export const waiting = (page: Page) =>
  page.getByText(/saved on this device and waits? to be sent|flips are saved on this device/);

/** A flip in spite of a hazard: in the end it is stored once, and under the person who did it. */
export async function survive(context: BrowserContext, hazard: Hazard, [mine, other]: Pair): Promise<void> {
  await context.clearCookies();
  await context.addCookies(mine.cookies);
  await endanger(context, hazard);
  let page = await open(context);
  await page.getByText('Welcome back, ').waitFor();

  // Nobody has signed out: the sign of the session is still there.
  if (hazard === 'expired') await context.clearCookies({ name: /^sb-/ });
  if (hazard === 'other person') {
    await begin(page);
    await context.clearCookies();
    await context.addCookies(other.cookies);
    await complete(page);
  } else await flip(page);
  mine.promised++;

  if (hazard === 'two tabs') {
    const second = await open(context);
    await flip(second);
    mine.promised++;
    await second.close();
  }
  if (hazard === 'killed') {
    await page.close({ runBeforeUnload: false });
    page = await open(context);
    await expect(waiting(page)).toBeVisible();
  }
  if (hazard === 'expired') {
    await page.getByRole('button', { name: 'Back to Home' }).click();
    await expect(page.getByText('Your session has ended.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign in again' })).toBeVisible();
    await expect(waiting(page)).toBeVisible();
  }
  if (hazard === 'other person') {
    await page.getByRole('button', { name: 'Back to Home' }).click();
    await expect(page.getByText(`Welcome back, ${other.person.email.split('@')[0]}`)).toBeVisible();
    await expect(waiting(page)).toBeHidden();
  }

  // Whatever it was is over: the same person opens the exercise once more, with nothing in the way.
  await calm(context);
  await page.close();
  await context.clearCookies();
  await context.addCookies(mine.cookies);
  const after = await open(context);
  await expect
    .poll(async () => (await storedFlips(mine.person)).length, { timeout: 10_000 })
    .toBe(mine.promised);
  await expect(waiting(after)).toBeHidden();
  await after.close();
}
