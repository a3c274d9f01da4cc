import type { Page } from '@playwright/test';
import { limitWords, oneMoment } from '@/content/refusals';
import { solve } from '@/lib/domain/proof-of-work';
import { type FoundForm, findForm, postForm } from '../../support/form-post.ts';
import { fillIn } from '../../support/forms.ts';
import { waitForMail } from '../../support/mailbox.ts';
import { anyEmail } from '../../support/stack';
import { expect, sql, test } from '../auth/flows.ts';
import { countTries, forgetClientTries, open } from '../auth/people.ts';
import { fillContact, sendContact } from './forms';

// All tests share one client, whose forms are unusually many here, so these run alone.
test.beforeEach(async () => {
  for (const rule of ['contact', 'workbook', 'sign-up'])
    await countTries(`${rule}:free:client`, '127.0.0.1', 1_000);
});
test.afterAll(forgetClientTries);

const moment = (page: Page) => page.getByRole('region', { name: 'Messages' }).getByText(oneMoment.title);
const message = { name: 'Ann', type: 'book', message: 'Still here' };
const stored = async (email: string) =>
  (await sql`select from public.contact_messages where email = ${email}`).length;

/** Sends a form, and does the work that is asked for. @returns what sends the form with it */
async function work(form: FoundForm, fields: Record<string, string>): Promise<() => Promise<string>> {
  const { body } = await postForm(form, fields);
  const done = { ...fields, work: await solve(/data-challenge="([^"]+)"/.exec(body)?.[1] ?? '') };
  return async () => (await postForm(form, done)).body;
}

test('a form of many is sent by itself after a moment, once', async ({ page }) => {
  const email = anyEmail('many');
  const solvers: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/elements/solve.')) solvers.push(request.url());
  });
  await open(page, '/contact');
  await fillContact(page, email, 'Still here');
  expect(solvers).toEqual([]);
  await sendContact(page).press('Enter');
  await expect(moment(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sending' })).toBeDisabled();
  await expect(page.getByRole('heading', { name: 'Message Received!' })).toBeFocused();
  await expect(moment(page)).toHaveCount(0);
  expect(solvers).toHaveLength(1);
  expect(await stored(email)).toBe(1);
});

test('so is a sign-up, with the password that was typed', async ({ page }) => {
  const email = anyEmail('many');
  await open(page, '/auth?tab=signup');
  await fillIn(page, { 'Full name': 'Ann', Email: email, 'Password *': 'correct horse battery' });
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(moment(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  await waitForMail(email);
});

test('a day that has brought very many asks for work, which counts once, and buys no more than the ceiling of that day', async () => {
  await forgetClientTries();
  for (const form of ['workbook', 'contact']) await countTries(`${form}:free`, 'everybody', 1_000_000);
  const workbook = await findForm('/workbook', 'firstName');
  const send = await work(workbook, { email: anyEmail('many'), firstName: 'Ann' });
  expect(await send()).toContain('Download Another Copy');
  await countTries('contact:everybody', 'everybody', 499);
  const contact = await findForm('/contact', 'message');
  for (const isRefused of [false, true]) {
    const email = anyEmail('many');
    const send = await work(contact, { ...message, email });
    expect(await send()).toContain(isRefused ? limitWords.title : 'Message Received!');
    if (!isRefused) expect(await send()).toContain('data-challenge="');
    expect(await stored(email)).toBe(isRefused ? 0 : 1);
  }
});
