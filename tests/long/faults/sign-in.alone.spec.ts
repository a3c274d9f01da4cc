import { fillIn, forgetClientTries, newAccount, noticeOf, open, signIn } from '../../e2e/auth/people.ts';
import { expect, test } from '../../support/fixtures.ts';
import { state } from '../../support/stack.ts';

const MAX_RESPONSE_MS = 5_000;

test.describe.configure({ mode: 'serial' });
test.beforeAll(forgetClientTries);
test.afterEach(() => {
  process.kill(state.pids.backend, 'SIGCONT');
});

/** Makes the backend accept connections without responding, as if overloaded. */
function hang() {
  process.kill(state.pids.backend, 'SIGSTOP');
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`while the sign-in service hangs, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled });

    for (const [path, button, title, fields] of [
      ['/auth', 'Sign In', 'An unexpected error occurred', {}],
      ['/auth?tab=signup', 'Create Account', 'An unexpected error occurred', { 'Full name': 'Ada Reader' }],
      ['/flip-method-auth', 'Sign In', 'Error', {}],
      ['/auth/forgotten-password', 'Send the link', 'An unexpected error occurred', null],
    ] as const)
      test(`${path} reports it within five seconds and keeps what was typed`, async ({ page }) => {
        await open(page, path);
        await fillIn(page, { ...fields, Email: 'ada@example.com' });
        if (fields) await fillIn(page, { 'Password *': 'correct horse' });
        hang();
        const start = Date.now();
        await page.getByRole('button', { name: button }).click();
        await expect(noticeOf(page)).toContainText(title, { timeout: 10_000 });
        expect(Date.now() - start).toBeLessThan(MAX_RESPONSE_MS);
        await expect(noticeOf(page)).toContainText('The sign-in service is not answering');
        await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@example.com');
        if (fields) await expect(page.getByLabel('Password *')).toHaveValue('');
      });
  });
}

test('a signed-in person stays signed in meanwhile, and a page in place of their account says so', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(/status of 503/);
  await signIn(page, await newAccount('patient'));
  const before = await context.cookies();
  hang();
  const start = Date.now();
  const answer = await page.goto('/account');
  expect(Date.now() - start).toBeLessThan(MAX_RESPONSE_MS);
  expect(answer?.status()).toBe(503);
  await expect(page.getByRole('main').getByText('You are still signed in').first()).toBeVisible();
  const admin = await page.goto('/admin');
  expect(admin?.status()).toBe(503);
  await expect(page.getByText('Failed to verify admin access.').first()).toBeVisible();
  process.kill(state.pids.backend, 'SIGCONT');
  expect(await context.cookies()).toEqual(before);
  expect((await page.goto('/account'))?.status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'What we keep, and why' })).toBeVisible();
});
