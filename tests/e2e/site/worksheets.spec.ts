import { safetyBox } from '@/content/safety';
import { fillWords } from '@/content/workbook/fill';
import { workbookForm } from '@/content/workbook/page';
import { workbook } from '@/content/workbook/workbook';
import { worksheets } from '@/content/workbook/worksheets';
import { expect, test } from '../../support/fixtures.ts';

const [first, second] = workbook.parts;

test('every worksheet opens without an address, and leads to the same page to write in', async ({ page }) => {
  await page.goto('/workbook/pages');
  const list = page.getByRole('region', { name: worksheets.list });
  await expect(list.getByRole('link')).toHaveText(workbook.parts.map(({ title }) => title));
  await list.getByRole('link', { name: second.title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second.title);
  await page.getByRole('link', { name: worksheets.fill }).click();
  await expect(page).toHaveURL(`/workbook/fill/${second.id}`);
  await expect(page.getByRole('heading', { name: fillWords.kept.heading })).toBeVisible();
});

test('a worksheet prints without the frame, and with when to call', async ({ page }) => {
  await page.goto(`/workbook/pages/${first.id}`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.getByText(worksheets.pencil)).toBeHidden();
  await expect(page.getByRole('note').filter({ hasText: safetyBox.title }).first()).toBeVisible();
});

for (const javaScriptEnabled of [true, false])
  test.describe(`the form beside them, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('asks for the address that is missing', async ({ page }) => {
      await page.goto('/workbook/pages');
      await page.getByLabel(workbookForm.fields.firstName.label).fill('Ada');
      await page.getByRole('button', { name: workbookForm.submit }).click();
      await expect(page.getByLabel(workbookForm.fields.email.label)).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByLabel(workbookForm.fields.firstName.label)).toHaveValue('Ada');
    });
  });
