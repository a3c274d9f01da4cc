import { load } from 'cheerio';
import { confirmScreen } from '@/content/auth/auth';
import { limitWords } from '@/content/refusals';
import { findForm, postForm } from '../../support/form-post.ts';
import { codeIn, confirmationIn, mailsTo, runMailQueue, waitForMail } from '../../support/mailbox.ts';
import { rateLimitKey } from '../../support/signatures.ts';
import { anyEmail, newAccount, serviceClient, state } from '../../support/stack.ts';
import {
  askedToConfirm,
  eachWay,
  expect,
  goToGoogle,
  ownerPassword,
  press,
  signUp,
  sql,
  submit,
  test,
  tryPassword,
} from './flows.ts';
import { arriveAt, open, signIn } from './people.ts';

const strangerPassword = 'the password of a stranger';

/** Signs up as a stranger with another person's address, by a native form post. */
async function preRegister(email: string) {
  const form = await findForm('/auth?tab=signup', 'fullName');
  const fields = { fullName: 'Name of a stranger', email, password: strangerPassword, consent: 'on' };
  const before = (await mailsTo(email)).length;
  expect((await postForm(form, fields)).body).toContain(askedToConfirm);
  await expect.poll(async () => (await mailsTo(email)).length).toBe(before + 1);
}

/** Expects that the owner's password opens the account, and a stranger's does not. */
async function expectOwned(email: string, password = ownerPassword): Promise<void> {
  expect(await tryPassword(email, strangerPassword)).toBe('invalid_credentials');
  expect(await tryPassword(email, password)).toBe('signed in');
}

const nameOf = (email: string) => sql`
  select p.full_name, u.raw_user_meta_data ->> 'full_name' as in_metadata,
    exists (select from public.account_consents as c where c.user_id = p.id) as has_agreed
  from public.profiles as p join auth.users as u using (id) where p.email = ${email}`;

const nameless = [{ full_name: null, in_metadata: null, has_agreed: false }];

eachWay('an address that a stranger has registered first', 'without', () => {
  test('goes to the mailbox owner who signs up after the stranger', async ({ page }) => {
    const email = anyEmail('owner');
    await preRegister(email);
    await signUp(page, email, 'Name of the owner');
    await expect.poll(async () => (await mailsTo(email)).length).toBe(2);
    await page.getByRole('link', { name: 'Type the code' }).click();
    // It leads to the page of the link. The stored password is not this browser's, so confirming asks for a new one.
    await submit(page, 'Continue', { Code: codeIn(await waitForMail(email)) });
    await submit(page, 'Confirm my email', {}, /^Please fill in all fields/);
    expect(await tryPassword(email, strangerPassword)).toBe('email_not_confirmed');
    const typed = { Password: ownerPassword, 'Confirm password': ownerPassword };
    await submit(page, 'Confirm my email', typed);
    await arriveAt(page, '/');
    await expectOwned(email);
    expect(await nameOf(email)).toEqual(nameless);
  });

  test('stays with the owner when the stranger signs up second', async ({ page }) => {
    const email = anyEmail('owner');
    await signUp(page, email);
    await waitForMail(email);
    await preRegister(email);
    await open(page, confirmationIn(await waitForMail(email)));
    await press(page, 'Confirm my email');
    await arriveAt(page, '/');
    await expectOwned(email);
    expect(await nameOf(email)).toMatchObject([{ full_name: 'Ada Reader', has_agreed: true }]);
  });

  test('is not confirmed by opening a password reset link', async ({ page }) => {
    const email = anyEmail('owner');
    await preRegister(email);
    await open(page, '/auth/forgotten-password');
    await submit(page, 'Send the link', { Email: email }, /^Please check your email/);
    await open(page, confirmationIn(await waitForMail(email, /password/i)));
    expect(await tryPassword(email, strangerPassword)).toBe('email_not_confirmed');
    const password = 'a new one of the owner';
    const typed = { 'New password': password, 'Confirm password': password };
    await submit(page, 'Save the new password', typed);
    await arriveAt(page, '/account');
    await expectOwned(email, password);
    expect(await nameOf(email)).toEqual(nameless);
  });

  test('has a link that names both accounts, and keeps the session until confirmed', async ({ page }) => {
    const person = await newAccount('victim');
    const trap = anyEmail('trap');
    await preRegister(trap);
    const url = confirmationIn(await waitForMail(trap));
    await signIn(page, person, url);
    const main = page.getByRole('main');
    await expect(main.getByText('t•••@example.com')).toBeVisible();
    await expect(main.getByText('Someone else is signed in here:')).toContainText('v•••@example.com');
    await expect(main).not.toContainText(trap);
    await main.getByRole('link', { name: 'Leave it as it is' }).click();
    await expect(page.getByText(person.email).first()).toBeVisible();
  });

  test('goes to the owner who signs in with Google', async ({ page }) => {
    // A different person from google.spec.ts, which may run concurrently.
    const email = 'gus@gmail.example';
    await sql`delete from auth.users where email = ${email}`;
    // Earlier runs on a kept stack have used this address, too.
    const keys = [email, `127.0.0.1 ${email}`].map(rateLimitKey);
    await sql`delete from public.rate_limits where key in ${sql(keys)}`;
    await preRegister(email);
    await goToGoogle(page, '/auth');
    await press(page, email);
    await arriveAt(page, '/');
    expect(await tryPassword(email, strangerPassword)).toBe('invalid_credentials');
    expect(await nameOf(email)).toMatchObject([{ full_name: 'Gus Google' }]);
  });
});

test('cookies of another sign-up, forged ones and metadata confirm nothing', async ({ browser }) => {
  const email = anyEmail('owner');
  // What a call of the auth service, past the site, leaves behind: an account with forged metadata.
  const forged = { email, password: strangerPassword, user_metadata: { sign_up: 'a-mark' } };
  await serviceClient().auth.admin.createUser(forged);
  await postForm(await findForm('/auth/confirm?type=email', 'email'), { email });
  const url = confirmationIn(await waitForMail(email, /Confirm/));
  for (const value of ['', 'a-mark', 'a'.repeat(43)]) {
    const context = await browser.newContext({ javaScriptEnabled: false });
    if (value) await context.addCookies([{ name: 'flip-sign-up', value, url: state.siteUrl }]);
    const page = await context.newPage();
    await page.goto(url);
    await expect(page.getByLabel('Confirm password')).toBeVisible();
    await context.close();
  }
  expect(await tryPassword(email, strangerPassword)).toBe('email_not_confirmed');
});

/** Sends forms as a browser without JavaScript, which keeps its cookies. @returns the notice in the response */
function newBrowser() {
  const kept: Record<string, string> = {};
  return async (path: string, field: string, fields: Record<string, string>): Promise<string> => {
    const cookie = Object.entries(kept).map((pair) => pair.join('='));
    const { body, headers } = await postForm(await findForm(path, field), fields, {
      cookie: cookie.join('; '),
    });
    for (const line of headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      kept[name] = value;
    }
    const $ = load(body);
    $('[hidden]').remove();
    return $('main [data-slot=notice]').text();
  };
}

const password = 'correct horse battery';

const addresses = {
  unknown: async () => anyEmail('unknown'),
  unconfirmed: async () => {
    const email = anyEmail('unconfirmed');
    await serviceClient().auth.admin.createUser({ email, password: 'someone else chose it' });
    return email;
  },
  confirmed: async () => (await newAccount('confirmed')).email,
};

test('a stranger learns nothing about an address, and its owner hears once of it', async () => {
  test.slow();
  // At the same time, as each answer is held back for a second.
  const asked = Object.entries(addresses).map(async ([kind, make]) => {
    const email = await make();
    const [own, other] = [newBrowser(), newBrowser()];
    // Twice, which the auth service answers differently for an unconfirmed account.
    for (let times = 0; times < 2; times++)
      expect(await own('/auth?tab=signup', 'fullName', { fullName: 'Ada', email, password })).toBe(
        askedToConfirm,
      );
    for (const [send, path, notice, typed = password] of [
      [own, '/auth', /^Email not confirmed$/],
      [own, '/flip-method-auth', /^Login Failed\s*Email not confirmed$/],
      [own, '/auth', /^Invalid email or password$/, 'another password'],
      [other, '/auth', /^Invalid email or password$/],
      [other, '/flip-method-auth', /Invalid login credentials$/],
    ] as const)
      expect(await send(path, 'password', { email, password: typed }), kind).toMatch(notice);
    // The mails of the hour are spent after the third form, whether or not any was sent.
    const renewed = await other('/auth/confirm?type=email', 'email', { email, type: 'email' });
    expect(renewed, kind).toContain(confirmScreen.renew.asked.text);
    const recovered = await other('/auth/forgotten-password', 'email', { email, type: 'recovery' });
    expect(recovered, kind).toContain(limitWords.mail);
    await runMailQueue();
    if (kind !== 'confirmed') return;
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await nameOf(email)).toMatchObject([{ full_name: null }]);
  });
  await Promise.all(asked);
});
