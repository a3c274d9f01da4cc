import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { anonymousClient, anyEmail } from '../../support/stack.ts';
import { fillIn, forgetClientTries, newAccount, noticeOf, open } from './people.ts';

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

const addresses = {
  unknown: async () => anyEmail('unknown'),
  unconfirmed: async () => {
    const email = anyEmail('unconfirmed');
    await anonymousClient().auth.signUp({ email, password: 'someone else chose it' });
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
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    expect(await signIn(other, '/auth', email)).toBe('Invalid email or password');
    expect(await signIn(other, '/flip-method-auth', email)).toMatch(/Invalid login credentials$/);
    await elsewhere.close();
  });
}
