import { expect, test } from '../../support/fixtures.ts';
import { storedFlips } from './exercise.ts';
import {
  calm,
  endanger,
  type Flipper,
  flip,
  forgetFlippers,
  lostAnswer,
  newFlipper,
  open,
  survive,
  waiting,
} from './hazards.ts';

test.describe.configure({ mode: 'serial' });
test.use({ serviceWorkers: 'block' });
test.beforeEach(({ expectConsole }) => expectConsole(lostAnswer));

let ada: Flipper;
let ben: Flipper;
test.beforeAll(async () => {
  [ada, ben] = await Promise.all([newFlipper('ada'), newFlipper('ben')]);
});
test.afterAll(() => forgetFlippers([ada, ben]));

for (const hazard of ['answer lost', 'killed', 'expired', 'other person'] as const) {
  test(`a flip is stored once and under its own person: ${hazard}`, {
    // An answer that is lost is sent again like one that has not come, and the database takes a flip once.
    tag: hazard === 'answer lost' || hazard === 'expired' ? '@long' : [],
  }, async ({ context }) => {
    await survive(context, hazard, [ada, ben]);
    expect(await storedFlips(ben.person)).toEqual([]);
  });
}

test('a flip that waits is sent by itself when the server is back, and then said to be saved', async ({
  context,
}) => {
  const mine = ada;
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
