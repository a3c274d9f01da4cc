import { landing } from '@/content/landing';
import { expect, test } from '../../support/fixtures';
import { connect } from '../../support/stack';
import { anyEmail, fillWorkbook, openForm, sendWorkbook } from './forms';

const sql = connect();
test.beforeEach(() => sql`delete from public.rate_limits where bucket = 'workbook:client'`);
test.afterAll(() => sql.end());

test('the landing page form shows its results in place', async ({ page, mailbox }) => {
  const email = anyEmail('landing');
  await openForm(page, '/landing?utm_source=poster');
  await page.getByRole('link', { name: landing.button.label }).click();
  const form = page.getByRole('region', { name: landing.form.heading });
  await page.getByLabel('Last name').fill('Reader');
  await sendWorkbook(page).click();
  await expect(
    form.getByRole('alert').filter({ hasText: 'Please fill in required fields' }),
  ).toBeInViewport();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await expect(page.getByLabel('Last name')).toHaveValue('Reader');

  await fillWorkbook(page, email, 'Ann', 'Reader');
  await sendWorkbook(page).click();
  const title = form.getByRole('heading', { name: 'Check Your Email!' });
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport();
  await expect(form.getByRole('status').filter({ hasText: 'Workbook sent! 📚' })).toBeInViewport();

  const download = page.waitForEvent('download');
  await form.getByRole('button', { name: 'Download it now' }).click();
  expect((await download).suggestedFilename()).toMatch(/^the-flip-method-workbook-(a4|letter)\.pdf$/);
  await mailbox.waitFor(email, /workbook/i);
  const requests = sql`select utm_source from public.workbook_requests where email = ${email}`;
  expect(await requests).toEqual([{ utm_source: 'poster' }]);

  await form.getByRole('link', { name: 'Download Another Copy' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('');
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeInViewport();
});
