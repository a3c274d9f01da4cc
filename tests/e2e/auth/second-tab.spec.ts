import { test } from '../../support/fixtures.ts';
import { type Account, arriveAt, forgetClientTries, newAccount, open, signIn } from './people.ts';

let account: Account;
test.beforeAll(async () => {
  await forgetClientTries();
  account = await newAccount('follow');
});

for (const [path, landing] of [
  ['/auth', '/'],
  ['/flip-method-auth', '/flip-method-app'],
] as const) {
  test(`a second tab on ${path} follows a sign-in when it regains focus`, {
    // Both pages use the same component.
    tag: path === '/auth' ? [] : '@long',
  }, async ({ context }) => {
    const [first, second] = [await context.newPage(), await context.newPage()];
    await open(second, path);
    await signIn(first, account, path);
    await second.bringToFront();
    await second.evaluate(() => window.dispatchEvent(new Event('focus')));
    await arriveAt(second, landing);
  });
}
