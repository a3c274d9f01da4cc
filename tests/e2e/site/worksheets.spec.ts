import { safetyBox } from '@/content/safety';
import { fillWords } from '@/content/workbook/fill';
import { workbookForm } from '@/content/workbook/page';
import { workbook } from '@/content/workbook/workbook';
import { worksheets } from '@/content/workbook/worksheets';
import { expect, test } from '../../support/fixtures.ts';

const [, second] = workbook.parts;

test('every worksheet opens without an address, prints, and can be written in', async ({ page }) => {
  await page.goto('/workbook/pages');
  const list = page.getByRole('region', { name: worksheets.list });
  await expect(list.getByRole('link')).toHaveText(workbook.parts.map(({ title }) => title));
  await list.getByRole('link', { name: second.title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second.title);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.getByText(worksheets.pencil)).toBeHidden();
  await expect(page.getByRole('note').filter({ hasText: safetyBox.title }).first()).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('link', { name: worksheets.fill }).click();
  await expect(page).toHaveURL(`/workbook/fill/${second.id}`);
  await expect(page.getByRole('heading', { name: fillWords.kept.heading })).toBeVisible();
});

test('without JavaScript the form beside them asks for the address that is missing', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  const { fields, submit } = workbookForm;
  await page.goto('/workbook/pages');
  await page.getByLabel(fields.firstName.label).fill('Ada');
  await page.getByRole('button', { name: submit }).click();
  await expect(page.getByLabel(fields.email.label)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel(fields.firstName.label)).toHaveValue('Ada');
  await page.close();
});
