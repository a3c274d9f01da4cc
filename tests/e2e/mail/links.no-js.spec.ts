import { linksIn, type Mail, waitForMail } from '../../support/mailbox';
import { anyEmail } from '../../support/stack';
import { expect, sql, test } from '../auth/flows.ts';
import { fillWorkbook, sendWorkbook } from './forms';

test.use({ javaScriptEnabled: false });

const courseOf = (email: string) => sql`
  select kind, send_after, sent_at is null and dead_at is null as waits from public.email_jobs
  where recipient = ${email} and kind like 'course-%' order by kind`;
const linkIn = (mail: Mail, part: string) => linksIn(mail).find((link) => link.includes(part)) ?? '';

test('the button, not the link, downloads the workbook and starts the course once; it can be paused, resumed and stopped, and an old link does not restart it', async ({
  page,
}) => {
  const email = anyEmail('open');
  await page.goto('/workbook');
  await fillWorkbook(page, email);
  await sendWorkbook(page).click();
  await expect(page.getByRole('heading', { name: 'Check Your Email!' })).toBeVisible();
  const mail = await waitForMail(email, /workbook/i);
  const open = linkIn(mail, '/workbook/open/');
  for (let times = 0; times < 4; times++) await page.request.get(open);
  await page.goto(open);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await courseOf(email)).toEqual([]);

  for (const button of ['Download (A4)', 'Download (US Letter)']) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  }
  const course = await courseOf(email);
  expect(course.map(({ kind }) => kind)).toEqual([1, 2, 3, 4, 5, 6, 7].map((day) => `course-${day}`));
  const days = course.map(({ send_after }) => Math.round((send_after - course[0]?.send_after) / 86_400_000));
  expect(days).toEqual([0, 1, 2, 3, 4, 5, 6]);

  const courseMail = await waitForMail(email, /^(?!.*workbook is)/i);
  await page.goto(linkIn(courseMail, '/workbook/course/'));
  await expect(page.getByRole('heading', { name: 'Understanding Your Anxiety', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'The next day' }).click();
  await expect(page.getByRole('heading', { name: 'The Google Trap', level: 1 })).toBeVisible();
  await page.goto(open);
  await expect(page.getByText('Your seven emails are on their way already.')).toBeVisible();
  await page.getByRole('button', { name: 'Write in it here' }).click();
  await expect(page).toHaveURL(/\/workbook\/fill$/);
  await expect(page.getByRole('heading', { name: 'Your workbook, to write in', level: 1 })).toBeVisible();

  await page.goto(linkIn(mail, '/unsubscribe?t='));
  await page.getByRole('button', { name: 'Pause the emails' }).click();
  await expect(page.getByRole('heading', { name: 'Your emails are paused.' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue the emails' }).click();
  await expect(page.getByText('The emails continue.')).toBeVisible();
  await page.getByRole('button', { name: 'Stop the emails' }).click();
  await expect(page.getByRole('heading', { name: 'No more emails.' })).toBeVisible();
  const waiting = async () => (await courseOf(email)).filter(({ waits }) => waits);
  expect(await waiting()).toEqual([]);

  await page.goto(open);
  await expect(page.getByText('You have stopped the emails, and they stay stopped.')).toBeVisible();
  await page.getByRole('button', { name: 'Write in it here' }).click();
  expect(await waiting()).toEqual([]);
});

test('a malformed link shows an explanation', async ({ request }) => {
  for (const [path, words] of [
    ['/workbook/open/x', 'This link has come apart.'],
    [`/workbook/open/${'A'.repeat(43)}`, 'This link has come apart.'],
    ['/workbook/course/x/1', 'This link has come apart.'],
    ['/unsubscribe?t=x', 'Stop the emails'],
    ['/newsletter/stop/broken', 'Stop the emails'],
  ] as const)
    expect(await (await request.get(path)).text(), path).toContain(words);
});

test('double opt-in needs a click; one-click unsubscribe works in mail apps', async ({ page, request }) => {
  const email = anyEmail('news');
  const expectState = async (yes: boolean, left_by: string | null = null) => {
    const rows = await sql`select confirmed_at is not null as yes, unsubscribed_by as left_by
      from public.newsletter_subscribers where email = ${email}`;
    expect(rows).toEqual([{ yes, left_by }]);
  };
  await page.goto('/newsletter');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Please write your email address.')).toBeVisible();
  await page.getByLabel('Email', { exact: false }).first().fill(email);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();

  const mail = await waitForMail(email, /you are on the list/);
  const confirm = linkIn(mail, '/newsletter/confirm/');
  for (let times = 0; times < 2; times++) await page.request.get(confirm);
  await page.goto(confirm);
  await expectState(false);
  await page.getByRole('button', { name: 'Yes, send it to me' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You are on the list.' })).toBeVisible();
  await expectState(true);

  const oneClick = /<([^>]+)>/.exec(mail.headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
  expect((await request.get(oneClick)).ok()).toBe(true);
  await expectState(true);
  const answer = await request.post(oneClick, { form: { 'List-Unsubscribe': 'One-Click' } });
  expect(answer.status()).toBe(200);
  await expectState(true, 'one-click');
  await page.goto(confirm);
  await expect(page.getByRole('heading', { level: 1, name: 'You have left the list.' })).toBeVisible();
  await sql`delete from public.newsletter_subscribers where email = ${email}`;
});
