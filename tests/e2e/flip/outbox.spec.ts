import { randomInt } from 'node:crypto';
import type { BrowserContext, Page, Route } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { serviceClient } from '../../support/stack.ts';
import { app, newPerson, type Person, signIn, storedFlips } from './exercise.ts';

/** What can happen to the sending of a flip. */
const hazards = ['offline', '503', 'answer lost', 'two tabs', 'killed', 'expired', 'other person'] as const;
type Hazard = (typeof hazards)[number];
test.describe.configure({ mode: 'parallel' });
test.use({ serviceWorkers: 'block' });
/** What a browser writes down of an answer that never came, or of one that refuses. */
test.beforeEach(({ expectConsole }) =>
  expectConsole(/Failed to load resource: (net::ERR_|the server responded with a status of (401|409|503))/),
);

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

const people: { person: Person; cookies: Cookies; promised: number }[] = [];

test.beforeAll(async ({ browser }) => {
  for (const name of ['ada', 'ben']) {
    const person = await newPerson(name);
    const context = await browser.newContext({ serviceWorkers: 'block' });
    await signIn(context, person);
    people.push({ person, cookies: await context.cookies(), promised: 0 });
    await context.close();
  }
});
test.afterAll(async () => {
  for (const { person } of people) await serviceClient().auth.admin.deleteUser(person.id);
});

async function open(context: BrowserContext, path = `${app}?view=home`): Promise<Page> {
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(path);
  await page.getByRole('button', { name: 'Start Flip Method' }).waitFor();
  return page;
}

/** A whole flip by keys. Resolves when the screen says where it is. */
async function flip(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start Flip Method' }).click();
  await page.clock.runFor(4_000);
  await page.clock.runFor(1_000);
  await page.keyboard.press('n');
  await page.keyboard.press(String(randomInt(1, 7)));
  await page.clock.runFor(4_000);
  await page.clock.runFor(4_000);
  await page.getByText(/^(Saved on this device|Your progress has been saved to your account\.)$/).waitFor();
}

/** Sets the weather for everything that is sent. */
async function endanger(context: BrowserContext, hazard: Hazard) {
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
async function calm(context: BrowserContext) {
  await context.unrouteAll({ behavior: 'wait' });
}

const waiting = (page: Page) =>
  page.getByText(/saved on this device and waits? to be sent|flips are saved on this device/);

async function survive(context: BrowserContext, hazard: Hazard, me: number) {
  const mine = people[me];
  const other = people[1 - me];
  if (!mine || !other) throw new Error('Two people are needed.');
  await context.clearCookies();
  await context.addCookies(mine.cookies);
  await endanger(context, hazard);
  let page = await open(context);
  await page.getByText('Welcome back, ').waitFor();

  if (hazard === 'expired' || hazard === 'other person') await context.clearCookies();
  if (hazard === 'other person') await context.addCookies(other.cookies);
  await flip(page);
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

for (const [index, me] of [0, 1].entries()) {
  test(`sixteen random schedules of person ${index + 1}: nothing lost, nothing twice, nothing under another`, async ({
    context,
  }) => {
    test.setTimeout(420_000);
    for (let schedule = 0; schedule < 16; schedule++) {
      const hazard = hazards[schedule < hazards.length ? schedule : randomInt(hazards.length)] as Hazard;
      await test.step(`${schedule + 1}: ${hazard}`, () => survive(context, hazard, me));
    }
    for (const { person, promised } of people) {
      const flips = await storedFlips(person);
      expect(flips).toHaveLength(promised);
      expect(new Set(flips.map(({ id }) => id)).size).toBe(promised);
    }
  });
}

test('a flip that waits is sent by itself when the server is back, and then said to be saved', async ({
  context,
}) => {
  const [mine] = people;
  if (!mine) throw new Error('A person is needed.');
  await context.addCookies(mine.cookies);
  await endanger(context, '503');
  const page = await open(context);
  await page.getByText('Welcome back, ').waitFor();
  await flip(page);
  mine.promised++;
  await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Back to Home' }).click();
  await expect(page.getByText('1 flip is saved on this device and waits to be sent.')).toBeVisible();
  await calm(context);
  await page.clock.runFor(300_000);
  await expect(page.getByText('Progress Saved!')).toBeVisible();
  await expect(waiting(page)).toBeHidden();
  expect(await storedFlips(mine.person)).toHaveLength(mine.promised);
});
