import { brokenWords, expectNoViolations, isThorough } from '../../support/axe.ts';
import { confirmationIn, waitForMail } from '../../support/mailbox.ts';
import { newAccount } from '../../support/stack.ts';
import { brokenLink, expect, submit, test } from './flows.ts';
import { noticeOf, open, signIn } from './people.ts';

test('the sign-in pages have no axe violations, errors included', async ({ page }) => {
  test.slow();
  const screens = [
    ['/auth?tab=signup', 'Create Account'],
    ['/auth/code', 'Continue'],
    ['/flip-method-auth?mode=signup', 'Create Account'],
    // The first tier leaves out those whose fields are in the others.
    ['/auth', 'Sign In'],
    ['/auth/forgotten-password', 'Send the link'],
    ['/auth/confirm?type=email', 'Send a new link'],
    ['/flip-method-auth', 'Sign In'],
  ] as const;
  for (const [path, button] of isThorough() ? screens : screens.slice(0, 3)) {
    await open(page, path);
    await submit(page, button, {}, 'Please fill in all fields');
    await expectNoViolations(page);
    // The first is a phone at 200 % zoom.
    for (const width of [180, 1280]) {
      await page.setViewportSize({ width, height: 720 });
      expect(await brokenWords(page), `${path} at ${width} px`).toEqual([]);
    }
  }
  // A notice and one field.
  for (const type of isThorough() ? ['email', 'recovery', 'email_change'] : []) {
    await open(page, `/auth/confirm?type=${type}&token_hash=abc`);
    await expect(noticeOf(page)).toHaveText(brokenLink);
    await expectNoViolations(page);
  }
});

test('the reset page and the fully expanded account page have no axe violations', async ({ page }) => {
  test.slow();
  const person = await newAccount('axe');
  await open(page, '/auth/forgotten-password');
  await submit(page, 'Send the link', { Email: person.email }, /^Please check your email/);
  await open(page, confirmationIn(await waitForMail(person.email, /password/i)));
  await expectNoViolations(page);
  await signIn(page, person, '/account');
  await page.getByText('I want to delete my account').click();
  await expectNoViolations(page);
});

test('the dashboard refusals have no axe violations', async ({ page, expectConsole }) => {
  test.slow();
  // Next preloads the dashboard's style sheet before the page refuses.
  expectConsole(/status of 40[13]|\.css was preloaded using link preload but not used/);
  for (const who of ['a stranger', 'a reader']) {
    if (who === 'a reader') await signIn(page, await newAccount('reader'));
    await page.goto('/admin');
    await expectNoViolations(page, who);
  }
});
