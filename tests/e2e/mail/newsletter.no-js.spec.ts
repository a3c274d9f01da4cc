import { expect, test } from '../../support/fixtures';
import { linksIn } from '../../support/mailbox';
import { anyEmail, connect } from '../../support/stack';

const sql = connect();
test.afterAll(() => sql.end());

test('double opt-in needs a click, not just opening the link; one-click unsubscribe works from mail clients', async ({
  page,
  request,
  mailbox,
}) => {
  const email = anyEmail('news');
  const stateOf = async () =>
    (
      await sql`select confirmed_at is not null as yes, unsubscribed_by from public.newsletter_subscribers where email = ${email}`
    )[0];
  await page.goto('/newsletter');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Please write your email address.')).toBeVisible();
  await page.getByLabel('Email', { exact: false }).first().fill(email);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();

  const mail = await mailbox.waitFor(email, /you are on the list/);
  const confirm = linksIn(mail).find((link) => link.includes('/newsletter/confirm/')) ?? '';
  for (let times = 0; times < 3; times++) await page.goto(confirm);
  expect(await stateOf()).toEqual({ yes: false, unsubscribed_by: null });
  await page.getByRole('button', { name: 'Yes, send it to me' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You are on the list.' })).toBeVisible();
  expect(await stateOf()).toEqual({ yes: true, unsubscribed_by: null });

  const oneClick = /<([^>]+)>/.exec(mail.headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
  expect(mail.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  expect((await request.get(oneClick)).ok()).toBe(true);
  expect(await stateOf()).toEqual({ yes: true, unsubscribed_by: null });
  const answer = await request.post(oneClick, { form: { 'List-Unsubscribe': 'One-Click' } });
  expect(answer.status()).toBe(200);
  expect(await stateOf()).toEqual({ yes: true, unsubscribed_by: 'one-click' });
  await page.goto(confirm);
  await expect(page.getByRole('heading', { level: 1, name: 'You have left the list.' })).toBeVisible();
  await page.goto('/newsletter/stop/broken');
  await expect(page.getByRole('heading', { level: 1, name: 'Stop the emails' })).toBeVisible();
  await sql`delete from public.newsletter_subscribers where email = ${email}`;
});
