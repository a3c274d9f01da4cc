import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { requestWorkbook, startCourse } from '@/lib/data/workbook-requests';
import { renderCourse, renderWorkbookMail } from '@/lib/email/reader-mails';
import { linkLimits } from '@/lib/rate-limit/guard-link';
import { type LinkPurpose, readLink, signLink } from '@/lib/workbook/links';
import { anyEmail, connect, state } from '../../support/stack';
import { stubSiteEnv } from './site';

/** What links in mails, and the mail provider's webhooks, can do to the running site. */

const sql = connect();
beforeAll(() => stubSiteEnv());
afterAll(async () => {
  vi.unstubAllEnvs();
  await sql`delete from public.workbook_requests where email like 'links-%'`;
  await sql.end();
});

async function newReader() {
  const email = anyEmail('links');
  const details = { email, firstName: 'Ann', consentText: 'Yes', consentVersion: '1' };
  const { requestId, submissionId } = await requestWorkbook(details, (id, ask) =>
    renderWorkbookMail(id, ask, 'Ann'),
  );
  await startCourse(submissionId, renderCourse(requestId, 'Ann', new Date(Date.now() + 3_600_000)));
  const open = async () => {
    const [row] = await sql`
      select r.unsubscribed_at, r.paused_at, count(j.id) filter (where j.sent_at is null and j.dead_at is null)::int as waiting
      from public.workbook_requests r left join public.email_jobs j on j.request_id = r.id
      where r.id = ${requestId} group by r.id`;
    return row;
  };
  return {
    email,
    requestId,
    submissionId,
    look: open,
    url: `${state.siteUrl}/api/subscription?t=${signLink('subscription', requestId)}`,
  };
}

const oneClick = (url: string) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });

describe('a signed link', () => {
  const id = randomUUID();
  const purposes: LinkPurpose[] = ['open', 'read', 'subscription'];

  it('is valid for its own purpose only', () => {
    for (const made of purposes) {
      for (const used of purposes) {
        expect(readLink(used, signLink(made, id))).toBe(made === used ? id : null);
      }
    }
  });

  it('is invalid with any bit flipped, in another spelling, or too long', () => {
    const token = signLink('open', id);
    const bytes = Buffer.from(token, 'base64url');
    for (let bit = 0; bit < bytes.length * 8; bit++) {
      const changed = Buffer.from(bytes);
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(readLink('open', changed.toString('base64url'))).toBeNull();
    }
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const spellings = [...alphabet].filter((last) => readLink('open', token.slice(0, -1) + last) !== null);
    expect(spellings).toEqual([token.at(-1)]);
    for (const other of ['', `${token}A`, `${token}=`, `${token}\n`, ` ${token}`]) {
      expect(readLink('open', other)).toBeNull();
    }
  });
});

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

  it("needs this reader's token, and no other site can press the button", async () => {
    const reader = await newReader();
    const other = signLink('read', reader.requestId);
    expect((await oneClick(`${state.siteUrl}/api/subscription?t=${other}`)).status).toBe(404);
    expect((await oneClick(`${state.siteUrl}/api/subscription`)).status).toBe(404);
    const foreign = await fetch(reader.url, {
      method: 'POST',
      body: new URLSearchParams({ change: 'stop' }),
      headers: { origin: 'https://evil.example' },
    });
    expect(foreign.status).toBe(403);
    const nothing = await fetch(reader.url, { method: 'POST', redirect: 'manual', body: new FormData() });
    expect(nothing.status).toBe(303);
    expect(await reader.look()).toMatchObject({ unsubscribed_at: null, waiting: 8 });
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
      `/workbook/open/${open}`,
      `/workbook/course/${read}/1`,
      `/unsubscribe?t=${subscription}`,
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

describe('mail provider webhooks', () => {
  const report = (event: unknown, { at = Date.now(), secret = state.webhookSecret } = {}) => {
    const body = JSON.stringify(event);
    const id = `msg_${randomUUID()}`;
    const timestamp = String(Math.floor(at / 1000));
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
    const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
    return fetch(`${state.siteUrl}/api/webhooks/resend`, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        'svix-id': id,
        'svix-timestamp': timestamp,
        'svix-signature': `v1,${signature}`,
      },
    });
  };
  const bounce = (email: string, type = 'Permanent') => ({
    type: 'email.bounced',
    created_at: new Date().toISOString(),
    data: { email_id: randomUUID(), to: [email], bounce: { type, message: 'No such user' } },
  });
  const suppression = (email: string) =>
    sql`select reason from public.email_suppressions where email = ${email}`;

  it('end all mail to an address that bounced or complained', async () => {
    const bounced = await newReader();
    expect((await report(bounce(bounced.email))).status).toBe(200);
    expect(await suppression(bounced.email)).toEqual([{ reason: 'bounce' }]);
    expect(await bounced.look()).toMatchObject({ waiting: 0 });
    const complained = await newReader();
    await report({ ...bounce(complained.email), type: 'email.complained' });
    expect(await suppression(complained.email)).toEqual([{ reason: 'complaint' }]);
    await sql`delete from public.email_suppressions where email in ${sql([bounced.email, complained.email])}`;
  });

  it('change nothing for a full mailbox, a delivery, or an unknown event', async () => {
    const { email, look } = await newReader();
    for (const event of [
      bounce(email, 'Transient'),
      { ...bounce(email), type: 'email.delivered' },
      { a: 1 },
      [],
    ]) {
      expect((await report(event)).status).toBe(200);
    }
    expect(await look()).toMatchObject({ waiting: 8 });
  });

  it('are rejected if unsigned, wrongly signed, or replayed after five minutes', async () => {
    const { email, look } = await newReader();
    const unsigned = await fetch(`${state.siteUrl}/api/webhooks/resend`, { method: 'POST', body: '{}' });
    expect(unsigned.status).toBe(401);
    const secret = `whsec_${Buffer.from(randomUUID()).toString('base64')}`;
    expect((await report(bounce(email), { secret })).status).toBe(401);
    expect((await report(bounce(email), { at: Date.now() - 6 * 60_000 })).status).toBe(401);
    expect(await look()).toMatchObject({ waiting: 8 });
  });
});

describe('the scheduler', () => {
  it('needs the secret', async () => {
    const call = (authorization?: string, method = 'POST') =>
      fetch(`${state.siteUrl}/api/cron/mail`, { method, headers: authorization ? { authorization } : {} });
    for (const wrong of [undefined, 'Bearer', 'Bearer x', `bearer ${state.cronSecret}x`, state.cronSecret]) {
      expect((await call(wrong)).status).toBe(401);
    }
    for (const method of ['GET', 'POST']) {
      const response = await call(`Bearer ${state.cronSecret}`, method);
      expect(response.status).toBe(200);
      expect(await response.json()).toHaveProperty('sent');
    }
  });

  it('gets a report of what could not be deleted, and the rest is deleted', async () => {
    const key = randomUUID();
    await sql`insert into public.rate_limits values ('over', ${key}, 1, now() - interval '1 minute')`;
    await sql`delete from public.rate_limits where bucket = 'retention'`;
    // As on a hosted project that does not grant delete on the auth tables.
    await sql`create function public.refuse() returns trigger language plpgsql as 'begin raise insufficient_privilege; end'`;
    await sql`create trigger refuse before delete on auth.audit_log_entries execute function public.refuse()`;
    try {
      const headers = { authorization: `Bearer ${state.cronSecret}` };
      const response = await fetch(`${state.siteUrl}/api/cron/mail`, { method: 'POST', headers });
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({
        problems: ['retention of auth-log: insufficient_privilege'],
      });
    } finally {
      await sql`drop function public.refuse cascade`;
    }
    expect(await sql`select from public.rate_limits where key = ${key}`).toHaveLength(0);
  });
});

describe('what the privacy page promises to delete', () => {
  it('is deleted, and nothing else is', async () => {
    const email = anyEmail('links-old');
    const years = (count: number) => new Date(Date.now() - count * 366 * 86_400_000);
    for (const [name, created, handled] of [
      ['old', years(3), years(2.1)],
      ['open', years(1.9), null],
      ['recent', years(3), years(1)],
    ] as const) {
      await sql`
        insert into public.contact_messages (name, email, type, message, created_at, handled_at, state)
        values (${name}, ${email}, 'general', 'Hello', ${created}, ${handled}, ${handled ? 'closed' : 'new'})`;
    }
    for (const [name, asked, confirmed] of [
      ['never', years(1.1), null],
      ['confirmed', years(1.1), years(1)],
      ['new', years(0.9), null],
    ] as const) {
      await sql`
        insert into public.workbook_requests (email, first_name, consent_text, consent_version, consent_at, confirmed_at)
        values (${`${name}-${email}`}, ${name}, 'Yes', '1', ${asked}, ${confirmed})`;
    }
    await sql`select * from public.apply_retention()`;
    const messages = await sql`select name from public.contact_messages where email = ${email} order by name`;
    expect(messages.map((row) => row.name)).toEqual(['open', 'recent']);
    const requests = await sql`
      select first_name from public.workbook_requests where email like ${`%${email}`} order by first_name`;
    expect(requests.map((row) => row.first_name)).toEqual(['confirmed', 'new']);
    await sql`delete from public.contact_messages where email = ${email}`;
    await sql`delete from public.workbook_requests where email like ${`%${email}`}`;
  });
});
