import type { Page } from '@playwright/test';
import { waitForForms } from '../../support/forms.ts';
import { cookiesOfSession } from '../../support/sign-in.ts';
import { sendRaw, tracesIn } from './entry-points.ts';
import {
  ageSession,
  cookieHeader,
  expect,
  expectSaid,
  fillSignIn,
  lastDay,
  press,
  sql,
  test,
  writeMessage,
} from './people.ts';

/** Holds the page's scripts back, like a slow line. @returns what lets them go on */
async function holdScripts(page: Page): Promise<() => void> {
  let goOn = () => {};
  const isOver = new Promise<void>((done) => {
    goOn = done;
  });
  await page.route(/\.js(\?|$)/, (route) => isOver.then(() => route.continue()));
  return goOn;
}

// The limit of twelve hours, and who stays signed in, are tested in database/admin-gate.test.ts.
test('after 30 idle minutes the dashboard exposes nothing; signing in again leads back to the message and its answer', async ({
  page,
  context,
  admin,
  expectConsole,
  mark,
}) => {
  expectConsole(/status of 401/);
  const id = await writeMessage({ subject: mark });
  await context.addCookies(await cookiesOfSession(admin.client));
  await page.goto(`/admin/inbox?message=${id}`);
  await waitForForms(page);
  await page.getByLabel('Your answer').fill('Twenty minutes of thought.');
  await ageSession(admin, '2 hours', '31 minutes');
  const cookies = await cookiesOfSession(admin.client);
  for (const path of ['/admin', '/admin/inbox', '/admin/export']) {
    const answer = await sendRaw(path, { headers: { cookie: cookieHeader(cookies) } });
    expect(answer.status, path).toBe(401);
    expect(tracesIn(answer), path).toEqual([]);
  }
  expect((await admin.client.rpc('admin_overview', lastDay)).error?.code).toBe('42501');
  await context.addCookies(cookies);
  await page.getByRole('button', { name: 'Send answer' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'You were signed out' });
  await expect(notice).toBeVisible();
  await expect(page.getByLabel('Your answer')).toHaveValue('Twenty minutes of thought.');
  // One result, one notice.
  await expect(page.locator('.toast:visible')).toHaveCount(0);

  await notice.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    'the dashboard closes after 30 minutes without use',
  );
  await page.getByRole('button', { name: 'Sign in again' }).click();
  await fillSignIn(page, admin);
  await expect(page).toHaveURL(new RegExp(`message=${id}`));
  await expect(page.getByLabel('Your answer')).toHaveValue('Twenty minutes of thought.');
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expectSaid(page, 'The answer is on its way');

  // A page that is asked for while signed out is shown after signing in, and the text of a signed-out admin is gone.
  await page.getByRole('textbox', { name: 'Your answer' }).fill('A second thought.');
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Sign out' }).last().click();
  await expect(page).toHaveURL(/\/auth\?next=.*message/);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')))).toEqual(
    [],
  );
});

test('what is typed before the page is ready is kept, and not replaced by an older draft', async ({
  adminPage: page,
  mark,
}) => {
  const id = await writeMessage({ subject: mark });
  const answer = page.getByLabel('Your answer');
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto(`/admin/inbox?message=${id}`);
  await waitForForms(page);
  await answer.fill('The older text.');
  const goOn = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await answer.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('Twenty minutes');
  goOn();
  await waitForForms(page);
  // The caret is where it was.
  await page.keyboard.type(' of thought.');
  await expect(answer).toHaveValue('Hello Nia,\n\nTwenty minutes of thought.');
  await page.reload();
  await expect(answer).toHaveValue('Hello Nia,\n\nTwenty minutes of thought.');
  await expect(page.getByText('This is what you had typed and not sent.')).toBeVisible();
});

test('of a letter, what was kept comes back beside what is typed before the page is ready', async ({
  adminPage: page,
}) => {
  const subject = page.getByLabel('Subject');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto('/admin/mails/newsletter/new');
  await waitForForms(page);
  await text.fill('The letter.');
  const goOn = await holdScripts(page);
  await page.goto('/admin', { waitUntil: 'commit' });
  await page.goto('/admin/mails/newsletter/new', { waitUntil: 'commit' });
  await subject.fill('A new subject');
  goOn();
  await waitForForms(page);
  await expect(text).toHaveValue('The letter.');
  await expect(subject).toHaveValue('A new subject');
  await page.getByRole('button', { name: 'Discard it' }).click();
  await expect(subject).toHaveValue('');
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(subject).toHaveValue('A new subject');
  await expect(text).toHaveValue('The letter.');
  await page.getByRole('button', { name: 'Discard it' }).click();
  await expect(subject).toHaveValue('');
});

test('of two tabs with one issue, the second to save gets both texts', async ({ adminPage: page, mark }) => {
  const text = page.getByLabel('Text', { exact: false }).last();
  const said = (words: string) => page.getByRole('status').filter({ hasText: words });
  const save = async (words: string) => {
    await text.fill(words);
    await press(page, 'Save');
    await expectSaid(page, 'Saved');
  };
  await page.goto('/admin/mails/newsletter/new');
  await waitForForms(page);
  await page.getByLabel('Subject').fill(mark);
  await save('First text');
  await expect(page).not.toHaveURL(/done=/);
  await page.reload();
  await expect(said('Saved')).toHaveCount(0);

  await sql`update public.newsletter_issues set body = 'Their text', updated_at = now() where subject = ${mark}`;
  await text.fill('My text');
  await press(page, 'Save');
  await expect(page.getByText('Not saved: there is a newer text')).toBeVisible();
  await expect(page.getByText('Their text').first()).toBeVisible();
  await expect(text).toHaveValue('My text');
  await press(page, 'Save');
  await expectSaid(page, 'Saved');
  expect(await sql`select body from public.newsletter_issues where subject = ${mark}`).toEqual([
    { body: 'My text' },
  ]);
  await save('My other text');
  await page.reload();
  await expect(said('Saved')).toHaveCount(0);
  await waitForForms(page);
  await page.getByLabel('Yes, send this to').check();
  await press(page, 'Schedule');
  await expectSaid(page, 'Scheduled');
  await press(page, 'Unschedule');
  await expectSaid(page, 'A draft again');
  await expect(said('Scheduled')).toHaveCount(0);
});
