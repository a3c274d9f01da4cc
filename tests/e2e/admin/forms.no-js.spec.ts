import { randomUUID } from 'node:crypto';
import { readState } from '../../../scripts/state.ts';
import { signInByCookie } from '../../support/sign-in.ts';
import { connect } from '../../support/stack.ts';
import { expect, test } from './people.ts';

test('without JavaScript every workspace form shows its result', async ({ page, context }) => {
  const sql = connect();
  const mark = randomUUID();
  const email = `${mark}@example.com`;
  const { password } = readState().accounts.admin;
  // Recent enough to import and to send.
  await signInByCookie(context, readState().accounts.admin);
  const says = (text: string) =>
    expect
      .soft(page.getByRole('main').locator('[role=status], [role=alert]').filter({ hasText: text }))
      .toBeVisible();
  try {
    // Reading a list needs JavaScript; asking one address does not.
    await page.goto('/admin/mails/newsletter');
    await expect.soft(page.getByText('Reading a list needs JavaScript.')).toBeVisible();
    await page.goto('/admin/mails/newsletter/subscribers');
    await page.getByLabel('Email address').fill(email);
    await page.getByRole('button', { name: 'Ask this address' }).click();
    await says('The mail that asks is on its way');

    // Writes, schedules, unschedules and deletes an issue.
    await page.goto('/admin/mails/newsletter/new');
    await page.getByLabel('Subject').fill(mark);
    await page.getByLabel('Text', { exact: false }).last().fill('Words');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await says('Saved');
    await page.getByLabel('Yes, send this to').check();
    await page.getByRole('button', { name: 'Schedule' }).click();
    await says('Scheduled');
    await page.getByRole('button', { name: 'Unschedule' }).click();
    await says('A draft again');
    await page.getByText('Delete this draft').click();
    await page.getByRole('button', { name: 'Delete it' }).click();
    await says('Draft deleted');

    // Granting a role to an unknown account fails.
    await page.goto('/admin/people');
    await page.getByText('Give someone a role').click();
    const grant = page.getByRole('form', { name: 'Give someone a role' });
    await grant.getByLabel('Address of their account').fill(email);
    await grant.getByLabel('Your password, once more').fill(password);
    await grant.getByRole('button', { name: 'Give the role' }).click();
    await says('There is no such account');

    // The address that gets the messages of visitors cannot be silenced.
    await page.goto('/admin/people?q=owner@flipmethod.example');
    await page.getByRole('button', { name: 'Never write to this address' }).click();
    await says('This is the address that gets the messages');
    expect(
      await sql`select from public.email_suppressions where email = 'owner@flipmethod.example'`,
    ).toHaveLength(0);

    // Looks up and deletes a person's data.
    await page.goto('/admin/people');
    await page.getByLabel('Address, or part of it').fill(email);
    await page.getByRole('button', { name: 'Filter' }).click();
    const form = page
      .locator('form')
      .filter({ has: page.getByRole('heading', { name: `Delete what is stored about ${email}` }) });
    await form.getByLabel('Yes, delete what is stored').check();
    await form.getByLabel('Your password, once more').fill('not this one');
    await form.getByRole('button', { name: 'Delete' }).click();
    await says('Wrong password');
    await form.getByLabel('Yes, delete what is stored').check();
    await form.getByLabel('Your password, once more').fill(password);
    await form.getByRole('button', { name: 'Delete' }).click();
    await says('Deleted');
    expect(await sql`select from public.newsletter_subscribers where email = ${email}`).toHaveLength(0);
  } finally {
    await sql`delete from public.newsletter_issues where subject = ${mark}`;
    await sql`delete from public.newsletter_subscribers where email = ${email}`;
    await sql.end();
  }
});
