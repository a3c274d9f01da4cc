import { readState } from '../../../scripts/state.ts';
import { linksIn, waitForMail } from '../../support/mailbox.ts';
import { answeredToken } from '../../support/signatures.ts';
import { fillSignIn } from '../auth/people.ts';
import { fillContact, sendContact } from '../mail/forms.ts';
import { expect, sql, test, writeMessage } from './people.ts';

test.use({ javaScriptEnabled: false });

test.beforeEach(() => sql`delete from public.rate_limits where bucket like 'contact:%'`);

const stateOf = async (id: string) =>
  (await sql`select state from public.contact_messages where id = ${id}`)[0]?.state;
const logged = async (id: string) =>
  (await sql`select action from public.admin_audit where object = ${id} order by id`).map(
    ({ action }) => action,
  );
const api = (token = '') => `/api/contact-answered?t=${token}`;

test('the owner’s mail has a link that marks the message as answered, without signing in, and one to the inbox, through the sign-in', async ({
  page,
  expectConsole,
  mark,
}) => {
  expectConsole(/status of 401/);
  const email = `answered-${mark}@example.com`;
  await page.goto('/contact');
  await fillContact(page, email, 'A secret about my heart.');
  await page.getByLabel('Subject').fill(`Talk for ${email}`);
  await sendContact(page).click();
  await expect(page.getByRole('heading', { name: 'Message Received!' })).toBeVisible();
  const [{ id, name } = { id: '', name: '' }] = await sql<{ id: string; name: string }[]>`
    select id, name from public.contact_messages where email = ${email}`;

  const mail = await waitForMail('owner@flipmethod.example', new RegExp(`Talk for ${email}`));
  const href = linksIn(mail).find((link) => link.includes('/contact/answered/')) ?? '';
  expect(mail.text).toContain(href);

  // As mail scanners do.
  const post = api(href.split('/').at(-1));
  for (let times = 0; times < 5; times++) {
    await page.request.get(href);
    await page.request.head(href);
    await page.request.get(post);
  }
  expect(await stateOf(id)).toBe('new');

  const response = await page.goto(href);
  await expect(page.getByRole('heading', { name: 'Mark this message as answered?' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(name);
  const html = (await response?.text()) ?? '';
  for (const hidden of ['secret', 'heart', email, 'Talk for']) expect(html).not.toContain(hidden);
  expect(html).toMatch(/<meta name="robots" content="noindex/);
  expect(response?.headers()['cache-control']).toContain('no-store');

  const button = page.getByRole('button', { name: 'Yes, it is answered' });
  // Its writer writes again, with this page open.
  await sql`insert into public.contact_replies (contact_id, sequence, body, kind, provider_id)
    values (${id}, 1, 'I cannot go on.', 'answer', ${mark})`;
  await button.click();
  await expect(page.getByText('There is more in this conversation now')).toBeVisible();
  expect(await stateOf(id)).toBe('new');
  await button.click();
  await expect(page.getByRole('heading', { name: 'This message is marked as answered.' })).toBeVisible();
  await expect(button).toHaveCount(0);
  expect(await stateOf(id)).toBe('answered');

  // Pressed twice, or once more in another tab.
  expect((await page.request.post(post)).status()).toBe(200);
  expect(await logged(id)).toEqual(['message-answered-by-link']);

  await page.getByRole('link', { name: 'Open the message in the inbox' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/inbox.*${id}`));
  const inbox = linksIn(mail).find((link) => link.includes('/admin/inbox')) ?? '';
  expect((await page.goto(inbox))?.status()).toBe(401);
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await fillSignIn(page, readState().accounts.admin);
  await expect(page).toHaveURL((url) => url.href.startsWith(inbox));
  await expect(page.locator('#message')).toContainText('A secret about my heart.');
  await expect(page.locator('#message')).toContainText('Answered');
});

test('a link that is too old, changed, for a closed message or a deleted one is explained, and does nothing', async ({
  page,
  mark,
}) => {
  const id = await writeMessage({ subject: mark, name: 'Nia Old' });
  const token = answeredToken(id);
  const apart = 'This link has come apart.';
  const of = sql`where id = ${id}`;
  const later = Buffer.from(JSON.stringify({ id, until: 9_999_999_999_999 })).toString('base64url');
  for (const [tried, text, state, change] of [
    [answeredToken(id, Date.now() - 1000), 'This link is too old.', 'new'],
    [token.slice(0, -2), apart, 'new'],
    [token.replace(/^[^.]+/, later), apart, 'new'],
    [
      token,
      'This message is closed already.',
      'closed',
      sql`update public.contact_messages set state = 'closed', handled_at = now() ${of}`,
    ],
    [token, apart, undefined, sql`delete from public.contact_messages ${of}`],
  ] as const) {
    await change;
    await page.goto(`/contact/answered/${tried}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text);
    if (state === 'new') await expect(page.getByRole('main')).not.toContainText('Nia Old');
    expect(await (await page.request.post(api(tried))).text()).toContain(text);
    const headers = { origin: 'https://evil.example' };
    expect((await page.request.post(api(tried), { headers })).status()).toBe(403);
    expect(await stateOf(id)).toBe(state);
  }
  expect(await logged(id)).toEqual([]);
});
