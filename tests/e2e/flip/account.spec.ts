import { flipWords } from '@/content/flip/flip';
import { setTextSize } from '../../support/axe.ts';
import { connect } from '../../support/stack.ts';
import {
  flip as completeFlip,
  expect,
  failedRequest,
  hold,
  home,
  isAbove,
  open,
  openAs,
  storedFlips,
  storeFlips,
  test,
  viewPath,
  waiting,
} from './exercise.ts';

const { flip, messages } = flipWords;

test('someone signed in is greeted; home and views show their flip at once, the end counts none, and toast and status line in turn its saving', async ({
  app,
  page,
  person,
}) => {
  await app.openPaused();
  await expect(page.getByText(`Welcome back, ${person.email.split('@')[0]}`)).toBeVisible();
  await expect(page.getByText("Today's Progress")).toBeHidden();
  await storeFlips(person, ['2026-11-01', '2026-11-19', '2026-10-31']);
  await app.flipOnce({ answer: app.yes, pick: /Cold Water/ });
  const line = page.getByText('Your progress has been saved to your account.');
  const toast = page.getByText('Progress Saved!');
  await app.runUntilVisible(toast);
  await expect(page.getByText('Your flip session has been recorded.')).toBeVisible();
  await expect(line).toHaveCSS('opacity', '0');
  expect(await app.covered()).toEqual([]);
  const said = await page.getByRole('region', { name: 'The flip' }).locator('p:visible').allTextContents();
  const inOrder: string[] = [flip.body, flip.saved, messages.saved.title, flip.rest];
  expect(said.filter((text) => inOrder.includes(text))).toEqual(inOrder);
  await page.clock.runFor(7_000);
  await expect(toast).toBeHidden();
  await expect(line).toHaveCSS('opacity', '1');
  await expect(page.getByRole('link', { name: flip.keepCount })).toBeHidden();
  const stored = (await storedFlips(person)).filter(({ session_date }) => session_date === '2026-11-20');
  expect(stored).toMatchObject([
    {
      user_id: person.id,
      flip_step_reached: 'complete',
      action_needed: true,
      flip_technique: 'cold-water',
      completion_time_seconds: 13,
      was_emergency_mode: false,
    },
  ]);

  await app.toHome().click();
  const today = page.getByRole('heading', { name: "Today's Progress" }).locator('..');
  await expect(today.getByRole('definition')).toHaveText(['1', '1', '0']);
  await expect(today.getByRole('term')).toHaveText(['Completed', 'Action taken', 'Anxiety flipped']);
  expect(await isAbove(today, app.start())).toBe(true);

  await page.getByRole('button', { name: 'Evidence Bank' }).click();
  const stats = page.getByRole('region', { name: 'Your Stats' });
  await expect(stats.getByRole('term')).toHaveText([
    'Total flips completed',
    'Responsible medical actions',
    'Emergency mode uses',
    'Anxiety-only flips',
  ]);
  await expect(stats.getByRole('definition')).toHaveText(['4', '1', '0', '3']);

  // Title and start are seen without scrolling, also below a message.
  const parts = {
    title: app.step(),
    today,
    start: app.start(),
    emergency: page.getByRole('button', { name: 'Emergency Mode' }),
  };
  for (const message of ['', '#welcome-back']) {
    await page.goto(home + message);
    await app.runUntilVisible(parts.today);
    if (message) await expect(page.getByText("You're now logged in to track your progress.")).toBeVisible();
    // On a phone the buttons come before today's card.
    for (const [width, height, text, seen] of [
      [1280, 800, '100%', ['title', 'today', 'start', 'emergency']],
      [360, 640, '100%', ['title', 'start', ...(message ? [] : ['emergency' as const])]],
      ...(message ? [] : [[360, 740, '200%', ['title', 'start']] as const]),
    ] as const) {
      await page.setViewportSize({ width, height });
      await setTextSize(page, text);
      for (const part of seen)
        await expect(parts[part], `${part} at ${width} px, ${text}`).toBeInViewport({ ratio: 0.99 });
    }
  }
});

test('progress asks again for figures that did not come: the last seven days, the stage and the totals', async ({
  app,
  page,
  person,
  expectConsole,
}) => {
  expectConsole(/status of 503/);
  const days = ['2026-11-14', '2026-11-18', '2026-11-18', '2026-11-20', '2026-10-01', '2026-09-01'];
  await storeFlips(person, [...days, ...days]);
  await storeFlips(person, days, { action_needed: true });
  await storeFlips(person, [...days, '2026-11-20'], { was_emergency_mode: true });

  await page.route('**/api/flip-stats', (route) => route.fulfill({ status: 503, body: '{}' }));
  await app.openHome();
  const progress = page.getByRole('button', { name: 'Progress' });
  await progress.click();
  const missing = page.getByText(flipWords.progress.unavailable);
  await expect(missing).toBeVisible();
  await app.back().click();
  await page.unroute('**/api/flip-stats');
  await app.runUntilVisible(progress);
  await progress.click();
  await expect(app.step()).toHaveText('Progress');
  await app.runUntilVisible(page.getByRole('img', { name: /as bars/ }));
  await expect(missing).toBeHidden();

  const week = page.getByRole('region', { name: 'Last 7 Days' });
  await expect(week.getByRole('list').getByRole('listitem')).toHaveText([
    'Completed',
    'Action taken',
    'Anxiety flipped',
  ]);
  await page.getByRole('tab', { name: 'Table' }).click();
  const table = page.getByRole('table', { name: 'Last 7 Days' });
  await expect(table.getByRole('rowheader')).toHaveText(['Sat', 'Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri']);
  await expect(table.getByRole('row').nth(1)).toHaveText('Sat413');
  await expect(table.getByRole('row').nth(5)).toHaveText('Wed826');

  const name = page.getByText('Growing Confidence');
  await expect(name).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  const card = name.locator('..');
  const stage = page.getByRole('progressbar', { name: /Recovery Stage/ });
  const [outer, inner] = [await card.boundingBox(), await stage.boundingBox()];
  expect((inner?.x ?? 0) + (inner?.width ?? 0)).toBeLessThan((outer?.x ?? 0) + (outer?.width ?? 0) - 8);
  await expect(page.getByText(/^5 more sessions to Natural Integration$/)).toBeVisible();
  const overall = page.getByRole('region', { name: 'Overall Statistics' });
  // The specification's order, on a phone.
  for (const [first, second] of [
    [week, card],
    [card, overall],
  ] as const)
    expect(await isAbove(first, second)).toBe(true);
  await expect(overall.getByRole('term')).toHaveText([
    'Total completed',
    'Actions taken',
    'Anxiety flipped',
    'Emergency uses',
  ]);
  await expect(overall.getByRole('definition')).toHaveText(['25', '6', '19', '7']);
});

test('until the session is known, home offers a flip and calls nobody a guest; signing out forgets the person', async ({
  app,
  page,
  person,
}) => {
  const answer = await hold(page, /\/api\/session$/);
  await app.openHome();
  // A late font moves the button, too.
  await page.evaluate(async () => void (await document.fonts.ready));
  const before = await app.start().boundingBox();
  for (const text of [flipWords.home.guestNote, flipWords.home.progressForSignedIn])
    await expect(page.getByText(text)).toBeHidden();
  answer();
  await expect(page.getByText(`Welcome back, ${person.email.split('@')[0]}`)).toBeVisible();
  expect(await app.start().boundingBox()).toEqual(before);

  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL(/#signed-out$/);
  await app.runUntilVisible(page.getByText('Signed out', { exact: true }));
  await expect(page.getByText("You've been signed out successfully.")).toBeVisible();
  await app.runUntilVisible(page.getByRole('button', { name: 'Continue as Guest' }));
  await page.goto(viewPath('progress'));
  await app.runUntilVisible(app.start());
  await expect(page.getByRole('button', { name: 'Progress' })).toBeDisabled();
});

// Another person’s session is tested in `shared-device`; lost responses and two tabs by the simulation of the outbox.
test('a waiting flip outlives its page, and is sent once and reported when the server is back; the 301st of a day waits until tomorrow', async ({
  context,
  someone,
  expectConsole,
}) => {
  expectConsole(failedRequest);
  const ada = await someone('ada');
  await context.route('**/api/flip-sessions', (route) => route.fulfill({ status: 503, body: '{}' }));
  const before = await openAs(context, ada);
  await completeFlip(before);
  await expect(before.page.getByText('Saved on this device', { exact: true })).toBeVisible();
  await before.page.close({ runBeforeUnload: false });

  const app = await open(context);
  const { page } = app;
  await expect(page.getByText('1 flip is saved on this device and waits to be sent.')).toBeVisible();
  await context.unrouteAll({ behavior: 'wait' });
  // In steps shorter than the message's six seconds: the next attempt may be under way already.
  await expect(async () => {
    await page.clock.runFor(2_000);
    await expect(page.getByText('Progress Saved!')).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(waiting(page)).toBeHidden();
  expect(await storedFlips(ada)).toHaveLength(1);

  const sql = connect();
  await sql`
    insert into public.flip_sessions (user_id, flip_step_reached, completion_time_seconds, session_date)
    select ${ada.id}, 'complete', 16, current_date from generate_series(1, 299)`;
  await sql.end();
  await completeFlip(app);
  await app.toHome().click();
  await expect(page.getByText('The rest is sent tomorrow, by itself.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send now' })).toBeHidden();
});

test('after its session has ended a flip waits on the device, until the same person signs in again', async ({
  context,
  someone,
  expectConsole,
}) => {
  expectConsole(failedRequest);
  const ada = await someone('ada');
  const app = await openAs(context, ada);
  // The person has not signed out: the session fingerprint is still there.
  await context.clearCookies({ name: /^sb-/ });
  await completeFlip(app);
  await app.toHome().click();
  await expect(app.page.getByText('Your session has ended.')).toBeVisible();
  await expect(app.page.getByRole('link', { name: 'Sign in again' })).toBeVisible();
  await expect(waiting(app.page)).toBeVisible();
  await app.page.close();
  const after = await openAs(context, ada);
  await expect.poll(async () => (await storedFlips(ada)).length).toBe(1);
  await expect(waiting(after.page)).toBeHidden();
});
