import { expect, test } from '../../support/fixtures.ts';
import { confirmationIn, mailsTo, waitForMail } from '../../support/mailbox.ts';
import { anyEmail, connect, state } from '../../support/stack.ts';
import { arriveAt, fillIn, forgetClientTries, newAccount, noticeOf, open, toastOf } from './people.ts';
import { ageConfirmationMail } from './strangers.ts';

const SIGN_UP = '/auth?tab=signup';
const askedToConfirm = 'Please check your email to confirm your account';

test.beforeAll(forgetClientTries);

for (const javaScriptEnabled of [true, false]) {
  test.describe(`signing up on the site, ${javaScriptEnabled ? 'with' : 'without'} script`, {
    tag: javaScriptEnabled ? [] : '@long',
  }, () => {
    test.use({ javaScriptEnabled });

    test('asks for all three fields, then for a long enough password, and keeps what was typed', async ({
      page,
    }) => {
      const email = anyEmail('new');
      await open(page, SIGN_UP);
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

    test('is confirmed by the mail in another browser, where looking at the link uses nothing up', async ({
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
      // Nobody is signed in yet; this browser only keeps the key of its own sign-up, and where the mail went.
      const kept = await page.context().cookies();
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

      // Whoever opens it again finds it used, and is offered a new one.
      await open(page, url);
      await expect(noticeOf(page)).toContainText('This link no longer works');
      await expect(page.getByRole('button', { name: 'Send a new link' })).toBeVisible();
      await phone.close();
    });

    test('is confirmed by a press in the browser that signed up', async ({ page }) => {
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

    test('says the same about a known address, and its owner keeps their account', async ({ page }) => {
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

    test('sends a new link to an address that waits for one, and says the same about any other', async ({
      page,
    }) => {
      const waiting = anyEmail('waiting');
      await open(page, SIGN_UP);
      await fillIn(page, { 'Full name': 'Ada', Email: waiting, Password: 'correct horse' });
      await page.getByRole('button', { name: 'Create Account' }).click();
      await expect(noticeOf(page)).toHaveText(askedToConfirm);
      const first = confirmationIn(await waitForMail(waiting));
      await ageConfirmationMail(waiting);
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
