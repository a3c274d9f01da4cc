import { MAX_MESSAGE_LENGTH } from '@/content/contact';
import { expectNoViolations } from '../../support/axe';
import { expect, test } from '../../support/fixtures';
import { connect } from '../../support/stack';
import { anyEmail, fillContact, openForm, sendContact } from './forms';

const sql = connect();
const tooLong = 'x'.repeat(MAX_MESSAGE_LENGTH + 1);
test.beforeEach(() => sql`delete from public.rate_limits where bucket like 'contact:%'`);
test.afterAll(() => sql.end());

test('reports missing and invalid fields and keeps the input', async ({ page }) => {
  await openForm(page, '/contact');
  await page.getByRole('textbox', { name: 'Name' }).fill('Ann');
  await sendContact(page).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Oops!' });
  await expect(notice).toContainText('Please fill in all required fields.');
  await expect(page.locator('[data-toast]')).toContainText('Oops!');
  await expect(page.getByText('* Required fields')).toBeVisible();
  await fillContact(page, 'ann@nowhere', tooLong);
  await sendContact(page).click();
  await expect(page.getByText('This address does not look complete.')).toBeVisible();
  await expect(page.getByText('This is longer than 5,000 characters.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(tooLong);
  await expect(page.getByLabel("What's this about?")).toHaveValue('speaking');
});

test('stores and mails the message with Reply-To, and keeps the text for another', async ({
  page,
  mailbox,
}) => {
  const email = anyEmail('contact');
  await openForm(page, '/contact');
  await fillContact(page, email, 'Hello,\n\n<b>are</b> you free in May?');
  await page.getByLabel('Subject').fill('A talk');
  await sendContact(page).click();
  await expect(page.getByRole('heading', { name: 'Message Received!' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Message Sent!' })).toContainText(
    "Thanks for reaching out! We'll get back to you within 24 hours.",
  );
  await expect(page.getByRole('link', { name: 'Get Free Workbook' }).first()).toHaveAttribute(
    'href',
    '/workbook',
  );
  await page.getByRole('button', { name: 'Send Another Message' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
    'Hello,\n\n<b>are</b> you free in May?',
  );
  await expect(page.getByLabel("What's this about?")).toHaveValue('speaking');

  await expect
    .poll(async () =>
      (await mailbox.to('owner@flipmethod.example')).some((mail) => mail.replyTo.includes(email)),
    )
    .toBe(true);
  const mail = (await mailbox.to('owner@flipmethod.example')).find((each) => each.replyTo.includes(email));
  expect(mail?.subject).toBe('Speaking Inquiry: A talk');
  expect(mail?.html).toContain('&lt;b&gt;are&lt;/b&gt;');
  const rows = await sql`select type, subject, message from public.contact_messages where email = ${email}`;
  expect(rows).toEqual([
    { type: 'speaking', subject: 'A talk', message: 'Hello,\n\n<b>are</b> you free in May?' },
  ]);
});

test('preselects the topic from the URL, and every side card links somewhere', async ({ page }) => {
  await openForm(page, '/contact?topic=media');
  await expect(page.getByLabel("What's this about?")).toHaveValue('media');
  await openForm(page, '/contact?topic=nonsense');
  await expect(page.getByLabel("What's this about?")).toHaveValue('');
  for (const [label, href] of [
    ['View FAQ', '/#faq'],
    ['Speaker Kit', '/speaking/kit'],
    ['Press Kit', '/press'],
    ['Subscribe', '/newsletter'],
    ['Browse', '/resources'],
    ['Connect', 'mailto:hello@flipmethod.example'],
  ] as const) {
    await expect(page.getByRole('main').getByRole('link', { name: label })).toHaveAttribute('href', href);
  }
});

test('a message with words of danger is answered with someone to talk to, and lifted for the owner', async ({
  page,
  mailbox,
}) => {
  const email = anyEmail('danger');
  await openForm(page, '/contact');
  await fillContact(page, email, 'Hi,\nits 3am again. I am standing on the bridge.');
  await sendContact(page).click();
  await expect(page.getByRole('heading', { name: 'Message Received!' })).toBeFocused();
  const lines = page.getByRole('note').filter({ hasText: 'Please talk to someone now.' });
  // Of the browser's country first, and above everything else.
  await expect(lines.getByRole('link', { name: /^(Call|Text)/ }).nth(3)).toBeVisible();
  await expect(lines).toContainText('No machine has judged you');
  await expectNoViolations(page);
  await expect
    .poll(
      async () =>
        (await mailbox.to('owner@flipmethod.example')).find((mail) => mail.replyTo.includes(email))?.subject,
    )
    .toMatch(/^May be in danger: /);
  await openForm(page, '/contact');
  await fillContact(page, anyEmail('fear'), 'I am afraid that I will die of cancer.');
  await sendContact(page).click();
  await expect(page.getByRole('heading', { name: 'Message Received!' })).toBeFocused();
  await expect(lines).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('works and preselects the topic from the URL', async ({ page }) => {
    const email = anyEmail('plain');
    await page.goto('/contact?topic=media');
    await expect(page.getByLabel("What's this about?")).toHaveValue('media');
    await sendContact(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Oops!' })).toBeVisible();
    await expect(page.getByLabel("What's this about?")).toHaveValue('media');
    await fillContact(page, email, 'Two lines,\nkept apart.');
    await sendContact(page).click();
    await expect(page.getByRole('heading', { name: 'Message Received!' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Message Received!' })).toBeVisible();
    await page.getByRole('button', { name: 'Send Another Message' }).click();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Two lines,\nkept apart.');
    const rows = await sql`select message from public.contact_messages where email = ${email}`;
    expect(rows).toEqual([{ message: 'Two lines,\nkept apart.' }]);
  });
});
