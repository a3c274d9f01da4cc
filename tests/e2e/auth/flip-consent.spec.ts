import { eachWay, expect, press, sql, test } from './flows.ts';
import { type Account, newAccount, signIn } from './people.ts';
import { insertPersonalData } from './personal-data.ts';

/** The consents with their withdrawals, and the number of stored flips. */
async function keptOf({ id }: Account) {
  const consents = await sql`
    select version, withdrawn_at is not null as ended from public.account_consents where user_id = ${id} order by given_at`;
  const flips = await sql`select from public.flip_sessions where user_id = ${id}`;
  return { consents: [...consents], flips: flips.length };
}

eachWay('consent to store flips', 'with', (isScripted) => {
  test('is shown on the account page, and can be withdrawn and given again', async ({ page }) => {
    const person = await newAccount('keeper');
    await insertPersonalData(person);
    await signIn(page, person, '/account');
    const part = page.getByRole('region', { name: 'Your flips are kept' });
    await expect(part.getByRole('time')).toHaveAttribute('datetime', /^20\d\d-/);
    await expect(part.getByRole('blockquote')).toHaveText('Yes');
    await press(page, 'Stop keeping my flips');
    await expect(page.getByRole('heading', { name: 'Shall we keep your flips?' })).toBeVisible();
    await expect(page.locator('site-flash').filter({ hasText: 'No more flips are kept' })).toBeVisible();
    expect(await keptOf(person)).toEqual({ consents: [{ version: '1', ended: true }], flips: 2 });

    await press(page, 'Delete these flips for good');
    if (isScripted) {
      expect(await keptOf(person)).toMatchObject({ flips: 2 });
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete for good' }).click();
    }
    await expect(page.getByRole('region', { name: 'Flips from before' })).toBeHidden();
    expect(await keptOf(person)).toMatchObject({ flips: 0 });

    await page.getByRole('checkbox', { name: /my flips are kept/ }).check();
    await press(page, 'Keep my flips');
    await expect(part.getByRole('blockquote')).toContainText('I am 16 or older');
    expect(await keptOf(person)).toMatchObject({ consents: [{ ended: true }, { ended: false }] });
  });
});
