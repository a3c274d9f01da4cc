import { expect, test } from '../../support/fixtures.ts';
import {
  deleteFlippers,
  expectStoredOnce,
  type Flipper,
  failedRequest,
  flip,
  newFlipper,
  open,
  simulate,
  stopSimulating,
  waiting,
} from './edge-cases.ts';
import { storedFlips } from './exercise.ts';

test.describe.configure({ mode: 'serial' });
test.use({ serviceWorkers: 'block' });
test.beforeEach(({ expectConsole }) => expectConsole(failedRequest));

let ada: Flipper;
let ben: Flipper;
test.beforeAll(async () => {
  [ada, ben] = await Promise.all([newFlipper('ada'), newFlipper('ben')]);
});
test.afterAll(() => deleteFlippers([ada, ben]));

// A lost answer and an expired session are among the random schedules of the second tier.
for (const edgeCase of ['killed', 'other person'] as const) {
  test(`a flip is stored once and under its own person: ${edgeCase}`, async ({ context }) => {
    await expectStoredOnce(context, edgeCase, [ada, ben]);
    expect(await storedFlips(ben.person)).toEqual([]);
  });
}

test('a waiting flip is sent when the server is back, and then reported as saved', async ({ context }) => {
  const mine = ada;
  await context.addCookies(mine.cookies);
  await simulate(context, '503');
  const page = await open(context);
  await page.getByText('Welcome back, ').waitFor();
  await flip(page);
  mine.promised++;
  await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Back to Home' }).click();
  await expect(page.getByText('1 flip is saved on this device and waits to be sent.')).toBeVisible();
  await stopSimulating(context);
  // In steps shorter than the message's six seconds: the next attempt may be under way already.
  await expect(async () => {
    await page.clock.runFor(2_000);
    await expect(page.getByText('Progress Saved!')).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(waiting(page)).toBeHidden();
  expect(await storedFlips(mine.person)).toHaveLength(mine.promised);
});
