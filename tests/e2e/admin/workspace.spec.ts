import { randomUUID } from 'node:crypto';
import { connect } from '../../support/stack.ts';
import { expect, test } from './people.ts';

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
      page
        .getByText('Download as CSV')
        .click()
        .then(() => page.getByRole('link', { name: 'Notes on days' }).click()),
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

test('an unknown address stays in the workspace, with a way back, and the account leads here', async ({
  adminPage: page,
  expectConsole,
}) => {
  expectConsole(/status of 404/);
  for (const path of [
    '/admin/not-here',
    '/admin/mails/newsletter/not-a-guid',
    `/admin/mails/newsletter/${randomUUID()}`,
  ]) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'There is no such page here' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Workspace' }).first()).toBeAttached();
  }
  await page.getByRole('link', { name: 'Back to the overview' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await page.goto('/account');
  await page.getByRole('link', { name: 'Open the workspace' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
});
