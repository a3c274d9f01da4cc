import { linksIn } from '../../support/mailbox.ts';
import { answeredToken } from '../../support/signatures.ts';
import { anyEmail } from '../../support/stack.ts';
import { fillContact, sendContact } from '../mail/forms.ts';
import { removeMessages, sql, writeMessage } from './messages.ts';
import { expect, test } from './people.ts';

test.beforeEach(
  () => sql`delete from public.rate_limits where bucket like any (array['contact:%', 'reader-link:%'])`,
);
test.afterAll(removeMessages);

const stateOf = async (id: string) =>
  (await sql`select state from public.contact_messages where id = ${id}`)[0]?.state;
const logged = async (id: string) =>
  (await sql`select action from public.admin_audit where object = ${id} order by id`).map(
    ({ action }) => action,
  );

test('the owner’s mail has a link that marks the message as answered, without signing in', async ({
  page,
  context,
  mailbox,
  adminCookies,
}) => {
  const email = anyEmail('answered');
  await page.goto('/contact');
  await fillContact(page, email, 'A secret about my heart.');
  await page.getByLabel('Subject').fill(`Talk for ${email}`);
  await sendContact(page).click();
  await expect(page.getByRole('heading', { name: 'Message Received!' })).toBeVisible();
  const [row] = await sql`select id, name from public.contact_messages where email = ${email}`;
  const id: string = row?.id;

  const mail = await mailbox.waitFor('owner@flipmethod.example', new RegExp(`Talk for ${email}`));
  const href = linksIn(mail).find((link) => link.includes('/contact/answered/')) ?? '';
  expect(mail.text).toContain(href);

  // As mail scanners do.
  for (let times = 0; times < 5; times++) {
    await page.request.get(href);
    await page.request.head(href);
    await page.request.get(`/api/contact-answered?t=${href.split('/').at(-1)}`);
  }
  expect(await stateOf(id)).toBe('new');

  const response = await page.goto(href);
  await expect(page.getByRole('heading', { name: 'Mark this message as answered?' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(row?.name);
  const html = (await response?.text()) ?? '';
  for (const hidden of ['secret', 'heart', email, 'Talk for']) expect(html).not.toContain(hidden);
  expect(html).toMatch(/<meta name="robots" content="noindex/);
  expect(response?.headers()['cache-control']).toContain('no-store');

  await page.getByRole('button', { name: 'Yes, it is answered' }).click();
  await expect(page.getByRole('heading', { name: 'This message is marked as answered.' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Yes, it is answered' })).toHaveCount(0);
  expect(await stateOf(id)).toBe('answered');

  // Pressed twice, or once more in another tab.
  const again = await page.request.post(`/api/contact-answered?t=${href.split('/').at(-1)}`);
  expect(again.status()).toBe(200);
  expect(await logged(id)).toEqual(['message-answered-by-link']);

  await context.addCookies(adminCookies);
  await page.getByRole('link', { name: 'Open the message in the inbox' }).click();
  await expect(page.locator('#message')).toContainText('A secret about my heart.');
  await expect(page.locator('#message')).toContainText('Answered');
  await page.goto('/admin/settings?act=message-answered-by-link');
  await expect(page.getByText('Marked a message as answered by the link in its mail').last()).toBeVisible();
  await sql`delete from public.contact_messages where id = ${id}`;
});

test('a link that is too old, changed, for a closed message or a deleted one is explained, and does nothing', async ({
  page,
}) => {
  const id = await writeMessage({ subject: 'Open', name: 'Nia Old' });
  const press = (token: string) => page.request.post(`/api/contact-answered?t=${token}`);
  const headline = page.getByRole('heading', { level: 1 });

  const expired = answeredToken(id, Date.now() - 1000);
  await page.goto(`/contact/answered/${expired}`);
  await expect(headline).toHaveText('This link is too old.');
  await expect(page.getByRole('main')).not.toContainText('Nia Old');
  expect(await (await press(expired)).text()).toContain('This link is too old.');

  const token = answeredToken(id);
  const [body = '', signature = ''] = token.split('.');
  const other = Buffer.from(body, 'base64url')
    .toString()
    .replace(/"until":\d+/, '"until":9999999999999');
  for (const wrong of [
    `${body}.${signature.slice(0, -2)}`,
    `${Buffer.from(other).toString('base64url')}.${signature}`,
    'unknown',
  ]) {
    await page.goto(`/contact/answered/${wrong}`);
    await expect(headline).toHaveText('This link has come apart.');
    expect(await (await press(wrong)).text()).toContain('This link has come apart.');
  }
  const foreign = await page.request.post(`/api/contact-answered?t=${token}`, {
    headers: { origin: 'https://evil.example' },
  });
  expect(foreign.status()).toBe(403);
  expect(await stateOf(id)).toBe('new');

  await sql`update public.contact_messages set state = 'closed', handled_at = now() where id = ${id}`;
  await page.goto(`/contact/answered/${token}`);
  await expect(headline).toHaveText('This message is closed already.');
  await press(token);
  expect(await stateOf(id)).toBe('closed');

  await sql`delete from public.contact_messages where id = ${id}`;
  await page.goto(`/contact/answered/${token}`);
  await expect(headline).toHaveText('This link has come apart.');
  expect((await press(token)).status()).toBe(200);
  expect(await logged(id)).toEqual([]);
});
