import { Exercise, expect, home, test, viewPath } from './exercise.ts';
import { answerPostponement, choice, endPostponement, keepPostponements, predict } from './notebook.ts';

const delay = viewPath('delay');
const evening = new Date('2026-11-20T22:40:00');

test('with storage full or blocked, all works and nothing claims to be stored', async ({ context, page }) => {
  await page.addInitScript(() => {
    const full = () => {
      throw new DOMException('No room.', 'QuotaExceededError');
    };
    IDBObjectStore.prototype.put = full;
    Storage.prototype.setItem = full;
  });
  await page.goto(delay);
  await keepPostponements(page).click();
  await choice(page, /^30 minutes/).click();
  await expect(page.getByText('Please leave this page open.')).toBeVisible();
  await endPostponement(page, 'It has gone', 'No');
  await page.goto(viewPath('experiments'));
  await predict(page, 'I will not sleep.', 'Searching');
  const refused = 'This browser would not keep it.';
  await expect(page.getByText(refused)).toBeVisible();

  const denied = await context.newPage();
  await denied.addInitScript(() => {
    for (const name of ['indexedDB', 'localStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Not here.', 'SecurityError');
        },
      });
  });
  await denied.goto(viewPath('experiments'));
  await predict(denied, 'I will not sleep.', 'Searching');
  for (const text of [refused, 'This browser does not open what it keeps for this page just now.'])
    await expect(denied.getByText(text)).toBeVisible();
});

test('with notifications denied, the wait says so and does not ask', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
  });
  await page.goto(delay);
  await choice(page, /^5 minutes/).click();
  await expect(page.getByText('This browser lets the page send no messages.')).toBeVisible();
  await expect(choice(page, /Tell me when the time is up/)).toHaveCount(0);
});

test('a wait until tomorrow survives midnight, another time zone and tabs', async ({ context, page }) => {
  await page.clock.install({ time: evening });
  await page.goto(delay);
  await keepPostponements(page).click();
  const other = await context.newPage();
  await other.clock.install({ time: evening });
  await other.goto(home);
  await new Exercise(other).start().waitFor();
  await choice(page, /^Until tomorrow/).click();
  await expect(other.getByText('Your urge can wait until Sat 8:00')).toBeVisible();
  await page.close();

  const browser = await context.newCDPSession(other);
  await browser.send('Emulation.setTimezoneOverride', { timezoneId: 'Pacific/Auckland' });
  await other.clock.setSystemTime(new Date('2026-11-21T00:30:00Z'));
  await other.reload();
  const morning = new Date('2026-11-21T08:00:00').getTime();
  await expect(other.getByText(/Your urge can wait until/)).toBeVisible();
  await other.clock.setSystemTime(morning + 1);
  await other.reload();
  await choice(other, /Say how it is/).click();

  const third = await context.newPage();
  await third.clock.install({ time: morning + 1 });
  await third.goto(home);
  await choice(third, /Say how it is/).waitFor();
  await answerPostponement(other, 'It has gone', 'No');
  await expect(choice(third, /Say how it is/)).toHaveCount(0);
  // The override belongs to the renderer process, which the next tests use, too.
  await browser.send('Emulation.setTimezoneOverride', { timezoneId: '' });
});
