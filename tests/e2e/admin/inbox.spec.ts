import { readState } from '../../../scripts/state.ts';
import { waitForMail } from '../../support/mailbox.ts';
import { expect, expectSaid, hoursAgo, sql, test, writeMessage } from './people.ts';

test('a late message can be found, taken on, closed, reopened with undo and answered, which the log says', async ({
  adminPage: page,
  mark,
}) => {
  const email = `nia-${mark}@example.org`;
  const html = `<img src=x onerror="document.title='open'">`;
  const id = await writeMessage({
    subject: `Talk ${mark}`,
    message: `Line one & two ${html}\nBcc: x@y.example\n${'A long story. '.repeat(300)}The end.`,
    type: 'speaking',
    email,
    // Four days always contain more than 24 business-day hours, wherever the weekend falls.
    created_at: hoursAgo(96),
  });
  const expectState = async (state: string) => {
    const stored = sql`select state, handled_at is not null as handled from public.contact_messages where id = ${id}`;
    expect(await stored).toEqual([{ state, handled: state === 'closed' || state === 'answered' }]);
  };
  await page.goto('/admin/inbox');
  await page.getByLabel('Search').fill(mark);
  await page.getByText('Topic, state, days and order').click();
  await page.getByLabel('Topic').selectOption('Speaking Inquiry');
  await page.getByRole('button', { name: 'Filter' }).click();
  // The results page opens at the list, not at the top.
  await expect(page).toHaveURL(/topic=speaking.*#list$/);
  await expect(page.getByText('1 message', { exact: false }).first()).toBeVisible();
  // The list has the beginning of the text.
  const row = page.getByRole('link', { name: `Talk ${mark}` });
  await expect(row).toContainText(`Line one & two ${html} Bcc`);
  await expect(row).toContainText(/4 days.*Past the 24 hours/s);
  await row.click();
  await expect(page.locator('#message').getByText(`Line one & two ${html}`)).toBeVisible();
  await expect(page).toHaveTitle('Inbox · Admin dashboard');
  await expect(page.getByText('The end.')).toBeHidden();
  await page.getByText(/^Show the rest/).click();
  await expect(page.getByText('The end.')).toBeVisible();

  await page.getByRole('button', { name: `I’m on it: Talk ${mark}` }).click();
  await expectSaid(page, 'You are on it');
  await expectState('in-progress');
  await page.getByRole('button', { name: `Done without an answer: Talk ${mark}` }).click();
  await expectSaid(page, 'Done without an answer');
  await expectState('closed');
  // A search covers every state, and says which.
  await expect(page.getByText('1 done without an answer')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectSaid(page, 'Undone');
  await expectState('in-progress');

  const answer = page.getByLabel('Your answer');
  await expect(answer).toHaveValue('Hello Nia,\n\n');
  await answer.fill('Hello Nia,\n\nYes, <b>gladly</b>.');
  // Leaving with unsent text asks.
  page.once('dialog', (dialog) => dialog.dismiss());
  await page.getByRole('link', { name: 'People' }).first().click();
  await expect(page).toHaveURL(/inbox/);
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expectSaid(page, 'The answer is on its way');
  await expectState('answered');
  const mail = await waitForMail(email, new RegExp(`^Re: Talk ${mark}`));
  expect(mail.text).toContain('Yes, <b>gladly</b>.');
  expect(mail.text).toContain('> Bcc: x@y.example');
  expect(mail.html).toContain('Yes, &lt;b&gt;gladly&lt;/b&gt;.');
  await page.reload();
  const kept = page.getByRole('region', { name: 'What followed' });
  await expect(kept).toContainText('Yes, <b>gladly</b>.');
  await expect(kept).toContainText(/Sent|On its way/);

  // Their answer by mail comes back to the message, and opens it again.
  const text = 'Lovely. I want to come, too.\n\n> Yes, gladly.\n> Ada';
  const answered = await page.request.post(`${readState().mailboxUrl}/messages/${mail.id}/answer`, {
    data: { text, attachments: ['plan.pdf'] },
  });
  expect(answered.status()).toBe(200);
  await page.reload();
  for (const words of [`${email} answered by mail`, 'Lovely. I want to come, too.', 'plan.pdf'])
    await expect(kept).toContainText(words);
  await expectState('new');

  await page.goto('/admin/settings');
  const log = page.getByRole('table', { name: 'Audit log' }).getByRole('row');
  const acts = log.filter({ has: page.locator(`a[href*="${id}"]`) });
  // Opening a message leaves no entry.
  await expect(acts).toHaveCount(4);
  await expect(acts.nth(2)).toContainText(/admin@flipmethod\.example.*Marked a message as handled/);
  await page.getByLabel('Show in the log').selectOption('Downloaded the figures');
  await page.getByRole('button', { name: 'Show entries' }).click();
  await expect(page).toHaveURL(/act=export/);
  await expect(acts).toHaveCount(0);
});

test('on a phone an open message replaces the list and links back to it', async ({
  adminPage: page,
  mark,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const id = await writeMessage({ subject: mark });
  // A thread of many screens.
  await sql`insert into public.contact_replies (contact_id, sequence, body, kind, sender, provider_id)
    select ${id}, n, repeat('One more thing. ', 60), 'answer', 'nia@example.org', gen_random_uuid() from generate_series(1, 9) as n`;
  await page.goto(`/admin/inbox?q=${mark}`);
  await expect(page.getByLabel('Topic')).toBeHidden();
  // The newest answer, in either direction.
  await expect(page.getByRole('listitem').filter({ hasText: mark })).toContainText(
    /Wrote back \w{3} \d\d:\d\d/,
  );
  await page.getByRole('link', { name: mark }).click();
  await expect(page.getByRole('heading', { name: mark })).toBeInViewport();
  await expect(page.locator('#message').getByText(/^Wrote back/)).toBeInViewport();
  await expect(page.getByLabel('Search')).toBeHidden();
  await page.getByRole('link', { name: 'Answer this message' }).click();
  await expect(page.getByLabel('Your answer')).toBeFocused();
  await expect(page.getByLabel('Your answer')).toBeInViewport();
  // Both links stay at the top, however far down the thread is read.
  await expect(page.getByRole('link', { name: 'Answer this message' })).toBeInViewport();
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page.getByRole('link', { name: mark })).toBeVisible();
  await expect(page.getByRole('heading', { name: mark })).toHaveCount(0);
});

test('on a phone somebody who may be in danger is on the first screen of the overview and of the inbox', async ({
  adminPage: page,
  mark,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await writeMessage({ subject: mark, message: 'Ich will nicht mehr leben.', may_be_in_danger: true });
  const row = page.getByRole('listitem').filter({ hasText: mark });
  await page.goto('/admin');
  const link = page.getByRole('link', { name: /may be in danger/ });
  await expect(link).toBeInViewport({ ratio: 1 });
  await link.click();
  await expect(page).toHaveURL(/#list$/);
  await expect(row).toBeInViewport({ ratio: 1 });
  await page.goto('/admin/inbox');
  await expect(row).toBeInViewport({ ratio: 1 });
  await page.getByRole('link', { name: mark }).click();
  await expect(page.getByText('Beginnings in German')).toBeVisible();
});

test('messages are worked through by keys, and many at once', async ({ adminPage: page, mark }) => {
  const email = `ann-${mark}@example.org`;
  for (const [index, name] of ['One', 'Two', 'Three', 'Four'].entries())
    await writeMessage({ subject: `${name} ${mark}`, email, created_at: hoursAgo(5 - index) });
  const states = async () => {
    const rows = await sql`select subject, state from public.contact_messages where email = ${email}`;
    return Object.fromEntries(rows.map(({ subject, state }) => [subject.split(' ')[0], state]));
  };
  const heading = (name: string) => page.getByRole('heading', { name: `${name} ${mark}` });
  const link = (name: string) => page.getByRole('link', { name: `${name} ${mark}` });
  const box = (name: string) => page.getByLabel(`Select: ${name} ${mark}`);
  const answer = page.getByLabel('Your answer');
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const pressUntil = (key: string, seen: () => Promise<void>) => expect(() => press(key).then(seen)).toPass();
  await page.goto(`/admin/inbox?q=${mark}&sort=oldest&state=open`);
  // Two presses to the first message.
  await press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the messages' })).toBeFocused();
  await press('Enter', 'Tab');
  await expect(box('One')).toBeFocused();
  // The key does nothing before the page is ready.
  await expect(async () => {
    // Letters act while the list has the focus.
    await box('One').focus();
    await press('j');
    await expect(heading('One')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  // Elsewhere they do nothing.
  await page.getByRole('heading', { name: 'Inbox' }).click();
  await press('e');
  expect(await states()).toMatchObject({ One: 'new' });
  await box('One').focus();
  await expect(page.getByText('Earlier messages of this person')).toBeVisible();
  await press('j');
  await expect(heading('Two')).toBeVisible();
  await expect(async () => {
    await press('k');
    await expect(heading('One')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(async () => {
    // E acts on a message that has the focus, and not within a second of another letter.
    if ((await states()).One === 'new') {
      await link('One').focus({ timeout: 1_000 });
      await press('e');
    }
    expect(await states()).toMatchObject({ One: 'closed' });
  }).toPass();
  await expectSaid(page, 'Done without an answer');
  await pressUntil('j', () => expect(heading('Two')).toBeVisible({ timeout: 2_000 }));
  // R waits for the next message, and what is typed meanwhile becomes the answer.
  await press('j', 'r');
  await page.keyboard.type('see me');
  await expect(answer).toBeFocused();
  await expect(answer).toHaveValue(/see me$/);
  await expect(heading('Three')).toBeVisible();
  expect(await states()).toMatchObject({ Two: 'new', Three: 'new' });
  await answer.fill('Hello Nia,\n\n');
  await press('Escape');
  const capsLock = { key: 'K', modifierCapsLock: true, bubbles: true };
  await page.locator('*:focus, body').last().dispatchEvent('keydown', capsLock);
  await expect(heading('Two')).toBeVisible();
  await pressUntil('r', () => expect(answer).toBeFocused({ timeout: 2_000 }));
  await page.keyboard.type('Thank you.');
  await expect(answer).toHaveValue('Hello Nia,\n\nThank you.');
  // Esc leads back to the list, where ? shows the keys.
  await press('Escape');
  await expect(link('Two')).toBeFocused();
  await press('?');
  await expect(page.getByText('previous message')).toBeVisible();
  await press('?');
  await expect(page.getByText('previous message')).toBeHidden();
  // With an unsent answer the next message is asked about; the focus stays on the open one, which E closes.
  page.once('dialog', (dialog) => dialog.dismiss());
  await link('Two').focus();
  await press('j');
  await expect(link('Two')).toBeFocused();
  await answer.fill('Hello Nia,\n\n');

  for (const name of ['Two', 'Three']) await box(name).check();
  await page.locator('#list').getByRole('button', { name: 'Spam' }).click();
  await expectSaid(page, 'Moved to Spam: 2 messages');
  expect(await states()).toEqual({ One: 'closed', Two: 'spam', Three: 'spam', Four: 'new' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectSaid(page, 'Undone');
  expect(await states()).toEqual({ One: 'closed', Two: 'new', Three: 'new', Four: 'new' });
  await box('Four').check();
  await page.locator('#list').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Delete this message?')).toBeVisible();
  expect(await states()).toMatchObject({ Four: 'new' });
  await page.getByRole('button', { name: 'Yes, delete' }).click();
  await expectSaid(page, /Deleted/);
  expect(await states()).toEqual({ One: 'closed', Two: 'new', Three: 'new' });
  // Who may be in danger is not put aside with the rest unasked; the emptied list still says what it did, and takes it back.
  await page.goto(`/admin/inbox?q=${mark}&state=open`);
  // The page does not know of it yet.
  await sql`update public.contact_messages set may_be_in_danger = true where subject = ${`Two ${mark}`}`;
  await page.getByLabel('All of this page').check();
  await page.locator('#list').getByRole('button', { name: 'Done without an answer' }).click();
  await expect(page.getByText('One of them may be in danger')).toBeVisible();
  expect(await states()).toMatchObject({ Two: 'new', Three: 'new' });
  await page.getByRole('button', { name: 'Yes, put aside' }).click();
  await expect(page.getByText('No message fits.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectSaid(page, 'Undone');
  expect(await states()).toMatchObject({ Two: 'new', Three: 'new' });
  // After one in danger, which is above all others, comes the first of these, also where it was written earlier.
  await sql`update public.contact_messages set may_be_in_danger = subject like 'Three %' where email = ${email}`;
  await page.goto(`/admin/inbox?q=${mark}&sort=oldest&state=open`);
  await link('Three').click();
  await answer.fill('I have read it.');
  await press('Control+Enter');
  await expectSaid(page, /on its way/);
  await expect(page.locator('#list').getByRole('link', { name: `Two ${mark}` })).toBeFocused();
});
