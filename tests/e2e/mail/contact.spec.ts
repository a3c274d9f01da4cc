import { MAX_MESSAGE_LENGTH } from '@/content/contact';
import { expectNoViolations, setTextSize } from '../../support/axe';
import { mailsTo } from '../../support/mailbox';
import { anyEmail } from '../../support/stack';
import { expect, sql, test } from '../auth/flows.ts';
import { open } from '../auth/people.ts';
import { fillContact, sendContact } from './forms';

const message = 'I am afraid that I will die of cancer.\n\n<b>Are</b> you free in May?';
const toOwner = async (email: string) =>
  (await mailsTo('owner@flipmethod.example')).filter(({ replyTo }) => replyTo.includes(email));

test('reports missing and invalid fields and keeps the input', async ({ page }) => {
  const tooLong = 'x'.repeat(MAX_MESSAGE_LENGTH + 1);
  // The answer moves the field down, from here to where the toast comes.
  for (const [width, text, top] of [
    [320, '200%', 80],
    [240, '100%', -60],
  ] as const) {
    await page.setViewportSize({ width, height: 640 });
    await open(page, '/contact');
    await setTextSize(page, text);
    await page.getByRole('textbox', { name: 'Name' }).fill('Ann');
    await page.getByRole('textbox', { name: 'Email' }).evaluate((field, top) => {
      field.focus();
      scrollBy(0, field.getBoundingClientRect().top - top);
    }, top);
    await page.keyboard.press('Enter');
    const isCovered = await page.locator('[aria-invalid]:focus').evaluate((field) => {
      const { left, top, width, height } = field.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) !== field;
    });
    expect(isCovered, `the field that has the focus at ${text}`).toBe(false);
  }
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

test('stores and mails the message with Reply-To, and keeps the text for another; words of danger are answered with someone to talk to, and lifted for the owner', async ({
  page,
}) => {
  const email = anyEmail('contact');
  await open(page, '/contact');
  await fillContact(page, email, message);
  await page.getByLabel('Subject').fill('A talk');
  await sendContact(page).click();
  await expect(page.getByRole('heading', { name: 'Message Received!' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Message Sent!' })).toContainText(
    "Thanks for reaching out! We'll get back to you within 24 hours.",
  );
  // A fear is no danger.
  const lines = page.getByRole('note').filter({ hasText: 'Please talk to someone now.' });
  await expect(lines).toHaveCount(0);
  const workbook = page.getByRole('link', { name: 'Get Free Workbook' }).first();
  await expect(workbook).toHaveAttribute('href', '/workbook');
  await page.getByRole('button', { name: 'Send Another Message' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(message);
  await expect(page.getByLabel("What's this about?")).toHaveValue('speaking');

  const html = expect.stringContaining('&lt;b&gt;Are&lt;/b&gt;');
  await expect.poll(() => toOwner(email)).toMatchObject([{ subject: 'Speaking Inquiry: A talk', html }]);
  const rows = await sql`select type, subject, message from public.contact_messages where email = ${email}`;
  expect(rows).toEqual([{ type: 'speaking', subject: 'A talk', message }]);

  await page
    .getByRole('textbox', { name: 'Message' })
    .fill('Hi,\nits 3am again. I am standing on the bridge.');
  await sendContact(page).click();
  await expect(page.getByRole('heading', { name: 'Message Received!' })).toBeFocused();
  // Of the browser's country first, and above everything else.
  await expect(lines.getByRole('link', { name: /^(Call|Text)/ }).nth(3)).toBeVisible();
  await expect(lines).toContainText('No machine has judged you');
  await expectNoViolations(page);
  const subject = expect.stringMatching(/^May be in danger: /);
  await expect.poll(() => toOwner(email)).toMatchObject([{ subject }, {}]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('works, preselects the topic of the URL, and every side card links on', async ({ page }) => {
    const email = anyEmail('plain');
    const topic = page.getByLabel("What's this about?");
    await page.goto('/contact?topic=nonsense');
    await expect(topic).toHaveValue('');
    for (const [label, href] of [
      ['View FAQ', '/#faq'],
      ['Speaker Kit', '/speaking/kit'],
      ['Press Kit', '/press'],
      ['Subscribe', '/newsletter'],
      ['Browse', '/resources'],
      ['Connect', 'mailto:hello@flipmethod.example'],
    ] as const)
      await expect(page.getByRole('main').getByRole('link', { name: label })).toHaveAttribute('href', href);
    await page.goto('/contact?topic=media');
    await expect(topic).toHaveValue('media');
    await sendContact(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Oops!' })).toBeVisible();
    await expect(topic).toHaveValue('media');
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
