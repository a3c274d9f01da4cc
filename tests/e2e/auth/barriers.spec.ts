import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { confirmationIn, waitForMail } from '../../support/mailbox.ts';
import { anonymousClient } from '../../support/stack.ts';
import { forgetClientTries, newAccount, noticeOf, open, signIn } from './people.ts';

test.beforeAll(forgetClientTries);

/** Looks at the page as it is, wide and narrow; by night the colours alone are different. */
async function expectNoBarrier(page: Page): Promise<void> {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await expectNothing(new AxeBuilder({ page }), `${page.url()}, ${width} px, light`);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${page.url()}, ${width} px`).toBeLessThanOrEqual(0);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expectNothing(
      new AxeBuilder({ page }).withRules(['color-contrast']),
      `${page.url()}, ${width} px, dark`,
    );
  }
}

/** The page has no frames of other sites, for which axe would open a page of its own. */
async function expectNothing(axe: AxeBuilder, where: string): Promise<void> {
  const { violations } = await axe.setLegacyMode(true).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
  expect(found, where).toEqual([]);
}

for (const [path, button] of [
  ['/auth', 'Sign In'],
  ['/auth?tab=signup', 'Create Account'],
  ['/auth/forgotten-password', 'Send the link'],
  ['/auth/confirm?type=email', 'Send a new link'],
  ['/flip-method-auth', 'Sign In'],
  ['/flip-method-auth?mode=signup', 'Create Account'],
] as const) {
  test(`${path} has no barrier, its errors included`, async ({ page }) => {
    test.slow();
    await open(page, path);
    await page.getByRole('button', { name: button }).click();
    await expect(noticeOf(page)).toHaveText('Please fill in all fields');
    await expectNoBarrier(page);
  });
}

for (const type of ['email', 'recovery', 'email_change'] as const) {
  test(`the page of a link of type ${type} has no barrier once the link ran out`, async ({ page }) => {
    test.slow();
    await open(page, `/auth/confirm?type=${type}&token_hash=abc`);
    await expect(noticeOf(page)).toContainText('This link no longer works');
    await expectNoBarrier(page);
  });
}

test('a new password has no barrier, nor has the account with everything unfolded', async ({ page }) => {
  test.slow();
  const person = await newAccount('barriers');
  const { error } = await anonymousClient().auth.resetPasswordForEmail(person.email);
  expect(error).toBeNull();
  await open(page, confirmationIn(await waitForMail(person.email)).url);
  await expectNoBarrier(page);
  await signIn(page, person, '/auth?next=/account');
  await page.getByText('I want to delete my account').click();
  await expectNoBarrier(page);
});

test('the refusals of the dashboard have no barrier', async ({ page, expectConsole }) => {
  test.slow();
  // Next asks for the dashboard's style sheet before its page refuses.
  expectConsole(/status of 40[13]|\.css was preloaded using link preload but not used/);
  await page.goto('/admin');
  await expectNoBarrier(page);
  await signIn(page, await newAccount('reader'));
  await page.goto('/admin');
  await expectNoBarrier(page);
});
