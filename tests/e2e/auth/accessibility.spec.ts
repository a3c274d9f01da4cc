import { expectNoViolations } from '../../support/axe.ts';
import { expect, test } from '../../support/fixtures.ts';
import { confirmationIn, waitForMail } from '../../support/mailbox.ts';
import { anonymousClient } from '../../support/stack.ts';
import { forgetClientTries, newAccount, noticeOf, open, signIn } from './people.ts';

test.beforeAll(forgetClientTries);

for (const [path, button] of [
  ['/auth', 'Sign In'],
  ['/auth?tab=signup', 'Create Account'],
  ['/auth/forgotten-password', 'Send the link'],
  ['/auth/confirm?type=email', 'Send a new link'],
  ['/auth/code', 'Go on'],
  ['/flip-method-auth', 'Sign In'],
  ['/flip-method-auth?mode=signup', 'Create Account'],
] as const) {
  test(`${path} has no barrier, its errors included`, {
    // Its fields are among those of the sign-up of the same area.
    tag: /signup|code/.test(path) ? [] : '@long',
  }, async ({ page }) => {
    test.slow();
    await open(page, path);
    await page.getByRole('button', { name: button }).click();
    await expect(noticeOf(page)).toHaveText('Please fill in all fields');
    await expectNoViolations(page);
  });
}

for (const type of ['email', 'recovery', 'email_change'] as const) {
  test(`the page of a link of type ${type} has no barrier once the link ran out`, {
    // The words of a notice, and the one field that the first tier has seen on other pages.
    tag: '@long',
  }, async ({ page }) => {
    test.slow();
    await open(page, `/auth/confirm?type=${type}&token_hash=abc`);
    await expect(noticeOf(page)).toContainText('This link no longer works');
    await expectNoViolations(page);
  });
}

test('a new password has no barrier, nor has the account with everything unfolded', async ({ page }) => {
  test.slow();
  const person = await newAccount('barriers');
  const { error } = await anonymousClient().auth.resetPasswordForEmail(person.email);
  expect(error).toBeNull();
  await open(page, confirmationIn(await waitForMail(person.email)).url);
  await expectNoViolations(page);
  await signIn(page, person, '/account');
  await page.getByText('I want to delete my account').click();
  await expectNoViolations(page);
});

test('the refusals of the dashboard have no barrier', async ({ page, expectConsole }) => {
  test.slow();
  // Next asks for the dashboard's style sheet before its page refuses.
  expectConsole(/status of 40[13]|\.css was preloaded using link preload but not used/);
  await page.goto('/admin');
  await expectNoViolations(page);
  await signIn(page, await newAccount('reader'));
  await page.goto('/admin');
  await expectNoViolations(page);
});
