import { randomUUID } from 'node:crypto';
import { removeMessages, sql, writeMessage } from './messages.ts';
import { expect, test } from './people.ts';

test.afterAll(removeMessages);

test('a signature stands below each answer that is begun, and ready-made answers above it', async ({
  adminPage: page,
}) => {
  const id = await writeMessage({ subject: randomUUID() });
  try {
    await page.goto('/admin/settings');
    await page.getByLabel('Signature', { exact: true }).fill('Ada, the author');
    const ofAll = page.getByRole('region', { name: 'You and your readers' });
    await ofAll.getByRole('button', { name: 'Save the settings' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Settings saved' })).toBeVisible();
    await page.goto(`/admin/inbox?message=${id}`);
    const answer = page.getByLabel('Your answer');
    await expect(answer).toHaveValue(/^Hello Nia,\s+Ada, the author$/);
    await page.getByText('Ready-made answers').click();
    await page.getByRole('button', { name: 'A talk or an interview' }).click();
    await expect(answer).toHaveValue(/^Hello Nia,\n\nThank you for asking\.[^{]+\n\nAda, the author$/);
  } finally {
    await sql`update private.admin_settings set signature = ''`;
  }
});
