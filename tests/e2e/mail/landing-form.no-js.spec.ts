import { landing } from '@/content/landing';
import { expect, test } from '../../support/fixtures';
import { connect } from '../../support/stack';
import { anyEmail, fillWorkbook, sendWorkbook } from './forms';

const sql = connect();
test.beforeEach(() => sql`delete from public.rate_limits where bucket = 'workbook:client'`);
test.afterAll(() => sql.end());

// The same form as in workbook-form.no-js.spec.ts; documents.spec.ts also shows that results open at the form.
test('results open at the form, far down the landing page', { tag: '@long' }, async ({ page, mailbox }) => {
  const email = anyEmail('landing-plain');
  const place = new RegExp(`utm_source=poster#${landing.form.id}$`);
  await page.goto('/landing?utm_source=poster');
  await page.getByLabel('Last name').fill('Reader');
  await sendWorkbook(page).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Please fill in required fields' });
  await expect(alert).toBeInViewport();
  await expect(page).toHaveURL(place);
  await expect(page.getByLabel('Last name')).toHaveValue('Reader');

  await fillWorkbook(page, email, 'Ann', 'Reader');
  await sendWorkbook(page).click();
  await expect(page.getByRole('heading', { name: 'Check Your Email!' })).toBeInViewport();
  await expect(page).toHaveURL(place);
  await mailbox.waitFor(email, /workbook/i);
  const requests = sql`select utm_source from public.workbook_requests where email = ${email}`;
  expect(await requests).toEqual([{ utm_source: 'poster' }]);

  await page.getByRole('link', { name: 'Download Another Copy' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('');
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeInViewport();
});
