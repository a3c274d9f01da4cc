import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { overviewWords } from '@/content/admin/overview';
import { connect } from '../../support/stack.ts';
import { expect, test } from './people.ts';

test('without JavaScript figures, messages and actions work', async ({ adminPage: page }) => {
  const sql = connect();
  const mark = randomUUID();
  try {
    await sql`insert into public.contact_messages (name, email, type, subject, message)
      values ('Nia', 'nia@example.org', 'general', ${mark}, 'A plain message.')`;
    await page.goto('/admin?range=30');
    await expect(page.getByText('The overview needs JavaScript.')).toBeVisible();
    await expect(page.getByText('Loading dashboard...')).toBeHidden();
    await page.getByText('Download as CSV', { exact: true }).click();
    const file = page.waitForEvent('download');
    await page.getByRole('link', { name: overviewWords.files['daily-sessions'] }).click();
    const text = readFileSync(await (await file).path(), 'utf8');
    expect(text.trim().split('\n')).toHaveLength(31);
    await page.goto(`/admin/inbox?q=${mark}`);
    await page.getByRole('link', { name: mark }).click();
    await expect(page.locator('#message').getByText('A plain message.')).toBeVisible();
    await page.getByRole('button', { name: `Done without an answer: ${mark}` }).click();
    // Both forms of the page show the answer, and the search goes on finding what is done.
    const said = page.getByRole('status').filter({ hasText: 'Done without an answer' });
    await expect(said.first()).toBeVisible();
    const [message] = await sql`select handled_at from public.contact_messages where subject = ${mark}`;
    expect(message?.handled_at).not.toBeNull();
  } finally {
    await sql`delete from public.contact_messages where subject = ${mark}`;
    await sql.end();
  }
});

test('without JavaScript a refusal explains itself and offers a way forward', async ({
  page,
  context,
  readerCookies,
  expectConsole,
}) => {
  expectConsole(/status of 40[13]/);
  const nobody = await page.goto('/admin');
  expect(nobody?.status()).toBe(401);
  await expect(page.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
  await expect(page.getByText('Please sign in to access the admin dashboard.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign In' }).last()).toHaveAttribute(
    'href',
    '/auth?next=%2Fadmin',
  );
  await context.addCookies(readerCookies);
  const reader = await page.goto('/admin');
  expect(reader?.status()).toBe(403);
  await expect(page.getByText('Your account is not an admin account.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the exercise' })).toBeVisible();
});
