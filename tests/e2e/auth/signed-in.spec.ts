import { navigation } from '@/content/navigation';
import { FINGERPRINT_COOKIE } from '@/lib/domain/session';

import { eachWay, expect, opensAccount, sql, submit, test } from './flows.ts';
import { type Account, arriveAt, newAccount, open, signIn, signInByForm } from './people.ts';

let account: Account;

test.beforeAll(async () => {
  account = await newAccount('site');
});

test('the session is stored in HttpOnly cookies only', async ({ page, context }) => {
  await signInByForm(page, account);
  await expect(page.getByText('Logged in successfully!')).toBeVisible();
  const session = (await context.cookies()).filter(({ name }) => name.startsWith('sb-'));
  expect(session.length).toBeGreaterThan(0);
  for (const cookie of session)
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', secure: false, path: '/' });
  const readable = await page.evaluate(
    (name) => ({
      // This readable cookie only distinguishes sign-ins and grants no access.
      cookies: document.cookie.split('; ').filter((cookie) => !cookie.startsWith(`${name}=`)),
      stored: Object.keys({ ...localStorage, ...sessionStorage }).filter((key) =>
        /sb-|supabase|token/.test(key),
      ),
    }),
    FINGERPRINT_COOKIE,
  );
  expect(readable).toEqual({ cookies: [], stored: [] });
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
  expect((await answer).headers()['clear-site-data']).toBeUndefined();
  await expect(links.last()).toHaveText('Sign In');
  await page.goto('/blog');
  await expect(links.last()).toHaveText('Sign In');
});

eachWay('a new sign-in', 'without', () => {
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

  test('is mailed the first time in a browser, and not later', async ({ page, mailbox }) => {
    const person = await newAccount('device');
    await signInByForm(page, person);
    await mailbox.waitFor(person.email, /^A new sign-in to your account$/);
    await page.context().clearCookies({ name: /^sb-/ });
    await signInByForm(page, person);
    const queued = await sql`
      select from public.email_jobs where recipient = ${person.email} and sent_at is null`;
    expect(queued).toHaveLength(0);
    expect(await mailbox.to(person.email)).toHaveLength(1);
  });
});

test('a second tab on a sign-in page follows a sign-in when it regains focus', async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  await open(second, '/auth');
  await signIn(first, account, '/auth');
  await second.bringToFront();
  await second.evaluate(() => window.dispatchEvent(new Event('focus')));
  await arriveAt(second, '/');
});
