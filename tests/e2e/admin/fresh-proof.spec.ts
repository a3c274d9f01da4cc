import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { waitForForms } from '../../support/forms.ts';
import { cookiesOfSession } from '../../support/sign-in.ts';
import { newPerson, serviceClient } from '../../support/stack.ts';
import { triesOf } from '../auth/people.ts';
import { sql } from './messages.ts';
import { ageSession, expect, test } from './people.ts';

/* Sending an issue, importing subscribers and exporting them, six minutes after the admin signed in. */

let mark: string;
test.beforeEach(async ({ admin, context }) => {
  mark = randomUUID();
  await ageSession(admin, '6 minutes', '1 minute');
  await context.addCookies(await cookiesOfSession(admin.client));
});
test.afterEach(async () => {
  await sql`delete from public.newsletter_issues where subject = ${mark}`;
  await sql`delete from public.newsletter_subscribers where email = ${`${mark}@example.com`}`;
});

const password = (page: Page) => page.getByRole('main').getByLabel('Your password, once more');
const result = (page: Page, text: string) =>
  page.getByRole('main').locator('[data-slot=notice]').filter({ hasText: text });

test('sending an issue asks for the password; the letter is kept, the password is not', async ({
  page,
  admin,
}) => {
  const state = async () =>
    (
      await sql`select send_at is not null as scheduled from public.newsletter_issues where subject = ${mark}`
    ).map(({ scheduled }) => scheduled);
  await page.goto('/admin/mails/newsletter/new');
  await page.getByLabel('Subject').fill(mark);
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.fill('Look up.');
  await page.getByLabel('Yes, send this to').check();
  await expect(password(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByText('Please show once more that it is you.')).toBeVisible();
  await expect(password(page)).toBeFocused();
  await expect(text).toHaveValue('Look up.');
  await expect(page.getByLabel('Yes, send this to')).toBeChecked();
  expect(await state()).toEqual([]);

  await password(page).fill('not this one');
  await page.getByRole('button', { name: 'Show password' }).click();
  await password(page).press('End');
  await page.getByRole('button', { name: 'Schedule' }).click();
  await expect(result(page, 'Wrong password')).toBeVisible();
  await expect(text).toHaveValue('Look up.');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('not this one');
  expect(await state()).toEqual([]);

  await password(page).fill(admin.password);
  await page.getByRole('button', { name: 'Schedule' }).click();
  await expect(result(page, 'Scheduled')).toBeVisible();
  expect(await state()).toEqual([true]);
  // A right password is no try.
  expect(await triesOf('sign-in:pair', `127.0.0.1 ${admin.email}`)).toBe(1);
});

test('an issue and its picture are scheduled with a fresh proof only, a draft needs none', async ({
  admin,
}) => {
  const save = (sendAt?: string) =>
    admin.client.rpc('admin_save_newsletter', {
      ...{ issue_id: randomUUID(), subject: mark, preheader: '', body: 'Look up.', send_at: sendAt },
      picture: { alt: 'A lamp', jpeg: 'YQ==', width: 12, height: 8 },
    });
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  expect((await save(tomorrow)).error).toMatchObject({ code: '42501', hint: 'proof' });
  expect((await save()).data).toBe('saved');
});

test('importing asks for the password before the list is looked at, and once for all its parts', async ({
  page,
  admin,
}) => {
  // Two parts of 250 addresses.
  const list = Array.from({ length: 251 }, (_, n) => `${n}-${mark}@example.com`).join('\n');
  const known = () =>
    sql`select from public.newsletter_subscribers where email like ${`%${mark}@example.com`}`;
  await page.goto('/admin/mails/newsletter');
  await page.getByLabel('Or paste the addresses').fill(list);
  const look = page.getByRole('button', { name: 'Look at the list' });
  await look.click();
  await expect(page.getByText('Please show once more that it is you.')).toBeVisible();
  await expect(page.getByLabel('Or paste the addresses')).toHaveValue(list);
  await page.locator('#import-proof').fill(admin.password);
  await look.click();
  await page.getByLabel('Their owners gave me these addresses').check();
  expect(await known()).toHaveLength(0);
  try {
    await page.getByRole('button', { name: 'Ask 251 addresses' }).click();
    await expect(result(page, '251 requests queued')).toBeVisible();
    expect(await known()).toHaveLength(251);
  } finally {
    await sql`delete from public.newsletter_subscribers where email like ${`%${mark}@example.com`}`;
  }
});

test('saving words of the site asks for the password, and keeps what was typed', async ({ page }) => {
  await page.goto('/admin/content?edit=site/facts');
  await waitForForms(page);
  const price = page.getByLabel('Price of the Kindle edition');
  await price.fill('$3.49');
  // The page of the book, drawn with the new price in one of its two places of $4.99.
  const drawn = page.frameLocator('iframe');
  await expect(drawn.locator('#buy-kindle mark')).toHaveText('$3.49');
  await expect(drawn.locator('#buy-ebook mark')).toHaveCount(0);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Please show once more that it is you.')).toBeVisible();
  await expect(price).toHaveValue('$3.49');
  await expect(page.locator('#content-proof')).toBeFocused();
});

test('a role that was taken away ends the next press in words, with what was typed and a way on', async ({
  page,
  admin,
  expectConsole,
}) => {
  expectConsole(/status of 403/);
  await page.goto('/admin/mails/newsletter/new');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.fill('Look up.');
  await sql`delete from public.user_roles where user_id = ${admin.id}`;
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(result(page, 'The workspace is no longer open to you')).toBeVisible();
  await expect(text).toHaveValue('Look up.');
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
});

test('exporting subscribers needs the password, and a link alone opens nothing', async ({ page, admin }) => {
  await sql`insert into public.newsletter_subscribers (email, source, consent_text, consent_version)
    values (${`${mark}@example.com`}, 'form', 'Yes', '1')`;
  await page.goto('/admin/mails/newsletter');
  const download = page.getByRole('button', { name: 'Download', exact: true });
  await page.getByText('Download them as CSV').click();
  await page.locator('#export-proof').fill('not this one');
  await download.click();
  await expect(result(page, 'Not downloaded')).toBeVisible();
  await page.getByText('Download them as CSV').click();
  await page.locator('#export-proof').fill(admin.password);
  const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
  expect(file.suggestedFilename()).toBe('flip-method-subscribers.csv');
  expect(await readFile(await file.path(), 'utf8')).toContain(`"${mark}@example.com"`);
  expect((await page.request.get('/admin/export/subscribers')).status()).toBe(405);
  const empty = await page.request.post('/admin/export/subscribers', { form: {}, maxRedirects: 0 });
  expect(empty.headers().location).toMatch(/\?failed=proof$/);
});

test('a person whose copy was refused is still open, and their deletion says so when it fails', async ({
  page,
  admin,
  expectConsole,
}) => {
  expectConsole(/status of 503/);
  const [first, second] = [await newPerson('one'), await newPerson('two')];
  try {
    await page.goto(`/admin/people?person=${first.id}`);
    await page.locator('#export-proof').fill('not this one');
    await page.getByRole('button', { name: 'Download to read' }).click();
    await expect(result(page, 'Not downloaded')).toBeVisible();
    await expect(
      page.getByRole('heading', { name: `Delete what is stored about ${first.email}` }),
    ).toBeVisible();

    const remove = async () => {
      await page.getByLabel('Yes, delete what is stored about this person').check();
      await page.locator('#remove-proof').fill(admin.password);
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
    };
    await remove();
    await expect(result(page, 'Deleted')).toBeVisible();
    await page.getByLabel('Address, or part of it').fill(second.email);
    await page.getByRole('button', { name: 'Filter' }).click();
    await expect(page.getByRole('region', { name: `Stored about ${second.email}` })).toBeVisible();
    await page.route('**/admin/people**', (route) => route.fulfill({ status: 503, body: '' }));
    await remove();
    await expect(result(page, 'Not sent')).toBeVisible();
    await expect(page.getByLabel('Yes, delete what is stored about this person')).toBeChecked();
  } finally {
    for (const { id } of [first, second]) await serviceClient().auth.admin.deleteUser(id);
  }
});
