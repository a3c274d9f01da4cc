import { expect, test } from '../../support/fixtures.ts';
import { anyEmail } from '../../support/stack.ts';
import { countTries, fillIn, forgetClientTries, noticeOf, open } from './people.ts';

test('wrong codes are limited and then refused unchecked', async ({ page }) => {
  await forgetClientTries();
  await open(page, '/auth/code');
  for (const [tries, answer] of [
    [29, 'This code does not work'],
    [30, 'Too many tries'],
  ] as const) {
    await countTries('account-code:client', '127.0.0.1', tries);
    await fillIn(page, { Email: anyEmail('nobody'), Code: '0123456789' });
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(noticeOf(page)).toContainText(answer);
  }
  await forgetClientTries();
});
