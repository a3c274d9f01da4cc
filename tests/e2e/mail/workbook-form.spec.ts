import { landing } from '@/content/landing';
import { workbookConsent } from '@/content/workbook/page';
import { expect, test } from '../../support/fixtures';
import { anyEmail, connect } from '../../support/stack';
import { countTries } from '../auth/people.ts';
import { fillWorkbook, openForm, sendWorkbook } from './forms';

const sql = connect();
// All tests share one client IP.
test.beforeEach(() => sql`delete from public.rate_limits where bucket = 'workbook:client'`);
test.afterAll(() => sql.end());

test('reports missing and invalid fields and a network error, inline and as a toast, and keeps the input', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/);
  const email = page.getByRole('textbox', { name: 'Email' });
  const says = async (title: string, text: string) => {
    await expect(page.getByRole('alert').filter({ hasText: title })).toContainText(text);
    await expect(page.locator('[data-toast]')).toContainText(title);
  };
  await openForm(page, '/workbook');
  await page.getByLabel('Last name').fill('Reader');
  await sendWorkbook(page).click();
  await says('Please fill in required fields', 'Email and first name are required to download the workbook.');
  await expect(email).toBeFocused();
  await email.fill('ann@nowhere');
  await page.getByLabel('First name').fill('Ann');
  await sendWorkbook(page).click();
  await expect(page.getByText('This address does not look complete.')).toBeVisible();
  await expect(email).toHaveValue('ann@nowhere');

  await email.fill(anyEmail('lost'));
  await page.route('**/workbook*', (route) => route.abort('internetdisconnected'));
  await sendWorkbook(page).click();
  await says('Network error', 'Please check your connection and try again.');
  await expect(sendWorkbook(page)).toBeFocused();
  await expect(email).toHaveValue(/^lost-/);
  await expect(page.getByLabel('First name')).toHaveValue('Ann');
  await expect(page.getByLabel('Last name')).toHaveValue('Reader');
  await page.unrouteAll();
  await sendWorkbook(page).click();
  await expect(page.getByRole('heading', { name: 'Check Your Email!' })).toBeFocused();
  await expect(page.getByRole('alert').filter({ hasText: 'Network error' })).toBeHidden();
});

test('sends the workbook, offers the download and resets the form', async ({ page, mailbox }) => {
  const email = anyEmail('form');
  await openForm(page, '/workbook?utm_source=test&utm_medium=e2e&utm_campaign=spring%20one');
  await page.route('**/workbook*', async (route) => {
    if (route.request().method() === 'POST') await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await fillWorkbook(page, `  ${email.toUpperCase()}`, 'Ann', 'Reader');
  await sendWorkbook(page).click();
  const busy = page.getByRole('button', { name: 'Sending Your Workbook...' });
  await expect(busy).toBeDisabled();
  await expect(page.getByRole('heading', { name: 'Check Your Email!' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Workbook sent! 📚' })).toContainText(
    'Check your email for your free workbook download.',
  );
  await expect(page.locator('[data-toast]')).toContainText('Workbook sent! 📚');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download it now' }).click();
  expect((await download).suggestedFilename()).toBe('the-flip-method-workbook-a4.pdf');

  await page.getByRole('link', { name: 'Download Another Copy' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('');
  await expect(page.getByLabel('First name')).toHaveValue('');

  const mail = await mailbox.waitFor(email, /workbook/i);
  expect(mail.text).toContain('Hello Ann,');
  const [request] = await sql`select * from public.workbook_requests where email = ${email}`;
  expect(request).toMatchObject({
    first_name: 'Ann',
    last_name: 'Reader',
    utm_source: 'test',
    utm_medium: 'e2e',
    utm_campaign: 'spring one',
    consent_version: workbookConsent.version,
    confirmed_at: null,
  });
  expect(request?.consent_text).toContain('one more email a day for seven days');
});

test('rejects bots by honeypot and limits repeated requests', async ({ page }) => {
  const email = anyEmail('flood');
  await countTries('workbook:pair', `127.0.0.1 ${email}`, 9);
  await openForm(page, '/workbook');
  await fillWorkbook(page, email);
  await page.locator('[name=flip_reference]').fill('https://example.com', { force: true });
  await sendWorkbook(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'This form was not accepted.' })).toBeVisible();
  await page.locator('[name=flip_reference]').fill('', { force: true });
  await sendWorkbook(page).click();
  await page.getByRole('link', { name: 'Download Another Copy' }).click();
  await fillWorkbook(page, email);
  await sendWorkbook(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Too many tries' })).toContainText('minutes');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
});

test('the landing page form shows its results in place', async ({ page }) => {
  const email = anyEmail('landing');
  await openForm(page, '/landing?utm_source=poster');
  await page.getByRole('link', { name: landing.button.label }).click();
  const form = page.getByRole('region', { name: landing.form.heading });
  await page.getByLabel('Last name').fill('Reader');
  await sendWorkbook(page).click();
  const alert = form.getByRole('alert').filter({ hasText: 'Please fill in required fields' });
  await expect(alert).toBeInViewport();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await expect(page.getByLabel('Last name')).toHaveValue('Reader');

  await fillWorkbook(page, email, 'Ann', 'Reader');
  await sendWorkbook(page).click();
  const title = form.getByRole('heading', { name: 'Check Your Email!' });
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport();
  await expect(form.getByRole('status').filter({ hasText: 'Workbook sent! 📚' })).toBeInViewport();
  await expect(form.getByRole('button', { name: 'Download it now' })).toBeVisible();
  const requests = sql`select utm_source from public.workbook_requests where email = ${email}`;
  expect(await requests).toEqual([{ utm_source: 'poster' }]);

  await form.getByRole('link', { name: 'Download Another Copy' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('');
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeInViewport();
});
