import type { Locator } from '@playwright/test';
import { flipWords } from '@/content/flip/flip';
import { expect, test } from '../../support/fixtures.ts';
import { serviceClient } from '../../support/stack.ts';
import {
  app,
  back,
  flipOnce,
  newPerson,
  openPaused,
  type Person,
  runUntilVisible,
  signIn,
  start,
  step,
  storedFlips,
} from './exercise.ts';

let person: Person;
test.beforeAll(async () => {
  person = await newPerson('flipper');
});
test.afterAll(() => serviceClient().auth.admin.deleteUser(person.id));
test.beforeEach(({ context }) => signIn(context, person));

/** The specification's order, on a phone. */
async function expectAbove(first: Locator, second: Locator) {
  const [above, below] = [await first.boundingBox(), await second.boundingBox()];
  expect(above && below && above.y + above.height <= below.y).toBe(true);
}

const home = (name: string) => `Welcome back, ${name.split('@')[0]}`;

test('a signed-in person is greeted, and their saved flip shows in every view', async ({ page }) => {
  await openPaused(page);
  await expect(page.getByText(home(person.email))).toBeVisible();
  await expect(page.getByText("Today's Progress")).toBeHidden();
  await flipOnce(page, { answer: 'yes', pick: /Cold Water/ });
  await expect(page.getByText('Your progress has been saved to your account.')).toBeVisible();
  await runUntilVisible(page, page.getByText('Progress Saved!'));
  await expect(page.getByText('Your flip session has been recorded.')).toBeVisible();

  const [stored, ...others] = await storedFlips(person);
  expect(others).toEqual([]);
  expect(stored).toMatchObject({
    user_id: person.id,
    flip_step_reached: 'complete',
    action_needed: true,
    flip_technique: 'cold-water',
    completion_time_seconds: 14,
    was_emergency_mode: false,
    session_date: '2026-11-20',
  });

  await page.getByRole('button', { name: 'Back to Home' }).click();
  const today = page.getByRole('heading', { name: "Today's Progress" }).locator('..');
  await expect(today.getByRole('definition')).toHaveText(['1', '1', '0']);
  await expect(today.getByRole('term')).toHaveText(['Completed', 'Action taken', 'Anxiety flipped']);
  await expectAbove(today, start(page));

  await page.getByRole('button', { name: 'Evidence Bank' }).click();
  const stats = page.getByRole('region', { name: 'Your Stats' });
  await expect(stats.getByRole('term')).toHaveText([
    'Total flips completed',
    'Responsible medical actions',
    'Emergency mode uses',
    'Anxiety-only flips',
  ]);
  await expect(stats.getByRole('definition')).toHaveText(['1', '1', '0', '0']);
});

test('after a flip home shows title and start without scrolling, on a desktop also today, and below a message', async ({
  context,
  page,
}) => {
  const other = await newPerson('at-home');
  await serviceClient().from('flip_sessions').insert({
    user_id: other.id,
    flip_step_reached: 'complete',
    completion_time_seconds: 15,
    session_date: '2026-11-20',
  });
  await context.clearCookies();
  await signIn(context, other);
  const parts = {
    title: step(page),
    today: page.getByRole('heading', { name: "Today's Progress" }).locator('..'),
    start: start(page),
    emergency: page.getByRole('button', { name: 'Emergency Mode' }),
  };
  // First another view, as our fonts may come too late for a first visit.
  await openPaused(page, `${app}?view=evidence`);
  for (const message of ['', '#welcome-back']) {
    await page.goto(`${app}?view=home${message}`);
    await runUntilVisible(page, parts.today);
    if (message) await expect(page.getByText("You're now logged in to track your progress.")).toBeVisible();
    // On a phone the buttons come before today's card.
    for (const [width, height, text, seen] of [
      [1280, 800, '100%', ['title', 'today', 'start', 'emergency']],
      [360, 640, '100%', ['title', 'start', ...(message ? [] : ['emergency' as const])]],
      ...(message ? [] : [[360, 740, '200%', ['title', 'start']] as const]),
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, text);
      for (const part of seen)
        await expect(parts[part], `${part} at ${width} px, ${text}`).toBeInViewport({ ratio: 0.99 });
    }
  }
  await serviceClient().auth.admin.deleteUser(other.id);
});

test('progress loads its chart on demand and shows the last seven days, the stage and the totals', async ({
  page,
}) => {
  const days = ['2026-11-14', '2026-11-18', '2026-11-18', '2026-11-20', '2026-10-01', '2026-09-01'];
  const rows = Array.from({ length: 24 }, (_, index) => ({
    user_id: person.id,
    flip_step_reached: 'complete',
    action_needed: index % 3 === 0,
    flip_technique: 'plan-dinner',
    completion_time_seconds: 15,
    was_emergency_mode: index < 4,
    session_date: days[index % days.length],
  }));
  const { error } = await serviceClient().from('flip_sessions').insert(rows);
  expect(error).toBeNull();

  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  const haveCharts = async () => (await Promise.all(scripts)).some((text) => text.includes('recharts-'));
  await openPaused(page, `${app}?view=home`);
  await expect(start(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThan(0);
  expect(await haveCharts()).toBe(false);
  await page.getByRole('button', { name: 'Progress' }).click();
  await expect(step(page)).toHaveText('Progress');
  await runUntilVisible(page, page.getByRole('img', { name: /as bars/ }));
  expect(await haveCharts()).toBe(true);

  const legend = page.getByRole('region', { name: 'Last 7 Days' }).getByRole('list');
  await expect(legend.getByRole('listitem')).toHaveText(['Completed', 'Action taken', 'Anxiety flipped']);
  await page.getByRole('tab', { name: 'Table' }).click();
  const table = page.getByRole('table', { name: 'Last 7 Days' });
  await expect(table.getByRole('rowheader')).toHaveText(['Sat', 'Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri']);
  await expect(table.getByRole('row').nth(1)).toHaveText('Sat440');
  await expect(table.getByRole('row').nth(5)).toHaveText('Wed808');

  await expect(page.getByText('Growing Confidence')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  const card = page.getByText('Growing Confidence').locator('..');
  const stage = page.getByRole('progressbar', { name: /Recovery Stage/ });
  const [outer, inner] = [await card.boundingBox(), await stage.boundingBox()];
  expect((inner?.x ?? 0) + (inner?.width ?? 0)).toBeLessThan((outer?.x ?? 0) + (outer?.width ?? 0) - 8);
  await expect(page.getByText(/^5 more sessions to Natural Integration$/)).toBeVisible();
  const overall = page.getByRole('region', { name: 'Overall Statistics' });
  await expectAbove(page.getByRole('region', { name: 'Last 7 Days' }), card);
  await expectAbove(card, overall);
  await expect(overall.getByRole('term')).toHaveText([
    'Total completed',
    'Actions taken',
    'Anxiety flipped',
    'Emergency uses',
  ]);
  await expect(overall.getByRole('definition')).toHaveText(['25', '9', '16', '4']);
});

test('figures that could not be loaded are loaded when Progress is opened', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/status of 503/);
  await page.route('**/api/flip-stats', (route) => route.fulfill({ status: 503, body: '{}' }));
  await openPaused(page, `${app}?view=home`);
  const progress = page.getByRole('button', { name: 'Progress' });
  await progress.click();
  const missing = page.getByText(flipWords.progress.unavailable);
  await expect(missing).toBeVisible();
  await back(page).click();
  await page.unroute('**/api/flip-stats');
  await runUntilVisible(page, progress);
  await progress.click();
  await expect(page.getByRole('region', { name: 'Overall Statistics' })).toBeVisible();
  await expect(missing).toBeHidden();
});

test('until the session is known, home offers a flip, calls nobody a guest, and then stays in place', async ({
  page,
}) => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/session', async (route) => {
    await asked;
    await route.continue();
  });
  await openPaused(page, `${app}?view=home`);
  const before = await start(page).boundingBox();
  for (const text of [flipWords.home.guestNote, flipWords.home.progressForSignedIn])
    await expect(page.getByText(text)).toBeHidden();
  answer();
  await expect(page.getByText(home(person.email))).toBeVisible();
  expect(await start(page).boundingBox()).toEqual(before);
});

test('signing out shows a message, and the exercise forgets the person', async ({ page }) => {
  await openPaused(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL(/#signed-out$/);
  await runUntilVisible(page, page.getByText('Signed out', { exact: true }));
  await expect(page.getByText("You've been signed out successfully.")).toBeVisible();
  await runUntilVisible(page, page.getByRole('button', { name: 'Continue as Guest' }));
  await page.goto(`${app}?view=progress`);
  await runUntilVisible(page, start(page));
  await expect(page.getByRole('button', { name: 'Progress' })).toBeDisabled();
});
