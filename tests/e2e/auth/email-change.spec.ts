import { expect, test } from '../../support/fixtures.ts';
import { linksIn, waitForMail } from '../../support/mailbox.ts';
import { addPasskey } from '../../support/passkey.ts';
import { anyEmail, connect, newPerson } from '../../support/stack.ts';
import { addressOf, ask, asked, linkIn } from './email-change.ts';
import {
  arriveAt,
  fillIn,
  forgetClientTries,
  newAccount,
  noticeOf,
  open,
  signIn,
  toastOf,
} from './people.ts';

test.beforeAll(forgetClientTries);

for (const javaScriptEnabled of [true, false]) {
  test.describe(`changing the email, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, {
    tag: javaScriptEnabled ? [] : '@long',
  }, () => {
    test.use({ javaScriptEnabled });

    test('takes effect after confirming in the mail to the new address, in any browser', async ({
      page,
      browser,
    }) => {
      test.slow();
      const person = await newPerson('mover');
      await addPasskey(person.client);
      const email = anyEmail('moved');
      await signIn(page, person, '/account');
      await ask(page, 'not an address', person.password);
      await expect(noticeOf(page)).toContainText('This is not an email we can write to');
      await expect(page.getByLabel('New email')).toHaveValue('not an address');
      await ask(page, email, 'not the password');
      await expect(noticeOf(page)).toHaveText('The current password is not right');
      await expect(page.getByLabel('New email')).toHaveValue(email);
      await ask(page, ` ${email.toUpperCase()} `, person.password);
      await expect(noticeOf(page)).toContainText(asked);
      if (javaScriptEnabled) await expect(toastOf(page)).toContainText('Please check your email');

      const notice = await waitForMail(person.email, /new address/i);
      expect(notice.html).toContain(email);
      expect(notice.text).toContain(email);
      expect(linksIn(notice).filter((href) => href.includes('token'))).toEqual([]);
      const mail = await waitForMail(email, /confirm/i);
      expect(mail.text).toContain('m•••@example.com');
      expect(`${mail.html}${mail.text}`).not.toContain(person.email);
      const link = linkIn(mail);
      const sql = connect();
      await sql`insert into auth.identities (id, user_id, provider, provider_id, identity_data, created_at, updated_at)
        values (gen_random_uuid(), ${person.id}, 'google', ${person.id}, '{}', now(), now())`;
      await sql.end();
      expect((await page.request.get(link)).status()).toBe(200);
      expect(await addressOf(person)).toMatchObject({ account: person.email, profile: person.email });

      const phone = await browser.newContext({ javaScriptEnabled });
      const mailPage = await phone.newPage();
      await open(mailPage, link);
      await mailPage.getByRole('button', { name: 'Confirm the change' }).click();
      await arriveAt(mailPage, '/auth');
      await expect(mailPage.getByText('Your email is changed')).toBeVisible();
      expect(await addressOf(person)).toEqual({ account: email, profile: email, ways: 'email', passkeys: 0 });

      // Whoever asked for the change is signed out, in every browser.
      await page.goto('/account');
      await arriveAt(page, '/auth');
      expect((await page.request.get('/api/session')).ok()).toBe(true);
      expect(await (await page.request.get('/api/session')).json()).toEqual({ user: null });
      await open(mailPage, link);
      await expect(noticeOf(mailPage)).toContainText('This link no longer works');
      await expect(mailPage.getByRole('link', { name: 'Ask for it again in your account' })).toBeVisible();
      await open(mailPage, '/auth');
      await fillIn(mailPage, { Email: person.email, Password: person.password });
      await mailPage.getByRole('button', { name: 'Sign In' }).click();
      await expect(noticeOf(mailPage)).toHaveText('Invalid email or password');
      await signIn(mailPage, { ...person, email });
      await phone.close();
    });

    test('to an address in use shows the same message but sends a different mail', async ({ page }) => {
      const person = await newAccount('curious');
      const other = await newAccount('known');
      await signIn(page, person, '/account');
      await ask(page, other.email, person.password);
      await expect(noticeOf(page)).toContainText(asked);
      await waitForMail(person.email, /new address/i);
      const mail = await waitForMail(other.email);
      expect(mail.subject).toBe('This address already has an account');
      expect(linksIn(mail).filter((href) => href.includes('token'))).toEqual([]);
      expect(mail.html).not.toContain(person.email);
    });
  });
}
