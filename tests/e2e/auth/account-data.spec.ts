import type { Page } from '@playwright/test';
import { signInAs } from '../../support/accounts.ts';
import { mailsTo, waitForMail } from '../../support/mailbox.ts';
import { cookiesOf } from '../../support/sign-in.ts';
import { state } from '../../support/stack.ts';
import { eachWay, expect, opensAccount, press, sql, submit, test } from './flows.ts';
import { arriveAt, countTries, newAccount, noticeOf, open, signIn, signInByForm, triesOf } from './people.ts';
import { insertPersonalData } from './personal-data.ts';

test('exports all stored data as JSON, and as CSV without formulas', async ({ page }) => {
  const person = await newAccount('reader', '@SUM(1+1)');
  await insertPersonalData(person);
  await signIn(page, person);
  const download = (format: string) =>
    page.request.post('/account/export', {
      form: { format, currentPassword: person.password },
      headers: { origin: state.siteUrl },
    });
  // In turn: each has a short session, in which it checks the password.
  const json = await download('json');
  const csv = await download('csv');
  expect(json.headers()).toMatchObject({
    'content-disposition': 'attachment; filename="flip-method-data.json"',
    'cache-control': 'private, no-store',
  });
  const any = expect.anything();
  expect(await json.json()).toMatchObject({
    'Your profile': [{ email: person.email, full_name: '@SUM(1+1)' }],
    'Your flips': [any, any],
    'Your request for the workbook': [any],
    'Your messages to us': [any],
    'Mails to you': [{ kind: 'workbook' }],
    'Where you are signed in': [any],
    'Your ways to sign in': [{ provider: 'email' }],
  });
  const text = await csv.text();
  for (const cell of [
    "'@SUM(1+1)",
    '\'=HYPERLINK(""https://evil.example"")',
    '\'+1 for this\nand ""quotes""',
  ])
    expect(text).toContain(`"${cell}"`);
  expect(text).not.toMatch(/(?:^|,)"?[=+@]/m);
});

test('an export needs a session and the password, and is mailed', async ({ page, request }) => {
  const form = { format: 'json' };
  const answer = await request.post('/account/export', { form, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
  expect(new URL(answer.headers().location ?? '', 'http://site').pathname).toBe('/auth');

  const person = await newAccount('table');
  await signIn(page, person, '/account');
  await page.getByLabel('Your password, to download').fill('not the password');
  await press(page, 'Download everything (JSON)');
  await expect(page.getByText('Nothing was downloaded.').first()).toBeVisible();
  expect(await mailsTo(person.email)).toEqual([]);
  await page.getByLabel('Your password, to download').fill(person.password);
  const download = page.waitForEvent('download');
  await press(page, 'Download everything (JSON)');
  expect((await download).suggestedFilename()).toBe('flip-method-data.json');
  await waitForMail(person.email, /^Your data was downloaded$/);
  const link = await page.request.get('/account/export?format=json', { maxRedirects: 0 });
  expect(link.status()).toBe(303);
  // A right password is no try.
  expect(await triesOf('sign-in:pair', `127.0.0.1 ${person.email}`)).toBe(1);
});

test('a sign-in with the right password is no try', async () => {
  const person = await newAccount('often');
  const about = `127.0.0.1 ${person.email}`;
  await countTries('sign-in:pair', about, 19);
  for (let times = 0; times < 2; times++) await signInAs(person);
  expect(await triesOf('sign-in:pair', about)).toBe(19);
});

async function deleteAccount(page: Page, isScripted: boolean) {
  await open(page, '/account');
  await page.getByText('I want to delete my account').click();
  await submit(page, 'Delete my account for good', { 'Type “delete” to confirm': 'delete' });
  if (isScripted) await press(page, 'Yes, delete it');
}

// Forms with script are tested on the sign-in and the account page; without it a page takes half the time.
eachWay('the account', 'without', (isScripted) => {
  test('lists the sessions, and ends one or all others', async ({ page, browser }) => {
    const person = await newAccount('everywhere');
    const linux = await browser.newContext({
      javaScriptEnabled: false,
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    });
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
    for (const out of [linux, other]) {
      expect(await opensAccount(out)).toBe(false);
      await out.close();
    }
  });

  test('accounts with Google only need a recent sign-in to delete or download', async ({ page }) => {
    const person = await newAccount('google-only');
    await signIn(page, person);
    await sql`update auth.users set encrypted_password = null where id = ${person.id}`;
    await sql`update auth.sessions set created_at = now() - interval '11 minutes' where user_id = ${person.id}`;
    await deleteAccount(page, isScripted);
    await expect(noticeOf(page)).toContainText('Please sign in with Google again');
    await press(page, 'Download everything (JSON)');
    await expect(
      page.getByText('A download needs a sign-in from the last ten minutes.').first(),
    ).toBeVisible();
    await sql`update auth.sessions set created_at = now() where user_id = ${person.id}`;
    await deleteAccount(page, isScripted);
    await arriveAt(page, '/auth');
  });
});
