import { dailyTitle, expectFiguresToAgree, pickedDays, readTables } from './compare.ts';
import { sql } from './messages.ts';
import { expect, test } from './people.ts';

test.describe.configure({ timeout: 60_000 });

test('by default, seven days match direct queries, the visible choice', async ({ adminPage: page }) => {
  await expectFiguresToAgree(page, sql);
  await expect(page.getByRole('heading', { name: 'Daily Sessions (Last 7 Days)' })).toBeVisible();
  await expect(page.getByRole('link', { name: '7 days' })).toHaveAttribute('aria-current', 'page');
});

test('a custom range is in the URL and in the table, and an invalid one falls back to the default', async ({
  adminPage: page,
}) => {
  const { from, to } = pickedDays;
  await page.goto('/admin');
  await page.getByText('Other days').click();
  await page.getByLabel('First day').fill(from);
  await page.getByLabel('Last day').fill(to);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`from=${from}&to=${to}`));
  await expect(page.getByRole('heading', { name: dailyTitle(pickedDays) })).toBeVisible();
  expect((await readTables(page))[dailyTitle(pickedDays)]).toHaveLength(20);
  await page.goto('/admin?from=2026-03-02&to=2026-03-01');
  await expect(page.getByText('These days were not a range of 1 to 366 days')).toBeVisible();
  await expect(page.getByRole('link', { name: '7 days' })).toHaveAttribute('aria-current', 'page');
});

test('the chosen range is kept while the other pages are looked at', async ({ adminPage: page }) => {
  await page.goto('/admin');
  const link = (name: string) =>
    page.getByRole('link', { name, exact: true }).locator('visible=true').first();
  await link('30 days').click();
  await expect(page).toHaveURL(/range=30/);
  await link('People').click();
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
  await page.reload();
  await link('Overview').click();
  await expect(page).toHaveURL(/\/admin\?range=30$/);
  await expect(link('30 days')).toHaveAttribute('aria-current', 'page');
});
