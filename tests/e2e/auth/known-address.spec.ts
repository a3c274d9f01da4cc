import type { Page } from '@playwright/test';
import { confirmScreen } from '@/content/auth/auth';
import { limitWords } from '@/content/refusals';
import { mailsTo, runMailQueue } from '../../support/mailbox.ts';
import { anyEmail, serviceClient } from '../../support/stack.ts';
import { expect, signUp, submit, test } from './flows.ts';
import { newAccount, noticeOf, open } from './people.ts';
import { nameOf } from './pre-registration.ts';

// The same actions answer with JavaScript, whose pages take twice the time.
test.use({ javaScriptEnabled: false });

const password = 'correct horse battery';

/** What a page says to somebody who asks for a link. */
async function askForLink(page: Page, path: string, email: string): Promise<string> {
  await open(page, path);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
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

test('a stranger learns nothing about an address, and its owner hears once of it', async ({ browser }) => {
  test.slow();
  // At the same time, as each answer is held back for a second.
  const asked = Object.entries(addresses).map(async ([kind, make]) => {
    const email = await make();
    const [own, elsewhere] = [await browser.newContext(), await browser.newContext()];
    const [page, other] = [await own.newPage(), await elsewhere.newPage()];
    // Twice, which the auth service answers differently for an unconfirmed account.
    for (let times = 0; times < 2; times++) await signUp(page, email, password);
    for (const [where, path, notice, typed = password] of [
      [page, '/auth', 'Email not confirmed'],
      [page, '/flip-method-auth', /^Login Failed\s*Email not confirmed$/],
      [page, '/auth', 'Invalid email or password', 'another password'],
      [other, '/auth', 'Invalid email or password'],
      [other, '/flip-method-auth', /Invalid login credentials$/],
    ] as const)
      await test.step(`${kind}: ${notice}`, async () => {
        await open(where, path);
        await submit(where, 'Sign In', { Email: email, Password: typed }, notice);
      });
    // The mails of the hour are spent after the third form, whether or not any was sent.
    expect(await askForLink(other, '/auth/confirm?type=email', email), kind).toContain(
      confirmScreen.renew.asked.text,
    );
    expect(await askForLink(other, '/auth/forgotten-password', email), kind).toContain(limitWords.mail);
    await runMailQueue();
    if (kind === 'confirmed') {
      expect(await mailsTo(email)).toHaveLength(1);
      expect(await nameOf(email)).toMatchObject([{ full_name: null }]);
    }
    for (const context of [own, elsewhere]) await context.close();
  });
  await Promise.all(asked);
});
