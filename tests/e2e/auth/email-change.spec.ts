import type { Page } from '@playwright/test';
import { linksIn, type Mail, waitForMail } from '../../support/mailbox.ts';
import { addPasskey } from '../../support/passkey.ts';
import {
  type Account,
  anyEmail,
  anyPassword,
  newAccount,
  newPerson,
  serviceClient,
} from '../../support/stack.ts';
import { brokenLink, eachWay, expect, press, sql, submit, test, wrongPassword } from './flows.ts';
import { arriveAt, noticeOf, open, signIn, toastOf } from './people.ts';

/** What the page says once both mails are on their way. */
const asked = /an email with a button is on its way there/;

const tokensIn = (mail: Mail) => linksIn(mail).filter((href) => href.includes('token'));
const linkIn = (mail: Mail) => String(tokensIn(mail).find((href) => href.includes('type=email_change')));

async function addressOf({ id }: Account): Promise<unknown> {
  const [row] = await sql`
    select u.email as account, p.email as profile,
      (select string_agg(provider, ' ') from auth.identities where user_id = ${id}) as ways,
      (select count(*)::int from auth.webauthn_credentials where user_id = ${id}) as passkeys
    from auth.users u join public.profiles p using (id) where id = ${id}`;
  return row;
}

/** Submits the email form of the account page. */
async function ask(page: Page, email: string, password: string, notice: string | RegExp = asked) {
  const part = page.getByRole('region', { name: 'Your email' });
  await part.getByLabel('Your password').fill(password);
  await submit(page, 'Change the email', { 'New email': email }, notice);
}

/** Signs in and asks for the change. @returns the link in the mail */
async function requestChange(page: Page, person: Account, email: string): Promise<string> {
  await signIn(page, person, '/account');
  await ask(page, email, person.password);
  return linkIn(await waitForMail(email));
}

async function confirm(page: Page, link: string): Promise<void> {
  await open(page, link);
  await press(page, 'Confirm the change');
  await arriveAt(page, '/auth');
}

async function expectInvalid(page: Page, link: string): Promise<void> {
  await open(page, link);
  await expect(noticeOf(page)).toHaveText(brokenLink);
  await expect(page.getByRole('button', { name: 'Confirm the change' })).toHaveCount(0);
}

eachWay('changing the email', 'without', (isScripted) => {
  test('takes effect once it is confirmed from the mail, in any browser', async ({ page, browser }) => {
    test.slow();
    const person = await newPerson('mover');
    await addPasskey(person.client);
    const email = anyEmail('moved');
    await signIn(page, person, '/account');
    for (const [typed, password, notice] of [
      ['not an address', person.password, /This is not an email we can write to/],
      [person.email, person.password, 'This is the email that you have now'],
      [email, 'not the password', wrongPassword],
    ] as const) {
      await ask(page, typed, password, notice);
      await expect(page.getByLabel('New email')).toHaveValue(typed);
    }
    await ask(page, ` ${email.toUpperCase()} `, person.password);
    if (isScripted) await expect(toastOf(page)).toContainText('Please check your email');

    const notice = await waitForMail(person.email, /new address/i);
    for (const part of [notice.html, notice.text]) expect(part).toContain(email);
    expect(tokensIn(notice)).toEqual([]);
    const mail = await waitForMail(email, /confirm/i);
    expect(mail.text).toContain('m•••@example.com');
    expect(`${mail.html}${mail.text}`).not.toContain(person.email);
    const link = linkIn(mail);
    await sql`insert into auth.identities (id, user_id, provider, provider_id, identity_data, created_at, updated_at)
      values (gen_random_uuid(), ${person.id}, 'google', ${person.id}, '{}', now(), now())`;
    expect((await page.request.get(link)).status()).toBe(200);
    expect(await addressOf(person)).toMatchObject({ account: person.email, profile: person.email });

    const phone = await browser.newContext({ javaScriptEnabled: isScripted });
    const mailPage = await phone.newPage();
    await confirm(mailPage, link);
    await expect(mailPage.getByText('Your email is changed')).toBeVisible();
    expect(await addressOf(person)).toEqual({ account: email, profile: email, ways: 'email', passkeys: 0 });

    // Whoever asked for the change is signed out, in every browser.
    await page.goto('/account');
    await arriveAt(page, '/auth');
    expect(await (await page.request.get('/api/session')).json()).toEqual({ user: null });
    await expectInvalid(mailPage, link);
    await expect(mailPage.getByRole('link', { name: 'Ask for it again in your account' })).toBeVisible();
    await open(mailPage, '/auth');
    const before = { Email: person.email, Password: person.password };
    await submit(mailPage, 'Sign In', before, 'Invalid email or password');
    await signIn(mailPage, { ...person, email });
    await phone.close();
  });

  test('to an address in use shows the same message but sends a different mail', async ({ page }) => {
    const [person, other] = [await newAccount('curious'), await newAccount('known')];
    await signIn(page, person, '/account');
    await ask(page, other.email, person.password);
    await waitForMail(person.email, /new address/i);
    const mail = await waitForMail(other.email);
    expect(mail.subject).toBe('This address already has an account');
    expect(tokensIn(mail)).toEqual([]);
    expect(mail.html).not.toContain(person.email);
  });

  test('a later request, a new password and a deletion each invalidate the link', async ({ page }) => {
    test.slow();
    const person = await newAccount('wary');
    const first = await requestChange(page, person, anyEmail('first'));
    const second = await requestChange(page, person, anyEmail('second'));
    await expectInvalid(page, first);

    await open(page, '/account');
    const password = anyPassword();
    const typed = { 'Current password': person.password, 'New password': password };
    await submit(page, 'Change the password', typed);
    await expect(page.getByText('Your password is changed')).toBeVisible();
    await expectInvalid(page, second);
    expect(await addressOf(person)).toMatchObject({ account: person.email });

    const last = await requestChange(page, { ...person, password }, anyEmail('last'));
    await serviceClient().auth.admin.deleteUser(person.id);
    await page.context().clearCookies();
    await expectInvalid(page, last);
  });
});
