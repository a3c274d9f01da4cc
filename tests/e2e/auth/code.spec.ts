import type { Page } from '@playwright/test';
import { codeIn, confirmationIn, mailsTo, waitForMail } from '../../support/mailbox.ts';
import { anyEmail } from '../../support/stack.ts';
import { brokenLink, eachWay, expect, ownerPassword, press, sql, submit, test } from './flows.ts';
import { confirmAsOwner, expectOwned, preRegister, tryPassword } from './owner.ts';
import { arriveAt, noticeOf, open } from './people.ts';

const wrongCode = /This code does not work/;

async function signUp(page: Page, email: string) {
  await open(page, '/flip-method-auth?mode=signup');
  const fields = { Email: email, Password: ownerPassword, 'Confirm password': ownerPassword };
  const created =
    'Account Created! 🎉Check your email to confirm your account, then you can start tracking your flip progress.';
  await submit(page, 'Create Account', fields, created);
}

/** The browser that requested the mail needs the code field only. */
async function typeCode(page: Page, code: string, notice?: RegExp) {
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(1);
  const field = page.getByLabel('Code');
  await expect(field).toHaveAttribute('inputmode', 'numeric');
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await submit(page, 'Continue', { Code: code }, notice);
}

// Forms with script are tested on the sign-in and the account page; without it a page takes half the time.
eachWay('mailed code', 'without', () => {
  test('rejects wrong codes, then signs in to the exercise', async ({ page }) => {
    const email = anyEmail('new');
    await page.setViewportSize({ width: 360, height: 640 });
    await signUp(page, email);
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
    await open(page, confirmationIn(mail).url);
    await expect(noticeOf(page)).toHaveText(brokenLink);
  });

  test('an expired code, or one spent as a link, is rejected', async ({ page }) => {
    const email = anyEmail('late');
    await signUp(page, email);
    const mail = await waitForMail(email);
    const sentAt = (age: string) =>
      sql`update auth.users set confirmation_sent_at = now() - ${age}::interval where email = ${email}`;
    await sentAt('16 minutes');
    await open(page, '/auth/code');
    await typeCode(page, codeIn(mail), wrongCode);
    expect(await tryPassword(email, ownerPassword)).toBe('email_not_confirmed');
    await sentAt('1 minute');

    await open(page, confirmationIn(mail).url);
    await press(page, 'Confirm my email');
    await arriveAt(page, '/flip-method-app');
    await open(page, '/auth/code');
    await submit(page, 'Continue', { Email: email, Code: codeIn(mail) }, wrongCode);
    expect(await mailsTo(email)).toHaveLength(1);
  });
});

// The first tier replaces it by the link, which leads to the same page.
test('a code typed elsewhere replaces the password of a stranger', { tag: '@long' }, async ({ page }) => {
  const email = anyEmail('owner');
  await preRegister(email);
  await open(page, '/auth/code?next=/flip-method-app');
  await submit(page, 'Continue', { Email: email.toUpperCase(), Code: codeIn(await waitForMail(email)) });
  await confirmAsOwner(page);
  await arriveAt(page, '/flip-method-app');
  await expectOwned(email);
});
