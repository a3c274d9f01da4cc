import { findForm, postForm } from '../../support/form-post.ts';
import { confirmationIn, mailsTo, waitForMail } from '../../support/mailbox.ts';
import { rateLimitKey } from '../../support/signatures.ts';
import { anyEmail, serviceClient, state } from '../../support/stack.ts';
import { eachWay, expect, goToGoogle, press, signUp, sql, submit, test } from './flows.ts';
import { confirmAsOwner, expectOwned, nameOf, preRegister, strangerPassword, tryPassword } from './owner.ts';
import { arriveAt, newAccount, open, signIn } from './people.ts';

async function latestLink(email: string): Promise<string> {
  const [mail] = await mailsTo(email);
  if (!mail) throw new Error('no mail');
  return confirmationIn(mail).url;
}

const nameless = [{ full_name: null, in_metadata: null, has_agreed: false }];

// Forms with script are tested on the sign-in and the account page; without it a page takes half the time.
eachWay('an address that a stranger has registered first', 'without', () => {
  test('goes to the mailbox owner who signs up after the stranger', async ({ page }) => {
    const email = anyEmail('owner');
    await preRegister(email);
    await signUp(page, email, 'Name of the owner');
    await expect.poll(async () => (await mailsTo(email)).length).toBe(2);
    await open(page, await latestLink(email));
    // The stored password is not this browser's, so confirming asks for a new one.
    await submit(page, 'Confirm my email', {}, /^Please fill in all fields/);
    expect(await tryPassword(email, strangerPassword)).toBe('email_not_confirmed');
    await confirmAsOwner(page);
    await arriveAt(page, '/');
    await expectOwned(email);
    expect(await nameOf(email)).toEqual(nameless);
  });

  test('stays with the owner when the stranger signs up second', async ({ page }) => {
    const email = anyEmail('owner');
    await signUp(page, email);
    await waitForMail(email);
    await preRegister(email);
    await open(page, await latestLink(email));
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
    await open(page, confirmationIn(await waitForMail(email, /password/i)).url);
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
    const { url } = confirmationIn(await waitForMail(trap));
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
  const { url } = confirmationIn(await waitForMail(email, /Confirm/));
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
