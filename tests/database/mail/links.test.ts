import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signAnsweredLink, signLink } from '@/lib/crypto/links';
import { sealEmail } from '@/lib/crypto/signature';
import { linkLimits } from '@/lib/limits/guard-rate';
import { anyEmail, state } from '../../support/stack';
import { siteReaders } from './readers';

/** What links in mails can do to the running site. */

const { sql, newReader } = siteReaders();

const oneClick = (url: string) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });

describe('unsubscribing', () => {
  it('does not happen on GET, even a hundred times', async () => {
    const reader = await newReader();
    const look = async () => (await fetch(reader.url, { redirect: 'manual' })).status;
    const answers = await Promise.all(Array.from({ length: 100 }, look));
    expect(new Set(answers)).toEqual(new Set([303]));
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
    expect(after?.unsubscribed_at).not.toBeNull();
    expect(after?.waiting).toBe(0);
    for (let round = 0; round < 10; round++) {
      const posts = await Promise.all(Array.from({ length: 10 }, () => oneClick(reader.url)));
      expect(new Set(posts.map((response) => response.status))).toEqual(new Set([200]));
    }
    expect(await reader.look()).toEqual(after);
  });

  it.each<[string, RequestInit]>([
    ['no body', {}],
    ['an empty body', { headers: { 'content-length': '0' } }],
    [
      'the right words as text',
      { body: 'List-Unsubscribe=One-Click', headers: { 'content-type': 'text/plain' } },
    ],
    ['the right words without a type', { body: new TextEncoder().encode('List-Unsubscribe=One-Click') }],
    ['other words', { body: new URLSearchParams({ 'list-unsubscribe': 'one-click' }) }],
    ['an empty multipart form', { body: new FormData() }],
    ['a type that is none', { body: '{', headers: { 'content-type': 'multipart/form-data' } }],
    ['JSON', { body: '{}', headers: { 'content-type': 'application/json' } }],
    [
      'a foreign origin',
      { body: new URLSearchParams({ change: 'resume' }), headers: { origin: 'https://mail.example' } },
    ],
    ['no origin', { headers: { origin: 'null', 'sec-fetch-site': 'cross-site' } }],
  ])('by one-click works for a mail program that sends %s', async (_, post) => {
    const reader = await newReader();
    const answer = await fetch(reader.url, { method: 'POST', redirect: 'manual', ...post });
    expect(answer.status).toBe(200);
    expect((await reader.look())?.unsubscribed_at).not.toBeNull();
  });

  it.each(['.', '%3E', '%0D%0A'])('by one-click works with %s behind the address', async (sign) => {
    const reader = await newReader();
    const answer = await fetch(reader.url + sign, { method: 'POST', redirect: 'manual' });
    expect(answer.status).toBe(200);
    expect((await reader.look())?.unsubscribed_at).not.toBeNull();
  });

  it("needs this reader's token", async () => {
    const reader = await newReader();
    const other = signLink('read', reader.requestId);
    expect((await oneClick(`${state.siteUrl}/api/subscription?t=${other}`)).status).toBe(404);
    expect((await oneClick(`${state.siteUrl}/api/subscription`)).status).toBe(404);
    const unknown = await fetch(reader.url, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ change: 'everything' }),
    });
    expect(unknown.status).toBe(303);
    expect(await reader.look()).toMatchObject({ unsubscribed_at: null, waiting: 8 });
  });
});

describe('the link "never write to me again"', () => {
  const post = (token: string, change: string) =>
    fetch(`${state.siteUrl}/api/subscription?t=${token}`, {
      method: 'POST',
      body: new URLSearchParams({ change }),
      redirect: 'manual',
    });
  const reasonOf = (email: string) =>
    sql`select reason from public.email_suppressions where email = ${email}`;

  it('changes nothing when opened, ends every mail when pressed, and can be undone on the same page', async () => {
    const reader = await newReader();
    const token = sealEmail(reader.email);
    const page = async () => (await fetch(`${state.siteUrl}/unsubscribe?t=${token}`)).text();
    expect(await page()).toContain('Never write to me again');
    expect(await reasonOf(reader.email)).toEqual([]);
    expect((await post(token, 'never')).headers.get('location')).toContain('changed=never');
    expect(await reasonOf(reader.email)).toEqual([{ reason: 'recipient' }]);
    expect(await reader.look()).toMatchObject({ waiting: 0, unsubscribed_at: expect.any(Date) });
    expect(await page()).toContain('Allow emails again');
    await post(token, 'allow');
    expect(await reasonOf(reader.email)).toEqual([]);
  });

  it('cannot lift a suppression for a complaint', async () => {
    const { email } = await newReader();
    const token = sealEmail(email);
    await sql`select public.suppress_email(${email}, 'complaint')`;
    await post(token, 'allow');
    expect(await reasonOf(email)).toEqual([{ reason: 'complaint' }]);
    await sql`delete from public.email_suppressions where email = ${email}`;
  });
});

describe('links in newsletters', () => {
  it('end the subscription of the reader whose id they hold', async () => {
    const [ann, bo] = [anyEmail('links-ann'), anyEmail('links-bo')];
    const rows = await sql`
      insert into public.newsletter_subscribers (email, source, consent_text, consent_version, consent_at, confirmed_at)
      select email, 'form', 'Yes', '1', now(), now() from unnest(${[ann, bo]}::text[]) as email returning email, id`;
    const id = rows.find(({ email }) => email === ann)?.id;
    const answer = await oneClick(`${state.siteUrl}/api/subscription?t=${signLink('newsletter', id)}`);
    expect(answer.status).toBe(200);
    const reading = await sql`select email from public.newsletter_subscribers
      where email in (${ann}, ${bo}) and unsubscribed_at is null`;
    expect(reading).toEqual([{ email: bo }]);
    await sql`delete from public.newsletter_subscribers where email in (${ann}, ${bo})`;
  });

  it('sent before they were signed lead to the one page, and their one-click address still ends the subscription', async () => {
    const email = anyEmail('links-old');
    const token = randomBytes(32).toString('hex');
    await sql`
      insert into public.newsletter_subscribers (email, token, source, consent_text, consent_version, consent_at, confirmed_at)
      values (${email}, ${token}, 'form', 'Yes', '1', now(), now())`;
    const old = await fetch(`${state.siteUrl}/newsletter/stop/${token}`);
    expect(new URL(old.url).pathname).toBe('/unsubscribe');
    expect(await old.text()).toContain('Stop the newsletter');
    expect((await oneClick(`${state.siteUrl}/api/newsletter?t=${token}`)).status).toBe(200);
    const [row] = await sql`select unsubscribed_by from public.newsletter_subscribers where email = ${email}`;
    expect(row).toEqual({ unsubscribed_by: 'one-click' });
    await sql`delete from public.newsletter_subscribers where email = ${email}`;
  });
});

describe('invalid links', () => {
  const forgetTries = () => sql`delete from public.rate_limits where bucket like 'reader-link:%'`;
  const wrong = 'A'.repeat(43);
  const to = (path: string, init?: RequestInit) =>
    fetch(state.siteUrl + path, { redirect: 'manual', ...init });
  const download = (token: string) =>
    to('/workbook/download', { method: 'POST', body: new URLSearchParams({ t: token, as: 'pages' }) });
  const tries = [
    () => to(`/unsubscribe?t=${wrong}`),
    () => to(`/api/subscription?t=${wrong}`),
    () => oneClick(`${state.siteUrl}/api/subscription?t=${wrong}`),
    () => to(`/workbook/open/${wrong}`),
    () => to(`/workbook/course/${wrong}/1`),
    () => to(`/newsletter/confirm/${wrong}`),
    () => to(`/contact/answered/${wrong}`),
    () => to(`/api/contact-answered?t=${wrong}`, { method: 'POST' }),
    () => download(wrong),
  ];
  beforeAll(() => forgetTries());
  afterAll(() => forgetTries());

  it('are refused after thirty, with a readable page, on every such route; valid ones never are', async () => {
    const reader = await newReader();
    for (let n = 0; n < linkLimits.client; n++) {
      expect((await to(`/unsubscribe?t=${wrong.slice(0, -1)}${n % 10}`)).status).toBe(200);
    }
    for (const attempt of tries) {
      const answer = await attempt();
      expect(answer.status).toBe(429);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(linkLimits.windowSeconds);
      expect(await answer.text()).toContain('The whole link from your email works at any time');
    }
    const read = signLink('read', reader.requestId);
    const subscription = signLink('subscription', reader.requestId);
    const open = signLink('open', reader.submissionId);
    for (const path of [
      `/contact/answered/${signAnsweredLink(randomUUID(), new Date())}`,
      `/workbook/open/${open}`,
      `/workbook/course/${read}/1`,
      `/unsubscribe?t=${subscription}`,
      `/newsletter/confirm/${signLink('newsletter', randomUUID())}`,
      '/unsubscribe',
      '/workbook',
    ]) {
      expect((await to(path)).status, path).toBe(200);
    }
    expect((await download(open)).headers.get('location')).toBe(`${state.siteUrl}/workbook/fill`);
    expect((await to('/workbook/download', { method: 'POST' })).headers.get('content-type')).toBe(
      'application/pdf',
    );
    // As many as a mail provider may send from its one address.
    const posts = await Promise.all(Array.from({ length: 40 }, () => oneClick(reader.url)));
    expect(new Set(posts.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await reader.look())?.unsubscribed_at).not.toBeNull();
  });

  it('are also refused by a global limit, which one client alone cannot exhaust', async () => {
    await forgetTries();
    for (let n = 0; n < linkLimits.client + 5; n++) await to(`/workbook/open/${wrong}`);
    const counted = await sql`
      select bucket, hits from public.rate_limits where bucket like 'reader-link:%' order by bucket`;
    expect(counted.find(({ bucket }) => bucket === 'reader-link:everybody')?.hits).toBe(linkLimits.client);
    await sql`delete from public.rate_limits where bucket = 'reader-link:client'`;
    await sql`update public.rate_limits set hits = ${linkLimits.everybody} where bucket = 'reader-link:everybody'`;
    expect((await to(`/workbook/open/${wrong}`)).status).toBe(429);
  });
});
