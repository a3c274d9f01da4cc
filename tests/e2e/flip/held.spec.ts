import { expect, test } from '../../support/fixtures.ts';
import { connect, serviceClient } from '../../support/stack.ts';
import { deleteFlippers, type Flipper, flip, newFlipper, open, waiting } from './edge-cases.ts';
import { storedFlips } from './exercise.ts';

test.use({ serviceWorkers: 'block' });

let ada: Flipper;
test.beforeEach(async ({ context }) => {
  ada = await newFlipper('ada');
  await context.addCookies(ada.cookies);
});
test.afterEach(() => deleteFlippers([ada]));

test('without consent, flips wait on the device and are not sent again until it is given', async ({
  context,
  expectConsole,
}) => {
  expectConsole(/status of 403/);
  const withdrawn = await serviceClient().rpc('withdraw_consent', {
    person: ada.person.id,
    purpose: 'flips',
    delete_data: false,
  });
  expect(withdrawn.error).toBeNull();
  const page = await open(context);
  await page.getByText('Welcome back, ').waitFor();
  await flip(page);
  await page.getByRole('button', { name: 'Back to Home' }).click();
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
  await page.waitForURL((url) => url.pathname === '/flip-method-app');
  await expect.poll(async () => (await storedFlips(ada.person)).length).toBe(1);
  await expect(waiting(page)).toBeHidden();
});

test('the 301st flip of a day waits until tomorrow, with a calm message', async ({
  context,
  expectConsole,
}) => {
  expectConsole(/status of 429/);
  const sql = connect();
  await sql`
    insert into public.flip_sessions (user_id, flip_step_reached, completion_time_seconds, session_date)
    select ${ada.person.id}, 'complete', 16, current_date from generate_series(1, 300)`;
  await sql.end();
  const page = await open(context);
  await page.getByText('Welcome back, ').waitFor();
  await flip(page);
  await page.getByRole('button', { name: 'Back to Home' }).click();
  await expect(page.getByText('The rest is sent tomorrow, by itself.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send now' })).toBeHidden();
});
