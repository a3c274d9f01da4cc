import { anyEmail } from '../../support/stack';
import { expect, sql, test } from '../auth/flows.ts';
import { fillWorkbook, sendWorkbook } from './forms';

test.use({ javaScriptEnabled: false });

test('works without JavaScript: errors, kept input, campaign and download', async ({ page, mailbox }) => {
  const email = anyEmail('plain');
  await page.goto('/workbook?utm_source=letter&utm_medium=paper');
  await page.getByLabel('Last name').fill('Reader');
  await sendWorkbook(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please fill in required fields' })).toBeVisible();
  await expect(page.getByLabel('Last name')).toHaveValue('Reader');
  await fillWorkbook(page, email, 'Ann', 'Reader');
  await sendWorkbook(page).click();
  await expect(page.getByRole('heading', { name: 'Check Your Email!' })).toBeVisible();
  await expect(page.getByText('Workbook sent! 📚')).toBeVisible();

  await mailbox.waitFor(email, /workbook/i);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Check Your Email!' })).toBeVisible();
  expect(await mailbox.to(email)).toHaveLength(1);
  const jobs = sql`
    select r.utm_source, r.utm_medium, r.utm_campaign, r.last_name from public.email_jobs j
    join public.workbook_requests r on r.id = j.request_id where r.email = ${email}`;
  expect(await jobs).toEqual([
    { utm_source: 'letter', utm_medium: 'paper', utm_campaign: null, last_name: 'Reader' },
  ]);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'US Letter' }).click();
  expect((await download).suggestedFilename()).toBe('the-flip-method-workbook-letter.pdf');
  await page.getByRole('link', { name: 'Download Another Copy' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('');
});

// On an article the form is short, and far down the page.
test('on an article "Download Another Copy" always brings the form back', async ({ page }) => {
  const email = page.getByRole('textbox', { name: 'Email' });
  await page.goto('/blog/what-is-health-anxiety');
  for (const name of ['Ann', 'Ben']) {
    await email.fill(anyEmail('again'));
    await page.getByRole('textbox', { name: 'First name' }).fill(name);
    await sendWorkbook(page).click();
    await expect(page.getByRole('heading', { name: 'Check Your Email!' })).toBeVisible();
    await page.getByRole('link', { name: 'Download Another Copy' }).click();
    await expect(email).toHaveValue('');
    await expect(email).toBeInViewport();
  }
});
