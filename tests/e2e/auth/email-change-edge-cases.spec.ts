import type { Page } from '@playwright/test';
import { limitWords } from '@/content/refusals';
import { expect, test } from '../../support/fixtures.ts';
import { mailsTo, waitForMail } from '../../support/mailbox.ts';
import { anyEmail, anyPassword, serviceClient } from '../../support/stack.ts';
import { addressOf, ask, asked, linkIn } from './email-change.ts';
import {
  arriveAt,
  countTries,
  expectNoLockout,
  forgetClientTries,
  newAccount,
  noticeOf,
  open,
  signIn,
} from './people.ts';

test.beforeAll(forgetClientTries);

test('in the signed-in browser the sign-in page confirms the change', {
  tag: '@long',
}, async ({ page }) => {
  const person = await newAccount('same-browser');
  const email = anyEmail('moved');
  await signIn(page, person, '/account');
  await ask(page, email, person.password);
  await expect(noticeOf(page)).toContainText(asked);
  await open(page, linkIn(await waitForMail(email)));
  await page.getByRole('button', { name: 'Confirm the change' }).click();
  await arriveAt(page, '/auth');
  await expect(page.getByText('Your email is changed')).toBeVisible();
  await expectNoLockout(page, { email, password: person.password });
});

async function expectInvalidLink(page: Page, link: string): Promise<void> {
  await open(page, link);
  await expect(noticeOf(page)).toContainText('This link no longer works');
  await expect(page.getByRole('button', { name: 'Confirm the change' })).toHaveCount(0);
}

/** Requires the account page to be open. @returns the link in the mail */
async function requestChange(page: Page, email: string, password: string): Promise<string> {
  await ask(page, email, password);
  await expect(noticeOf(page)).toContainText(asked);
  return linkIn(await waitForMail(email));
}

test('a later request, a tampered link and a new password each invalidate the link', async ({ page }) => {
  test.slow();
  const person = await newAccount('wary');
  await signIn(page, person, '/account');
  const first = await requestChange(page, anyEmail('first'), person.password);
  const second = await requestChange(page, anyEmail('second'), person.password);
  await expectInvalidLink(page, first);
  const query = new URL(second).searchParams.get('token_hash') ?? '';
  const swapped = Buffer.from(query.split('.')[0] ?? '', 'base64url')
    .toString()
    .replace('second', 'third');
  await expectInvalidLink(
    page,
    second.replace(query.split('.')[0] ?? '', Buffer.from(swapped).toString('base64url')),
  );

  await open(page, '/account');
  const password = anyPassword();
  const part = page.getByRole('region', { name: 'Your password' });
  await part.getByLabel('Current password').fill(person.password);
  await part.getByLabel('New password').fill(password);
  await part.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByText('Your password is changed')).toBeVisible();
  await expectInvalidLink(page, second);
  expect(await addressOf(person)).toMatchObject({ account: person.email });
});

test('deleting the account invalidates the link', { tag: '@long' }, async ({ page }) => {
  const person = await newAccount('gone');
  await signIn(page, person, '/account');
  const link = await requestChange(page, anyEmail('gone'), person.password);
  await serviceClient().auth.admin.deleteUser(person.id);
  await page.context().clearCookies();
  await expectInvalidLink(page, link);
});

// The limit of mails to an address is tested in database/mail/unasked-mail.test.ts.
test('rejects the current address, and limits the attempts', { tag: '@long' }, async ({ page }) => {
  const person = await newAccount('insistent');
  const email = anyEmail('wanted');
  await signIn(page, person, '/account');
  await ask(page, person.email, person.password);
  await expect(noticeOf(page)).toHaveText('This is the email that you have now');
  await countTries('unasked-mail:86400', email, 5);
  await ask(page, email, person.password);
  await expect(noticeOf(page)).toContainText(limitWords.mail);
  expect(await mailsTo(email)).toEqual([]);
});
