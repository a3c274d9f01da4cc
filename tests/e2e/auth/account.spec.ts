import { expect, test } from '../../support/fixtures.ts';
import { waitForMail } from '../../support/mailbox.ts';
import { connect, serviceClient } from '../../support/stack.ts';
import {
  type Account,
  arriveAt,
  expectNoLockout,
  fillIn,
  forgetClientTries,
  newAccount,
  noticeOf,
  open,
  signIn,
  signInByForm,
  toastOf,
} from './people.ts';

test.beforeAll(forgetClientTries);

/** Something of this person in every table that can hold it. */
async function leaveTraces({ id, email }: Account): Promise<void> {
  const service = serviceClient();
  const flip = {
    user_id: id,
    flip_step_reached: 'complete',
    completion_time_seconds: 16,
    session_date: '2026-01-02',
  };
  const flips = await service.from('flip_sessions').insert([flip, { ...flip, was_emergency_mode: true }]);
  const request = await service
    .from('workbook_requests')
    .insert({
      email,
      first_name: '=HYPERLINK("https://evil.example")',
      consent_text: 'Yes.',
      consent_version: '1',
    })
    .select('id')
    .single();
  const message = await service
    .from('contact_messages')
    .insert({ name: 'Ada', email, type: 'general', message: '+1 for this\nand "quotes"' });
  const mail = await service.from('email_jobs').insert({
    request_id: request.data?.id,
    kind: 'workbook',
    recipient: email,
    subject: 'Your workbook',
    html: '<p>Here</p>',
    text: 'Here',
    sent_at: new Date().toISOString(),
  });
  for (const { error } of [flips, request, message, mail]) if (error) throw error;
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the account, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled });

    test('keeps a name and takes a new password only with the old one', async ({ page }) => {
      const person = await newAccount('owner', 'Ada Reader');
      await signIn(page, person, '/account');
      await expect(page.getByText(`Signed in as ${person.email}`)).toBeVisible();
      await expect(page.getByLabel('Full name')).toHaveValue('Ada Reader');
      await fillIn(page, { 'Full name': 'Ada <b>Writer</b>' });
      await page.getByRole('button', { name: 'Save the name' }).click();
      await expect(noticeOf(page)).toHaveText('Your name is saved');
      if (javaScriptEnabled) await expect(toastOf(page)).toContainText('Your name is saved');
      await open(page, '/account');
      await expect(page.getByLabel('Full name')).toHaveValue('Ada <b>Writer</b>');

      const password = 'a brand new password';
      await fillIn(page, { 'Current password': 'not the password', 'New password': password });
      await page.getByRole('button', { name: 'Change the password' }).click();
      await expect(noticeOf(page)).toHaveText('The current password is not right');
      await fillIn(page, { 'Current password': person.password, 'New password': 'iloveyou2' });
      await page.getByRole('button', { name: 'Change the password' }).click();
      await expect(noticeOf(page)).toContainText('Many people use this one');
      await fillIn(page, { 'Current password': person.password, 'New password': 'seven 7' });
      await page.getByRole('button', { name: 'Change the password' }).click();
      await expect(noticeOf(page)).toContainText('At least 8 characters.');
      await fillIn(page, { 'Current password': person.password, 'New password': password });
      await page.getByRole('button', { name: 'Change the password' }).click();
      await expect(page.getByText('Your password is changed')).toBeVisible();
      await waitForMail(person.email, /^Your password was changed$/);
      await expectNoLockout(page, { ...person, password });
    });

    test('signs out here, and everywhere', async ({ page, browser }) => {
      const person = await newAccount('leaver');
      const elsewhere = await browser.newContext({ javaScriptEnabled: false });
      await signIn(await elsewhere.newPage(), person);
      await signIn(page, person, '/account');
      await page.getByRole('button', { name: 'Sign out', exact: true }).click();
      await arriveAt(page, '/auth');
      await expect(page.getByText("You've been signed out successfully.")).toBeVisible();
      expect(await page.context().cookies()).toEqual([]);
      expect((await elsewhere.request.get('/account', { maxRedirects: 0 })).status()).toBe(200);

      await signIn(page, person, '/account');
      await page.getByRole('button', { name: 'Sign out everywhere', exact: true }).click();
      await arriveAt(page, '/auth');
      await expect(page.getByText('Signed out everywhere')).toBeVisible();
      expect([303, 307]).toContain((await elsewhere.request.get('/account', { maxRedirects: 0 })).status());
      await elsewhere.close();
    });

    test('is deleted with every row after the word was typed, and only then', async ({ page }) => {
      const person = await newAccount('goer');
      await leaveTraces(person);
      await signIn(page, person, '/account');
      await page.getByText('I want to delete my account').click();
      await fillIn(page, { 'Type “delete” to confirm': 'yes' });
      await page.getByRole('button', { name: 'Delete my account for good' }).click();
      await expect(noticeOf(page)).toContainText('Nothing was deleted');
      await fillIn(page, { 'Type “delete” to confirm': 'Delete', 'Your password, to delete': 'not mine' });
      await page.getByRole('button', { name: 'Delete my account for good' }).click();
      await expect(noticeOf(page)).toContainText('The current password is not right');
      await fillIn(page, {
        'Type “delete” to confirm': 'Delete',
        'Your password, to delete': person.password,
      });
      await page.getByRole('button', { name: 'Delete my account for good' }).click();
      await arriveAt(page, '/auth');
      await expect(page.getByText('Your account is deleted')).toBeVisible();
      expect(await page.context().cookies()).toEqual([]);

      const sql = connect();
      const columns = await sql<{ name: string; column: string }[]>`
        select format('%I.%I', table_schema, table_name) as name, column_name as column
        from information_schema.columns natural join information_schema.tables
        where table_schema in ('public', 'private', 'auth') and table_type = 'BASE TABLE'
          and data_type in ('uuid', 'text', 'character varying', 'jsonb')`;
      const left: string[] = [];
      for (const { name, column } of columns) {
        const [row] = await sql.unsafe(
          `select count(*)::int as count from ${name} where "${column}"::text like any ($1)`,
          [[`%${person.id}%`, `%${person.email}%`]],
        );
        if (row?.count) left.push(`${name}.${column}`);
      }
      await sql.end();
      // Letters to the owner stay, as the page says.
      expect(left).toEqual(['public.contact_messages.email']);
    });
  });
}

test('shows where somebody is signed in, and ends one session or all others', async ({ page, browser }) => {
  const person = await newAccount('everywhere');
  const others = await Promise.all(
    [
      'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    ].map((userAgent) => browser.newContext({ javaScriptEnabled: false, userAgent })),
  );
  for (const other of others) await signInByForm(await other.newPage(), person);
  await signIn(page, person, '/account');
  await open(page, '/account');
  const list = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(list.getByRole('listitem')).toHaveCount(4);
  await expect(list.getByRole('listitem').filter({ hasText: 'This browser, now' })).toHaveCount(1);
  await expect(list.getByText('Edge on Windows')).toBeVisible();
  await expect(list.getByText('Safari on an iPhone')).toBeVisible();
  await list.getByRole('button', { name: /^Sign out there: Firefox on Linux/ }).click();
  await expect(noticeOf(page)).toContainText('Signed out there');
  await expect(list.getByRole('listitem')).toHaveCount(3);
  const status = async (at: number) =>
    (await others[at]?.request.get('/account', { maxRedirects: 0 }))?.status();
  await list.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(noticeOf(page)).toContainText('Signed out everywhere else');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  const sql = connect();
  expect(await sql`select from auth.sessions where user_id = ${person.id}`).toHaveLength(1);
  await sql.end();
  expect(await status(0)).not.toBe(200);
  for (const other of others) await other.close();
});

test('everything that is stored comes as JSON and as CSV that no spreadsheet runs', async ({ page }) => {
  const person = await newAccount('reader', '@SUM(1+1)');
  await leaveTraces(person);
  await signIn(page, person, '/account');
  const origin = { origin: new URL(page.url()).origin };
  const [json, csv] = await Promise.all(
    ['json', 'csv'].map((format) =>
      page.request.post('/account/export', {
        form: { format, currentPassword: person.password },
        headers: origin,
      }),
    ),
  );
  expect(json?.headers()).toMatchObject({
    'content-disposition': 'attachment; filename="flip-method-data.json"',
    'cache-control': 'private, no-store',
  });
  const data = await json?.json();
  expect(data['Your profile']).toMatchObject([{ email: person.email, full_name: '@SUM(1+1)' }]);
  expect(data['Your flips']).toHaveLength(2);
  expect(data['Your request for the workbook']).toHaveLength(1);
  expect(data['Your messages to us']).toHaveLength(1);
  expect(data['Mails to you']).toMatchObject([{ kind: 'workbook', subject: 'Your workbook' }]);
  const text = (await csv?.text()) ?? '';
  expect(text).toContain('"\'@SUM(1+1)"');
  expect(text).toContain('"\'=HYPERLINK(""https://evil.example"")"');
  expect(text).toContain('"\'+1 for this\nand ""quotes"""');
  expect(text).not.toMatch(/(?:^|,)"?[=+@]/m);
});

test('nobody else gets an export', async ({ request }) => {
  const form = { format: 'json' };
  const answer = await request.post('/account/export', { form, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
  expect(new URL(answer.headers().location ?? '').pathname).toBe('/auth');
});

test('a phone left on a table downloads nothing: an export wants the password', async ({ page }) => {
  const person = await newAccount('table');
  await signIn(page, person, '/account');
  await open(page, '/account');
  await page.getByLabel('Your password, to download').fill('not the password');
  await page.getByRole('button', { name: 'Download everything (JSON)' }).click();
  await expect(page.getByText('Nothing was downloaded.').first()).toBeVisible();
  await page.getByLabel('Your password, to download').fill(person.password);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download everything (JSON)' }).click();
  expect((await download).suggestedFilename()).toBe('flip-method-data.json');
  const link = await page.request.get('/account/export?format=json', { maxRedirects: 0 });
  expect(link.status()).toBe(303);
});

test('somebody who signs in with Google only shows themselves by a recent sign-in', async ({ page }) => {
  const person = await newAccount('google-only');
  await signIn(page, person, '/account');
  const sql = connect();
  await sql`update auth.users set encrypted_password = null where id = ${person.id}`;
  await sql`update auth.sessions set created_at = now() - interval '11 minutes' where user_id = ${person.id}`;
  await open(page, '/account');
  await page.getByText('I want to delete my account').click();
  await fillIn(page, { 'Type “delete” to confirm': 'delete' });
  await page.getByRole('button', { name: 'Delete my account for good' }).click();
  await expect(noticeOf(page)).toContainText('Please sign in with Google again');
  await page.getByRole('button', { name: 'Download everything (JSON)' }).click();
  await expect(page.getByText('A download needs a sign-in from the last ten minutes.').first()).toBeVisible();
  await sql`update auth.sessions set created_at = now() where user_id = ${person.id}`;
  await sql.end();
  await open(page, '/account');
  await page.getByText('I want to delete my account').click();
  await fillIn(page, { 'Type “delete” to confirm': 'delete' });
  await page.getByRole('button', { name: 'Delete my account for good' }).click();
  await arriveAt(page, '/auth');
});
