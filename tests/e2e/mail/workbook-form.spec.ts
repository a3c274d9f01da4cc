import type { Page } from '@playwright/test';
import { landing } from '@/content/landing';
import { workbookConsent } from '@/content/workbook/page';
import { mailsTo, waitForMail } from '../../support/mailbox.ts';
import { anyEmail } from '../../support/stack';
import { expect, sql, test } from '../auth/flows.ts';
import { open } from '../auth/people.ts';
import { fillWorkbook, sendWorkbook } from './forms';

const emailOf = (page: Page) => page.getByRole('textbox', { name: 'Email' });
const sent = (page: Page) => page.getByRole('heading', { name: 'Check Your Email!' });
const alertOf = (page: Page, title: string) => page.getByRole('alert').filter({ hasText: title });
const anotherCopy = (page: Page) => page.getByRole('link', { name: 'Download Another Copy' }).click();

test('reports a bot, wrong fields and a lost network, and keeps the input', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/);
  const email = emailOf(page);
  const says = async (title: string, text: string) => {
    await expect(alertOf(page, title)).toContainText(text);
    await expect(page.locator('[data-toast]')).toContainText(title);
  };
  await open(page, '/workbook');
  await page.getByLabel('Last name').fill('Reader');
  await page.getByLabel('Last name').press('Enter');
  await says('Please fill in required fields', 'Email and first name are required to download the workbook.');
  await expect(email).toBeFocused();
  await email.fill('ann@nowhere');
  await page.getByLabel('First name').fill('Ann');
  await sendWorkbook(page).click();
  await expect(page.getByText('This address does not look complete.')).toBeVisible();
  await expect(email).toHaveValue('ann@nowhere');

  await email.fill(anyEmail('lost'));
  // What only a program fills in.
  const trap = page.locator('[name=flip_reference]');
  await trap.fill('https://example.com', { force: true });
  await sendWorkbook(page).click();
  await expect(alertOf(page, 'This form was not accepted.')).toBeVisible();
  await trap.fill('', { force: true });
  await page.route('**/workbook*', (route) => route.abort('internetdisconnected'));
  await sendWorkbook(page).click();
  await says('Network error', 'Please check your connection and try again.');
  await expect(sendWorkbook(page)).toBeFocused();
  await expect(email).toHaveValue(/^lost-/);
  await expect(page.getByLabel('First name')).toHaveValue('Ann');
  await expect(page.getByLabel('Last name')).toHaveValue('Reader');
  await page.unrouteAll();
  await sendWorkbook(page).click();
  await expect(sent(page)).toBeFocused();
  await expect(alertOf(page, 'Network error')).toBeHidden();
});

test('the landing page sends it, offers the download and resets its form, in place', async ({ page }) => {
  const email = anyEmail('form');
  await open(page, '/landing?utm_source=test&utm_medium=e2e&utm_campaign=spring%20one');
  await page.getByRole('link', { name: landing.button.label }).click();
  await sendWorkbook(page).click();
  await expect(alertOf(page, 'Please fill in required fields')).toBeInViewport();
  await expect(emailOf(page)).toBeFocused();

  await page.route('**/landing*', async (route) => {
    if (route.request().method() === 'POST') await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await fillWorkbook(page, `  ${email.toUpperCase()}`, 'Reader');
  await sendWorkbook(page).click();
  await expect(page.getByRole('button', { name: 'Sending Your Workbook...' })).toBeDisabled();
  await expect(sent(page)).toBeFocused();
  await expect(sent(page)).toBeInViewport();
  const status = page.getByRole('status').filter({ hasText: 'Workbook sent! 📚' });
  await expect(status).toContainText('Check your email for your free workbook download.');
  await expect(status).toBeInViewport();
  await expect(page.locator('[data-toast]')).toContainText('Workbook sent! 📚');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download it now' }).click();
  expect((await download).suggestedFilename()).toBe('the-flip-method-workbook-a4.pdf');
  await anotherCopy(page);
  await expect(emailOf(page)).toHaveValue('');
  await expect(emailOf(page)).toBeInViewport();
  await expect(page.getByLabel('First name')).toHaveValue('');

  expect((await waitForMail(email, /workbook/i)).text).toContain('Hello Ann,');
  const [request] = await sql`select * from public.workbook_requests where email = ${email}`;
  expect(request).toMatchObject({
    ...{ first_name: 'Ann', last_name: 'Reader', confirmed_at: null },
    ...{ utm_source: 'test', utm_medium: 'e2e', utm_campaign: 'spring one' },
    consent_version: workbookConsent.version,
    consent_text: expect.stringContaining('one more email a day for seven days'),
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('works without JavaScript: errors, kept input, campaign and download', async ({ page }) => {
    const email = anyEmail('plain');
    await page.goto('/workbook?utm_source=letter&utm_medium=paper');
    await page.getByLabel('Last name').fill('Reader');
    await sendWorkbook(page).click();
    await expect(alertOf(page, 'Please fill in required fields')).toBeVisible();
    await expect(page.getByLabel('Last name')).toHaveValue('Reader');
    await fillWorkbook(page, email, 'Reader');
    await sendWorkbook(page).click();
    await expect(sent(page)).toBeVisible();
    await expect(page.getByText('Workbook sent! 📚')).toBeVisible();

    await waitForMail(email, /workbook/i);
    await page.reload();
    await expect(sent(page)).toBeVisible();
    expect(await mailsTo(email)).toHaveLength(1);
    const jobs = sql`
      select r.utm_source, r.utm_medium, r.utm_campaign, r.last_name from public.email_jobs j
      join public.workbook_requests r on r.id = j.request_id where r.email = ${email}`;
    expect(await jobs).toEqual([
      { utm_source: 'letter', utm_medium: 'paper', utm_campaign: null, last_name: 'Reader' },
    ]);

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'US Letter' }).click();
    expect((await download).suggestedFilename()).toBe('the-flip-method-workbook-letter.pdf');
    await anotherCopy(page);
    await expect(emailOf(page)).toHaveValue('');
  });

  // On an article the form is short, and far down the page.
  test('on an article "Download Another Copy" always brings the form back', async ({ page }) => {
    const email = emailOf(page);
    await page.goto('/blog/what-is-health-anxiety');
    for (const name of ['Ann', 'Ben']) {
      await email.fill(anyEmail('again'));
      await page.getByRole('textbox', { name: 'First name' }).fill(name);
      await sendWorkbook(page).click();
      await expect(sent(page)).toBeVisible();
      await anotherCopy(page);
      await expect(email).toHaveValue('');
      await expect(email).toBeInViewport();
    }
  });
});
