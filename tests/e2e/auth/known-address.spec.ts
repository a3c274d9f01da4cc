import type { Page } from '@playwright/test';
import { confirmScreen } from '@/content/auth/auth';
import { limitWords } from '@/content/refusals';
import { expect, test } from '../../support/fixtures.ts';
import { anyEmail, serviceClient } from '../../support/stack.ts';
import { fillIn, forgetClientTries, newAccount, noticeOf, open } from './people.ts';

// The same actions answer with JavaScript, whose pages take twice the time.
test.use({ javaScriptEnabled: false });
test.beforeAll(forgetClientTries);

const password = 'correct horse battery';

async function signUp(page: Page, email: string, typed = password) {
  await open(page, '/auth?tab=signup');
  await fillIn(page, { 'Full name': 'Ada Reader', Email: email, 'Password *': typed });
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(noticeOf(page)).toContainText('Please check your email to confirm your account');
}

/** What the page says to a sign-in. */
async function signIn(page: Page, path: string, email: string, typed = password): Promise<string> {
  await open(page, path);
  await fillIn(page, { Email: email, Password: typed });
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(noticeOf(page)).not.toBeEmpty();
  return (await noticeOf(page).textContent()) ?? '';
}

/** What a page says to somebody who asks for a link. */
async function askForLink(page: Page, path: string, email: string): Promise<string> {
  await open(page, path);
  await fillIn(page, { Email: email });
  await page.locator('main button[type=submit]').click();
  await expect(noticeOf(page).last()).toContainText(/check your email|Too many/i);
  return (await noticeOf(page).allTextContents()).join(' ');
}

const addresses = {
  unknown: async () => anyEmail('unknown'),
  unconfirmed: async () => {
    const email = anyEmail('unconfirmed');
    await serviceClient().auth.admin.createUser({ email, password: 'someone else chose it' });
    return email;
  },
  confirmed: async () => (await newAccount('confirmed')).email,
};

for (const [kind, make] of Object.entries(addresses)) {
  test(`a stranger who signs up and in with an ${kind} address learns nothing about it`, async ({
    page,
    browser,
  }) => {
    const email = await make();
    await signUp(page, email);
    // Twice at once, which the auth service answers differently for an unconfirmed account.
    await signUp(page, email);
    expect(await signIn(page, '/auth', email)).toBe('Email not confirmed');
    expect(await signIn(page, '/flip-method-auth', email)).toMatch(/^Login Failed\s*Email not confirmed$/);
    expect(await signIn(page, '/auth', email, 'another password')).toBe('Invalid email or password');
    const elsewhere = await browser.newContext({ javaScriptEnabled: false });
    const other = await elsewhere.newPage();
    expect(await signIn(other, '/auth', email)).toBe('Invalid email or password');
    expect(await signIn(other, '/flip-method-auth', email)).toMatch(/Invalid login credentials$/);
    // The mails of the hour are spent after the third form, whether or not any was sent.
    expect(await askForLink(other, '/auth/confirm?type=email', email)).toContain(
      confirmScreen.renew.asked.text,
    );
    expect(await askForLink(other, '/auth/forgotten-password', email)).toContain(limitWords.mail);
    await elsewhere.close();
  });
}

test('the owner of a confirmed account hears of two sign-ups with it once', async ({ page, mailbox }) => {
  const { email } = await newAccount('confirmed');
  await signUp(page, email);
  const { subject } = await mailbox.waitFor(email);
  await signUp(page, email);
  // What the second one queues arrives before this mail.
  await open(page, '/auth/forgotten-password');
  await fillIn(page, { Email: email });
  await page.getByRole('button', { name: 'Send the link' }).click();
  await mailbox.waitFor(email, /password/);
  expect((await mailbox.to(email)).filter((mail) => mail.subject === subject)).toHaveLength(1);
});
