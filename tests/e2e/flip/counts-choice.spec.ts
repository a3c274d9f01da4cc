import { expect, test } from '../../support/fixtures.ts';
import { serviceClient } from '../../support/stack.ts';
import { app, newPerson, signIn } from './exercise.ts';

test('the switch for counts is disabled until the account’s choice has loaded', async ({ context, page }) => {
  const person = await newPerson('ada');
  const sentence = { user_id: person.id, purpose: 'counts', version: '1', text: 'I agree.' };
  await serviceClient().from('account_consents').insert(sentence).throwOnError();
  await signIn(context, person);
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/api/notebook-counts', (route) => held.then(() => route.continue()));
  await page.goto(`${app}?view=delay`);
  const counting = page.getByRole('switch', { name: 'Keep the counts with my account' });
  // Not known on this device yet: a tap meant to turn it on would turn it off everywhere.
  await expect(counting).toBeDisabled();
  await expect(page.getByText('Your account has not answered yet.')).toBeVisible();
  letThrough();
  await expect(counting).toBeEnabled();
  await expect(counting).toBeChecked();
  await serviceClient().auth.admin.deleteUser(person.id);
});
