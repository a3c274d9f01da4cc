import { writeDays } from '../../../lib/domain/admin/range.ts';
import { daysFromNow, expectFiguresToAgree, readTables } from './compare.ts';
import { expect, sql, test } from './people.ts';

test('seven days match direct queries; another range is kept while other pages are looked at; days of one’s own are in the URL and the table, or fall back', async ({
  adminPage: page,
}) => {
  const link = (name: string) =>
    page.getByRole('link', { name, exact: true }).locator('visible=true').first();
  await expectFiguresToAgree(page, sql);
  await expect(page.getByRole('heading', { name: 'Daily Sessions (Last 7 Days)' })).toBeVisible();
  await expect(link('7 days')).toHaveAttribute('aria-current', 'page');
  await link('30 days').click();
  await expect(page).toHaveURL(/range=30/);
  await link('People').click();
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
  await page.reload();
  await link('Overview').click();
  await expect(page).toHaveURL(/\/admin\?range=30$/);
  await expect(link('30 days')).toHaveAttribute('aria-current', 'page');

  const [from, to] = [daysFromNow(-40), daysFromNow(-21)];
  const title = `Daily Sessions (${writeDays(from, to)})`;
  await page.getByText('Other days').click();
  await page.getByLabel('First day').fill(from);
  await page.getByLabel('Last day').fill(to);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`from=${from}&to=${to}`));
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  expect((await readTables(page))[title]).toHaveLength(20);
  await page.goto('/admin?from=2026-03-02&to=2026-03-01');
  await expect(page.getByText('These days were not a range of 1 to 366 days')).toBeVisible();
  await expect(link('7 days')).toHaveAttribute('aria-current', 'page');
});
