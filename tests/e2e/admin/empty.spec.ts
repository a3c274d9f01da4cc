import { expect, test } from '../fixtures.ts';
import { daysFromNow, expectFiguresToAgree } from './compare.ts';
import { startEmptyProduct } from './empty-product.ts';
import { signIn } from './people.ts';

test('on the first day every figure is a true zero, and no part of the screen is missing', async ({
  page,
}) => {
  test.setTimeout(150_000);
  const product = await startEmptyProduct();
  try {
    await signIn(page, product.account, '/admin', product.siteUrl);
    const range = { from: daysFromNow(-6), to: daysFromNow(0) };
    await expectFiguresToAgree(
      page,
      product.sql,
      `${product.siteUrl}/admin`,
      range,
      'Daily Sessions (Last 7 Days)',
    );
    await expect(page.getByText('Nothing is waiting for you.')).toBeVisible();
    await expect(page.getByText('No techniques in this period.')).toBeVisible();
    await expect(page.getByText('No requests in this period.')).toHaveCount(3);
    await expect(page.getByText('No letter fits.')).toBeVisible();
    await expect(page.getByText('No mail was given up.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Recent Users' }).getByRole('listitem')).toHaveCount(1);
  } finally {
    await product.stop();
  }
});
