import { expect, expectSaid, press, sql, test, writeMessage } from './people.ts';

test('a signature stands below each answer that is begun, and ready-made answers above it', async ({
  adminPage: page,
  mark,
}) => {
  const id = await writeMessage({ subject: mark });
  try {
    await page.goto('/admin/settings');
    await page.getByLabel('Signature', { exact: true }).fill('Ada, the author');
    const ofAll = page.getByRole('region', { name: 'You and your readers' });
    await ofAll.getByRole('button', { name: 'Save the settings' }).click();
    await expectSaid(page, 'Settings saved');
    await page.goto(`/admin/inbox?message=${id}`);
    const answer = page.getByLabel('Your answer');
    await expect(answer).toHaveValue(/^Hello Nia,\s+Ada, the author$/);
    await page.getByText('Ready-made answers').click();
    await press(page, 'A talk or an interview');
    await expect(answer).toHaveValue(/^Hello Nia,\n\nThank you for asking\.[^{]+\n\nAda, the author$/);
  } finally {
    await sql`update private.admin_settings set signature = ''`;
  }
});
