import { addDays, localDateOf } from '@/lib/domain/local-date';
import { expectNoViolations } from '../../support/axe.ts';
import { expect, test } from '../../support/fixtures.ts';
import { serviceClient } from '../../support/stack.ts';
import { app, newPerson, signIn, start } from './exercise.ts';

test('after weeks of declining use a plan and hiding all but the flip are offered; one tap restores everything', async ({
  context,
  page,
}) => {
  test.setTimeout(90_000);
  const person = await newPerson('eased');
  const today = localDateOf(Date.now());
  const flips = [24, 25, 26, 31, 32, 33, 38, 39, 40].map((age) => ({
    user_id: person.id,
    flip_step_reached: 'complete',
    completion_time_seconds: 15,
    session_date: addDays(today, -age),
  }));
  await serviceClient()
    .from('flip_sessions')
    .insert([...flips, ...[9, 0].map((age) => ({ ...flips[0], session_date: addDays(today, -age) }))]);
  await signIn(context, person);
  await page.goto(`${app}?view=home`);
  const offer = page.getByRole('region', { name: 'You have needed this less' });
  await expect(page.getByText("Today's Progress")).toBeVisible();
  await expectNoViolations(page, 'home, with the offer');
  await offer.getByRole('button', { name: 'Write my plan' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My plan' })).toBeFocused();
  await page.getByRole('button', { name: 'Show only the flip' }).click();

  await expect(page.getByText('Wanting more of it again is no failure.')).toBeVisible();
  await expectNoViolations(page, 'simple home');
  await page.reload();
  await expect(start(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Emergency Mode' })).toBeVisible();
  for (const name of ['Evidence Bank', 'Progress', 'I want to search'])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  await expect(page.getByText("Today's Progress")).toHaveCount(0);
  await expect(offer).toHaveCount(0);

  await page.getByRole('button', { name: 'Bring everything back' }).click();
  await expect(page.getByRole('button', { name: 'Evidence Bank' })).toBeVisible();
  await expect(page.getByText("Today's Progress")).toBeVisible();
  await expect(offer).toHaveCount(0);
  await serviceClient().auth.admin.deleteUser(person.id);
});
