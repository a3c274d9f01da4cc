import { connect } from '../../support/stack.ts';
import { expect, open, storedFlips, test } from './exercise.ts';
import { failedRequest, flip, openAs, stopSimulating, waiting } from './signed-in.ts';

test.use({ serviceWorkers: 'block' });
test.beforeEach(({ expectConsole }) => expectConsole(failedRequest));

// Another person’s session is tested in `shared-device`; a lost response, two tabs and an expired session in the second tier.
test('a waiting flip outlives its page, and is sent once and reported when the server is back; the 301st of a day waits until tomorrow', async ({
  context,
  someone,
}) => {
  const ada = await someone('ada');
  await context.route('**/api/flip-sessions', (route) => route.fulfill({ status: 503, body: '{}' }));
  const before = await openAs(context, ada);
  await flip(before);
  await expect(before.page.getByText('Saved on this device', { exact: true })).toBeVisible();
  await before.page.close({ runBeforeUnload: false });

  const app = await open(context);
  const { page } = app;
  await expect(page.getByText('1 flip is saved on this device and waits to be sent.')).toBeVisible();
  await stopSimulating(context);
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
  await flip(app);
  await app.toHome().click();
  await expect(page.getByText('The rest is sent tomorrow, by itself.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send now' })).toBeHidden();
});
