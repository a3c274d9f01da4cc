import { randomUUID } from 'node:crypto';
import { expectNoViolations } from '../../support/axe.ts';
import { connect } from '../../support/stack.ts';
import { expect, test } from './people.ts';

test('keyboard shortcuts reach every page and are documented', async ({ adminPage: page }) => {
  await page.goto('/admin/settings');
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  const dialog = page.getByRole('dialog');
  // Retries until the page has hydrated.
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(dialog.getByRole('heading', { name: 'Keyboard shortcuts' })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expectNoViolations(page, 'help');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await page.keyboard.press('g');
  await page.keyboard.press('c');
  await expect(heading('Content')).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await expectNoViolations(page, 'commands');
  await page.keyboard.type('90');
  await expect(page.getByRole('option')).toHaveText(['Figures of the last 90 days']);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\?range=90$/);
  await expect(page.getByRole('heading', { name: 'Daily Sessions (Last 90 Days)' })).toBeVisible();
  await page.goBack();
  await expect(heading('Content')).toBeVisible();

  // Speech input users can turn off single-key shortcuts.
  await page.keyboard.press('?');
  await dialog.getByRole('switch', { name: 'Use single keys as shortcuts' }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await page.keyboard.press('g');
  await page.keyboard.press('m');
  await expect(heading('Content')).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('hides the site banner and links to the pages of the site', async ({ adminPage: page }) => {
  await page.goto('/admin/content');
  await expect(page.getByText('Discover the Flip Method for Health Anxiety').first()).toBeHidden();
  await page.getByText('Pages of the site', { exact: true }).locator('visible=true').click();
  await expect(page.getByRole('link', { name: 'Free Workbook' }).locator('visible=true')).toBeVisible();
});

test('a day note appears in the chart and the CSV, and can be removed', async ({ adminPage: page }) => {
  const sql = connect();
  const note = `A podcast ${randomUUID().slice(0, 8)}`;
  try {
    await page.goto('/admin?range=7');
    await page.getByLabel('What happened').fill(note);
    await page.getByLabel('What happened').press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Note added' })).toBeVisible();
    // Arrow keys move from day to day; the last one is today.
    const chart = page.getByRole('application', { name: /^Area chart of the sessions/ });
    await chart.focus();
    for (let day = 0; day < 7; day++) await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('status').filter({ hasText: note })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Completed' })).toContainText(/Sessions\s*\d+/);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download as CSV' }).click(),
    ]);
    const file = await download.createReadStream();
    const chunks: Buffer[] = [];
    for await (const chunk of file) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).toString('utf8')).toContain(note);
    await page.getByRole('button', { name: `Remove: ${note}` }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Note removed' })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: note })).toHaveCount(0);
    await page.goto('/admin/settings');
    await expect(page.getByRole('table', { name: 'Audit log' })).toContainText('Wrote a note on a day');
  } finally {
    await sql`delete from private.day_notes where note = ${note}`;
    await sql.end();
  }
});
