import { expect, test } from '../../support/fixtures.ts';
import { waitForForms } from '../../support/forms.ts';
import { confirmationIn, mailsTo, waitForMail } from '../../support/mailbox.ts';
import { anyEmail, connect, state } from '../../support/stack.ts';
import { arriveAt, fillIn, forgetClientTries, newAccount, noticeOf, open, toastOf } from './people.ts';

const SIGN_UP = '/auth?tab=signup';
const askedToConfirm = 'Please check your email to confirm your account';

test.beforeAll(forgetClientTries);

for (const javaScriptEnabled of [true, false]) {
  test.describe(`site sign-up, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, {
    tag: javaScriptEnabled ? [] : '@long',
  }, () => {
    test.use({ javaScriptEnabled });

    test('validates required fields and password length, and keeps the input', async ({ page }) => {
      const email = anyEmail('new');
      await open(page, '/auth');
      await expect(page.getByRole('heading', { name: 'Welcome!' })).toBeVisible();
      await page.getByRole('link', { name: 'Sign Up', exact: true }).click();
      await expect(page).toHaveURL(/\?tab=signup$/);
      await waitForForms(page);
      await fillIn(page, { Email: email, Password: 'six letters' });
      await page.getByRole('button', { name: 'Create Account' }).click();
      await expect(noticeOf(page)).toHaveText('Please fill in all fields');
      await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
      await fillIn(page, { 'Full name': 'Ada Reader', Password: '12345' });
      await expect(page.getByLabel('Password *')).toHaveAttribute('minlength', '6');
      await page.getByRole('button', { name: 'Create Account' }).click();
      await expect(noticeOf(page)).toHaveText('Password must be at least 6 characters');
      await expect(page.getByLabel('Full name')).toHaveValue('Ada Reader');
      await expect(page.getByLabel('Password *')).toHaveValue('');
      if (javaScriptEnabled)
        await expect(toastOf(page)).toContainText('Password must be at least 6 characters');
      expect(await mailsTo(email)).toEqual([]);
    });

    test('can be confirmed in another browser; opening the link does not spend it', async ({
      page,
      browser,
    }) => {
      const email = anyEmail('new');
      await open(page, SIGN_UP);
      await fillIn(page, { 'Full name': 'Ada Reader', Email: email, Password: 'correct horse' });
      await page.getByRole('button', { name: 'Create Account' }).click();
      await expect(noticeOf(page)).toHaveText(askedToConfirm);
      await expect(page.getByText(email)).toBeVisible();
      if (javaScriptEnabled) await expect(toastOf(page)).toContainText(askedToConfirm);
      // Not signed in yet: the cookies only identify this sign-up and the address of its mail, and for some seconds show that
      // the browser keeps any.
      const kept = (await page.context().cookies()).filter(({ name }) => name !== 'flip-cookies');
      expect(kept.map(({ name }) => name).sort()).toEqual(['flip-mail-to', 'flip-sign-up']);
      for (const cookie of kept) expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });

      const { url } = confirmationIn(await waitForMail(email, /confirm/i));
      expect(new URL(url).origin + new URL(url).pathname).toBe(`${state.siteUrl}/auth/confirm`);
      for (let look = 0; look < 3; look += 1) expect((await page.request.get(url)).status()).toBe(200);

      const phone = await browser.newContext({ javaScriptEnabled });
      const mailPage = await phone.newPage();
      await open(mailPage, url);
      await expect(mailPage.getByText('n•••@example.com')).toBeVisible();
      await fillIn(mailPage, { Password: 'correct horse', 'Confirm password': 'something else' });
      await mailPage.getByRole('button', { name: 'Confirm my email' }).click();
      await expect(noticeOf(mailPage)).toContainText("Passwords don't match");
      await fillIn(mailPage, { Password: 'correct horse', 'Confirm password': 'correct horse' });
      await mailPage.getByRole('button', { name: 'Confirm my email' }).click();
      await arriveAt(mailPage, '/');
      await expect(mailPage.getByText('Your email is confirmed')).toBeVisible();

      // A spent link offers to send a new one.
      await open(page, url);
      await expect(noticeOf(page)).toContainText('This link no longer works');
      await expect(page.getByRole('button', { name: 'Send a new link' })).toBeVisible();
      await phone.close();
    });

    test('is confirmed with one click in the same browser', async ({ page }) => {
      const email = anyEmail('new');
      await open(page, SIGN_UP);
      await fillIn(page, { 'Full name': 'Ada Reader', Email: email, Password: 'correct horse' });
      await page.getByRole('button', { name: 'Create Account' }).click();
      await expect(noticeOf(page)).toHaveText(askedToConfirm);
      const { url } = confirmationIn(await waitForMail(email, /confirm/i));
      await open(page, url);
      await expect(page.getByText('n•••@example.com')).toBeVisible();
      await expect(page.getByLabel('Password')).toHaveCount(0);
      await page.getByRole('button', { name: 'Confirm my email' }).click();
      await arriveAt(page, '/');
      await expect(page.getByText('Your email is confirmed')).toBeVisible();
      const names = (await page.context().cookies()).map(({ name }) => name);
      expect(names).toContain('sb-flip-auth-token');
      for (const name of ['flip-sign-up', 'flip-mail-to']) expect(names).not.toContain(name);
      await page.goto('/account');
      await expect(page.getByLabel('Full name')).toHaveValue('Ada Reader');
    });

    test('shows the same message for a known address and leaves its account unchanged', async ({ page }) => {
      const { email } = await newAccount('known');
      await open(page, SIGN_UP);
      await fillIn(page, {
        'Full name': 'Somebody Else',
        Email: email.toUpperCase(),
        Password: 'another horse',
      });
      await page.getByRole('button', { name: 'Create Account' }).click();
      await expect(noticeOf(page)).toHaveText(askedToConfirm);
      const sql = connect();
      const rows = await sql`select full_name from public.profiles where email = ${email}`;
      await sql.end();
      expect(rows).toEqual([{ full_name: null }]);
    });

    test('resends the link to unconfirmed addresses, with the same message for any other', async ({
      page,
    }) => {
      const waiting = anyEmail('waiting');
      await open(page, SIGN_UP);
      await fillIn(page, { 'Full name': 'Ada', Email: waiting, Password: 'correct horse' });
      await page.getByRole('button', { name: 'Create Account' }).click();
      await expect(noticeOf(page)).toHaveText(askedToConfirm);
      const first = confirmationIn(await waitForMail(waiting));
      for (const email of [waiting, anyEmail('stranger')]) {
        await open(page, '/auth/confirm?type=email');
        await fillIn(page, { Email: email });
        await page.getByRole('button', { name: 'Send a new link' }).click();
        await expect(noticeOf(page)).toContainText(
          'If this address is waiting for a link, a new one is on its way.',
        );
      }
      await expect.poll(async () => (await mailsTo(waiting)).length).toBe(2);
      const [newest] = await mailsTo(waiting);
      expect(newest && confirmationIn(newest).tokenHash).not.toBe(first.tokenHash);
    });
  });
}

test('a truncated or forged link shows an explanation', async ({ page }) => {
  await open(page, '/auth/confirm?token_hash=abc');
  await expect(noticeOf(page)).toContainText('This link is not complete');
  await open(page, '/auth/confirm?token_hash=abc&type=recovery&next=https://evil.example');
  await expect(noticeOf(page)).toContainText('This link no longer works');
  const claims = { userId: 'no id', email: 'a@b.co', number: '1', newEmail: 'c@d.co', until: 9_999_999_999 };
  const made = `${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`;
  const answer = await page.goto(`/auth/confirm?type=email_change&token_hash=${made}`);
  expect(answer?.status()).toBe(200);
  await expect(noticeOf(page)).toContainText('This link no longer works');
});
