import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { FiguresUnavailable, readOverview, readTotals } from '@/lib/data/admin-figures';
import { storeContactMessage } from '@/lib/data/contact-messages';
import { mailStore, suppressEmail } from '@/lib/data/email-jobs';
import { requestWorkbook, startCourse, unsubscribe } from '@/lib/data/workbook-requests';
import { siteEnv } from '@/scripts/site-env';
import { localDir } from '@/scripts/state';
import { loadSettings } from '@/supabase/local/settings';
import { anyEmail, connect, newPerson } from '../support/stack';

/** What the server writes with the secret key, through the same API as the site. */

const sql = connect();
beforeAll(() => {
  const env = siteEnv(loadSettings(join(localDir(), 'settings.json')));
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await sql.end();
});

const farAway = '2999-01-01T00:00:00Z';
const mailFor = (id: string) => ({
  subject: 'Your workbook “quoted” \\ 📚',
  html: `<p>${id}</p>`,
  text: id,
  headers: { 'List-Unsubscribe': `<https://example.com/${id}>` },
});
const details = { firstName: 'Ann', utmSource: 'test', consentText: 'Yes', consentVersion: '1' };

describe('a request for the workbook', () => {
  it('comes with a mail whose links carry its id, also for a known address', async () => {
    const email = anyEmail('workbook');
    const first = await requestWorkbook({ ...details, email }, mailFor);
    const second = await requestWorkbook({ ...details, email: email.toUpperCase() }, mailFor);
    expect(second).toMatchObject({ requestId: first.requestId, outcome: 'queued' });
    const jobs =
      await sql`select subject, html, headers from public.email_jobs where request_id = ${first.requestId}`;
    const { text: _, ...mail } = mailFor(first.requestId);
    expect(jobs).toEqual([mail]);
    await sql`delete from public.workbook_requests where id = ${first.requestId}`;
  });

  it('starts its course once and ends it for good', async () => {
    const { requestId, askId } = await requestWorkbook({ ...details, email: anyEmail('course') }, mailFor);
    const days = [1, 2, 3, 4, 5, 6, 7] as const;
    const mails = days.map((day) => ({
      ...mailFor(requestId),
      kind: `course-${day}` as const,
      send_after: farAway,
    }));
    expect(await startCourse(askId, mails)).toBe('started');
    expect(await startCourse(askId, mails)).toBe('already_started');
    expect(await unsubscribe(requestId, 'page')).toBe(true);
    const left = await sql`
      select from public.email_jobs where request_id = ${requestId} and sent_at is null and dead_at is null`;
    expect(left).toHaveLength(0);
    await sql`delete from public.workbook_requests where id = ${requestId}`;
    expect(await unsubscribe(requestId, 'page')).toBe(false);
  });

  it('of a suppressed address is kept without a mail', async () => {
    const email = anyEmail('suppressed');
    await suppressEmail(email, 'complaint');
    const { requestId, outcome } = await requestWorkbook({ ...details, email }, mailFor);
    expect(outcome).toBe('suppressed');
    await sql`delete from public.workbook_requests where id = ${requestId}`;
    await sql`delete from public.email_suppressions where email = ${email}`;
  });
});

describe('a letter', () => {
  it('is stored with its mail, and once', async () => {
    const letter = {
      name: 'Ann',
      email: anyEmail('letter'),
      type: 'book',
      message: 'Hello\n\nthere',
    } as const;
    const mail = { ...mailFor('letter'), recipient: 'owner@example.com', reply_to: letter.email };
    const first = await storeContactMessage(letter, mail);
    expect(first.outcome).toBe('stored');
    expect(await storeContactMessage(letter, mail)).toEqual({ ...first, outcome: 'duplicate' });
    const [job] = await sql`select id, reply_to from public.email_jobs where contact_id = ${first.contactId}`;
    expect(job?.reply_to).toBe(letter.email);
    await sql`delete from public.contact_messages where id = ${first.contactId}`;
    // Its mail went with it; that it has been sent is then no news to anybody.
    await mailStore('worker').settle(job?.id, { outcome: 'sent', providerId: 'x' });
  });
});

describe('the dashboard', () => {
  const range = { from: '2026-01-01', to: '2026-01-07' };

  it('hands its figures to an admin, and to nobody else from the moment the role is gone', async () => {
    const person = await newPerson('admin');
    const refused = (error: unknown) => error instanceof FiguresUnavailable && error.code === '42501';
    await expect(readTotals(person.client)).rejects.toSatisfy(refused);
    await sql`insert into public.user_roles (user_id, role) values (${person.id}, 'admin')`;
    const totals = await readTotals(person.client);
    expect(totals.totalUsers).toBeGreaterThan(0);
    expect(totals.averagePerUser).toBe(Math.round((totals.totalSessions / totals.totalUsers) * 10) / 10);
    const { current, before } = await readOverview(person.client, range);
    expect(current.range).toEqual(range);
    expect(before.range).toEqual({ from: '2025-12-25', to: '2025-12-31' });
    await sql`delete from public.user_roles where user_id = ${person.id}`;
    await expect(readTotals(person.client)).rejects.toSatisfy(refused);
    await sql`delete from auth.users where id = ${person.id}`;
  });
});
