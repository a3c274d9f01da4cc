import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { connect } from '../../support/stack.ts';
import { cookieHeader, expect, test } from './people.ts';
import { sendRaw } from './raw-request.ts';

let sql: postgres.Sql;
const written: string[] = [];
test.beforeAll(() => {
  sql = connect();
});
test.afterAll(async () => {
  await sql`delete from public.contact_messages where id = any (${written})`;
  await sql.end();
});

interface Words {
  subject: string;
  message?: string;
  name?: string;
  hoursAgo?: number;
  type?: string;
}

/** A message of this test alone. @returns its id */
async function writeMessage(words: Words): Promise<string> {
  const { subject, message = 'A plain message.', name = 'Nia', hoursAgo = 1, type = 'general' } = words;
  const [row] = await sql<{ id: string }[]>`
    insert into public.contact_messages (name, email, type, subject, message, created_at)
    values (${name}, 'nia@example.org', ${type}, ${subject}, ${message}, now() - make_interval(hours => ${hoursAgo}))
    returning id`;
  if (!row) throw new Error('No message was written.');
  written.push(row.id);
  return row.id;
}

async function handledAt(id: string): Promise<Date | null> {
  const [row] = await sql`select handled_at from public.contact_messages where id = ${id}`;
  return row?.handled_at;
}

test('a message is found, answered by mail, handled and opened again', async ({ adminPage: page }) => {
  const mark = randomUUID();
  const id = await writeMessage({
    subject: `Talk ${mark}`,
    message: 'Line one & two\nBcc: x@y.example',
    type: 'speaking',
  });
  await page.goto('/admin');
  await page.getByLabel('Search').fill(mark);
  await page.getByLabel('Topic').selectOption('Speaking Inquiry');
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(page).toHaveURL(/topic=speaking/);
  await expect(page.getByText('1 message ·')).toBeVisible();
  await expect(page.getByText('Line one & two')).toHaveCount(0);
  await page.getByRole('link', { name: `Read: Talk ${mark}` }).click();
  await expect(page.getByText('Line one & two')).toBeVisible();

  const reply = page.getByRole('link', { name: `Reply by email: Talk ${mark}` });
  const address = new URL((await reply.getAttribute('href')) ?? '');
  expect(address.protocol + address.pathname).toBe('mailto:nia@example.org');
  expect([...address.searchParams.keys()]).toEqual(['subject', 'body']);
  expect(address.searchParams.get('subject')).toBe(`Re: Talk ${mark}`);
  expect(address.searchParams.get('body')).toContain('> Bcc: x@y.example');

  await page.getByRole('button', { name: `Mark as handled: Talk ${mark}` }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Marked as handled' })).toBeVisible();
  await expect(page.getByText('No message fits.')).toBeVisible();
  expect(await handledAt(id)).not.toBeNull();

  await page.getByLabel('Show', { exact: true }).selectOption('Handled');
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('link', { name: `Read: Talk ${mark}` }).click();
  await page.getByRole('button', { name: `Open again: Talk ${mark}` }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Open again' })).toBeVisible();
  expect(await handledAt(id)).toBeNull();
});

test('a message that waits too long says so', async ({ adminPage: page }) => {
  const mark = randomUUID();
  await writeMessage({ subject: `Fresh ${mark}`, hoursAgo: 1 });
  // Four days hold more than 24 hours of business days wherever the weekend falls.
  await writeMessage({ subject: `Old ${mark}`, hoursAgo: 96 });
  await page.goto(`/admin?q=${mark}`);
  const messages = page.getByRole('form', { name: 'Messages' }).getByRole('listitem');
  await expect(messages.filter({ hasText: `Fresh ${mark}` })).not.toContainText('Past the 24 hours');
  await expect(messages.filter({ hasText: `Old ${mark}` })).toContainText('Past the 24 hours');
  await expect(messages.filter({ hasText: `Old ${mark}` })).toContainText('4 days');
});

test('what a stranger wrote is text and nothing else', async ({ adminPage: page }) => {
  const mark = randomUUID();
  const html = `<img src=x onerror="document.title='open'"> ${mark}`;
  await writeMessage({
    subject: html,
    message: `</textarea>${html}`,
    name: '"><script>document.title="open"</script>',
  });
  await page.goto(`/admin?q=${mark}`);
  await page.getByRole('link', { name: /^Read: / }).click();
  await expect(page.getByText(`</textarea>${html}`)).toBeVisible();
  await expect(page).toHaveTitle('Admin dashboard');
});

test('what an admin does stands in the audit log, and in the file', async ({
  adminPage: page,
  adminCookies,
}) => {
  const mark = randomUUID();
  const id = await writeMessage({ subject: mark, message: `Private ${mark}` });
  await page.goto(`/admin?q=${mark}`);
  await page.getByRole('link', { name: `Read: ${mark}` }).click();
  await page.getByRole('button', { name: `Mark as handled: ${mark}` }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Marked as handled' })).toBeVisible();
  await page.goto('/admin');
  const log = page.getByRole('table', { name: 'Audit log' });
  for (const act of ['Read a message', 'Marked a message as handled']) {
    const row = log.getByRole('row').filter({ hasText: id }).filter({ hasText: act });
    await expect(row).toContainText('admin@flipmethod.example');
  }
  await page.getByLabel('Show in the log').selectOption('Read a message');
  await page.getByRole('button', { name: 'Show entries' }).click();
  await expect(page).toHaveURL(/act=message-read/);
  await expect(log.getByRole('row').filter({ hasText: id })).toHaveCount(1);
  await expect(log).not.toContainText('Marked a message as handled');
  const export_ = await sendRaw('/admin/export?range=7', { headers: { cookie: cookieHeader(adminCookies) } });
  expect(export_.body).toContain('Audit log');
  expect(export_.body).toContain(id);
  await page.getByLabel('Show in the log').selectOption('Downloaded the figures');
  await page.getByRole('button', { name: 'Show entries' }).click();
  await expect(log.getByRole('row').nth(1)).toContainText('admin@flipmethod.example');
});
