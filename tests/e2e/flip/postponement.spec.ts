import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../support/axe.ts';
import { Exercise, expect, home, test, viewPath } from './exercise.ts';
import { choice, deleteNotebook, notebookOnDisk, predict } from './notebook.ts';

const delay = viewPath('delay');
const MINUTE = 60_000;
const evening = { time: new Date('2026-11-20T22:40:00') };

const keepPostponements = (page: Page) => page.getByRole('switch', { name: 'Keep my waits on this device' });

/** Answers a wait that is due. */
async function answerPostponement(page: Page, urge: string, searched: 'Yes' | 'No') {
  await page.getByRole('button', { name: urge }).click();
  await page.getByRole('button', { name: searched, exact: true }).click();
  await expect(page.getByRole('heading', { name: 'That is all' })).toBeFocused();
}

/** Ends a running wait early, and answers it. */
async function endPostponement(page: Page, urge: string, searched: 'Yes' | 'No') {
  await page.getByRole('button', { name: 'End the wait now' }).click();
  await answerPostponement(page, urge, searched);
}

test('a wait is stored after opt-in, also while it runs, and outlives the page; five are a curve, and a fourth within an hour is met by a note', async ({
  app,
  context,
  page,
}) => {
  await page.clock.install(evening);
  await page.goto(home);
  await choice(page, /I want to search/).click();
  await expect(page.getByRole('heading', { level: 1, name: 'I want to search' })).toBeFocused();
  await choice(page, /Until tomorrow.*8:00/).waitFor();

  await choice(page, /15 minutes/).click();
  await expect(page.getByRole('heading', { name: /It can wait until \d+:\d\d/ })).toBeFocused();
  await expect(page.getByText('Please leave this page open.')).toBeVisible();
  expect(await notebookOnDisk(page)).toBeUndefined();
  await page.clock.fastForward(15 * MINUTE);
  await answerPostponement(page, 'It is still here', 'Yes');
  await expect(page.getByText('Nothing is broken by that')).toBeVisible();
  expect(await notebookOnDisk(page)).toBeUndefined();
  await choice(page, /Let it wait again/).click();

  await choice(page, /15 minutes/).click();
  await keepPostponements(page).click();
  await expect(keepPostponements(page)).toBeFocused();
  await expect(page.getByText('You may close this page.')).toBeVisible();
  await expectNoViolations(page, 'delay: running');
  await app.back().click();
  await expect(page.getByText(/Your urge can wait until \d+:\d\d/)).toBeVisible();
  await app.flipOnce();
  await page.close();

  const later = await context.newPage();
  await later.addInitScript(() => {
    const { encrypt } = SubtleCrypto.prototype;
    SubtleCrypto.prototype.encrypt = async function (...all) {
      await new Promise((resolve) => setTimeout(resolve, 500));
      return encrypt.apply(this, all);
    };
  });
  const laterApp = new Exercise(later);
  await later.clock.install({ time: new Date('2026-11-20T23:30:00') });
  await later.goto(home);
  await later.setViewportSize({ width: 360, height: 640 });
  await expect(choice(later, /Say how it is/)).toBeInViewport({ ratio: 1 });
  await choice(later, /Say how it is/).click();
  await expectNoViolations(later, 'delay: due');
  await answerPostponement(later, 'It has gone', 'No');
  // The result is shown once it is stored, however late.
  await later.goto(delay);
  await expect(choice(later, /15 minutes/)).toBeVisible();
  const curve = later.getByRole('heading', { name: 'Your urges so far' });
  const again = async () => {
    await laterApp.back().click();
    await choice(later, /I want to search/).click();
  };
  for (const urge of ['It has grown', 'It has gone']) {
    await again();
    await choice(later, /^5 minutes/).click();
    await later.clock.fastForward(61 * MINUTE);
    await answerPostponement(later, urge, 'No');
  }
  await expect(curve).toBeHidden();
  await again();
  await choice(later, /^5 minutes/).click();
  await endPostponement(later, 'It has gone', 'No');
  await expect(curve).toBeVisible();
  await later.getByText('As a list').click();
  const list = later.getByRole('region', { name: 'Your urges so far' }).getByRole('listitem');
  const [gone, grown] = [/gone, not/, /grown, not/];
  await expect(list).toHaveText([/still here, searched/, gone, grown, gone, gone]);
  await expectNoViolations(later, 'delay: curve');
  await later.getByRole('button', { name: 'What helps me' }).click();
  await expect(later.getByRole('heading', { level: 1, name: 'What helps me' })).toBeFocused();
  await expectNoViolations(later, 'helps');
  await laterApp.back().click();

  const note = later.getByRole('heading', { name: 'That is a lot of urges in one hour' });
  const more = choice(later, /Let it wait again/);
  for (let wait = 2; wait <= 4; wait++) {
    await expect(note).toBeHidden();
    await choice(later, /^5 minutes/).click();
    if (wait < 4) await choice(later, /End the wait now/).click();
    if (wait < 4) await choice(later, /Leave it without an answer/).click();
  }
  await endPostponement(later, 'It is still here', 'No');
  await expect(note).toBeVisible();
  await expect(later.getByRole('link', { name: 'People to talk to' })).toHaveAttribute('href', '/resources');
  await expect(more).toBeHidden();

  await deleteNotebook(later);
  await expect(later.getByText('All of it has been deleted from this device.')).toBeVisible();
  await expect(curve).toBeHidden();
  expect(await notebookOnDisk(later)).toEqual({ pages: [], keys: [] });
  expect(await later.evaluate(() => localStorage.getItem('flip.wait'))).toBeNull();
});

test('the end of a wait shows one neutral notification on a hidden page, and none too early after a clock was set back by weeks', async ({
  page,
}) => {
  await page.clock.install(evening);
  await page.addInitScript(() => {
    const sent: { title: string; body: string }[] = [];
    Object.assign(window, { sent });
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    const registration = {
      showNotification: async (title: string, { body = '' }: NotificationOptions) =>
        sent.push({ title, body }),
    };
    navigator.serviceWorker.getRegistration = async () =>
      registration as unknown as ServiceWorkerRegistration;
  });
  const sent = () => page.evaluate<unknown[]>('sent');
  await page.goto(delay);
  await choice(page, /^5 minutes/).click();
  await page.clock.fastForward(5 * MINUTE);
  await answerPostponement(page, 'It has gone', 'No');
  expect(await sent()).toEqual([]);
  await page.goto(delay);
  await choice(page, /^5 minutes/).click();
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true }));
  await page.clock.fastForward(5 * MINUTE);
  const neutral = { title: 'The Flip Method', body: 'The time is up. Come back when it suits you.' };
  await expect.poll(sent).toEqual([neutral]);

  const endsAt = new Date('2026-12-20T22:40:00').getTime();
  await page.addInitScript((endsAt) => {
    localStorage.setItem('flip.wait', JSON.stringify({ owner: 'guest', id: 'a', endsAt }));
    Object.defineProperty(document, 'hidden', { value: true });
  }, endsAt);
  await page.goto(home);
  await expect(page.getByText(/Your urge can wait until/)).toBeVisible();
  await page.clock.runFor(MINUTE);
  expect(await sent()).toEqual([]);
  await page.clock.fastForward(25 * 24 * 60 * MINUTE);
  expect(await sent()).toEqual([]);
  await page.clock.fastForward(5 * 24 * 60 * MINUTE);
  await expect.poll(sent).toEqual([neutral]);
});

test('with storage full or blocked, all works and nothing claims to be stored', async ({ context, page }) => {
  await page.addInitScript(() => {
    const full = () => {
      throw new DOMException('No room.', 'QuotaExceededError');
    };
    IDBObjectStore.prototype.put = full;
    Storage.prototype.setItem = full;
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
  });
  await page.goto(delay);
  await keepPostponements(page).click();
  await choice(page, /^30 minutes/).click();
  // It says so, and does not ask.
  await expect(page.getByText('This browser lets the page send no messages.')).toBeVisible();
  await expect(choice(page, /Tell me when the time is up/)).toHaveCount(0);
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

test('a wait until tomorrow asks whether the device may keep it, and survives midnight, another time zone and tabs', async ({
  context,
  page,
}) => {
  await page.clock.install(evening);
  await page.goto(delay);
  const other = await context.newPage();
  await other.clock.install(evening);
  await other.goto(home);
  await new Exercise(other).start().waitFor();
  await choice(page, /^Until tomorrow/).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep them here' }).click();
  // With two digits where the zone is said.
  await expect(other.getByText(/Your urge can wait until Sat 0?8:00/)).toBeVisible();
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
