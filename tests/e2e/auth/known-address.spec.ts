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

async function signUp(page: Page, email: string) {
  await open(page, '/auth?tab=signup');
  await fillIn(page, { 'Full name': 'Ada Reader', Email: email, 'Password *': password });
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

test('a stranger who signs up and in with an address learns nothing about it, whatever it is', async ({
  browser,
}) => {
  test.slow();
  // At the same time, as each answer is held back for a second.
  const asked = Object.entries(addresses).map(async ([kind, make]) => {
    const email = await make();
    const [own, elsewhere] = [await browser.newContext(), await browser.newContext()];
    const [page, other] = [await own.newPage(), await elsewhere.newPage()];
    await signUp(page, email);
    // Twice at once, which the auth service answers differently for an unconfirmed account.
    await signUp(page, email);
    expect(await signIn(page, '/auth', email), kind).toBe('Email not confirmed');
    expect(await signIn(page, '/flip-method-auth', email), kind).toMatch(
      /^Login Failed\s*Email not confirmed$/,
    );
    expect(await signIn(page, '/auth', email, 'another password'), kind).toBe('Invalid email or password');
    expect(await signIn(other, '/auth', email), kind).toBe('Invalid email or password');
    expect(await signIn(other, '/flip-method-auth', email), kind).toMatch(/Invalid login credentials$/);
    // The mails of the hour are spent after the third form, whether or not any was sent.
    expect(await askForLink(other, '/auth/confirm?type=email', email), kind).toContain(
      confirmScreen.renew.asked.text,
    );
    expect(await askForLink(other, '/auth/forgotten-password', email), kind).toContain(limitWords.mail);
    for (const context of [own, elsewhere]) await context.close();
  });
  await Promise.all(asked);
});

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
