import { readFileSync } from 'node:fs';
import { overviewWords } from '../../../content/admin/overview.ts';
import { readState } from '../../../scripts/state.ts';
import { signInByCookie } from '../../support/sign-in.ts';
import { expect, press, sql, test, writeMessage } from './people.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript figures come as a file, and forms show their result', async ({
  page,
  context,
  mark,
}) => {
  const email = `${mark}@example.com`;
  const { password } = readState().accounts.admin;
  // Recent enough to import and to send.
  await signInByCookie(context, readState().accounts.admin);
  const says = (text: string) => {
    const results = page.getByRole('main').locator('[role=status], [role=alert]');
    return expect.soft(results.filter({ hasText: text }).first()).toBeVisible();
  };
  await page.goto('/admin?range=30');
  await expect(page.getByText('The overview needs JavaScript.')).toBeVisible();
  await expect(page.getByText('Loading dashboard...')).toBeHidden();
  await page.getByText('Download as CSV', { exact: true }).click();
  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: overviewWords.files['daily-sessions'] }).click();
  const lines = readFileSync(await (await file).path(), 'utf8')
    .trim()
    .split('\n');
  expect(lines).toHaveLength(31);

  // The search goes on finding what is done.
  const id = await writeMessage({ subject: mark });
  await page.goto(`/admin/inbox?q=${mark}`);
  await page.getByRole('link', { name: mark }).click();
  await expect(page.locator('#message').getByText('A plain message.')).toBeVisible();
  // Another tab may sign in another admin.
  const nameless = page.locator(
    'main form:has([name^="$ACTION"]):not(:has([name="page-person"][value*="-"]))',
  );
  await expect(nameless).toHaveCount(0);
  await press(page, `Done without an answer: ${mark}`);
  await says('Done without an answer');
  const open = await sql`select from public.contact_messages where id = ${id} and handled_at is null`;
  expect(open).toHaveLength(0);

  // Reading a list needs JavaScript; asking one address does not.
  await page.goto('/admin/mails/newsletter');
  await expect.soft(page.getByText('Reading a list needs JavaScript.')).toBeVisible();
  await page.goto('/admin/mails/newsletter/subscribers');
  await page.getByLabel('Email address').fill(email);
  await press(page, 'Ask this address');
  await says('The mail that asks is on its way');

  // The address that gets the messages of visitors cannot be silenced.
  const owner = 'owner@flipmethod.example';
  await page.goto(`/admin/people?q=${owner}`);
  await press(page, 'Never write to this address');
  await says('This is the address that gets the messages');
  expect(await sql`select from public.email_suppressions where email = ${owner}`).toHaveLength(0);

  // Looks up and deletes a person's data.
  await page.goto('/admin/people');
  await page.getByLabel('Address, or part of it').fill(email);
  await press(page, 'Filter');
  for (const [typed, result] of [
    ['not this one', 'Wrong password'],
    [password, 'Deleted'],
  ] as const) {
    await page.getByLabel('Yes, delete what is stored').check();
    await page.locator('#remove-proof').fill(typed);
    await press(page, 'Delete');
    await says(result);
  }
  expect(await sql`select from public.newsletter_subscribers where email = ${email}`).toHaveLength(0);
});
