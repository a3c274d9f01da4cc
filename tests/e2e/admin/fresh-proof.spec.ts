import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addSecondFactor, codeOf, wrongCodeOf } from '../../support/second-factor.ts';
import { cookiesOfSession } from '../../support/sign-in.ts';
import { open, triesOf } from '../auth/people.ts';
import { ageSession, expect, press, sql, test } from './people.ts';

/* Sending an issue, importing and exporting subscribers and other acts, six minutes after the admin signed in. */

test.beforeEach(async ({ admin, context }) => {
  await ageSession(admin, '6 minutes');
  await context.addCookies(await cookiesOfSession(admin.client));
});

const password = (page: Page) => page.getByRole('main').getByLabel('Your password, once more');
const result = (page: Page, text: string) =>
  page.getByRole('main').locator('[data-slot=notice]').filter({ hasText: text });
const isAsked = (page: Page) => expect(page.getByText('Please show once more that it is you.')).toBeVisible();

test('sending an issue asks for the password; the letter is kept, the password is not', async ({
  page,
  admin,
  mark,
}) => {
  const issues = () =>
    sql`select send_at is not null as is_scheduled from public.newsletter_issues where subject = ${mark}`;
  await page.goto('/admin/mails/newsletter/new');
  await page.getByLabel('Subject').fill(mark);
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.fill('Look up.');
  await page.getByLabel('Yes, send this to').check();
  await expect(password(page)).toHaveCount(0);
  await press(page, 'Schedule');
  await isAsked(page);
  await expect(password(page)).toBeFocused();
  await expect(text).toHaveValue('Look up.');
  await expect(page.getByLabel('Yes, send this to')).toBeChecked();
  expect(await issues()).toEqual([]);

  await password(page).fill('not this one');
  await press(page, 'Show password');
  await password(page).press('End');
  await press(page, 'Schedule');
  await expect(result(page, 'Wrong password')).toBeVisible();
  await expect(text).toHaveValue('Look up.');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('not this one');
  expect(await issues()).toEqual([]);

  await password(page).fill(admin.password);
  await press(page, 'Schedule');
  await expect(result(page, 'Scheduled')).toBeVisible();
  expect(await issues()).toEqual([{ is_scheduled: true }]);
  // A right password is no try.
  expect(await triesOf('sign-in:pair', `127.0.0.1 ${admin.email}`)).toBe(1);
});

test('importing asks for the password before the list is looked at, and once for all its parts', async ({
  page,
  admin,
  mark,
}) => {
  // Two parts of 250 addresses.
  const list = Array.from({ length: 251 }, (_, n) => `${n}-${mark}@example.com`).join('\n');
  const known = () => sql`select from public.newsletter_subscribers where email like ${`%${mark}%`}`;
  await page.goto('/admin/mails/newsletter');
  await page.getByLabel('Or paste the addresses').fill(list);
  await press(page, 'Look at the list');
  await isAsked(page);
  await expect(page.getByLabel('Or paste the addresses')).toHaveValue(list);
  await page.locator('#import-proof').fill(admin.password);
  await press(page, 'Look at the list');
  await page.getByLabel('Their owners gave me these addresses').check();
  expect(await known()).toHaveLength(0);
  await press(page, 'Ask 251 addresses');
  await expect(result(page, '251 requests queued')).toBeVisible();
  expect(await known()).toHaveLength(251);
});

test('saving words of the site asks for the password, and says if a role was taken away, each time with what was typed and a way on', async ({
  page,
  admin,
  expectConsole,
}) => {
  expectConsole(/status of 403/);
  await open(page, '/admin/content?edit=site/facts');
  const price = page.getByLabel('Price of the Kindle edition');
  await price.fill('$3.49');
  // The page of the book, drawn with the new price in one of its two places of $4.99.
  const drawn = page.frameLocator('iframe');
  await expect(drawn.locator('#buy-kindle mark')).toHaveText('$3.49');
  await expect(drawn.locator('#buy-ebook mark')).toHaveCount(0);
  await press(page, 'Save');
  await isAsked(page);
  await expect(price).toHaveValue('$3.49');
  await expect(page.locator('#content-proof')).toBeFocused();

  await sql`delete from public.user_roles where user_id = ${admin.id}`;
  await press(page, 'Save');
  await expect(result(page, 'The workspace is no longer open to you')).toBeVisible();
  await expect(price).toHaveValue('$3.49');
  await press(page, 'Load the page again');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
});

test('exporting subscribers needs the password, and a link alone opens nothing', async ({
  page,
  admin,
  mark,
}) => {
  const email = `${mark}@example.com`;
  await sql`insert into public.newsletter_subscribers (email, source, consent_text, consent_version)
    values (${email}, 'form', 'Yes', '1')`;
  await page.goto('/admin/mails/newsletter');
  await page.getByText('Download them as CSV').click();
  await page.locator('#export-proof').fill(admin.password);
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'Download')]);
  expect(file.suggestedFilename()).toBe('flip-method-subscribers.csv');
  expect(await readFile(await file.path(), 'utf8')).toContain(`"${email}"`);
  expect((await page.request.get('/admin/export/subscribers')).status()).toBe(405);
  const empty = await page.request.post('/admin/export/subscribers', { form: {}, maxRedirects: 0 });
  expect(empty.headers().location).toMatch(/\?failed=proof$/);
});

test('a person whose copy was refused is still open', async ({ page, admin, someone }) => {
  const { id, email } = await someone('one');
  await page.goto(`/admin/people?person=${id}`);
  await page.locator('#export-proof').fill('not this one');
  await press(page, 'Download to read');
  await expect(result(page, 'Not downloaded')).toBeVisible();
  await expect(page.getByRole('heading', { name: `Delete what is stored about ${email}` })).toBeVisible();
  await page.getByLabel('Yes, delete what is stored about this person').check();
  await page.locator('#remove-proof').fill(admin.password);
  await press(page, 'Delete');
  await expect(result(page, 'Deleted')).toBeVisible();
});

test('granting a role needs a current code, however long ago the admin signed in', async ({
  page,
  context,
  admin,
  someone,
}) => {
  const { id, email } = await someone('next-admin');
  const { secret } = await addSecondFactor(admin.client);
  // Within the 30-minute idle limit, but beyond the five minutes for re-authentication.
  await ageSession(admin, '20 minutes');
  await context.addCookies(await cookiesOfSession(admin.client));
  await page.goto('/admin/people');
  await page.getByText('Give someone a role').click();
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Give the role' }) });
  const code = codeOf(secret);
  for (const [typed, says] of [
    // There is no passkey that could be asked for instead.
    ['', page.getByText('Please show once more that it is you.')],
    [wrongCodeOf(secret), page.getByRole('alert').filter({ hasText: 'Wrong code' })],
    [code, page.getByRole('status').filter({ hasText: 'can open the workspace now' })],
    [code, page.getByRole('alert').filter({ hasText: 'This code has been used' })],
  ] as const) {
    await form.getByLabel('Address of their account').fill(email);
    await form.getByLabel('The code of this moment').fill(typed);
    await form.getByRole('button', { name: 'Give the role' }).click();
    await expect(says.first()).toBeVisible();
  }
  expect(await sql`select from public.user_roles where user_id = ${id}`).toHaveLength(1);
});
