import { accountScreen } from '@/content/auth/account';
import { addDevice, closeQuestions, namedSite } from '../../support/device.ts';
import { expect, test } from '../../support/fixtures.ts';
import { addPasskey } from '../../support/passkey.ts';
import { startSecondSite } from '../../support/second-site.ts';
import { newPerson, state } from '../../support/stack.ts';
import { arriveAt, fillIn, forgetClientTries, newAccount, noticeOf, open, signInByForm } from './people.ts';

test.use({ baseURL: namedSite });
test.beforeEach(forgetClientTries);

const { passkeys } = accountScreen;
const touch = 'Use a passkey';

test('a reader adds a passkey, signs in with one touch on both pages, and removes it', async ({
  page,
  mailbox,
}) => {
  test.setTimeout(90_000);
  const device = await addDevice(page);
  const person = await newAccount('touch');
  await signInByForm(page, person);
  await open(page, '/account');
  const section = page.getByRole('region', { name: 'Passkeys' });
  const add = section.getByRole('button', { name: 'Add a passkey' });
  await section.getByLabel('A name for it').fill('My laptop');
  await section.getByLabel('Your password, to add a passkey').fill('not this one');
  await add.click();
  await expect(noticeOf(page)).toContainText('The current password is not right');
  expect(await device.count()).toBe(0);
  await section.getByLabel('Your password, to add a passkey').fill(person.password);
  await add.dblclick();
  await expect(section.getByRole('listitem')).toContainText(['My laptop']);
  await expect(noticeOf(page)).toContainText('Your passkey is added');
  await expect(section.getByText('not used yet')).toBeVisible();
  await mailbox.waitFor(person.email, /passkey can open your account/);
  await section.getByLabel('Your password, to add a passkey').fill(person.password);
  await add.click();
  await expect(noticeOf(page)).toContainText('This device has a passkey already');

  await page.context().clearCookies();
  await open(page, '/auth?next=/account');
  await page.getByRole('button', { name: touch }).click();
  await arriveAt(page, '/account');
  await expect(page.getByText(`Signed in as ${person.email}`)).toBeVisible();
  await expect(section.getByText(/last used on/)).toBeVisible();
  await mailbox.waitFor(person.email, /new sign-in/);

  await page.context().clearCookies();
  await open(page, '/flip-method-auth');
  await page.getByRole('button', { name: touch }).click();
  await arriveAt(page, '/flip-method-app');

  await open(page, '/account');
  await section.getByLabel('Your password, to remove a passkey').fill(person.password);
  const remove = section.getByRole('button', { name: /^Remove: My laptop/ });
  await remove.click();
  await page.getByRole('alertdialog').getByRole('button', { name: passkeys.sure.keep }).click();
  await expect(remove).toBeFocused();
  await remove.click();
  await page.getByRole('alertdialog').getByRole('button', { name: passkeys.sure.yes }).click();
  await expect(noticeOf(page)).toContainText('The passkey is removed');
  await expect(section.getByRole('listitem')).toHaveCount(0);
  await mailbox.waitFor(person.email, /no longer opens your account/);

  await page.context().clearCookies();
  await open(page, '/auth');
  await page.getByRole('button', { name: touch }).click();
  await expect(noticeOf(page)).toContainText('This passkey does not open an account here');
  await device.remove();
});

test('a question that is closed leaves the form as it was, with the focus on the button', async ({
  page,
}) => {
  await closeQuestions(page);
  await open(page, '/auth');
  await fillIn(page, { Email: 'ada@example.com' });
  const button = page.getByRole('button', { name: touch });
  for (let n = 0; n < 2; n++) {
    await button.click();
    await expect(noticeOf(page)).toContainText('No passkey was used');
    await expect(button).toBeFocused();
  }
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.com');
});

test('under an IP address, the page says that passkeys do not work there', async ({ page }) => {
  await open(page, `${state.siteUrl}/auth`);
  await page.getByRole('button', { name: touch }).click();
  await expect(noticeOf(page)).toContainText('Passkeys do not work at this address');
});

test('a passkey is in the export, and a new password removes it', async ({ page }) => {
  const person = await newPerson('keys');
  await addPasskey(person.client);
  await signInByForm(page, person);
  const answer = await page.request.post('/account/export', {
    headers: { origin: namedSite },
    form: { format: 'json', currentPassword: person.password },
  });
  expect(JSON.parse(await answer.text())).toMatchObject({ 'Your passkeys': [{ friendly_name: 'Passkey' }] });

  await open(page, '/account');
  await expect(page.getByRole('list', { name: 'Your passkeys' })).toBeVisible();
  await fillIn(page, { 'Current password': person.password, 'New password': 'a-new-password-of-theirs' });
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByRole('list', { name: 'Your passkeys' })).toHaveCount(0);
});

// In the first tier ways-off.test.tsx and passkeys-off.test.ts test that none is offered and none asked for.
test('with PASSKEYS=off the account of a person who has one opens, and offers none', {
  tag: '@long',
}, async ({ page }) => {
  const person = await newPerson('off');
  await addPasskey(person.client);
  const site = await startSecondSite({ PASSKEYS: 'off' });
  try {
    await signInByForm(page, person, `${site.siteUrl}/auth`);
    await open(page, `${site.siteUrl}/account`);
    await expect(page.getByText(`Signed in as ${person.email}`)).toBeVisible();
    await expect(page.getByRole('region', { name: /passkey/i })).toHaveCount(0);
  } finally {
    await site.stop();
  }
});
