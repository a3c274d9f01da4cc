import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { readState } from '../../../scripts/state.ts';
import { daysFromNow, expect, expectSaid, sql, test, writeMessage } from './people.ts';

test('a page, a source or a campaign is shown alone by its name in a list', async ({
  adminPage: page,
  mark,
}) => {
  const names = { pages: `/${mark}`, sources: `${mark}.example`, campaigns: `letter / ${mark}` };
  const rows = Object.entries(names).flatMap(([dimension, name]) => [
    { day: daysFromNow(0), count: 2_007, dimension, name },
    { day: daysFromNow(-1), count: 2_009, dimension, name },
    { day: daysFromNow(-8), count: 2_011, dimension, name },
  ]);
  await sql`insert into private.daily_visits ${sql(rows)}`;
  await page.goto('/admin?range=7');
  for (const name of Object.values(names)) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByText(`Only ${name}`).first()).toBeVisible();
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'true');
  }
  await page.locator('#visits').getByText('Show the numbers').click();
  const shown = page.getByRole('table', { name: 'Visits by day' }).getByRole('row');
  await expect(shown.last()).toContainText('2,007');
  await expect(shown.nth(-2)).toContainText(/2,009.*2,011/);
  // The choice outlives another range.
  await page.getByRole('link', { name: '30 days' }).click();
  await expect(page.getByText(`Only ${names.campaigns}`).first()).toBeVisible();
  await page.getByRole('link', { name: 'Show all visits' }).click();
  await expect(page.getByText(`Only ${names.campaigns}`)).toHaveCount(0);
});

test('an error is said in words, with what to do, and ticked off', async ({ adminPage: page, mark }) => {
  await sql`insert into private.daily_visits (day, dimension, name, count)
    values (${daysFromNow(0)}, 'errors', ${`/${mark}`}, 3000)`;
  await page.goto('/admin?range=today');
  // "3,000 errors" lands on them.
  await page
    .getByRole('region', { name: 'In short' })
    .getByRole('link', { name: /errors?/ })
    .click();
  await expect(page).toHaveURL(/#faults$/);
  const faults = page.getByRole('region', { name: 'Errors and pages not found' });
  const fault = faults.getByRole('listitem').filter({ hasText: mark });
  await expect(fault).toContainText('3,000 times');
  await expect(fault).toContainText('Open the page and do there what a visitor does.');
  await fault.getByRole('button').click();
  await expect(page.getByText('Ticked off', { exact: true })).toBeVisible();
  await expect(fault).toHaveCount(0);
});

test('a blocked address takes mail again, with a reason in the log', async ({ adminPage: page, mark }) => {
  const email = `blocked-${mark}@example.com`;
  const why = 'They wrote that the mailbox works again.';
  await sql`insert into public.email_suppressions (email, reason) values (${email}, 'bounce')`;
  await page.goto('/admin/mails');
  await expect(page.getByRole('table', { name: /^Blocked addresses/ })).toContainText(email);
  await page.getByRole('textbox', { name: 'Address' }).fill(email);
  await page.getByRole('button', { name: 'Let it take mail again' }).click();
  await expect(page.getByText('Please write why.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue(email);
  await page.getByRole('textbox', { name: 'Why' }).fill(why);
  await page.getByRole('button', { name: 'Let it take mail again' }).click();
  await expectSaid(page, 'takes mail again');
  await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue('');
  await expect(page.getByRole('region', { name: /^Blocked addresses/ }).last()).not.toContainText(email);
  expect(await sql`select from public.email_suppressions where email = ${email}`).toHaveLength(0);
  await page.goto('/admin/settings');
  await expect(page.getByRole('table', { name: 'Audit log' })).toContainText(why);
});

test('a failed mail can be requeued', async ({ adminPage: page, mark }) => {
  const recipient = `dead-${mark}@example.net`;
  // PostgreSQL accepts this UUID although its version and variant are undefined.
  const id = `${randomUUID().slice(0, 14)}f000-0000-${randomUUID().slice(24)}`;
  await sql`
    insert into public.email_jobs (id, contact_id, kind, recipient, send_after, attempts, dead_at, dead_reason, last_error)
    values (${id}, ${await writeMessage({ subject: mark })}, 'contact', ${recipient}, now() + interval '1 day', 8, now(), 'failed', '422 validation_error: Invalid to field.')`;
  // The address says what is shown.
  await page.goto(`/admin/mails?state=sent&q=${recipient.slice(0, 20)}`);
  const row = page.getByRole('listitem').filter({ hasText: recipient });
  await expect(row).toHaveCount(0);
  await page.getByRole('link', { name: 'Not delivered' }).click();
  // What happened and what to do, and the service's own words on demand.
  for (const text of [
    'A message to you',
    'The mail service did not take it',
    'Compare the address with what the person wrote.',
  ])
    await expect(row).toContainText(text);
  await expect(row.getByText('Invalid to field')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Show all addresses' })).toBeVisible();
  await row.getByRole('button', { name: `Try again: ${recipient}` }).click();
  await expectSaid(page, 'Back in the queue');
  await expect(row).toHaveCount(0);
  expect(await sql`select dead_at from public.email_jobs where id = ${id}`).toEqual([{ dead_at: null }]);
});

test('a helpline is marked as tried today', async ({ adminPage: page }) => {
  try {
    await page.goto('/admin/content');
    const list = page.getByRole('region', { name: 'List: Helplines' });
    const first = list.getByRole('listitem').first();
    await expect(first).toContainText('Never tried.');
    await first.getByRole('button', { name: /^Tried today/ }).click();
    await expectSaid(page, 'Marked as tried today');
    await expect(first).toContainText(/Tried \d+ \w+ \d{4}\./);
    await expect(first.getByRole('button')).toHaveCount(0);
    await page.reload();
    await expect(first).not.toContainText('Never tried.');
  } finally {
    await sql`update private.admin_settings set helplines_tried = '{}'`;
  }
});

test('the data of a person come as a page to read', async ({ adminPage: page, mark }) => {
  // One long word.
  const email = `reads${mark.replaceAll('-', '')}@example.com`;
  await writeMessage({ subject: mark, name: 'Ann <b>Reader</b>', email, message: 'What do you know of me?' });
  const search = async (text: string) => {
    await page.getByLabel('Address, or part of it').fill(text);
    await page.getByRole('button', { name: 'Filter' }).click();
  };
  await page.goto('/admin/people');
  await search(email.split('@')[0] ?? '');
  await expect(page.getByText('0 accounts. People without an account')).toBeVisible();
  await expect(page.locator('#person')).toHaveCount(0);
  await search(`no-${email}`);
  await expect(page.getByRole('region', { name: 'Nothing is stored about this person' })).toBeVisible();
  await search(` Ann Reader <${email.toUpperCase()}>`);
  const person = page.getByRole('region', { name: `Stored about ${email}` });
  await expect(person).toContainText('1, the newest');
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await person.evaluate((section) => section.scrollWidth - section.clientWidth)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.locator('#export-proof').fill(readState().accounts.admin.password);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download to read' }).click();
  expect((await file).suggestedFilename()).toBe('flip-method-personal-data.html');
  const html = await readFile(await (await file).path(), 'utf8');
  for (const words of [
    ...[`<h1>What is stored about ${email}</h1>`, 'Ann &lt;b&gt;Reader&lt;/b&gt;', 'What do you know of me?'],
    ...['Your rights', 'Who receives it', 'How long it is kept', '/privacy'],
  ])
    expect(html).toContain(words);
  expect(html).not.toMatch(/created_at|\d{4}-\d{2}-\d{2}T|<script/);
});

test('a ready answer is added, changed, taken out, brought back and used', async ({
  adminPage: page,
  mark,
}) => {
  const id = await writeMessage({ subject: mark });
  const name = `About ${mark}`;
  const open = async (title: string) => {
    await page.goto('/admin/settings');
    await page.locator('#answers summary').filter({ hasText: title }).click();
    return page.getByRole('form', { name: title });
  };
  const save = async (title: string, text: string) => {
    const form = await open(title);
    if (title !== name) {
      await form.getByLabel('Name in the list').fill(name);
      await form.getByRole('button', { name: 'Save the answer' }).click();
      await expect(form.getByText('Please write the answer.')).toBeVisible();
    }
    await form.getByLabel('Text').fill(text);
    await form.getByRole('button', { name: 'Save the answer' }).click();
    await expectSaid(page, 'Answer saved');
  };
  try {
    await save('Add an answer', 'There is none yet.');
    await save(name, 'There is a Dutch one.');
    const removed = await open(name);
    await removed.getByRole('button', { name: 'Take it out' }).click();
    await expectSaid(page, 'Answer taken out');
    await expect(page.locator('#answers')).not.toContainText(name);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.locator('#answers')).toContainText(name);
    await page.goto(`/admin/inbox?message=${id}`);
    await page.getByText('Ready-made answers').click();
    await page.getByRole('button', { name }).click();
    await expect(page.getByLabel('Your answer')).toHaveValue('Hello Nia,\n\nThere is a Dutch one.');
  } finally {
    await sql`update private.admin_settings set ready_answers = '{}'`;
  }
});
