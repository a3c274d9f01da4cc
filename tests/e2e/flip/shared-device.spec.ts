import type { BrowserContext, Page } from '@playwright/test';
import {
  appPath,
  test as base,
  expect,
  failedRequest,
  greeting,
  openAs,
  type Person,
  signIn,
  storedFlips,
} from './exercise.ts';

// One device and browser, several people: nothing of one is shown to, stored under or sent for another.

const test = base.extend<{ ada: Person; ben: Person }>({
  ada: async ({ someone }, use) => use(await someone('ada')),
  ben: async ({ someone }, use) => use(await someone('ben')),
});
test.beforeEach(({ expectConsole }) => expectConsole(failedRequest));

const guest = (page: Page) => page.getByRole('button', { name: 'Continue as Guest' });

/** Signs the current person out and another in, as in another tab. */
async function switchTo(context: BrowserContext, person: Person) {
  await context.request.post('/auth/sign-out', { maxRedirects: 0 });
  await signIn(context, person);
}

for (const how of ['a sign-out whose page never loads', 'an end of the session elsewhere'])
  test(`after ${how} nobody is remembered, even offline`, async ({ context, ada }) => {
    const { page } = await openAs(context, ada, appPath);
    if (how.startsWith('a sign-out')) {
      await page.goto('/resources');
      // Only the response's headers take effect: no script of its page runs.
      const form = { from: 'site', scope: 'global' };
      const answer = await context.request.post('/auth/sign-out', { form, maxRedirects: 0 });
      expect(answer.status()).toBe(303);
    } else {
      // As the server does when the auth service rejects the session.
      await context.clearCookies();
      await expect(greeting(page, ada)).toBeHidden();
    }
    await context.route('**/api/**', (route) => route.abort('internetdisconnected'));
    await page.goto(appPath);
    await expect(guest(page)).toBeVisible();
    await expect(page.getByText(ada.email.split('@')[0] ?? '')).toHaveCount(0);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(ada.email);
  });

test('a sign-out takes effect in other tabs, which save no flip', async ({ context, ada, ben }) => {
  const app = await openAs(context, ada, appPath);
  const { page } = app;
  const second = await context.newPage();
  await second.goto('/account');
  await second.getByRole('button', { name: 'Sign out', exact: true }).first().click();
  await second.waitForURL(/\/auth/);
  await expect(greeting(page, ada)).toBeHidden();
  await guest(page).click();
  await app.flipOnce();
  await app.toHome().click();
  await signIn(context, ben);
  await expect(greeting(page, ben)).toBeVisible();
  expect(await app.waitingOwners()).toEqual([]);
  for (const person of [ada, ben]) expect(await storedFlips(person)).toEqual([]);
});

test('a flip belongs to the person who started it, even if another signs in before its end', async ({
  context,
  ada,
  ben,
}) => {
  const app = await openAs(context, ada, appPath);
  const { page } = app;
  await app.begin();
  await app.toQuestion();
  await switchTo(context, ben);
  await app.complete();
  await expect(page.getByText('Your progress has been saved to your account.')).toBeHidden();
  await app.toHome().click();
  await expect(greeting(page, ben)).toBeVisible();
  await expect(page.getByText(/saved on this device/)).toBeHidden();
  expect(await app.waitingOwners()).toEqual([ada.id]);
  await switchTo(context, ada);
  await expect.poll(async () => (await storedFlips(ada)).length).toBe(1);
  await expect.poll(() => app.waitingOwners()).toEqual([]);
  expect(await storedFlips(ben)).toEqual([]);
});

test('a failed session request is retried without user action', async ({ app, page, context, ada }) => {
  let asked = 0;
  await context.route('**/api/session', (route) => (++asked > 2 ? route.continue() : route.abort()));
  await signIn(context, ada);
  await app.open(appPath);
  await expect(guest(page)).toBeVisible();
  for (const longest of [2_000, 4_000]) await page.clock.runFor(longest);
  await expect(greeting(page, ada)).toBeVisible();
  expect(asked).toBeGreaterThan(2);
});
