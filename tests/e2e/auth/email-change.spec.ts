import type { Page } from '@playwright/test';
import { limitWords } from '@/content/refusals';
import { expect, test } from '../../support/fixtures.ts';
import { linksIn, type Mail, mailsTo, waitForMail } from '../../support/mailbox.ts';
import { addPasskey } from '../../support/passkey.ts';
import { anyEmail, anyPassword, connect, newPerson, serviceClient } from '../../support/stack.ts';
import {
  type Account,
  arriveAt,
  countTries,
  expectNoLockout,
  fillIn,
  forgetClientTries,
  newAccount,
  noticeOf,
  open,
  signIn,
  toastOf,
} from './people.ts';
import { strangerPassword, tryPassword } from './pre-registration.ts';

test.beforeEach(forgetClientTries);

/** What the page says once both mails are on their way. */
const asked = 'an email with a button is on its way there';

const linkIn = (mail: Mail) => {
  const link = linksIn(mail).find((href) => href.includes('type=email_change'));
  if (!link) throw new Error(`"${mail.subject}" has no link.`);
  return link;
};

async function addressOf({ id }: Account): Promise<unknown> {
  const sql = connect();
  const rows = await sql`
    select u.email as account, p.email as profile,
      (select string_agg(provider, ' ') from auth.identities where user_id = ${id}) as ways,
      (select count(*)::int from auth.webauthn_credentials where user_id = ${id}) as passkeys
    from auth.users u join public.profiles p using (id) where id = ${id}`;
  await sql.end();
  return rows[0];
}

/** Submits the email form of the account page. */
async function ask(page: Page, email: string, password: string): Promise<void> {
  const part = page.getByRole('region', { name: 'Your email' });
  await part.getByLabel('New email').fill(email);
  await part.getByLabel('Your password').fill(password);
  await part.getByRole('button', { name: 'Change the email' }).click();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`changing the email, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, {
    // Forms with script are tested on the sign-in and the account page; without it a page takes half the time.
    tag: javaScriptEnabled ? '@long' : [],
  }, () => {
    test.use({ javaScriptEnabled });

    test('takes effect after confirming in the mail to the new address, in any browser', async ({
      page,
      browser,
    }) => {
      test.slow();
      const person = await newPerson('mover');
      await addPasskey(person.client);
      const email = anyEmail('moved');
      await signIn(page, person, '/account');
      await ask(page, 'not an address', person.password);
      await expect(noticeOf(page)).toContainText('This is not an email we can write to');
      await expect(page.getByLabel('New email')).toHaveValue('not an address');
      await ask(page, email, 'not the password');
      await expect(noticeOf(page)).toHaveText('The current password is not right');
      await expect(page.getByLabel('New email')).toHaveValue(email);
      await ask(page, ` ${email.toUpperCase()} `, person.password);
      await expect(noticeOf(page)).toContainText(asked);
      if (javaScriptEnabled) await expect(toastOf(page)).toContainText('Please check your email');

      const notice = await waitForMail(person.email, /new address/i);
      expect(notice.html).toContain(email);
      expect(notice.text).toContain(email);
      expect(linksIn(notice).filter((href) => href.includes('token'))).toEqual([]);
      const mail = await waitForMail(email, /confirm/i);
      expect(mail.text).toContain('m•••@example.com');
      expect(`${mail.html}${mail.text}`).not.toContain(person.email);
      const link = linkIn(mail);
      const sql = connect();
      await sql`insert into auth.identities (id, user_id, provider, provider_id, identity_data, created_at, updated_at)
        values (gen_random_uuid(), ${person.id}, 'google', ${person.id}, '{}', now(), now())`;
      await sql.end();
      expect((await page.request.get(link)).status()).toBe(200);
      expect(await addressOf(person)).toMatchObject({ account: person.email, profile: person.email });

      const phone = await browser.newContext({ javaScriptEnabled });
      const mailPage = await phone.newPage();
      await open(mailPage, link);
      await mailPage.getByRole('button', { name: 'Confirm the change' }).click();
      await arriveAt(mailPage, '/auth');
      await expect(mailPage.getByText('Your email is changed')).toBeVisible();
      expect(await addressOf(person)).toEqual({ account: email, profile: email, ways: 'email', passkeys: 0 });

      // Whoever asked for the change is signed out, in every browser.
      await page.goto('/account');
      await arriveAt(page, '/auth');
      expect((await page.request.get('/api/session')).ok()).toBe(true);
      expect(await (await page.request.get('/api/session')).json()).toEqual({ user: null });
      await open(mailPage, link);
      await expect(noticeOf(mailPage)).toContainText('This link no longer works');
      await expect(mailPage.getByRole('link', { name: 'Ask for it again in your account' })).toBeVisible();
      await open(mailPage, '/auth');
      await fillIn(mailPage, { Email: person.email, Password: person.password });
      await mailPage.getByRole('button', { name: 'Sign In' }).click();
      await expect(noticeOf(mailPage)).toHaveText('Invalid email or password');
      await signIn(mailPage, { ...person, email });
      await phone.close();
    });

    test('to an address in use shows the same message but sends a different mail', async ({ page }) => {
      const person = await newAccount('curious');
      const other = await newAccount('known');
      await signIn(page, person, '/account');
      await ask(page, other.email, person.password);
      await expect(noticeOf(page)).toContainText(asked);
      await waitForMail(person.email, /new address/i);
      const mail = await waitForMail(other.email);
      expect(mail.subject).toBe('This address already has an account');
      expect(linksIn(mail).filter((href) => href.includes('token'))).toEqual([]);
      expect(mail.html).not.toContain(person.email);
    });
  });
}

async function expectInvalidLink(page: Page, link: string): Promise<void> {
  await open(page, link);
  await expect(noticeOf(page)).toContainText('This link no longer works');
  await expect(page.getByRole('button', { name: 'Confirm the change' })).toHaveCount(0);
}

/** Requires the account page to be open. @returns the link in the mail */
async function requestChange(page: Page, email: string, password: string): Promise<string> {
  await ask(page, email, password);
  await expect(noticeOf(page)).toContainText(asked);
  return linkIn(await waitForMail(email));
}

test('a later request, a tampered link and a new password each invalidate the link', async ({ page }) => {
  test.slow();
  const person = await newAccount('wary');
  await signIn(page, person, '/account');
  const first = await requestChange(page, anyEmail('first'), person.password);
  const second = await requestChange(page, anyEmail('second'), person.password);
  await expectInvalidLink(page, first);
  const query = new URL(second).searchParams.get('token_hash') ?? '';
  const swapped = Buffer.from(query.split('.')[0] ?? '', 'base64url')
    .toString()
    .replace('second', 'third');
  await expectInvalidLink(
    page,
    second.replace(query.split('.')[0] ?? '', Buffer.from(swapped).toString('base64url')),
  );

  await open(page, '/account');
  const password = anyPassword();
  const part = page.getByRole('region', { name: 'Your password' });
  await part.getByLabel('Current password').fill(person.password);
  await part.getByLabel('New password').fill(password);
  await part.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByText('Your password is changed')).toBeVisible();
  await expectInvalidLink(page, second);
  expect(await addressOf(person)).toMatchObject({ account: person.email });
});

test('confirming it in the signed-in browser makes that browser a known one', { tag: '@long' }, async ({
  page,
}) => {
  const person = await newAccount('same-browser');
  const email = anyEmail('moved');
  await signIn(page, person, '/account');
  await open(page, await requestChange(page, email, person.password));
  await page.getByRole('button', { name: 'Confirm the change' }).click();
  await arriveAt(page, '/auth');
  await expectNoLockout(page, { email, password: person.password });
});

test('an unconfirmed sign-up does not block the change to its address', { tag: '@long' }, async ({
  page,
}) => {
  const email = anyEmail('moved');
  await serviceClient().auth.admin.createUser({ email, password: strangerPassword });
  const person = await newAccount('mover');
  await signIn(page, person, '/account');
  await open(page, await requestChange(page, email, person.password));
  await page.getByRole('button', { name: 'Confirm the change' }).click();
  await arriveAt(page, '/auth');
  expect(await tryPassword(email, person.password)).toBe('signed in');
  expect(await tryPassword(email, strangerPassword)).toBe('invalid_credentials');
});

test('deleting the account invalidates the link', { tag: '@long' }, async ({ page }) => {
  const person = await newAccount('gone');
  await signIn(page, person, '/account');
  const link = await requestChange(page, anyEmail('gone'), person.password);
  await serviceClient().auth.admin.deleteUser(person.id);
  await page.context().clearCookies();
  await expectInvalidLink(page, link);
});

// The limit of mails to an address is tested in database/mail/unasked-mail.test.ts.
test('rejects the current address, and limits the attempts', { tag: '@long' }, async ({ page }) => {
  const person = await newAccount('insistent');
  const email = anyEmail('wanted');
  await signIn(page, person, '/account');
  await ask(page, person.email, person.password);
  await expect(noticeOf(page)).toHaveText('This is the email that you have now');
  await countTries('unasked-mail:86400', email, 5);
  await ask(page, email, person.password);
  await expect(noticeOf(page)).toContainText(limitWords.mail);
  expect(await mailsTo(email)).toEqual([]);
});
