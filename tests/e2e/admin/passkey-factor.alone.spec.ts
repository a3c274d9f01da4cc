import type { Page } from '@playwright/test';
import type postgres from 'postgres';
import { addDevice, closeQuestions, namedSite } from '../../support/device.ts';
import { expect, test } from '../../support/fixtures.ts';
import { waitForForms } from '../../support/forms.ts';
import { codeOf } from '../../support/second-factor.ts';
import { cookiesOf } from '../../support/sign-in.ts';
import { connect, newPerson, type Person, serviceClient, state } from '../../support/stack.ts';
import { triesOf } from '../auth/people.ts';

/* Changes the global second-factor setting, so these tests run alone. */

test.use({ baseURL: namedSite });

let sql: postgres.Sql;
let admin: Person;
test.beforeAll(async () => {
  sql = connect();
  await sql`update private.admin_settings set second_factor_required = true`;
});
test.afterAll(async () => {
  await sql`update private.admin_settings set second_factor_required = false`;
  await sql.end();
});
test.beforeEach(async () => {
  admin = await newPerson('admin');
  await sql`insert into public.user_roles (user_id, role) values (${admin.id}, 'admin')`;
  await sql`delete from public.rate_limits`;
});
test.afterEach(async () => {
  await serviceClient().auth.admin.deleteUser(admin.id);
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function arrive(page: Page) {
  await page.context().clearCookies();
  await page.context().addCookies((await cookiesOf(admin)).map((each) => ({ ...each, url: namedSite })));
  await page.goto('/admin/second-factor');
  await waitForForms(page);
}

async function readSession(page: Page) {
  const cookie = (await page.context().cookies(namedSite)).find(({ name }) => name.startsWith('sb-'));
  if (!cookie) throw new Error('There is no session.');
  // The site writes JSON; the tests' own sign-in base64.
  const [, base64] = /^base64-(.*)/.exec(cookie.value) ?? [];
  const json = base64 ? Buffer.from(base64, 'base64url').toString() : decodeURIComponent(cookie.value);
  return { cookie, session: JSON.parse(json) };
}

/** As if the session had begun six minutes ago; its token is refreshed with the next request. */
async function ageSession(page: Page) {
  await sql`update auth.mfa_amr_claims set updated_at = now() - interval '6 minutes'
    where session_id in (select id from auth.sessions where user_id = ${admin.id})`;
  const { cookie, session } = await readSession(page);
  const json = JSON.stringify({ ...session, expires_at: Math.floor(Date.now() / 1000) - 10 });
  const value = `base64-${Buffer.from(json).toString('base64url')}`;
  await page.context().addCookies([{ ...cookie, value }]);
}

async function typeCode(page: Page, secret: string, button: string) {
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill(codeOf(secret));
  await press(page, button);
}

test('an admin sets up a passkey, opens the workspace with it, adds an app and removes the passkey', async ({
  page,
  mailbox,
}) => {
  test.setTimeout(120_000);
  const device = await addDevice(page);
  await arrive(page);
  await expect(heading(page, 'Protect the dashboard')).toBeVisible();
  await press(page, 'Set up a passkey');
  await expect(heading(page, 'Keep these recovery codes')).toBeVisible();
  await mailbox.waitFor(admin.email, /second step was added/);

  await arrive(page);
  await expect(heading(page, 'One more step')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Code', exact: true })).toHaveCount(0);
  await press(page, 'Use your passkey');
  await expect(heading(page, 'Overview')).toBeVisible();

  await page.goto('/admin/second-factor');
  await expect(page.getByText('Your passkey is set up.')).toBeVisible();
  await press(page, 'Add an authenticator app');
  const key = page.getByText(/^Key: /);
  await expect(key).toBeVisible();
  const secret = ((await key.textContent()) ?? '').replace(/^Key: |\s/g, '');
  await typeCode(page, secret, 'Check the code');
  await expect(page.getByText('Your authenticator app and your passkey are set up.')).toBeVisible();

  await press(page, 'Make new recovery codes');
  await expect(heading(page, 'Keep these recovery codes')).toBeVisible();

  await arrive(page);
  await expect(page.getByRole('textbox', { name: 'Code', exact: true })).toBeVisible();
  await press(page, 'Use your passkey');
  await expect(heading(page, 'Overview')).toBeVisible();
  await page.goto('/admin/second-factor');
  await press(page, 'Remove the passkey');
  await expect(heading(page, 'One more step')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Use your passkey' })).toHaveCount(0);
  await mailbox.waitFor(admin.email, /second step of your sign-in was removed/);
  const acts = await sql`select action from public.admin_audit where actor = ${admin.id} order by id`;
  expect(acts.map(({ action }) => action).filter((each) => each.startsWith('factor'))).toEqual([
    'factor-added',
    'factor-added',
    'factor-removed',
  ]);
  // A right code or passkey is no try.
  expect(await triesOf('second-factor:address', admin.id)).toBe(0);
  await device.remove();
});

test('a question that is closed changes nothing, and the session stays outside', async ({ page }) => {
  await closeQuestions(page);
  await arrive(page);
  await press(page, 'Set up a passkey');
  await expect(
    page.locator('main [data-slot=notice]').filter({ hasText: 'No passkey was used' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Set up a passkey' })).toBeEnabled();
  expect(await sql`select from auth.mfa_factors where user_id = ${admin.id} and status = 'verified'`).toEqual(
    [],
  );
});

test('an admin with only a passkey proves with it: for a role, the exports, a deletion, an issue and an import', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const [device, other, leaver] = [await addDevice(page), await newPerson('next-admin'), await newPerson()];
  const imported = `${admin.id}@example.com`;
  try {
    await arrive(page);
    await press(page, 'Set up a passkey');
    await expect(heading(page, 'Keep these recovery codes')).toBeVisible();

    await page.goto(`/admin/people?person=${other.id}`);
    await page.getByText('Give someone a role').click();
    await page.getByLabel('Address of their account').fill(other.email);
    await press(page, 'Give the role');
    await expect(
      page.getByRole('status').filter({ hasText: 'can open the workspace now' }).first(),
    ).toBeVisible();
    const download = async (name: string) =>
      (await Promise.all([page.waitForEvent('download'), press(page, name)]))[0].suggestedFilename();
    expect(await download('Download to read')).toBe('flip-method-personal-data.html');
    expect(await download('Download as JSON')).toBe('flip-method-personal-data.json');
    await page.goto('/admin/mails/newsletter');
    await page.getByText('Download them as CSV').click();
    expect(await download('Download')).toBe('flip-method-subscribers.csv');

    await page.goto(`/admin/people?person=${leaver.id}`);
    await page.getByLabel('Yes, delete what is stored about this person').check();
    await press(page, 'Delete');
    await expect(page.getByText(`Deleted: what was stored about ${leaver.email}`).first()).toBeVisible();
    expect(await sql`select from auth.users where id = ${leaver.id}`).toEqual([]);

    await ageSession(page);
    await page.goto('/admin/mails/newsletter/new');
    await page.getByLabel('Subject').fill(admin.id);
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Look up.');
    await page.getByLabel('Yes, send this to').check();
    await press(page, 'Schedule');
    await expect(page.getByText('Please show once more that it is you.')).toBeVisible();
    await press(page, 'Schedule');
    await expect(page.getByRole('status').filter({ hasText: 'Scheduled' }).first()).toBeVisible();

    await ageSession(page);
    await page.goto('/admin/mails/newsletter');
    await page.getByLabel('Or paste the addresses').fill(imported);
    await press(page, 'Look at the list');
    await page.getByLabel('Their owners gave me these addresses').check();
    await press(page, 'Ask 1 address');
    await expect(page.getByText('Please show once more that it is you.')).toBeVisible();
    await press(page, 'Ask 1 address');
    await expect(page.getByRole('status').filter({ hasText: '1 request queued' }).first()).toBeVisible();
    expect(await sql`select from public.newsletter_subscribers where email = ${imported}`).toHaveLength(1);

    await closeQuestions(page);
    await page.goto('/admin/mails/newsletter');
    await page.getByText('Download them as CSV').click();
    await press(page, 'Download');
    await expect(
      page.locator('main [data-slot=notice]').filter({ hasText: 'No passkey was used' }),
    ).toBeVisible();
  } finally {
    await sql`delete from public.newsletter_issues where subject = ${admin.id}`;
    await sql`delete from public.newsletter_subscribers where email = ${imported}`;
    await serviceClient().auth.admin.deleteUser(other.id);
    await device.remove();
  }
});

test('an app that was begun at the auth service, past the site, is not completed here', async ({ page }) => {
  const device = await addDevice(page);
  await arrive(page);
  await press(page, 'Set up a passkey');
  await expect(heading(page, 'Keep these recovery codes')).toBeVisible();
  const { session } = await readSession(page);
  const enrolled = await fetch(`${state.supabaseUrl}/auth/v1/factors`, {
    method: 'POST',
    headers: { apikey: state.publishableKey, authorization: `Bearer ${session.access_token}` },
    body: JSON.stringify({ factor_type: 'totp', friendly_name: 'Theirs' }),
  });
  const { id, totp } = await enrolled.json();
  expect(id).toBeTruthy();

  await page.goto('/admin/second-factor');
  await press(page, 'Add an authenticator app');
  await expect(page.getByText(/^Key: /)).toBeVisible();
  const claims = { id, uri: totp.uri, until: Date.now() + 60_000 };
  await page.locator('input[name=factor]').evaluate(
    (field: HTMLInputElement, made) => {
      field.value = field.value.replace(/^[^.]+/, made);
    },
    Buffer.from(JSON.stringify(claims)).toString('base64url'),
  );
  await typeCode(page, totp.secret, 'Check the code');
  await expect(page.getByText('Your passkey is set up.')).toBeVisible();
  const factors = await sql`select factor_type::text as kind from auth.mfa_factors
    where user_id = ${admin.id} and status = 'verified'`;
  expect(factors.map(({ kind }) => kind)).toEqual(['webauthn']);
  await device.remove();
});
