import { waitForForms } from '../../support/forms.ts';
import { cookiesOfSession } from '../../support/sign-in.ts';
import { fillSignIn, open } from '../auth/people.ts';
import { sendRaw, tracesIn } from './entry-points.ts';
import { ageSession, cookieHeader, expect, expectSaid, press, sql, test, writeMessage } from './people.ts';

// Each limit, also over the data API, is tested in database/admin-gate.test.ts.
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
  await open(page, `/admin/inbox?message=${id}`);
  await page.getByLabel('Your answer').fill('Twenty minutes of thought.');
  await ageSession(admin, '2 hours', '31 minutes');
  const cookies = await cookiesOfSession(admin.client);
  const answer = await sendRaw('/admin', { headers: { cookie: cookieHeader(cookies) } });
  expect([answer.status, tracesIn(answer)]).toEqual([401, []]);
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

  // The text of an admin who signs out leaves the device.
  await page.getByRole('textbox', { name: 'Your answer' }).fill('A second thought.');
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Sign out' }).last().click();
  await expect(page).toHaveURL(/\/auth\?next=.*message/);
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('draft');
});

test('what is typed before the page is ready is kept, beside what was kept of the rest, and not replaced by an older draft', async ({
  adminPage: page,
}) => {
  const subject = page.getByLabel('Subject');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  page.on('dialog', (dialog) => dialog.accept());
  await open(page, '/admin/mails/newsletter/new');
  await subject.fill('An older subject');
  await text.fill('The letter.');
  // The page's scripts are held back, as by a slow line.
  let goOn = () => {};
  const isOver = new Promise<void>((done) => {
    goOn = done;
  });
  await page.route(/\.js(\?|$)/, (route) => isOver.then(() => route.continue()));
  await page.reload({ waitUntil: 'commit' });
  await subject.click();
  await page.keyboard.type('A new');
  goOn();
  await waitForForms(page);
  // The caret is where it was.
  await page.keyboard.type(' subject');
  const expectBoth = async () => {
    await expect(subject).toHaveValue('A new subject');
    await expect(text).toHaveValue('The letter.');
  };
  await expectBoth();
  await page.reload();
  await expect(page.getByText('This is what you had typed and not sent.')).toBeVisible();
  await expectBoth();
  await press(page, 'Discard it');
  await expect(subject).toHaveValue('');
  await press(page, 'Bring it back');
  await expectBoth();
  await press(page, 'Discard it');
  await expect(subject).toHaveValue('');
});

test('of two tabs with one issue, the second to save gets both texts', async ({ adminPage: page, mark }) => {
  const text = page.getByLabel('Text', { exact: false }).last();
  const save = async (words: string) => {
    await text.fill(words);
    await press(page, 'Save');
    await expectSaid(page, 'Saved');
  };
  await open(page, '/admin/mails/newsletter/new');
  await page.getByLabel('Subject').fill(mark);
  await save('First text');
  await expect(page).not.toHaveURL(/done=/);
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toHaveCount(0);

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
});
