import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../support/axe.ts';
import { expect, test } from '../../support/fixtures.ts';
import { app, back, flipOnce, runUntilVisible, start } from './exercise.ts';
import { answerPostponement, choice, deleteNotebook, endPostponement, notebookOnDisk } from './notebook.ts';

const delay = `${app}?view=delay`;
const MINUTE = 60_000;

test('a wait is stored only after opt-in, then outlives the page; the curve shows from five waits on', async ({
  context,
  page,
}) => {
  test.setTimeout(90_000);
  await page.clock.install({ time: new Date('2026-11-20T22:40:00') });
  await page.goto(`${app}?view=home`);
  await choice(page, /I want to search/).click();
  await expect(page.getByRole('heading', { level: 1, name: 'I want to search' })).toBeFocused();
  await choice(page, /Until tomorrow.*8:00/).waitFor();

  await choice(page, /15 minutes/).click();
  await expect(page.getByRole('heading', { name: /It can wait until \d+:\d\d/ })).toBeFocused();
  await expect(page.getByText('Please leave this page open.')).toBeVisible();
  expect(await notebookOnDisk(page)).toBeNull();
  await page.clock.fastForward(15 * MINUTE);
  await answerPostponement(page, 'It is still here', 'Yes');
  await expect(page.getByText('Nothing is broken by that')).toBeVisible();
  expect(await notebookOnDisk(page)).toBeNull();
  await choice(page, /Let it wait again/).click();

  await page.getByRole('switch', { name: 'Keep my waits on this device' }).click();
  await choice(page, /30 minutes/).click();
  await expect(page.getByText('You may close this page.')).toBeVisible();
  await expectNoViolations(page, 'delay: running');
  await back(page).click();
  await expect(page.getByText(/Your urge can wait until \d+:\d\d/)).toBeVisible();
  await flipOnce(page);
  await page.close();

  const later = await context.newPage();
  await later.clock.install({ time: new Date('2026-11-20T23:30:00') });
  await later.goto(`${app}?view=home`);
  await later.setViewportSize({ width: 360, height: 640 });
  await expect(choice(later, /Say how it is/)).toBeInViewport({ ratio: 1 });
  await choice(later, /Say how it is/).click();
  await expectNoViolations(later, 'delay: due');
  await answerPostponement(later, 'It has gone', 'No');
  const curve = later.getByRole('heading', { name: 'Your urges so far' });
  // Within the app: a load at once could come before the answer is stored.
  const again = async () => {
    await back(later).click();
    await choice(later, /I want to search/).click();
  };
  for (const urge of ['It has grown', 'It has gone']) {
    await again();
    await choice(later, /5 minutes/)
      .first()
      .click();
    await later.clock.fastForward(61 * MINUTE);
    await answerPostponement(later, urge, 'No');
  }
  await expect(curve).toBeHidden();
  await again();
  await choice(later, /5 minutes/)
    .first()
    .click();
  await endPostponement(later, 'It has gone', 'No');
  await expect(curve).toBeVisible();
  await later.getByText('As a list').click();
  const list = later.getByRole('region', { name: 'Your urges so far' }).getByRole('listitem');
  await expect(list).toHaveText([
    /still here, searched/,
    /gone, not/,
    /grown, not/,
    /gone, not/,
    /gone, not/,
  ]);
  await expectNoViolations(later, 'delay: curve');
  await later.getByRole('button', { name: 'What helps me' }).click();
  await expect(later.getByRole('heading', { level: 1, name: 'What helps me' })).toBeFocused();
  await expectNoViolations(later, 'helps');
  await back(later).click();

  await deleteNotebook(later);
  await expect(later.getByText('All of it has been deleted from this device.')).toBeVisible();
  await expect(curve).toBeHidden();
  expect(await notebookOnDisk(later)).toEqual({ pages: [], keys: [] });
  expect(await later.evaluate(() => localStorage.getItem('flip.wait'))).toBeNull();
});

test('a running wait can still be kept, and is then there after a reload', async ({ page }) => {
  await page.goto(delay);
  await choice(page, /15 minutes/).click();
  const keep = page.getByRole('switch', { name: 'Keep my waits on this device' });
  await keep.click();
  await expect(keep).toBeFocused();
  await expect(page.getByText('You may close this page.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: /It can wait until/ })).toBeVisible();
});

test('the result of a wait is shown once it is stored, however long that takes', async ({ page }) => {
  await page.addInitScript(() => {
    const { encrypt } = SubtleCrypto.prototype;
    SubtleCrypto.prototype.encrypt = async function (...all) {
      await new Promise((resolve) => setTimeout(resolve, 500));
      return encrypt.apply(this, all);
    };
  });
  await page.goto(delay);
  await page.getByRole('switch', { name: 'Keep my waits on this device' }).click();
  await choice(page, /15 minutes/).click();
  await endPostponement(page, 'It has gone', 'No');
  await page.reload();
  await expect(choice(page, /15 minutes/)).toBeVisible();
});

test('after more than three waits in an hour the overuse note appears, and no further wait is offered', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-11-20T22:40:00') });
  await page.goto(delay);
  const note = page.getByRole('heading', { name: 'That is a lot of urges in one hour' });
  for (let wait = 1; wait <= 4; wait++) {
    await choice(page, /5 minutes/)
      .first()
      .click();
    if (wait <= 3) await expect(note).toBeHidden();
    await endPostponement(page, 'It is still here', 'No');
    if (wait <= 3) await choice(page, /Let it wait again/).click();
  }
  await expect(note).toBeVisible();
  await expect(page.getByRole('link', { name: 'People to talk to' })).toHaveAttribute('href', '/resources');
  await expect(choice(page, /Let it wait again/)).toBeHidden();
  await choice(page, /Back to Home/).click();
  await runUntilVisible(page, start(page));
});

/** Grants notifications, and records them in place of the device. */
async function grantNotifications(page: Page) {
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
  const hide = (hidden: boolean) =>
    page.evaluate(
      (value) => Object.defineProperty(document, 'hidden', { value, configurable: true }),
      hidden,
    );
  const sent = () => page.evaluate(() => (window as unknown as { sent: unknown[] }).sent);
  return { hide, sent };
}

test('with permission, the end of a wait shows one neutral notification, and only while the page is hidden', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-11-20T22:40:00') });
  const { hide, sent } = await grantNotifications(page);
  await page.goto(delay);
  await choice(page, /5 minutes/)
    .first()
    .click();
  await page.clock.fastForward(5 * MINUTE);
  await answerPostponement(page, 'It has gone', 'No');
  expect(await sent()).toEqual([]);
  await page.goto(delay);
  await choice(page, /5 minutes/)
    .first()
    .click();
  await hide(true);
  await page.clock.fastForward(5 * MINUTE);
  await expect
    .poll(sent)
    .toEqual([{ title: 'The Flip Method', body: 'The time is up. Come back when it suits you.' }]);
});

test('after the clock was set back by more than a timer can wait, nothing says that the time is up', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-11-20T22:40:00') });
  const { sent } = await grantNotifications(page);
  const endsAt = new Date('2026-12-20T22:40:00').getTime();
  await page.addInitScript((mark) => localStorage.setItem('flip.wait', JSON.stringify(mark)), {
    owner: 'guest',
    id: 'a',
    endsAt,
  });
  await page.addInitScript(() => Object.defineProperty(document, 'hidden', { value: true }));
  await page.goto(`${app}?view=home`);
  await expect(page.getByText(/Your urge can wait until/)).toBeVisible();
  await page.clock.runFor(MINUTE);
  expect(await sent()).toEqual([]);
  await page.clock.fastForward(25 * 24 * 60 * MINUTE);
  expect(await sent()).toEqual([]);
  await page.clock.fastForward(5 * 24 * 60 * MINUTE);
  await expect.poll(sent).toHaveLength(1);
});
