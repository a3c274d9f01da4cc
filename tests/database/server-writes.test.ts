import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readOverview } from '@/lib/data/admin/overview';
import { storeContactMessage } from '@/lib/data/contact-messages';
import { mailStore, suppressEmail } from '@/lib/data/email-jobs';
import { requestWorkbook, startCourse, unsubscribe } from '@/lib/data/workbook-requests';
import { anyEmail, connect, newPerson } from '../support/stack';
import { stubSiteEnv } from './mail/site';

/** What the server writes with the secret key, through the same API as the site. */

const sql = connect();
beforeAll(() => stubSiteEnv());
afterAll(async () => {
  vi.unstubAllEnvs();
  await sql.end();
});

const details = { first_name: 'Ann', utm_source: 'test', consent_text: 'Yes', consent_version: '1' };

describe('a workbook request', () => {
  it('queues one mail with the facts of its link, also for a known address', async () => {
    const email = anyEmail('workbook');
    const first = await requestWorkbook({ ...details, email });
    const second = await requestWorkbook({ ...details, email: email.toUpperCase() });
    expect(second).toMatchObject({ requestId: first.requestId, outcome: 'queued' });
    const jobs = await sql`select kind, facts from public.email_jobs where request_id = ${first.requestId}`;
    expect(jobs).toEqual([{ kind: 'workbook', facts: { submission: first.submissionId } }]);
    await sql`delete from public.workbook_requests where id = ${first.requestId}`;
  });

  it('starts its course once and ends it for good', async () => {
    const { requestId, submissionId } = await requestWorkbook({ ...details, email: anyEmail('course') });
    expect(await startCourse(submissionId)).toBe('started');
    expect(await startCourse(submissionId)).toBe('already_started');
    expect(await unsubscribe(requestId, 'page')).toBe(true);
    const left = await sql`
      select from public.email_jobs where request_id = ${requestId} and sent_at is null and dead_at is null`;
    expect(left).toHaveLength(0);
    await sql`delete from public.workbook_requests where id = ${requestId}`;
    expect(await unsubscribe(requestId, 'page')).toBe(false);
  });

  it('is stored without a mail for a suppressed address', async () => {
    const email = anyEmail('suppressed');
    await suppressEmail(email, 'complaint');
    const { requestId, outcome } = await requestWorkbook({ ...details, email });
    expect(outcome).toBe('suppressed');
    await sql`delete from public.workbook_requests where id = ${requestId}`;
    await sql`delete from public.email_suppressions where email = ${email}`;
  });
});

describe('a contact message', () => {
  it('is stored once, with its mail', async () => {
    const email = anyEmail('message');
    const message = { name: 'Ann', email, type: 'book', message: 'Hello\n\nthere' } as const;
    for (let press = 0; press < 2; press++) await storeContactMessage(message, 'owner@example.com');
    const jobs = await sql`select j.id, j.recipient from public.email_jobs as j
      join public.contact_messages as c on c.id = j.contact_id where c.email = ${email}`;
    expect(jobs).toMatchObject([{ recipient: 'owner@example.com' }]);
    await sql`delete from public.contact_messages where email = ${email}`;
    // Its mail was deleted with it, so settling it has no effect.
    await mailStore('worker').settle(jobs[0]?.id, { outcome: 'sent', providerId: 'x' });
  });
});

describe('the dashboard', () => {
  const range = { from: '2026-01-01', to: '2026-01-07' };

  it('gives its figures to an admin, and to nobody else as soon as the role is revoked', async () => {
    const person = await newPerson('admin');
    const view = () => readOverview(person.client, { range });
    const refused = { name: 'BackendRefused', cause: { code: '42501' } };
    await expect(view()).rejects.toMatchObject(refused);
    await sql`insert into public.user_roles (user_id, role) values (${person.id}, 'admin')`;
    const { totals, days } = await view();
    expect([days[0]?.day, days.at(-1)?.day, days.length]).toEqual([range.from, range.to, 7]);
    expect(totals.total_users).toBeGreaterThan(0);
    expect(totals.avg_sessions_per_user).toBe(
      Math.round((totals.total_sessions / totals.total_users) * 10) / 10,
    );
    await sql`delete from public.user_roles where user_id = ${person.id}`;
    await expect(view()).rejects.toMatchObject(refused);
    await sql`delete from auth.users where id = ${person.id}`;
  });
});
