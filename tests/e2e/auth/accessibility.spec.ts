import { expectNoViolations } from '../../support/axe.ts';
import { expect, test } from '../../support/fixtures.ts';
import { confirmationIn, waitForMail } from '../../support/mailbox.ts';
import { forgetClientTries, newAccount, noticeOf, open, signIn } from './people.ts';
import { askForRecovery } from './pre-registration.ts';

test.beforeAll(forgetClientTries);

for (const [path, button] of [
  ['/auth', 'Sign In'],
  ['/auth?tab=signup', 'Create Account'],
  ['/auth/forgotten-password', 'Send the link'],
  ['/auth/confirm?type=email', 'Send a new link'],
  ['/auth/code', 'Continue'],
  ['/flip-method-auth', 'Sign In'],
  ['/flip-method-auth?mode=signup', 'Create Account'],
] as const) {
  test(`${path} has no axe violations, errors included`, {
    // The sign-up form of the same area has the same fields.
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
  test(`the expired ${type} link page has no axe violations`, {
    // A notice and one field, which the first tier covers on other pages.
    tag: '@long',
  }, async ({ page }) => {
    test.slow();
    await open(page, `/auth/confirm?type=${type}&token_hash=abc`);
    await expect(noticeOf(page)).toContainText('This link no longer works');
    await expectNoViolations(page);
  });
}

test('the reset page and the fully expanded account page have no axe violations', async ({ page }) => {
  test.slow();
  const person = await newAccount('axe');
  await askForRecovery(person.email);
  await open(page, confirmationIn(await waitForMail(person.email, /password/i)).url);
  await expectNoViolations(page);
  await signIn(page, person, '/account');
  await page.getByText('I want to delete my account').click();
  await expectNoViolations(page);
});

test('the dashboard refusals have no axe violations', async ({ page, expectConsole }) => {
  test.slow();
  // Next preloads the dashboard's style sheet before the page refuses.
  expectConsole(/status of 40[13]|\.css was preloaded using link preload but not used/);
  await page.goto('/admin');
  await expectNoViolations(page);
  await signIn(page, await newAccount('reader'));
  await page.goto('/admin');
  await expectNoViolations(page);
});
