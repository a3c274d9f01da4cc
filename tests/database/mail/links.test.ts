import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { signAnsweredLink, signLink } from '@/lib/crypto/links';
import { sealEmail } from '@/lib/crypto/signature';
import { anyEmail, state } from '../../support/stack';
import { add } from '../database';
import { siteReaders } from './readers';

/** What links in mails, and reports about them, can do to the running site. */

const { sql, newReader } = siteReaders();

const post = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
const oneClick = (url: string) => post(url, { 'List-Unsubscribe': 'One-Click' });
const statuses = async (answers: Promise<Response>[]) =>
  new Set((await Promise.all(answers)).map(({ status }) => status));
const times = <Item>(count: number, make: () => Item) => Array.from({ length: count }, make);

describe('unsubscribing', () => {
  it('does not happen on GET, however often', async () => {
    const reader = await newReader();
    const looks = times(20, () => fetch(reader.url, { redirect: 'manual' }));
    expect(await statuses(looks)).toEqual(new Set([303]));
    const page = await fetch(reader.url);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Stop the emails');
    expect(await reader.look()).toMatchObject({ unsubscribed_at: null, waiting: 8 });
  });

  it('by one-click happens once, however often it is sent', async () => {
    const reader = await newReader();
    const first = await oneClick(reader.url);
    expect(first.status).toBe(200);
    const after = await reader.look();
    expect(after).toMatchObject({ unsubscribed_at: expect.any(Date), waiting: 0 });
    expect(await statuses(times(20, () => oneClick(reader.url)))).toEqual(new Set([200]));
    expect(await reader.look()).toEqual(after);
  });

  const typed = (type: string, body: string) => ({ body, headers: { 'content-type': type } });
  const resume = new URLSearchParams({ change: 'resume' });
  it.each<[string, RequestInit, behind?: string]>([
    ['no body', {}],
    ['an empty body', { headers: { 'content-length': '0' } }],
    ['the right words as text', typed('text/plain', 'List-Unsubscribe=One-Click')],
    ['the right words without a type', { body: new TextEncoder().encode('List-Unsubscribe=One-Click') }],
    ['other words', { body: new URLSearchParams({ 'list-unsubscribe': 'one-click' }) }],
    ['an empty multipart form', { body: new FormData() }],
    ['a type that is none', typed('multipart/form-data', '{')],
    ['JSON', typed('application/json', '{}')],
    ['a foreign origin', { body: resume, headers: { origin: 'https://mail.example' } }],
    ['no origin', { headers: { origin: 'null', 'sec-fetch-site': 'cross-site' } }],
    ['a full stop behind the address', {}, '.'],
    ['a bracket behind the address', {}, '%3E'],
    ['a line break behind the address', {}, '%0D%0A'],
  ])('by one-click works for a mail program that sends %s', async (_, more, behind = '') => {
    const reader = await newReader();
    const answer = await fetch(reader.url + behind, { method: 'POST', redirect: 'manual', ...more });
    expect(answer.status).toBe(200);
    expect((await reader.look())?.unsubscribed_at).not.toBeNull();
  });

  it("needs this reader's token", async () => {
    const reader = await newReader();
    const other = signLink('read', reader.requestId);
    expect((await oneClick(`${state.siteUrl}/api/subscription?t=${other}`)).status).toBe(404);
    expect((await oneClick(`${state.siteUrl}/api/subscription`)).status).toBe(404);
    expect((await post(reader.url, { change: 'everything' })).status).toBe(303);
    expect(await reader.look()).toMatchObject({ unsubscribed_at: null, waiting: 8 });
  });
});

const press = (token: string, change: string) =>
  post(`${state.siteUrl}/api/subscription?t=${token}`, { change });
const reasonOf = (email: string) => sql`select reason from public.email_suppressions where email = ${email}`;

it('the link "never write to me again" changes nothing when opened, ends every mail when pressed, and can be undone there, but no complaint', async () => {
  const reader = await newReader();
  const token = sealEmail(reader.email);
  const page = async () => (await fetch(`${state.siteUrl}/unsubscribe?t=${token}`)).text();
  expect(await page()).toContain('Never write to me again');
  expect(await reasonOf(reader.email)).toEqual([]);
  expect((await press(token, 'never')).headers.get('location')).toContain('changed=never');
  expect(await reasonOf(reader.email)).toEqual([{ reason: 'recipient' }]);
  expect(await reader.look()).toMatchObject({ waiting: 0, unsubscribed_at: expect.any(Date) });
  expect(await page()).toContain('Allow emails again');
  await press(token, 'allow');
  expect(await reasonOf(reader.email)).toEqual([]);
  await sql`select public.suppress_email(${reader.email}, 'complaint')`;
  await press(token, 'allow');
  expect(await reasonOf(reader.email)).toEqual([{ reason: 'complaint' }]);
  await sql`delete from public.email_suppressions where email = ${reader.email}`;
});

it('links in newsletters from before they were signed lead to the one page, and their one-click address ends the subscription', async () => {
  const [consent_at, confirmed_at] = [new Date('2026-01-01'), new Date('2026-01-02')];
  const token = randomBytes(32).toString('hex');
  const reader = { email: anyEmail('links-old'), consent_at, confirmed_at, token };
  const id = await add(sql, 'newsletter_subscribers', reader);
  const old = await fetch(`${state.siteUrl}/newsletter/stop/${token}`);
  expect(new URL(old.url).pathname).toBe('/unsubscribe');
  expect(await old.text()).toContain('Stop the newsletter');
  expect((await oneClick(`${state.siteUrl}/api/newsletter?t=${token}`)).status).toBe(200);
  const left =
    await sql`delete from public.newsletter_subscribers where id = ${id} returning unsubscribed_by`;
  expect(left).toEqual([{ unsubscribed_by: 'one-click' }]);
});

it('links open on every route however many made-up ones are tried, also forty one-click posts from one address', async () => {
  const reader = await newReader();
  const to = (path: string, init?: RequestInit) =>
    fetch(state.siteUrl + path, { redirect: 'manual', ...init });
  const download = (t: string) => post(`${state.siteUrl}/workbook/download`, { t, as: 'pages' });
  const wrong = 'A'.repeat(43);
  const tries = times(40, () => [
    to(`/workbook/open/${wrong}`),
    oneClick(reader.url.replace(/t=.*/, `t=${wrong}`)),
  ]);
  expect(await statuses(tries.flat())).toEqual(new Set([200, 404]));
  const open = signLink('open', reader.submissionId);
  for (const path of [
    `/contact/answered/${signAnsweredLink(randomUUID(), new Date())}`,
    `/workbook/open/${open}`,
    `/workbook/course/${signLink('read', reader.requestId)}/1`,
    `/unsubscribe?t=${signLink('subscription', reader.requestId)}`,
    `/newsletter/confirm/${signLink('newsletter', randomUUID())}`,
    '/unsubscribe',
    '/workbook',
  ])
    expect((await to(path)).status, path).toBe(200);
  expect((await download(open)).headers.get('location')).toBe('/workbook/fill');
  const file = await to('/workbook/download', { method: 'POST' });
  expect(file.headers.get('content-type')).toBe('application/pdf');
  expect(await statuses(times(40, () => oneClick(reader.url)))).toEqual(new Set([200]));
  expect((await reader.look())?.unsubscribed_at).not.toBeNull();
});

it('a signed report of a bounce ends all mail to its address; one unsigned, wrongly signed or replayed is rejected', async () => {
  const { email, look } = await newReader();
  const bounce = { type: 'Permanent', message: 'No such user' };
  const data = { email_id: randomUUID(), to: [email], bounce };
  const body = JSON.stringify({ type: 'email.bounced', created_at: new Date().toISOString(), data });
  const post = async (headers: Record<string, string>) =>
    (await fetch(`${state.siteUrl}/api/webhooks/resend`, { method: 'POST', body, headers })).status;
  const report = ({ at = Date.now(), secret = state.webhookSecret }) => {
    const [id, timestamp] = [`msg_${randomUUID()}`, String(Math.floor(at / 1000))];
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
    const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
    return post({ 'svix-id': id, 'svix-timestamp': timestamp, 'svix-signature': `v1,${signature}` });
  };
  const replayed = { at: Date.now() - 6 * 60_000 };
  const foreign = { secret: `whsec_${btoa(randomUUID())}` };
  expect([await post({}), await report(replayed), await report(foreign)]).toEqual([401, 401, 401]);
  expect(await look()).toMatchObject({ waiting: 8 });
  expect(await report({})).toBe(200);
  expect(await look()).toMatchObject({ waiting: 0 });
  const ended = await sql`delete from public.email_suppressions where email = ${email} returning reason`;
  expect(ended).toEqual([{ reason: 'bounce' }]);
});
