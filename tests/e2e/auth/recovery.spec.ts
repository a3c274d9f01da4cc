import { recoveryScreen } from '@/content/auth/auth';
import { confirmationIn, waitForMail } from '../../support/mailbox.ts';
import { newAccount } from '../../support/stack.ts';
import { brokenLink, eachWay, expect, opensAccount, submit, test } from './flows.ts';
import { arriveAt, expectNoLockout, noticeOf, open, signIn, toastOf } from './people.ts';

const { text } = recoveryScreen.asked;

eachWay('forgotten password', 'without', (isScripted) => {
  test('can be reset from the mail in any browser', async ({ page, browser }) => {
    test.slow();
    const person = await newAccount('forgetful');
    const signedInElsewhere = await browser.newContext({ javaScriptEnabled: false });
    const other = await signedInElsewhere.newPage();
    await signIn(other, person);

    await open(page, '/auth');
    await page.getByRole('link', { name: 'Forgotten your password?' }).click();
    await submit(page, 'Send the link', {}, 'Please fill in all fields');
    await submit(page, 'Send the link', { Email: person.email }, new RegExp(text));
    if (isScripted) await expect(toastOf(page)).toContainText(text);

    const url = confirmationIn(await waitForMail(person.email, /password/i));
    await open(other, url);
    await expect(other.getByText('f•••@example.com')).toBeVisible();
    await expect(other.getByText('Someone else is signed in here:'), 'it is the own account').toHaveCount(0);
    const phone = await browser.newContext({ javaScriptEnabled: isScripted });
    const mailPage = await phone.newPage();
    await open(mailPage, url);
    // Only the browser that asked for the mail may show the whole address, to its password manager.
    const username = (at: typeof page) => at.locator('[autocomplete=username]');
    await expect(username(mailPage)).toHaveCount(0);
    await open(page, url);
    await expect(username(page)).toHaveValue(person.email);
    const password = 'a brand new password';
    for (const [first, second, notice] of [
      ['seven77', 'seven77', /Please choose a longer password/],
      [password, 'another one', /Passwords don't match/],
      [password, password, undefined],
    ] as const) {
      const typed = { 'New password': first, 'Confirm password': second };
      await submit(mailPage, 'Save the new password', typed, notice);
    }
    await arriveAt(mailPage, '/account');
    await expect(mailPage.getByText('Your password is changed')).toBeVisible();

    // The link works once, other sessions end, and only the new password works.
    await open(mailPage, url);
    await expect(noticeOf(mailPage)).toHaveText(brokenLink);
    expect(await opensAccount(signedInElsewhere)).toBe(false);
    await open(page, '/auth');
    const before = { Email: person.email, Password: person.password };
    await submit(page, 'Sign In', before, 'Invalid email or password');
    // Others cannot lock out the browser that has set it.
    await expectNoLockout(mailPage, { email: person.email, password });
    await signedInElsewhere.close();
    await phone.close();
  });
});
