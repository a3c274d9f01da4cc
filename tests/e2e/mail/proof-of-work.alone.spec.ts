import type { Page } from '@playwright/test';
import { limitWords, oneMoment } from '@/content/refusals';
import { solve } from '@/lib/domain/proof-of-work';
import { expect, test } from '../../support/fixtures';
import { findForm, postForm } from '../../support/form-post.ts';
import { connect } from '../../support/stack';
import { countTries, fillIn, forgetClientTries, noticeOf } from '../auth/people.ts';
import { anyEmail, fillContact, fillWorkbook, openForm, sendContact, sendWorkbook } from './forms';

// All tests share one client, whose forms are unusually many here, so these run alone.
const sql = connect();
test.beforeEach(async () => {
  await forgetClientTries();
  for (const rule of ['contact', 'workbook', 'sign-up'])
    await countTries(`${rule}:usual:client`, '127.0.0.1', 1_000);
});
test.afterAll(async () => {
  await forgetClientTries();
  await sql.end();
});

const moment = (page: Page) => page.getByRole('region', { name: 'Messages' }).getByText(oneMoment.title);
const challengeIn = (body: string) => /data-challenge="([^"]+)"/.exec(body)?.[1] ?? '';
const stored = async (email: string) =>
  (await sql`select from public.contact_messages where email = ${email}`).length;

test('a form of many is sent by itself after a moment, once', async ({ page }) => {
  const email = anyEmail('many');
  const solvers: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/elements/solve.')) solvers.push(request.url());
  });
  await openForm(page, '/contact');
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

test('so is the form for the workbook when the day has brought very many', async ({ page }) => {
  await forgetClientTries();
  await countTries('workbook:usual', 'everybody', 1_000_000);
  await openForm(page, '/workbook');
  await fillWorkbook(page, anyEmail('many'));
  await sendWorkbook(page).click();
  await expect(page.getByRole('link', { name: 'Download Another Copy' })).toBeVisible();
});

test('so is a sign-up, with the password that was typed', async ({ page, mailbox }) => {
  const email = anyEmail('many');
  await openForm(page, '/auth?tab=signup');
  await fillIn(page, { 'Full name': 'Ann', Email: email, 'Password *': 'correct horse battery' });
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(moment(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  await mailbox.waitFor(email);
});

test('work counts once', async () => {
  const form = await findForm('/contact', 'message');
  const email = anyEmail('again');
  const fields = { name: 'Ann', email, type: 'book', message: 'Hello' };
  const work = await solve(challengeIn((await postForm(form, fields)).body));
  expect((await postForm(form, { ...fields, work })).body).toContain('Message Received!');
  expect(challengeIn((await postForm(form, { ...fields, work })).body)).not.toBe('');
  expect(await stored(email)).toBe(1);
});

test('work buys no more than the ceiling of a day', async () => {
  await countTries('contact:usual', 'everybody', 1_000_000);
  await countTries('contact:everybody', 'everybody', 499);
  const form = await findForm('/contact', 'message');
  const send = async () => {
    const email = anyEmail('many');
    const filled = { email, name: 'Ann', type: 'book', message: 'Hello' };
    const work = await solve(challengeIn((await postForm(form, filled)).body));
    const { body } = await postForm(form, { ...filled, work });
    return { isRefused: body.includes(limitWords.title), stored: await stored(email) };
  };
  expect(await send()).toEqual({ isRefused: false, stored: 1 });
  expect(await send()).toEqual({ isRefused: true, stored: 0 });
});

test('without JavaScript it says when to send it again, and keeps the words', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/contact');
  await fillContact(page, anyEmail('plain'), 'Still here');
  await sendContact(page).click();
  await expect(noticeOf(page)).toContainText(limitWords.unusual('10 minutes'));
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Still here');
  await context.close();
});
