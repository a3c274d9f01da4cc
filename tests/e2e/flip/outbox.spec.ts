import { flipWords } from '@/content/flip/flip';
import { connect, serviceClient } from '../../support/stack.ts';
import {
  expectStoredOnce,
  failedRequest,
  flip,
  openAs,
  simulate,
  stopSimulating,
  waiting,
} from './edge-cases.ts';
import { appPath, expect, storedFlips, test } from './exercise.ts';

test.use({ serviceWorkers: 'block' });
test.beforeEach(({ expectConsole }) => expectConsole(failedRequest));

// Another person's session is tested in `shared-device`; the other ways are among the random schedules of the second tier.
test('a flip whose page is killed before it is sent is stored once', async ({ context, someone }) => {
  await expectStoredOnce(context, 'killed', [await someone('ada'), await someone('ben')]);
});

test('a waiting flip is sent and reported when the server is back', async ({ context, someone }) => {
  const ada = await someone('ada');
  await simulate(context, '503');
  const app = await openAs(context, ada);
  const { page } = app;
  await flip(app);
  await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible();
  await app.toHome().click();
  await expect(page.getByText('1 flip is saved on this device and waits to be sent.')).toBeVisible();
  await stopSimulating(context);
  // In steps shorter than the message's six seconds: the next attempt may be under way already.
  await expect(async () => {
    await page.clock.runFor(2_000);
    await expect(page.getByText('Progress Saved!')).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(waiting(page)).toBeHidden();
  expect(await storedFlips(ada)).toHaveLength(1);
});

test('without consent, flips wait on the device until it is given', async ({ context, someone }) => {
  const ada = await someone('ada');
  const withdrawal = { person: ada.id, purpose: 'flips', delete_data: false };
  expect((await serviceClient().rpc('withdraw_consent', withdrawal)).error).toBeNull();
  const app = await openAs(context, ada);
  const { page } = app;
  await flip(app);
  // A withdrawn consent is an answer: nothing asks again.
  await page.clock.runFor(2_000);
  await expect(page.getByRole('button', { name: flipWords.flip.consent.keep, exact: true })).toBeHidden();
  await app.toHome().click();
  await expect(page.getByText('Your account keeps no flips')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send now' })).toBeHidden();

  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/flip-sessions')) sent++;
  });
  await page.clock.runFor(3_600_000);
  expect(sent).toBe(0);

  await page.getByRole('link', { name: 'Choose at your account' }).click();
  await page.getByRole('checkbox', { name: /my flips are kept/ }).check();
  await page.getByRole('button', { name: 'Keep my flips' }).click();
  await page.waitForURL((url) => url.pathname === appPath);
  await expect.poll(async () => (await storedFlips(ada)).length).toBe(1);
  await expect(waiting(page)).toBeHidden();
});

test('the 301st flip of a day waits until tomorrow, with a calm message', async ({ context, someone }) => {
  const ada = await someone('ada');
  const sql = connect();
  await sql`
    insert into public.flip_sessions (user_id, flip_step_reached, completion_time_seconds, session_date)
    select ${ada.id}, 'complete', 16, current_date from generate_series(1, 300)`;
  await sql.end();
  const app = await openAs(context, ada);
  const { page } = app;
  await flip(app);
  await app.toHome().click();
  await expect(page.getByText('The rest is sent tomorrow, by itself.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send now' })).toBeHidden();
});
