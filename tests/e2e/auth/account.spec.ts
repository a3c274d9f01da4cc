import { expect, test } from '../../support/fixtures.ts';
import { waitForMail } from '../../support/mailbox.ts';
import { connect } from '../../support/stack.ts';
import {
  arriveAt,
  expectNoLockout,
  fillIn,
  forgetClientTries,
  newAccount,
  noticeOf,
  open,
  signIn,
  toastOf,
} from './people.ts';
import { insertPersonalData } from './personal-data.ts';

test.beforeAll(forgetClientTries);

for (const javaScriptEnabled of [true, false]) {
  test.describe(`account, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, {
    tag: javaScriptEnabled ? [] : '@long',
  }, () => {
    test.use({ javaScriptEnabled });

    test('saves the name, and changes the password only with the current one', async ({ page }) => {
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

    test('signs out here and everywhere', async ({ page, browser }) => {
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

    test('deletes every row of the account, only after confirmation', async ({ page }) => {
      const person = await newAccount('goer');
      await insertPersonalData(person);
      await signIn(page, person, '/account');
      await page.getByText('I want to delete my account').click();
      await fillIn(page, { 'Type “delete” to confirm': 'yes' });
      await page.getByRole('button', { name: 'Delete my account for good' }).click();
      await expect(noticeOf(page)).toContainText('Nothing was deleted');
      await fillIn(page, { 'Type “delete” to confirm': 'Delete', 'Your password, to delete': 'not mine' });
      await page.getByRole('button', { name: 'Delete my account for good' }).click();
      if (javaScriptEnabled) await page.getByRole('button', { name: 'Yes, delete it' }).click();
      await expect(noticeOf(page)).toContainText('The current password is not right');
      await fillIn(page, {
        'Type “delete” to confirm': 'Delete',
        'Your password, to delete': person.password,
      });
      await page.getByRole('button', { name: 'Delete my account for good' }).click();
      if (javaScriptEnabled) {
        const dialog = page.getByRole('alertdialog', { name: 'Delete it all now?' });
        await expect(dialog.getByRole('button', { name: 'Keep my account' })).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await page.getByRole('button', { name: 'Delete my account for good' }).click();
        await dialog.getByRole('button', { name: 'Yes, delete it' }).click();
      }
      await arriveAt(page, '/auth');
      await expect(page.getByText('Your account is deleted')).toBeVisible();
      expect(await page.context().cookies()).toEqual([]);

      // The last mail to the person leaves the queue when it is sent.
      await waitForMail(person.email, /account was deleted/);
      const sql = connect();
      const queued = async () =>
        (await sql`select 1 from public.email_jobs where recipient = ${person.email}`).length;
      await expect.poll(queued).toBe(0);
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
      // Messages to the owner are kept, as the page states.
      expect(left).toEqual(['public.contact_messages.email']);
    });
  });
}
