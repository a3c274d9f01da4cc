import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { mailsTo, waitForMail } from '../../support/mailbox.ts';
import { addPasskey } from '../../support/passkey.ts';
import { cookiesOf } from '../../support/sign-in.ts';
import { type Account, completedFlip, newAccount, newPerson, state } from '../../support/stack.ts';
import { eachWay, expect, opensAccount, press, sql, submit, test, wrongPassword } from './flows.ts';
import { arriveAt, expectNoLockout, noticeOf, open, signIn, signInByForm } from './people.ts';

/** Inserts a row for this person into every table with personal data. */
async function insertPersonalData({ id, email }: Account): Promise<void> {
  const flip = { ...completedFlip(randomUUID()), user_id: id };
  await sql`insert into public.flip_sessions ${sql([flip, { ...flip, id: randomUUID() }])}`;
  const [request] = await sql`
    insert into public.workbook_requests (email, first_name, consent_text, consent_version)
    values (${email}, '=HYPERLINK("https://evil.example")', 'Yes.', '1') returning id`;
  await sql`insert into public.contact_messages (name, email, type, message)
    values ('Ada', ${email}, 'general', ${'+1 for this\nand "quotes"'})`;
  await sql`insert into public.email_jobs (kind, recipient, sent_at, request_id)
    values ('workbook', ${email}, now(), ${request?.id})`;
}

test('an export needs a session and the password, has all stored data, in CSV no formulas, and is mailed', async ({
  page,
  request,
}) => {
  const outside = await request.post('/account/export', { form: { format: 'json' }, maxRedirects: 0 });
  expect(outside.status()).toBe(303);
  expect(new URL(outside.headers().location ?? '', 'http://site').pathname).toBe('/auth');

  const person = await newPerson('reader');
  await addPasskey(person.client);
  await insertPersonalData(person);
  await sql`update public.profiles set full_name = '@SUM(1+1)' where id = ${person.id}`;
  await signIn(page, person, '/account');
  await page.getByLabel('Your password, to download').fill('not the password');
  await press(page, 'Download everything (JSON)');
  await expect(page.getByText('Nothing was downloaded.').first()).toBeVisible();
  expect(await mailsTo(person.email)).toEqual([]);
  await page.getByLabel('Your password, to download').fill(person.password);
  const started = page.waitForEvent('download');
  await press(page, 'Download everything (JSON)');
  const file = await started;
  expect(file.suggestedFilename()).toBe('flip-method-data.json');
  await waitForMail(person.email, /^Your data was downloaded$/);
  const any = expect.anything();
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({
    'Your profile': [{ email: person.email, full_name: '@SUM(1+1)' }],
    'Your flips': [any, any],
    'Your request for the workbook': [any],
    'Your messages to us': [any],
    'Mails to you': [{ kind: 'workbook' }],
    'Where you are signed in': [any, any],
    'Your ways to sign in': [{ provider: 'email' }],
    'Your passkeys': [{ friendly_name: 'Passkey' }],
  });

  const form = { format: 'csv', currentPassword: person.password };
  const from = { origin: state.siteUrl };
  const csv = await page.request.post('/account/export', { form, headers: from });
  const disposition = 'attachment; filename="flip-method-data.csv"';
  const headers = { 'content-disposition': disposition, 'cache-control': 'private, no-store' };
  expect(csv.headers()).toMatchObject(headers);
  const text = await csv.text();
  const link = '\'=HYPERLINK(""https://evil.example"")';
  for (const cell of ["'@SUM(1+1)", link, '\'+1 for this\nand ""quotes""'])
    expect(text).toContain(`"${cell}"`);
  expect(text).not.toMatch(/(?:^|,)"?[=+@]/m);
  // A page of another person, left open in another tab.
  const others = { form: { ...form, scope: 'global', 'page-person': 'another' }, headers: from };
  for (const path of ['/account/export', '/auth/sign-out'])
    expect((await page.request.post(path, others)).status()).toBe(409);
  const read = await page.request.get('/account/export?format=json', { maxRedirects: 0 });
  expect(read.status()).toBe(303);
});

/** The consents with their withdrawals, and the number of stored flips. */
async function keptOf({ id }: Account) {
  const consents = await sql`
    select version, withdrawn_at is not null as ended from public.account_consents where user_id = ${id} order by given_at`;
  const flips = await sql`select from public.flip_sessions where user_id = ${id}`;
  return { consents: [...consents], flips: flips.length };
}

eachWay('account', 'with', (isScripted) => {
  test('saves the name, and changes the password only with the current one', async ({ page }) => {
    const person = await newPerson('owner');
    await addPasskey(person.client);
    await signIn(page, person, '/account');
    await expect(page.getByText(`Signed in as ${person.email}`)).toBeVisible();
    await submit(page, 'Save the name', { 'Full name': 'Ada <b>Writer</b>' }, 'Your name is saved');
    await open(page, '/account');
    await expect(page.getByLabel('Full name')).toHaveValue('Ada <b>Writer</b>');

    const passkeys = page.getByRole('list', { name: 'Your passkeys' });
    await expect(passkeys).toBeVisible();
    const password = 'a brand new password';
    for (const [current, next, notice] of [
      ['not the password', password, wrongPassword],
      [person.password, 'iloveyou2', /Many people use this one/],
      [person.password, 'seven 7', /At least 8 characters\./],
      [person.password, password, undefined],
    ] as const) {
      const typed = { 'Current password': current, 'New password': next };
      await submit(page, 'Change the password', typed, notice);
    }
    await expect(page.getByText('Your password is changed')).toBeVisible();
    await expect(passkeys).toHaveCount(0);
    await waitForMail(person.email, /^Your password was changed$/);
    await expectNoLockout(page, { ...person, password });
  });

  test('deletes every row of the account, only after confirmation', async ({ page }) => {
    const person = await newAccount('goer');
    await insertPersonalData(person);
    await signIn(page, person, '/account');
    await page.getByText('I want to delete my account').click();
    const remove = 'Delete my account for good';
    await submit(page, remove, { 'Type “delete” to confirm': 'yes' }, /Nothing was deleted/);
    const typed = { 'Type “delete” to confirm': 'Delete', 'Your password, to delete': 'not mine' };
    await submit(page, remove, typed);
    if (isScripted) await press(page, 'Yes, delete it');
    await expect(noticeOf(page)).toHaveText(wrongPassword);
    await submit(page, remove, { ...typed, 'Your password, to delete': person.password });
    if (isScripted) {
      const dialog = page.getByRole('alertdialog', { name: 'Delete it all now?' });
      await expect(dialog.getByRole('button', { name: 'Keep my account' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await press(page, remove);
      await press(page, 'Yes, delete it');
    }
    await arriveAt(page, '/auth');
    await expect(page.getByText('Your account is deleted')).toBeVisible();
    expect(await page.context().cookies()).toEqual([]);

    // The last mail to the person leaves the queue when it is sent.
    await waitForMail(person.email, /account was deleted/);
    const queued = () => sql`select from public.email_jobs where recipient = ${person.email}`;
    await expect.poll(queued).toHaveLength(0);
    const columns = await sql<{ name: string; column: string }[]>`
      select format('%I.%I', table_schema, table_name) as name, column_name as column
      from information_schema.columns natural join information_schema.tables
      where table_schema in ('public', 'private', 'auth') and table_type = 'BASE TABLE'
        and data_type in ('uuid', 'text', 'character varying', 'jsonb')`;
    const left: string[] = [];
    const traces = [`%${person.id}%`, `%${person.email}%`];
    for (const { name, column } of columns) {
      const query = `select from ${name} where "${column}"::text like any ($1) limit 1`;
      if ((await sql.unsafe(query, [traces])).length > 0) left.push(`${name}.${column}`);
    }
    // Messages to the owner are kept, as the page states.
    expect(left).toEqual(['public.contact_messages.email']);
  });

  test('shows the consent to store flips, which can be withdrawn and given again', async ({ page }) => {
    const person = await newAccount('keeper');
    await insertPersonalData(person);
    await signIn(page, person, '/account');
    const part = page.getByRole('region', { name: 'Your flips are kept' });
    await expect(part.getByRole('time')).toHaveAttribute('datetime', /^20\d\d-/);
    await expect(part.getByRole('blockquote')).toHaveText('Yes');
    await press(page, 'Stop keeping my flips');
    await expect(page.getByRole('heading', { name: 'Shall we keep your flips?' })).toBeVisible();
    await expect(page.locator('site-flash').filter({ hasText: 'No more flips are kept' })).toBeVisible();
    expect(await keptOf(person)).toEqual({ consents: [{ version: '1', ended: true }], flips: 2 });

    await press(page, 'Delete these flips for good');
    if (isScripted) {
      expect(await keptOf(person)).toMatchObject({ flips: 2 });
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete for good' }).click();
    }
    await expect(page.getByRole('region', { name: 'Flips from before' })).toBeHidden();
    expect(await keptOf(person)).toMatchObject({ flips: 0 });

    await page.getByRole('checkbox', { name: /my flips are kept/ }).check();
    await press(page, 'Keep my flips');
    await expect(part.getByRole('blockquote')).toContainText('I am 16 or older');
    expect(await keptOf(person)).toMatchObject({ consents: [{ ended: true }, { ended: false }] });
  });
});

async function deleteAccount(page: Page, isScripted: boolean) {
  await open(page, '/account');
  await page.getByText('I want to delete my account').click();
  await submit(page, 'Delete my account for good', { 'Type “delete” to confirm': 'delete' });
  if (isScripted) await press(page, 'Yes, delete it');
}

const hasForgottenDevices = ({ id }: { id: string }) =>
  sql`select devices_forgotten_at is not null as forgotten from public.profiles where id = ${id}`;

eachWay('the account', 'without', (isScripted) => {
  test('lists the sessions, and ends one or all others', async ({ page, browser }) => {
    const person = await newAccount('everywhere');
    const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const linux = await browser.newContext({ javaScriptEnabled: false, userAgent });
    await signInByForm(await linux.newPage(), person);
    const other = await browser.newContext();
    await other.addCookies(await cookiesOf(person));
    await cookiesOf(person);
    await signIn(page, person, '/account');
    const list = page.getByRole('region', { name: 'Where you are signed in' });
    await expect(list.getByRole('listitem')).toHaveCount(3);
    await list.getByText('Show one more').click();
    await expect(list.getByRole('listitem')).toHaveCount(4);
    await expect(list.getByRole('listitem').filter({ hasText: 'This browser, now' })).toHaveCount(1);
    await list.getByRole('button', { name: /^Sign out there: Firefox on Linux/ }).click();
    await expect(noticeOf(page)).toContainText('Signed out there');
    await expect(list.getByRole('listitem')).toHaveCount(3);
    await press(page, 'Sign out everywhere else');
    await expect(noticeOf(page)).toContainText('Signed out everywhere else');
    await expect(list.getByRole('listitem')).toHaveCount(1);
    expect(await sql`select from auth.sessions where user_id = ${person.id}`).toHaveLength(1);
    expect(await hasForgottenDevices(person)).toEqual([{ forgotten: true }]);
    for (const out of [linux, other]) {
      expect(await opensAccount(out)).toBe(false);
      await out.close();
    }
  });

  test('signs out here and everywhere', async ({ page, browser }) => {
    const person = await newAccount('leaver');
    const elsewhere = await browser.newContext();
    await signIn(await elsewhere.newPage(), person);
    for (const [button, message] of [
      ['Sign out', "You've been signed out successfully."],
      ['Sign out everywhere', 'Signed out everywhere'],
    ] as const) {
      expect(await opensAccount(elsewhere)).toBe(true);
      await signIn(page, person, '/account');
      await page.getByRole('button', { name: button, exact: true }).click();
      await arriveAt(page, '/auth');
      await expect(page.getByText(message)).toBeVisible();
      expect(await page.context().cookies()).toEqual([]);
    }
    expect(await opensAccount(elsewhere)).toBe(false);
    expect(await hasForgottenDevices(person)).toEqual([{ forgotten: true }]);
    await elsewhere.close();
  });

  test('with Google only needs a recent sign-in to delete or download', async ({ page }) => {
    const person = await newAccount('google-only');
    await signIn(page, person);
    await sql`update auth.users set encrypted_password = null where id = ${person.id}`;
    await sql`update auth.sessions set created_at = now() - interval '11 minutes' where user_id = ${person.id}`;
    await deleteAccount(page, isScripted);
    await expect(noticeOf(page)).toContainText('Please sign in with Google again');
    await press(page, 'Download everything (JSON)');
    const refusal = page.getByText('A download needs a sign-in from the last ten minutes.');
    await expect(refusal.first()).toBeVisible();
    await sql`update auth.sessions set created_at = now() where user_id = ${person.id}`;
    await deleteAccount(page, isScripted);
    await arriveAt(page, '/auth');
  });
});
