import { expect, test } from '../../support/fixtures.ts';
import { mailsTo, waitForMail } from '../../support/mailbox.ts';
import { cookiesOf } from '../../support/sign-in.ts';
import { connect } from '../../support/stack.ts';
import {
  arriveAt,
  countTries,
  fillIn,
  forgetClientTries,
  newAccount,
  noticeOf,
  open,
  signIn,
  signInByForm,
  triesOf,
} from './people.ts';
import { insertPersonalData } from './personal-data.ts';

test.beforeAll(forgetClientTries);

test('lists the sessions, and ends one or all others', async ({ page, browser }) => {
  const person = await newAccount('everywhere');
  const linux = await browser.newContext({
    javaScriptEnabled: false,
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  });
  await signInByForm(await linux.newPage(), person);
  const windows = await cookiesOf(person);
  await cookiesOf(person);
  const sql = connect();
  const devices = [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
  ];
  const sessions = await sql`
    select id from auth.sessions where user_id = ${person.id} and user_agent not like '%Firefox%' order by created_at`;
  for (const [index, { id }] of sessions.entries())
    await sql`update auth.sessions set user_agent = ${devices[index] ?? ''} where id = ${id}`;
  await signIn(page, person, '/account');
  const list = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await list.getByText('Show one more').click();
  await expect(list.getByRole('listitem')).toHaveCount(4);
  await expect(list.getByRole('listitem').filter({ hasText: 'This browser, now' })).toHaveCount(1);
  await expect(list.getByText('Edge on Windows')).toBeVisible();
  await expect(list.getByText('Safari on an iPhone')).toBeVisible();
  await list.getByRole('button', { name: /^Sign out there: Firefox on Linux/ }).click();
  await expect(noticeOf(page)).toContainText('Signed out there');
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await list.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(noticeOf(page)).toContainText('Signed out everywhere else');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  expect(await sql`select from auth.sessions where user_id = ${person.id}`).toHaveLength(1);
  await sql.end();
  const edge = await browser.newContext();
  await edge.addCookies(windows);
  for (const out of [linux, edge]) {
    expect((await out.request.get('/account', { maxRedirects: 0 })).status()).not.toBe(200);
    await out.close();
  }
});

test('exports all stored data as JSON, and as CSV without executable formulas', async ({ page }) => {
  const person = await newAccount('reader', '@SUM(1+1)');
  await insertPersonalData(person);
  await signIn(page, person, '/account');
  const origin = { origin: new URL(page.url()).origin };
  const download = (format: string) =>
    page.request.post('/account/export', {
      form: { format, currentPassword: person.password },
      headers: origin,
    });
  // In turn: each has a short session, in which it checks the password.
  const json = await download('json');
  const csv = await download('csv');
  expect(json.headers()).toMatchObject({
    'content-disposition': 'attachment; filename="flip-method-data.json"',
    'cache-control': 'private, no-store',
  });
  const data = await json.json();
  expect(data['Your profile']).toMatchObject([{ email: person.email, full_name: '@SUM(1+1)' }]);
  expect(data['Your flips']).toHaveLength(2);
  expect(data['Your request for the workbook']).toHaveLength(1);
  expect(data['Your messages to us']).toHaveLength(1);
  expect(data['Mails to you']).toMatchObject([{ kind: 'workbook' }]);
  expect(data['Where you are signed in']).toHaveLength(1);
  expect(data['Your ways to sign in']).toMatchObject([{ provider: 'email' }]);
  const text = await csv.text();
  expect(text).toContain('"\'@SUM(1+1)"');
  expect(text).toContain('"\'=HYPERLINK(""https://evil.example"")"');
  expect(text).toContain('"\'+1 for this\nand ""quotes"""');
  expect(text).not.toMatch(/(?:^|,)"?[=+@]/m);
});

test('an export needs a session', async ({ request }) => {
  const form = { format: 'json' };
  const answer = await request.post('/account/export', { form, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
  expect(new URL(answer.headers().location ?? '', 'http://site').pathname).toBe('/auth');
});

test('an export needs the password, and is mailed', async ({ page }) => {
  const person = await newAccount('table');
  await signIn(page, person, '/account');
  await page.getByLabel('Your password, to download').fill('not the password');
  await page.getByRole('button', { name: 'Download everything (JSON)' }).click();
  await expect(page.getByText('Nothing was downloaded.').first()).toBeVisible();
  expect(await mailsTo(person.email)).toEqual([]);
  await page.getByLabel('Your password, to download').fill(person.password);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download everything (JSON)' }).click();
  expect((await download).suggestedFilename()).toBe('flip-method-data.json');
  await waitForMail(person.email, /^Your data was downloaded$/);
  const link = await page.request.get('/account/export?format=json', { maxRedirects: 0 });
  expect(link.status()).toBe(303);
  // A right password is no try.
  expect(await triesOf('sign-in:pair', `127.0.0.1 ${person.email}`)).toBe(1);
});

test('a sign-in with the right password is no try', async ({ browser }) => {
  const person = await newAccount('often');
  const about = `127.0.0.1 ${person.email}`;
  await countTries('sign-in:pair', about, 19);
  for (let times = 0; times < 2; times++) {
    const context = await browser.newContext({ javaScriptEnabled: false });
    await signInByForm(await context.newPage(), person);
    await context.close();
  }
  expect(await triesOf('sign-in:pair', about)).toBe(19);
});

test('accounts with Google only need a recent sign-in to delete or download', async ({ page }) => {
  const person = await newAccount('google-only');
  await signIn(page, person, '/account');
  const sql = connect();
  await sql`update auth.users set encrypted_password = null where id = ${person.id}`;
  await sql`update auth.sessions set created_at = now() - interval '11 minutes' where user_id = ${person.id}`;
  await open(page, '/account');
  await page.getByText('I want to delete my account').click();
  await fillIn(page, { 'Type “delete” to confirm': 'delete' });
  await page.getByRole('button', { name: 'Delete my account for good' }).click();
  await page.getByRole('button', { name: 'Yes, delete it' }).click();
  await expect(noticeOf(page)).toContainText('Please sign in with Google again');
  await page.getByRole('button', { name: 'Download everything (JSON)' }).click();
  await expect(page.getByText('A download needs a sign-in from the last ten minutes.').first()).toBeVisible();
  await sql`update auth.sessions set created_at = now() where user_id = ${person.id}`;
  await sql.end();
  await open(page, '/account');
  await page.getByText('I want to delete my account').click();
  await fillIn(page, { 'Type “delete” to confirm': 'delete' });
  await page.getByRole('button', { name: 'Delete my account for good' }).click();
  await page.getByRole('button', { name: 'Yes, delete it' }).click();
  await arriveAt(page, '/auth');
});
