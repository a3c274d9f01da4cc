import { confirmationIn, waitForMail } from '../../support/mailbox.ts';
import { anyEmail } from '../../support/stack.ts';
import { askForRecovery, eachWay, expect, test } from './flows.ts';
import { newAccount, open, signIn } from './people.ts';
import { preRegister } from './pre-registration.ts';

const warning = 'Someone else is signed in here:';

// Forms with script are tested on the sign-in and the account page; without it a page takes half the time.
eachWay('a link for another account', 'without', () => {
  test('names both accounts and keeps the session until confirmed', async ({ page }) => {
    const person = await newAccount('victim');
    const trap = anyEmail('trap');
    await preRegister(trap);
    const { url } = confirmationIn(await waitForMail(trap));
    await signIn(page, person);
    await open(page, url);
    const main = page.getByRole('main');
    await expect(main.getByText('t•••@example.com')).toBeVisible();
    await expect(main.getByText(warning)).toContainText('v•••@example.com');
    await expect(main).not.toContainText(trap);
    await main.getByRole('link', { name: 'Leave it as it is' }).click();
    await expect(page.getByText(person.email).first()).toBeVisible();
  });
});

test('a link for one’s own account shows no warning', { tag: '@long' }, async ({ page }) => {
  const person = await newAccount('self');
  await askForRecovery(person.email);
  const { url } = confirmationIn(await waitForMail(person.email, /password/i));
  await signIn(page, person);
  await open(page, url);
  await expect(page.getByText('s•••@example.com')).toBeVisible();
  await expect(page.getByText(warning)).toHaveCount(0);
});
