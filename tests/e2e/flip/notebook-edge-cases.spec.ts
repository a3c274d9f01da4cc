import type { Page } from '@playwright/test';
import { databases } from '@/lib/device/device';
import { expect, test } from '../../support/fixtures.ts';
import { app, start } from './exercise.ts';
import { answerPostponement, choice, endPostponement, predict, wait } from './notebook.ts';

const delay = `${app}?view=delay`;
const evening = new Date('2026-11-20T22:40:00');
const keepPostponements = (page: Page) =>
  page.getByRole('switch', { name: 'Keep my waits on this device' }).click();

test('with storage full or blocked, everything works and nothing claims to be stored', async ({
  context,
  page,
}) => {
  await page.addInitScript(() => {
    const full = () => {
      throw new DOMException('No room.', 'QuotaExceededError');
    };
    IDBObjectStore.prototype.put = full;
    Storage.prototype.setItem = full;
  });
  await page.goto(delay);
  await keepPostponements(page);
  await choice(page, /^30 minutes/).click();
  await expect(page.getByText('Please leave this page open.')).toBeVisible();
  await endPostponement(page, 'It has gone', 'No');
  await page.goto(`${app}?view=experiments`);
  await predict(page, 'I will not sleep.', 'Searching');
  await expect(page.getByText('This browser would not keep it.')).toBeVisible();

  const denied = await context.newPage();
  await denied.addInitScript(() => {
    for (const name of ['indexedDB', 'localStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Not here.', 'SecurityError');
        },
      });
  });
  await denied.goto(`${app}?view=experiments`);
  await predict(denied, 'I will not sleep.', 'Searching');
  await expect(denied.getByText('This browser would not keep it.')).toBeVisible();
  await expect(
    denied.getByText('This browser does not open what it keeps for this page just now.'),
  ).toBeVisible();
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

test('dropped waits count as well: the overuse note appears after more than three in an hour', async ({
  page,
}) => {
  await page.goto(delay);
  for (let begun = 1; begun <= 4; begun++) {
    await choice(page, /^5 minutes/).click();
    await choice(page, /End the wait now/).click();
    await choice(page, /Leave it without an answer/).click();
  }
  await expect(page.getByRole('heading', { name: 'That is a lot of urges in one hour' })).toBeVisible();
});

test('a wait until tomorrow survives midnight and a change of time zone, and is the same in every tab', async ({
  context,
  page,
}) => {
  await page.clock.install({ time: evening });
  await page.goto(delay);
  await keepPostponements(page);
  const other = await context.newPage();
  await other.clock.install({ time: evening });
  await other.goto(`${app}?view=home`);
  await start(other).waitFor();
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
  await third.goto(`${app}?view=home`);
  await choice(third, /Say how it is/).waitFor();
  await answerPostponement(other, 'It has gone', 'No');
  await expect(choice(third, /Say how it is/)).toHaveCount(0);
  // The override belongs to the renderer process, which the next tests use, too.
  await browser.send('Emulation.setTimezoneOverride', { timezoneId: '' });
});

test('a page in another release’s format is skipped, and the rest can be read', async ({ page }) => {
  await page.goto(delay);
  await keepPostponements(page);
  await wait(page);
  await page.evaluate(async (name) => {
    const db = await new Promise<IDBDatabase>((done) => {
      const opening = indexedDB.open(name, 1);
      opening.onsuccess = () => done(opening.result);
    });
    const [own] = await new Promise<{ key: CryptoKey }[]>((done) => {
      const keys = db.transaction('keys').objectStore('keys').getAll();
      keys.onsuccess = () => done(keys.result);
    });
    if (!own) throw new Error('Nothing is kept yet.');
    const shapes = { delay: { startedAt: 'once' }, experiment: { prediction: 7 }, plan: ['words'] };
    for (const [kind, value] of Object.entries(shapes)) {
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const additionalData = new TextEncoder().encode(`guest/${kind}/old-${kind}`);
      const text = new TextEncoder().encode(JSON.stringify(value));
      const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, own.key, text);
      const row = { id: `old-${kind}`, kind, owner: 'guest', iv, data };
      db.transaction('pages', 'readwrite').objectStore('pages').put(row);
    }
    db.close();
  }, databases.notebook);
  for (const view of ['delay', 'helps', 'experiments', 'plan', 'evidence']) {
    await page.goto(`${app}?view=${view}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (view !== 'helps' && view !== 'evidence')
      await expect(page.getByRole('button', { name: 'Delete all of it' })).toBeVisible();
  }
});
