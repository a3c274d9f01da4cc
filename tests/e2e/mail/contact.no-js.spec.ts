import { expect, test } from '../../support/fixtures';
import { connect } from '../../support/stack';
import { anyEmail, fillContact, sendContact } from './forms';

const sql = connect();
test.beforeEach(() => sql`delete from public.rate_limits where bucket like 'contact:%'`);
test.afterAll(() => sql.end());

test('works without JavaScript and preselects the topic from the URL', async ({ page }) => {
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
