import { mailWords } from '@/content/admin/mails';
import { expect, test } from '../../support/fixtures.ts';
import { daysFromNow, expectFiguresToAgree } from './compare.ts';
import { startEmptyProduct } from './empty-product.ts';

test('shows zeros on an empty database, and loading and error states', { tag: '@long' }, async ({
  page,
  context,
}) => {
  test.setTimeout(150_000);
  const product = await startEmptyProduct();
  try {
    await product.signIn(context);
    const range = { from: daysFromNow(-6), to: daysFromNow(0) };
    await expectFiguresToAgree(page, product.sql, [product.siteUrl, '?range=7'], range, {
      title: 'Daily Sessions (Last 7 Days)',
    });
    await expect(page.getByRole('region', { name: 'First steps' }).getByRole('link')).toHaveCount(7);
    await expect(page.getByRole('link', { name: /before you can publish/ })).toBeVisible();
    await expect(page.getByText('No techniques in this period.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Recent Users' }).getByRole('listitem')).toHaveCount(1);
    await expect(page.getByText('No requests in this period.')).toHaveCount(2);
    await page.goto(`${product.siteUrl}/admin/inbox`);
    await expect(page.getByText('No message fits.')).toBeVisible();
    await page.goto(`${product.siteUrl}/admin/mails`);
    await expect(page.getByText(mailWords.jobs.states.failed.empty)).toBeVisible();

    // Locking the figures here affects no other test.
    await product.sql.begin(async (transaction) => {
      await transaction`lock table private.daily_flips in access exclusive mode`;
      await page.goto(`${product.siteUrl}/admin?range=30`, { waitUntil: 'commit' });
      await expect(page.getByRole('status').filter({ hasText: 'Loading dashboard...' })).toBeVisible();
      const alert = page.getByRole('alert').filter({ hasText: 'Failed to load dashboard data.' });
      await expect(alert).toContainText('Error');
      await expect(page.getByRole('heading', { name: 'Recent Users' })).toHaveCount(0);
    });
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('region', { name: 'Daily Sessions (Last 30 Days)' })).toBeVisible();
  } finally {
    // The page may still be fetching its icon.
    await page.close();
    await product.stop();
  }
});
