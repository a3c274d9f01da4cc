import { expect, test } from './people.ts';

test('writing an issue: buttons format the text, and the mail beside it follows, also for a restored draft', async ({
  adminPage: page,
}) => {
  await page.goto('/admin/mails/newsletter/new');
  await page.getByLabel('Subject').fill('The night I stopped counting');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.fill('Look away');
  await text.selectText();
  await page.getByRole('button', { name: 'Bold' }).click();
  await expect(text).toHaveValue('**Look away**');
  const mail = page.getByRole('region', { name: 'Preview' }).locator('iframe').contentFrame();
  await expect(mail.locator('strong', { hasText: 'Look away' })).toBeVisible();
  await text.press('Control+z');
  await expect(text).toHaveValue('Look away');
  await expect(mail.locator('strong', { hasText: 'Look away' })).toHaveCount(0);

  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(text).toHaveValue('Look away');
  await expect(mail.getByText('Look away')).toBeVisible();
  await page.getByRole('radio', { name: 'Phone, dark' }).click();
  await expect(mail.getByText('Look away')).toHaveCSS('color', 'rgb(239, 232, 220)');
  const frame = page.getByRole('region', { name: 'Preview' }).locator('iframe');
  expect((await frame.boundingBox())?.width).toBe(360);
  await page.getByRole('radio', { name: 'Plain text' }).click();
  await expect(page.getByRole('region', { name: 'Preview' }).getByText('You get this because')).toBeVisible();
  await page.getByRole('button', { name: 'Discard it' }).click();
  await expect(text).toHaveValue('');
});
