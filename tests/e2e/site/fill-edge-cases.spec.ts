import type { Page } from '@playwright/test';
import { fillMessages, fillWords } from '@/content/workbook/fill';
import { FINGERPRINT_COOKIE } from '@/lib/domain/session';
import { paths } from '@/lib/paths';
import { expect, test } from '../../support/fixtures.ts';

const kept = { ...fillWords.kept, ...fillMessages };
const circle = paths.workbookFillPart('my-circle');
const first = (page: Page) => page.getByRole('textbox', { name: 'It starts', exact: true });
const second = (page: Page) => page.getByRole('textbox', { name: 'What I do', exact: true });

async function open(page: Page): Promise<void> {
  await page.goto(circle);
  await expect(page.locator('html')).toHaveAttribute('data-fill', 'ready');
}

test('an answer saved in one tab appears in the other, without overwriting a field being edited there', async ({
  context,
  page,
}) => {
  const other = await context.newPage();
  await open(page);
  await open(other);
  await second(other).pressSequentially('In the oth');
  await first(page).fill('In this one');
  await expect(page.getByRole('status')).toHaveText(kept.saved);
  await expect(first(other)).toHaveValue('In this one');
  await expect(second(other)).toHaveValue('In the oth');
  await second(other).pressSequentially('er');
  await second(other).blur();
  await expect(second(page)).toHaveValue('In the other');
  await page.reload();
  await expect(first(page)).toHaveValue('In this one');
  await expect(second(page)).toHaveValue('In the other');
});

test('with full storage the page says that nothing is saved, and keeps the text on screen', async ({
  baseURL,
  context,
  page,
}) => {
  const user = { id: '5b0a4e0e-3a1b-4d5e-9d52-6f1c8a7e2c11', email: 'ada@example.org' };
  await context.addCookies([{ name: FINGERPRINT_COOKIE, value: 'a', url: baseURL ?? '' }]);
  await page.route('**/api/session', (route) => route.fulfill({ json: { user } }));
  await page.addInitScript(() => {
    const full = () => {
      throw new DOMException('No room.', 'QuotaExceededError');
    };
    IDBObjectStore.prototype.put = full;
    Storage.prototype.setItem = full;
  });
  await open(page);
  await first(page).fill('Marmalade');
  await expect(page.getByRole('status')).toHaveText(kept.notKept);
  await expect(first(page)).toHaveValue('Marmalade');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: kept.copy }).click();
  expect((await download).suggestedFilename()).toBe(kept.fileName);
});
