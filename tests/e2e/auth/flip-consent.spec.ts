import { expect, test } from '../../support/fixtures.ts';
import { connect, serviceClient } from '../../support/stack.ts';
import { type Account, forgetClientTries, newAccount, signIn } from './people.ts';

test.beforeAll(forgetClientTries);

const keepFlip = async ({ id }: Account) => {
  const flip = {
    user_id: id,
    flip_step_reached: 'complete',
    completion_time_seconds: 16,
    session_date: '2026-01-02',
  };
  const { error } = await serviceClient().from('flip_sessions').insert(flip);
  if (error) throw error;
};

/** The consents with their withdrawals, and the number of stored flips. */
async function keptOf({ id }: Account) {
  const sql = connect();
  const consents = await sql`
    select version, withdrawn_at is not null as ended from public.account_consents where user_id = ${id} order by given_at`;
  const flips = await sql`select from public.flip_sessions where user_id = ${id}`;
  await sql.end();
  return { consents: [...consents], flips: flips.length };
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`consent to store flips, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, {
    tag: javaScriptEnabled ? [] : '@long',
  }, () => {
    test.use({ javaScriptEnabled });

    test('is shown on the account page, and can be withdrawn and given again', async ({ page }) => {
      const person = await newAccount('keeper');
      await keepFlip(person);
      await signIn(page, person, '/account');
      const part = page.getByRole('region', { name: 'Your flips are kept' });
      await expect(part.getByRole('time')).toHaveAttribute('datetime', /^20\d\d-/);
      await expect(part.getByRole('blockquote')).toHaveText('Yes');
      await part.getByRole('button', { name: 'Stop keeping my flips' }).click();
      await expect(page.getByRole('heading', { name: 'Shall we keep your flips?' })).toBeVisible();
      await expect(page.locator('site-flash').filter({ hasText: 'No more flips are kept' })).toBeVisible();
      expect(await keptOf(person)).toEqual({ consents: [{ version: '1', ended: true }], flips: 1 });

      await page.getByRole('button', { name: 'Delete these flips for good' }).click();
      if (javaScriptEnabled) {
        expect(await keptOf(person)).toMatchObject({ flips: 1 });
        await page.getByRole('alertdialog').getByRole('button', { name: 'Delete for good' }).click();
      }
      await expect(page.getByRole('region', { name: 'Flips from before' })).toBeHidden();
      expect(await keptOf(person)).toMatchObject({ flips: 0 });

      await page.getByRole('checkbox', { name: /my flips are kept/ }).check();
      await page.getByRole('button', { name: 'Keep my flips' }).click();
      await expect(part.getByRole('blockquote')).toContainText('I am 16 or older');
      expect(await keptOf(person)).toMatchObject({ consents: [{ ended: true }, { ended: false }] });
    });
  });
}
