import { randomUUID } from 'node:crypto';
import { readState } from '../../../scripts/state.ts';
import { linksIn } from '../../support/mailbox.ts';
import { anyEmail, fillContact, openForm, sendContact } from '../mail/forms.ts';
import { daysFromNow } from './compare.ts';
import { removeMessages, sql, writeMessage } from './messages.ts';
import { expect, signIn, test } from './people.ts';

test.afterAll(removeMessages);

test('a page, a source or a campaign is shown alone by its name in a list', async ({ adminPage: page }) => {
  const mark = randomUUID().slice(0, 8);
  const names = { pages: `/p-${mark}`, sources: `${mark}.example`, campaigns: `letter / ${mark}` };
  const byDay = [
    [0, 2_007],
    [-1, 2_009],
    [-8, 2_011],
  ] as const;
  // The sums of a day stay right for the tests beside this one.
  const add = (sign: 1 | -1) =>
    sql.begin(async (tx) => {
      for (const [days, views] of byDay) {
        for (const [part, name] of Object.entries(names))
          await (sign === 1
            ? tx`insert into private.daily_visits (day, part, name, views)
                values (${daysFromNow(days)}, ${part}, ${name}, ${views})`
            : tx`delete from private.daily_visits where name = ${name}`);
        await tx`insert into private.daily_views as v (day, views, arrivals)
          values (${daysFromNow(days)}, ${sign * views}, ${sign * views})
          on conflict (day) do update set views = v.views + excluded.views, arrivals = v.arrivals + excluded.arrivals`;
      }
    });
  await add(1);
  try {
    await page.goto('/admin?range=7');
    for (const name of Object.values(names)) {
      await page.getByRole('link', { name, exact: true }).click();
      await expect(page.getByText(`Only ${name}`).first()).toBeVisible();
      await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'true');
      if (name !== names.pages) continue;
      await page.locator('#visits').getByText('Show the numbers').click();
      const days = page.getByRole('table', { name: 'Visits by day' }).getByRole('row');
      await expect(days.last()).toContainText('2,007');
      await expect(days.nth(-2)).toContainText('2,009');
      await expect(days.nth(-2)).toContainText('2,011');
      // The choice outlives another range.
      await page.getByRole('link', { name: '30 days' }).click();
      await expect(page.getByText(`Only ${name}`).first()).toBeVisible();
    }
    await page.getByRole('link', { name: 'Show all visits' }).click();
    await expect(page.getByText(`Only ${names.campaigns}`)).toHaveCount(0);
  } finally {
    await add(-1);
  }
});

test('an error is said in words, with what to do, and ticked off', async ({ adminPage: page }) => {
  const name = `/fails-${randomUUID().slice(0, 8)}`;
  await sql`insert into private.daily_visits (day, part, name, views)
    values (${daysFromNow(0)}, 'errors', ${name}, 3000)`;
  try {
    await page.goto('/admin?range=today');
    // "3,000 errors" lands on them.
    await page
      .getByRole('region', { name: 'In short' })
      .getByRole('link', { name: /errors?/ })
      .click();
    await expect(page).toHaveURL(/#faults$/);
    const faults = page.getByRole('region', { name: 'Errors and pages not found' });
    const fault = faults.getByRole('listitem').filter({ hasText: name });
    await expect(fault).toContainText('3,000 times');
    await expect(fault).toContainText('Open the page and do there what a visitor does.');
    await fault.getByRole('button').click();
    await expect(page.getByText('Ticked off', { exact: true })).toBeVisible();
    await expect(fault).toHaveCount(0);
  } finally {
    await sql`delete from private.daily_visits where name = ${name}`;
  }
});

test('a blocked address takes mail again, with a reason in the log', async ({ adminPage: page }) => {
  const email = anyEmail('blocked');
  await sql`insert into public.email_suppressions (email, reason) values (${email}, 'bounce')`;
  try {
    await page.goto('/admin/mails');
    await expect(page.getByRole('table', { name: /^Blocked addresses/ })).toContainText(email);
    await page.getByRole('textbox', { name: 'Address' }).fill(email);
    await page.getByRole('button', { name: 'Let it take mail again' }).click();
    await expect(page.getByText('Please write why.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue(email);
    await page.getByRole('textbox', { name: 'Why' }).fill('They wrote that the mailbox works again.');
    await page.getByRole('button', { name: 'Let it take mail again' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'takes mail again' })).toBeVisible();
    await expect(page.getByRole('region', { name: /^Blocked addresses/ }).last()).not.toContainText(email);
    expect(await sql`select from public.email_suppressions where email = ${email}`).toHaveLength(0);
    await page.goto('/admin/settings');
    await expect(page.getByRole('table', { name: 'Audit log' })).toContainText(
      'They wrote that the mailbox works again.',
    );
  } finally {
    await sql`delete from public.email_suppressions where email = ${email}`;
  }
});

test('a helpline is marked as tried today', async ({ adminPage: page }) => {
  try {
    await page.goto('/admin/content');
    const list = page.getByRole('region', { name: 'List: Helplines' });
    const first = list.getByRole('listitem').first();
    await expect(first).toContainText('Never tried.');
    await first.getByRole('button', { name: /^Tried today/ }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Marked as tried today' })).toBeVisible();
    await expect(first).toContainText(/Tried \d+ \w+ \d{4}\./);
    await expect(first.getByRole('button')).toHaveCount(0);
    await page.reload();
    await expect(first).not.toContainText('Never tried.');
  } finally {
    await sql`update private.admin_settings set helplines_tried = '{}'`;
  }
});

test('the data of a person come as a page to read', async ({ adminPage: page }) => {
  // One long word.
  const email = anyEmail('reads').replaceAll('-', '');
  await sql`insert into public.contact_messages (name, email, type, message)
    values ('Ann <b>Reader</b>', ${email}, 'general', 'What do you know of me?')`;
  const search = async (text: string) => {
    await page.getByLabel('Address, or part of it').fill(text);
    await page.getByRole('button', { name: 'Filter' }).click();
  };
  const lookups = async () =>
    (await sql`select from public.admin_audit where action = 'person-searched' and object is null`).length;
  try {
    await page.goto('/admin/people');
    await search(email.split('@')[0] ?? '');
    await expect(page.getByText('0 accounts. People without an account')).toBeVisible();
    await expect(page.locator('#person')).toHaveCount(0);
    await search(`no-${email}`);
    await expect(page.getByRole('region', { name: 'Nothing is stored about this person' })).toBeVisible();
    const before = await lookups();
    await search(` Ann Reader <${email.toUpperCase()}>`);
    const person = page.getByRole('region', { name: `Stored about ${email}` });
    await expect(person).toContainText('1, the newest');
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await person.evaluate((section) => section.scrollWidth - section.clientWidth)).toBe(0);
    await page.setViewportSize({ width: 1280, height: 720 });
    expect(await lookups()).toBeGreaterThan(before);
    // A refused copy leaves the person open.
    await page.locator('#export-proof').fill('not this one');
    await page.getByRole('button', { name: 'Download to read' }).click();
    await expect(page.getByText('Not downloaded')).toBeVisible();
    await page.locator('#export-proof').fill(readState().accounts.admin.password);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download to read' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('flip-method-personal-data.html');
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    const html = Buffer.concat(chunks).toString('utf8');
    expect(html).toContain(`<h1>What is stored about ${email}</h1>`);
    expect(html).toContain('What do you know of me?');
    for (const words of ['Your rights', 'Who receives it', 'How long it is kept', '/privacy'])
      expect(html).toContain(words);
    expect(html).not.toMatch(/created_at|\d{4}-\d{2}-\d{2}T/);
    expect(html).toContain('Ann &lt;b&gt;Reader&lt;/b&gt;');
    expect(html).not.toContain('<script');
  } finally {
    await sql`delete from public.contact_messages where email = ${email}`;
  }
});

test('a ready answer is added, used, changed and taken out', async ({ adminPage: page }) => {
  const name = `About a translation ${randomUUID().slice(0, 8)}`;
  const id = await writeMessage({ subject: randomUUID() });
  const open = async (title: string) => {
    await page.goto('/admin/settings');
    await page.locator('#answers summary').filter({ hasText: title }).click();
    return page.getByRole('form', { name: title });
  };
  const isUsedAs = async (text: string) => {
    // The draft of the use before.
    await page.evaluate(() => localStorage.clear());
    await page.goto(`/admin/inbox?message=${id}`);
    await page.getByText('Ready-made answers').click();
    await page.getByRole('button', { name }).click();
    await expect(page.getByLabel('Your answer')).toHaveValue(`Hello Nia,\n\n${text}`);
    page.once('dialog', (dialog) => dialog.accept());
  };
  try {
    const added = await open('Add an answer');
    await added.getByLabel('Name in the list').fill(name);
    await added.getByRole('button', { name: 'Save the answer' }).click();
    await expect(added.getByText('Please write the answer.')).toBeVisible();
    await added.getByLabel('Text').fill('There is none yet.');
    await added.getByRole('button', { name: 'Save the answer' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Answer saved' })).toBeVisible();
    await isUsedAs('There is none yet.');

    const changed = await open(name);
    await changed.getByLabel('Text').fill('There is a Dutch one.');
    await changed.getByRole('button', { name: 'Save the answer' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Answer saved' })).toBeVisible();
    await isUsedAs('There is a Dutch one.');

    const removed = await open(name);
    await removed.getByRole('button', { name: 'Take it out' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Answer taken out' })).toBeVisible();
    await expect(page.locator('#answers')).not.toContainText(name);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.locator('#answers')).toContainText(name);
    await isUsedAs('There is a Dutch one.');
  } finally {
    await sql`update private.admin_settings set ready_answers = '{}'`;
  }
});

test('the link in the mail about a message leads to it, also through the sign-in', async ({
  page,
  mailbox,
  expectConsole,
}) => {
  expectConsole(/status of 401/);
  const email = anyEmail('writes');
  await sql`delete from public.rate_limits where bucket = 'contact:client'`;
  await openForm(page, '/contact');
  await fillContact(page, email, 'Are you free in May?');
  await sendContact(page).click();
  await expect(page.getByRole('heading', { name: 'Message Received!' })).toBeVisible();
  const toOwner = async () =>
    (await mailbox.to('owner@flipmethod.example')).find((mail) => mail.replyTo.includes(email));
  await expect.poll(toOwner).toBeDefined();
  const mail = await toOwner();
  const link = mail && linksIn(mail).find((href) => href.includes('/admin/inbox'));
  const answer = await page.goto(link ?? '');
  expect(answer?.status()).toBe(401);
  const way = await page.getByRole('main').getByRole('link', { name: 'Sign In' }).getAttribute('href');
  const next = new URL(way ?? '', page.url()).searchParams.get('next');
  await signIn(page, readState().accounts.admin, next ?? '');
  await expect(page.locator('#message').getByText('Are you free in May?')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`^${link?.replaceAll('?', '\\?')}`));
  await sql`delete from public.contact_messages where email = ${email}`;
});
