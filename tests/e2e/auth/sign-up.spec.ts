import type { Page } from '@playwright/test';
import { waitForForms } from '../../support/forms.ts';
import { codeIn, confirmationIn, mailsTo, waitForMail } from '../../support/mailbox.ts';
import { anyEmail, state } from '../../support/stack.ts';
import {
  askedToConfirm,
  brokenLink,
  eachWay,
  expect,
  ownerPassword,
  press,
  signUp,
  submit,
  test,
  tryPassword,
} from './flows.ts';
import { arriveAt, noticeOf, open, toastOf } from './people.ts';

eachWay('site sign-up', 'with', (isScripted) => {
  test('validates required fields and password length, and keeps the input', async ({ page }) => {
    const email = anyEmail('new');
    await open(page, '/auth');
    await expect(page.getByRole('heading', { name: 'Welcome!' })).toBeVisible();
    await page.getByRole('link', { name: 'Sign Up', exact: true }).click();
    await expect(page).toHaveURL(/\?tab=signup$/);
    if (isScripted) await waitForForms(page);
    const typed = { Email: email, Password: 'six letters' };
    await submit(page, 'Create Account', typed, 'Please fill in all fields');
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
    const password = page.getByLabel('Password *');
    await expect(password).toHaveAttribute('minlength', '6');
    const tooShort = 'Password must be at least 6 characters';
    await submit(page, 'Create Account', { 'Full name': 'Ada Reader', Password: '12345' }, tooShort);
    await expect(page.getByLabel('Full name')).toHaveValue('Ada Reader');
    await expect(password).toHaveValue('');
    if (isScripted) await expect(toastOf(page)).toContainText(tooShort);
    expect(await mailsTo(email)).toEqual([]);
  });

  test('is confirmed with one click in the same browser', async ({ page }) => {
    const email = anyEmail('new');
    await signUp(page, email);
    if (isScripted) await expect(toastOf(page)).toContainText(askedToConfirm);
    await open(page, confirmationIn(await waitForMail(email, /confirm/i)));
    await expect(page.getByText('n•••@example.com')).toBeVisible();
    await expect(page.getByLabel('Password')).toHaveCount(0);
    await press(page, 'Confirm my email');
    await arriveAt(page, '/');
    await expect(page.getByText('Your email is confirmed')).toBeVisible();
    const names = (await page.context().cookies()).map(({ name }) => name);
    expect(names).toContain('sb-flip-auth-token');
    for (const name of ['flip-sign-up', 'flip-mail-to']) expect(names).not.toContain(name);
    await page.goto('/account');
    await expect(page.getByLabel('Full name')).toHaveValue('Ada Reader');
  });
});

eachWay('a sign-up', 'without', (isScripted) => {
  test('can be confirmed in another browser, and not by opening the link', async ({ page, browser }) => {
    const email = anyEmail('new');
    await signUp(page, email);
    await expect(page.getByText(email)).toBeVisible();
    // Not signed in yet: the cookies only identify this sign-up and the address of its mail, and for some seconds show that
    // the browser keeps any.
    const kept = (await page.context().cookies()).filter(({ name }) => name !== 'flip-cookies');
    expect(kept.map(({ name }) => name).sort()).toEqual(['flip-mail-to', 'flip-sign-up']);
    for (const cookie of kept) expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });

    const url = confirmationIn(await waitForMail(email, /confirm/i));
    expect(new URL(url).origin + new URL(url).pathname).toBe(`${state.siteUrl}/auth/confirm`);
    for (let look = 0; look < 3; look += 1) expect((await page.request.get(url)).status()).toBe(200);

    const phone = await browser.newContext({ javaScriptEnabled: isScripted });
    const mailPage = await phone.newPage();
    await open(mailPage, url);
    await expect(mailPage.getByText('n•••@example.com')).toBeVisible();
    const typed = { Password: ownerPassword, 'Confirm password': 'something else' };
    await submit(mailPage, 'Confirm my email', typed, /Passwords don't match/);
    await submit(mailPage, 'Confirm my email', { ...typed, 'Confirm password': ownerPassword });
    await arriveAt(mailPage, '/');
    await expect(mailPage.getByText('Your email is confirmed')).toBeVisible();

    // A spent link offers to send a new one.
    await open(page, url);
    await expect(noticeOf(page)).toHaveText(brokenLink);
    await expect(page.getByRole('button', { name: 'Send a new link' })).toBeVisible();
    await open(page, '/auth/confirm?token_hash=abc');
    await expect(noticeOf(page)).toHaveText(/This link is not complete/);
    await phone.close();
  });
});

const wrongCode = /This code does not work/;

/** The browser that requested the mail needs the code field only. */
async function typeCode(page: Page, code: string, notice?: RegExp) {
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(1);
  const field = page.getByLabel('Code');
  await expect(field).toHaveAttribute('inputmode', 'numeric');
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await submit(page, 'Continue', { Code: code }, notice);
}

eachWay('mailed code', 'without', () => {
  test('rejects wrong codes, then signs in to the exercise', async ({ page }) => {
    const email = anyEmail('new');
    await page.setViewportSize({ width: 360, height: 640 });
    await open(page, '/flip-method-auth?mode=signup');
    const fields = { Email: email, Password: ownerPassword, 'Confirm password': ownerPassword };
    const created =
      'Account Created! 🎉Check your email to confirm your account, then you can start tracking your flip progress.';
    await submit(page, 'Create Account', fields, created);
    await expect(noticeOf(page)).toBeInViewport();
    const mail = await waitForMail(email);
    await page.getByRole('link', { name: 'Type the code' }).click();
    await expect(page.getByText('n•••@example.com')).toBeVisible();
    await typeCode(page, '123', wrongCode);
    await expect(page.getByText('The code has ten digits.')).toBeVisible();
    await typeCode(page, '0000000000');
    await expect(page.getByLabel('Code')).toHaveAccessibleDescription(/Look at the digits once more/);
    await expect(page.getByLabel('Code')).toHaveValue('0000000000');
    const code = codeIn(mail);
    await typeCode(page, ` ${code.slice(0, 5)} ${code.slice(5)} `);
    await arriveAt(page, '/flip-method-app');
    await expect(page.getByText('Your email is confirmed')).toBeVisible();
    expect(await tryPassword(email, ownerPassword)).toBe('signed in');
    // The code also spends the link of the same mail.
    await open(page, confirmationIn(mail));
    await expect(noticeOf(page)).toHaveText(brokenLink);
  });
});
