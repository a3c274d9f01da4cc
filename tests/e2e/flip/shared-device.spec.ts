import type { BrowserContext, Page } from '@playwright/test';
import { stepDuration } from '@/lib/domain/flip';
import { expect, test } from '../../support/fixtures.ts';
import { serviceClient } from '../../support/stack.ts';
import {
  app,
  begin,
  choose,
  databasesOf,
  newPerson,
  no,
  type Person,
  signIn,
  start,
  storedFlips,
  waitingFor,
} from './exercise.ts';

// One device and browser, several people: nothing of one is shown to, stored under or sent for another.

const guest = (page: Page) => page.getByRole('button', { name: 'Continue as Guest' });
const greeting = (page: Page, { email }: Person) => page.getByText(`Welcome back, ${email.split('@')[0]}`);

let ada: Person;
let ben: Person;
test.beforeEach(async () => {
  [ada, ben] = await Promise.all([newPerson('ada'), newPerson('ben')]);
});
test.afterEach(async () => {
  for (const { id } of [ada, ben]) await serviceClient().auth.admin.deleteUser(id);
});

async function open(context: BrowserContext, path = app): Promise<Page> {
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(path);
  return page;
}

/** Signs the current person out and another in, as in another tab. */
async function switchTo(context: BrowserContext, person: Person) {
  await context.request.post('/auth/sign-out', { maxRedirects: 0 });
  await signIn(context, person);
}

/** Opens the exercise as a person, so that the device remembers them. */
async function openAs(context: BrowserContext, person: Person): Promise<Page> {
  await signIn(context, person);
  const page = await open(context);
  await expect(greeting(page, person)).toBeVisible();
  return page;
}

async function flipTo(page: Page, end: 'question' | 'complete') {
  await begin(page);
  await page.clock.runFor(5_000);
  if (end === 'complete') await finish(page);
}

async function finish(page: Page) {
  await no(page).click();
  await choose(page, /Plan Dinner/);
  await page.clock.runFor(stepDuration);
  await page.clock.runFor(stepDuration);
  await expect(page.getByRole('heading', { name: 'Spiral Broken!' })).toBeVisible();
}

async function goOffline(context: BrowserContext) {
  await context.route('**/api/**', (route) => route.abort('internetdisconnected'));
}

const noise = /Failed to load resource: (net::ERR_|the server responded with a status of (401|409|503))/;

test('after a sign-out nobody is remembered, even offline', async ({ context, expectConsole }) => {
  expectConsole(noise);
  const page = await openAs(context, ada);
  await page.goto('/resources');
  // Only the response's headers take effect: no script of its page runs.
  const form = { from: 'site', scope: 'global' };
  const answer = await context.request.post('/auth/sign-out', { form, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
  await goOffline(context);
  await page.goto(app);
  await expect(guest(page)).toBeVisible();
  await expect(page.getByText(ada.email.split('@')[0] ?? '')).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(ada.email);
});

test('a sign-out takes effect in all other tabs at once, and nothing is saved there afterwards', async ({
  context,
}) => {
  const first = await openAs(context, ada);
  const second = await open(context, '/account');
  await second.getByRole('button', { name: 'Sign out', exact: true }).first().click();
  await second.waitForURL(/\/auth/);
  await expect(greeting(first, ada)).toBeHidden();
  await expect(guest(first)).toBeVisible();
  await guest(first).click();
  await flipTo(first, 'complete');
  await first.getByRole('button', { name: 'Back to Home' }).click();
  await signIn(context, ben);
  await expect(greeting(first, ben)).toBeVisible();
  expect(await waitingFor(first)).toEqual([]);
  expect(await storedFlips(ada)).toEqual([]);
  expect(await storedFlips(ben)).toEqual([]);
});

test('after a session was ended from another device, the person is forgotten', async ({
  context,
  expectConsole,
}) => {
  expectConsole(noise);
  const page = await openAs(context, ada);
  // As the server does when the auth service rejects the session.
  await context.clearCookies();
  await expect(greeting(page, ada)).toBeHidden();
  await goOffline(context);
  await page.reload();
  await expect(guest(page)).toBeVisible();
});

test('a flip belongs to the person who started it, even if another signs in before its end', async ({
  context,
  expectConsole,
}) => {
  expectConsole(noise);
  const page = await openAs(context, ada);
  await flipTo(page, 'question');
  await switchTo(context, ben);
  await finish(page);
  await expect(page.getByText('Your progress has been saved to your account.')).toBeHidden();
  await page.getByRole('button', { name: 'Back to Home' }).click();
  await expect(greeting(page, ben)).toBeVisible();
  await expect(page.getByText(/saved on this device/)).toBeHidden();
  expect(await waitingFor(page)).toEqual([ada.id]);
  expect(await storedFlips(ben)).toEqual([]);
  await switchTo(context, ada);
  await expect.poll(async () => (await storedFlips(ada)).length).toBe(1);
  await expect.poll(() => waitingFor(page)).toEqual([]);
  expect(await storedFlips(ben)).toEqual([]);
});

test('a failed session request is retried without user action', async ({ context, expectConsole }) => {
  expectConsole(noise);
  let asked = 0;
  await context.route('**/api/session', (route) => (++asked > 2 ? route.continue() : route.abort()));
  await signIn(context, ada);
  const page = await open(context);
  await expect(guest(page)).toBeVisible();
  for (const longest of [2_000, 4_000]) await page.clock.runFor(longest);
  await expect(greeting(page, ada)).toBeVisible();
  expect(asked).toBeGreaterThan(2);
});

test('deleting an account deletes its waiting flips from the device, and no others', async ({
  context,
  expectConsole,
}) => {
  expectConsole(noise);
  await context.route('**/api/flip-sessions', (route) => route.fulfill({ status: 503, body: '{}' }));
  const page = await openAs(context, ben);
  await flipTo(page, 'complete');
  await switchTo(context, ada);
  await page.getByRole('button', { name: 'Back to Home' }).click();
  await expect(greeting(page, ada)).toBeVisible();
  await flipTo(page, 'complete');
  await expect.poll(async () => (await waitingFor(page)).sort()).toEqual([ada.id, ben.id].sort());

  await page.goto('/account');
  await page.getByText('Delete', { exact: false }).and(page.locator('summary')).click();
  await page.getByRole('textbox', { name: 'Type “delete” to confirm' }).fill('delete');
  await page.getByLabel('Your password, to delete').fill(ada.password);
  await page.getByRole('button', { name: 'Delete my account for good' }).click();
  await page.getByRole('button', { name: 'Yes, delete it' }).click();
  await page.waitForURL(/\/auth/);
  await page.goto(app);
  await expect(guest(page)).toBeVisible();
  await expect.poll(() => waitingFor(page)).toEqual([ben.id]);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(ada.email);
});

test('a guest’s flip leaves nothing behind', async ({ context }) => {
  const page = await open(context, `${app}?view=home`);
  await flipTo(page, 'complete');
  await page.getByRole('button', { name: 'Back to Home' }).click();
  await expect(start(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  expect(await databasesOf(page)).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});
