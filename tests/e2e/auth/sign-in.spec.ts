import { navigation } from '@/content/navigation';
import { FINGERPRINT_COOKIE } from '@/lib/domain/session';
import { waitForForms } from '../../support/forms.ts';
import { type Account, anyEmail, newAccount } from '../../support/stack.ts';
import { eachWay, expect, opensAccount, press, submit, test } from './flows.ts';
import { arriveAt, countTries, noticeOf, open, signIn, signInByForm, toastOf, triesOf } from './people.ts';

let account: Account;

test.beforeAll(async () => {
  account = await newAccount('reader');
});

eachWay('site sign-in', 'with', (isScripted) => {
  test('requires both fields, shows no password again, and limits the attempts', async ({ page }) => {
    const email = page.getByRole('textbox', { name: 'Email' });
    const password = page.getByLabel('Password *');
    await open(page, '/auth');
    await submit(page, 'Sign In', { Email: account.email }, 'Please fill in all fields');
    await expect(email).toHaveValue(account.email);
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    if (isScripted) {
      await expect(toastOf(page)).toContainText('Please fill in all fields');
      await expect(password).toBeFocused();
    }

    await submit(page, 'Sign In', { Password: 'not the password' }, 'Invalid email or password');
    await expect(noticeOf(page)).toHaveRole('alert');
    await expect(email).toHaveValue(account.email);
    await expect(password).toHaveValue('');
    expect(await page.content()).not.toContain('not the password');
    if (isScripted) await expect(toastOf(page)).toContainText('Invalid email or password');

    const tried = anyEmail('tried');
    await countTries('sign-in:address', tried, 100);
    const limited = /^Too many tries.*Please wait 10 minutes, then try again\./;
    await submit(page, 'Sign In', { Email: tried, Password: 'anything' }, limited);
    await expect(email).toHaveValue(tried);
  });
});

eachWay('site sign-in', 'without', () => {
  test('returns to the requesting page, never to another site', async ({ page, context }) => {
    const person = await newAccount('often');
    const tries = ['sign-in:pair', `127.0.0.1 ${person.email}`] as const;
    await countTries(...tries, 19);
    await page.goto('/account');
    expect(new URL(page.url()).search).toBe('?next=%2Faccount');
    await signInByForm(page, person, page.url());
    expect(new URL(page.url()).pathname).toBe('/account');
    // One example; the unit tests of the redirect cover the others.
    await context.clearCookies();
    await signInByForm(page, person, `/auth?next=${encodeURIComponent('/.//evil.example')}`);
    expect(new URL(page.url()).pathname).toBe('/');
    await expect(page.getByText('Logged in successfully!')).toBeVisible();
    expect(await triesOf(...tries), 'a right password is no try').toBe(19);
    // The sign-in page has nothing for those who are signed in.
    await page.goto('/auth?tab=signup');
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test('ends the earlier session of the browser', async ({ page, browser }) => {
    const person = await newAccount('twice');
    const elsewhere = await browser.newContext();
    await signIn(await elsewhere.newPage(), person);
    expect(await opensAccount(elsewhere)).toBe(true);
    // The same browser signs in again, on a page opened before the first sign-in.
    await open(page, '/auth');
    await page.context().addCookies(await elsewhere.cookies());
    await submit(page, 'Sign In', { Email: person.email, Password: person.password });
    await arriveAt(page, '/');
    expect(await opensAccount(elsewhere)).toBe(false);
    await elsewhere.close();
  });
});

// The first tier covers the same Server Action without JavaScript on the site's form.
eachWay('exercise sign-in', 'with', (isScripted) => {
  test('switches to sign-up and back, explains a failed login, and greets', async ({ page }) => {
    await open(page, '/flip-method-auth');
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    await expect(page.getByLabel('Confirm password')).toHaveCount(0);
    await page.getByRole('link', { name: 'Create one' }).click();
    await expect(page.getByRole('heading', { name: 'Join the Community' })).toBeVisible();
    await expect(page.getByText('they can say that you worry about your health')).toBeVisible();
    const back = page.getByRole('link', { name: 'Back to the exercise' });
    await expect(back).toHaveAttribute('href', '/flip-method-app');
    await page.getByRole('link', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
    if (isScripted) {
      await waitForForms(page);
      const password = page.getByLabel('Password *');
      await press(page, 'Show password');
      await expect(password).toHaveAttribute('type', 'text');
      await press(page, 'Hide password');
      await expect(password).toHaveAttribute('type', 'password');
    }

    await submit(page, 'Sign In', { Email: account.email }, 'Please fill in all fields');
    const failed = 'Login FailedInvalid login credentials';
    await submit(page, 'Sign In', { Password: 'not the password' }, failed);
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(account.email);
    if (isScripted) await expect(toastOf(page)).toContainText('Login Failed');
    await submit(page, 'Sign In', { Password: account.password });
    await arriveAt(page, '/flip-method-app');
    await expect(page.getByText("You're now logged in to track your progress.")).toBeVisible();
    await page.goto('/flip-method-auth');
    expect(new URL(page.url()).pathname).toBe('/flip-method-app');
  });
});

test('the session is stored in HttpOnly cookies only', async ({ page, context }) => {
  await signInByForm(page, account);
  await expect(page.getByText('Logged in successfully!')).toBeVisible();
  const session = (await context.cookies()).filter(({ name }) => name.startsWith('sb-'));
  expect(session.length).toBeGreaterThan(0);
  for (const cookie of session)
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', secure: false, path: '/' });
  const stored = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }).join());
  expect(stored).not.toMatch(/sb-|supabase|token/);
  // This readable cookie only distinguishes sign-ins and grants no access.
  expect(await page.evaluate('document.cookie')).toMatch(new RegExp(`^(?:${FINGERPRINT_COOKIE}=[^;]*)?$`));
});

test('the navigation links to the account without a shift until signing out', async ({ page }) => {
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  const items = page.getByRole('banner').getByRole('listitem');
  const places = () => items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().x));
  // The second time the fonts are there.
  for (let n = 0; n < 2; n++) await page.goto('/blog');
  await expect(links.last()).toHaveText('Sign In');
  const before = await places();
  await signIn(page, account, '/blog');
  await expect(links.last()).toHaveText('Your account');
  await expect(links).toHaveCount(navigation.length);
  expect(await places()).toEqual(before);
  await links.last().click();
  await arriveAt(page, '/account');
  const answer = page.waitForResponse('**/auth/sign-out');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await arriveAt(page, '/auth');
  const { 'clear-site-data': cleared, location } = (await answer).headers();
  expect([cleared, location]).toEqual([undefined, '/auth#signed-out']);
  await expect(links.last()).toHaveText('Sign In');
  await page.goto('/blog');
  await expect(links.last()).toHaveText('Sign In');
});

test('a second tab on a sign-in page follows a sign-in when it regains focus', async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  await open(second, '/auth');
  await signIn(first, account, '/auth');
  await second.bringToFront();
  await second.evaluate(() => window.dispatchEvent(new Event('focus')));
  await arriveAt(second, '/');
});
