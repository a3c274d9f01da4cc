import { waitForMail } from '../../support/mailbox.ts';
import { eachWay, expect, opensAccount, press, sql, submit, test, wrongPassword } from './flows.ts';
import { arriveAt, expectNoLockout, newAccount, noticeOf, open, signIn, toastOf } from './people.ts';
import { insertPersonalData } from './personal-data.ts';

eachWay('account', 'with', (isScripted) => {
  test('saves the name, and changes the password only with the current one', async ({ page }) => {
    const person = await newAccount('owner', 'Ada Reader');
    await signIn(page, person, '/account');
    await expect(page.getByText(`Signed in as ${person.email}`)).toBeVisible();
    await expect(page.getByLabel('Full name')).toHaveValue('Ada Reader');
    await submit(page, 'Save the name', { 'Full name': 'Ada <b>Writer</b>' }, 'Your name is saved');
    if (isScripted) await expect(toastOf(page)).toContainText('Your name is saved');
    await open(page, '/account');
    await expect(page.getByLabel('Full name')).toHaveValue('Ada <b>Writer</b>');

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
    for (const { name, column } of columns) {
      const traces = [`%${person.id}%`, `%${person.email}%`];
      const found = await sql.unsafe(`select from ${name} where "${column}"::text like any ($1) limit 1`, [
        traces,
      ]);
      if (found.length > 0) left.push(`${name}.${column}`);
    }
    // Messages to the owner are kept, as the page states.
    expect(left).toEqual(['public.contact_messages.email']);
  });
});

eachWay('the buttons of the account', 'without', () => {
  test('sign out here and everywhere', async ({ page, browser }) => {
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
    await elsewhere.close();
  });
});
