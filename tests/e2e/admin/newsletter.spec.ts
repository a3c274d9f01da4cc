import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, expectSaid, press, sql, test } from './people.ts';

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const preview = (page: Page) => page.getByRole('region', { name: 'Preview' });
const frame = (page: Page) => preview(page).locator('iframe');
const says = (page: Page, text: string) => expectSaid(page.getByRole('main'), text);

async function chooseList(page: Page, lines: readonly string[]): Promise<void> {
  const buffer = Buffer.from(lines.join('\n'));
  await page
    .getByLabel('A file: CSV or text')
    .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer });
  await press(page, 'Look at the list');
}

test('writing an issue: buttons format the text, and the mail beside it follows, also for a restored draft', async ({
  adminPage: page,
}) => {
  await page.goto('/admin/mails/newsletter/new');
  await page.getByLabel('Subject').fill('The night I stopped counting');
  const text = textOf(page);
  await text.fill('Look away');
  await text.selectText();
  await press(page, 'Bold');
  await expect(text).toHaveValue('**Look away**');
  const mail = frame(page).contentFrame();
  await expect(mail.locator('strong', { hasText: 'Look away' })).toBeVisible();
  await text.press('Control+z');
  await expect(text).toHaveValue('Look away');
  await expect(mail.locator('strong', { hasText: 'Look away' })).toHaveCount(0);

  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(text).toHaveValue('Look away');
  await expect(mail.getByText('Look away')).toBeVisible();
  // Pasted with styles, as from a word processor; what a mail cannot show is said at its line.
  await text.evaluate((area: HTMLTextAreaElement) => {
    area.select();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', '<p>Look <b>away</b></p><ul><li>one</li></ul><p>{name}</p>');
    clipboardData.setData('text/plain', 'Look away one {name}');
    area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(text).toHaveValue('Look **away**\n\n- one\n\n{name}');
  await expect(page.getByText('every reader would see them')).toBeVisible();
  await press(page, 'Line 5');
  await expect(text).toBeFocused();
  await text.fill('Look away');
  await page.getByRole('radio', { name: 'Phone, dark' }).click();
  await expect(mail.getByText('Look away')).toHaveCSS('color', 'rgb(239, 232, 220)');
  expect((await frame(page).boundingBox())?.width).toBe(360);
  await page.getByRole('radio', { name: 'Plain text' }).click();
  await expect(preview(page).getByText('You get this because')).toBeVisible();
  await press(page, 'Discard it');
  await expect(text).toHaveValue('');
});

test('an issue has one picture with a description, which its readers see; a copy has it, too, and a test reaches two addresses', async ({
  adminPage: page,
  playwright,
  mark,
}) => {
  const friends = [`one-${mark}@example.com`, `two-${mark}@example.com`];
  // Blurred like a photograph, and not compressed: five megabytes.
  const buffer = await sharp(randomBytes(16 * 12 * 3), { raw: { width: 16, height: 12, channels: 3 } })
    .resize(1_600, 1_200)
    .png({ compressionLevel: 0 })
    .toBuffer();
  await page.goto('/admin/mails/newsletter/new');
  await page.getByLabel('Subject').fill(mark);
  await textOf(page).fill('Look up.');
  // The page makes it small enough for a form.
  await page
    .getByLabel('JPEG, PNG or WebP')
    .setInputFiles({ name: 'moon.png', mimeType: 'image/png', buffer });
  const image = frame(page).contentFrame().locator('img');
  await expect(image).toHaveAttribute('src', /^data:image\/jpeg/);
  await page.getByLabel('Preview text').fill('For {name}');
  await press(page, 'Save and send the test');
  await expect(page.getByText('Words in braces are not replaced')).toBeVisible();
  await page.getByLabel('Preview text').fill('');
  await press(page, 'Save and send the test');
  await expect(page.getByText('Please say what the picture shows.')).toBeVisible();
  await page.getByLabel('What it shows').fill('A moon over a roof');
  await press(page, 'Save');
  await says(page, 'Saved');
  await expect(image).toHaveAttribute('alt', 'A moon over a roof');
  await expect(image).toHaveAttribute('src', /\/api\/newsletter-picture\//);
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(1_200);

  const address = (await image.getAttribute('src')) ?? '';
  const reader = await playwright.request.newContext();
  const answer = await reader.get(address);
  expect(answer.headers()).toMatchObject({
    'content-type': 'image/jpeg',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': expect.stringContaining('immutable'),
  });
  expect(answer.headers()['set-cookie']).toBeUndefined();

  await page.getByLabel('Send a test to').fill(friends.join(', '));
  await press(page, 'Save and send the test');
  await says(page, 'Saved, and the test is on its way');
  const jobs =
    await sql`select recipient from public.email_jobs where recipient = any(${friends}) order by 1`;
  expect(jobs.map(({ recipient }) => recipient)).toEqual(friends);

  await press(page, 'Duplicate');
  await says(page, 'This is the copy');
  await expect(image).toHaveAttribute('alt', 'A moon over a roof');
  await page.getByLabel('Take the picture out').check();
  await expect(image).toHaveCount(0);
  await press(page, 'Save');
  await says(page, 'Saved');
  await expect(page.getByLabel('Take the picture out')).toHaveCount(0);
  await sql`delete from public.newsletter_issues where subject = ${mark}`;
  expect((await reader.get(address)).status()).toBe(404);
  await reader.dispose();
});

test('the figures of an issue move by themselves while it is sent', async ({ adminPage: page, mark }) => {
  await page.goto('/admin/mails/newsletter/new');
  await page.getByLabel('Subject').fill(mark);
  await textOf(page).fill('Words');
  await press(page, 'Save');
  await expect(page.getByText('Changed', { exact: false }).first()).toBeVisible();
  // As if its sending had begun, out of the worker's reach.
  await sql`update public.newsletter_issues set send_at = now() + interval '1 day', started_at = now()
    where subject = ${mark}`;
  await page.reload();
  await expect(page.getByText('On its way', { exact: true })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Sent so far' })).toBeVisible();
  await sql`update public.newsletter_issues set finished_at = now(), sent = 12, failed = 0 where subject = ${mark}`;
  await expect(page.getByRole('main').getByText('12', { exact: true })).toBeVisible();
  await expect(page.getByText('Sent', { exact: true }).first()).toBeVisible();
  // Its page, which is mended, and listed.
  await textOf(page).fill('Better words');
  await page.getByLabel('List it on the site').check();
  await press(page, 'Save the page');
  await expect(page.getByRole('main').getByText('The page is saved')).toBeVisible();
  await page.goto('/newsletter');
  await page.getByRole('link', { name: 'Letters so far' }).click();
  await page.getByRole('link', { name: mark }).click();
  await expect(page.getByRole('heading', { name: mark, level: 1 })).toBeVisible();
  await expect(page.getByText('Better words')).toBeVisible();
});

test('a subscriber is added with a mail that asks, found, and removed; a list is understood, sent in parts and stopped', async ({
  adminPage: page,
  mark,
}) => {
  const email = `one-${mark}@example.com`;
  await page.goto('/admin/mails/newsletter');
  // More than a form may have; an unknown status stops it, and what it means is remembered.
  const rows = Array.from(
    { length: 600 },
    (_, n) =>
      `r${n}-${mark}@example.com,${['cancelled', 'resting', 'active'][Math.min(n, 2)]},2024-01-02,Fair ${n},${'x'.repeat(2_000)}`,
  );
  const list = ['email,status,confirmed_at,source,notes', ...rows];
  await chooseList(page, list);
  await expect(page.getByText('Nobody is asked yet')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Ask / })).toHaveCount(0);
  await page.getByLabel('resting (1×)').selectOption('They left');
  await expect(page.getByText('2 who left will not be asked.')).toBeVisible();
  await page.getByLabel('Their owners gave me these addresses').check();
  // Slow enough that the first part is still on its way.
  await page.route('**/admin/**', async (route) => {
    if (route.request().method() === 'POST') await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await press(page, 'Ask 598 addresses');
  await press(page, 'Stop here');
  await expect(page.getByText(/^Stopped after (?:250|500)/)).toBeVisible();
  await page.unroute('**/admin/**');
  await press(page, /^Go on with/);
  await expect(page.getByText(/requests queued$/)).toBeVisible();
  const asked = await sql`select email, list_confirmed, list_source from public.newsletter_subscribers
    where email like ${`%${mark}%`}`;
  expect(asked).toHaveLength(598);
  const last = { email: `r599-${mark}@example.com`, list_confirmed: '2024-01-02', list_source: 'Fair 599' };
  expect(asked).toContainEqual(last);
  await press(page, 'Stop them');
  await says(page, 'requests stopped');
  await press(page, 'Choose another list');
  await chooseList(page, list);
  await expect(page.getByText('Columns are read as you chose the last time.')).toBeVisible();
  await expect(page.getByText('Nobody is asked yet')).toHaveCount(0);

  await page.getByRole('link', { name: 'Search, add and remove subscribers' }).click();
  await page.getByLabel('Email address').fill(email);
  await press(page, 'Ask this address');
  await says(page, 'The mail that asks is on its way');
  await page.getByLabel('Part of the address').fill(email);
  await press(page, 'Show');
  await expect(page.getByText('1 address', { exact: true })).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: email });
  await expect(row).toContainText('Not confirmed yet');
  await row.getByText('Remove', { exact: true }).click();
  await row.getByRole('button', { name: 'Remove this address' }).click();
  await says(page, 'Removed');
  await expect(row).toContainText('Unsubscribed');
  await page.getByLabel('Email address').fill(email);
  await press(page, 'Ask this address');
  await expect(page.getByText('Not asked: they unsubscribed')).toBeVisible();
});
