import { afterAll, beforeAll, expect, it, vi } from 'vitest';
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

it('a workbook request queues one mail with the facts of its link, also for a known address, until it is deleted', async () => {
  const email = anyEmail('workbook');
  const { requestId, submissionId } = await requestWorkbook({ ...details, email });
  const second = await requestWorkbook({ ...details, email: email.toUpperCase() });
  expect(second).toMatchObject({ requestId, outcome: 'queued' });
  const jobs = await sql`select kind, facts from public.email_jobs where request_id = ${requestId}`;
  expect(jobs).toEqual([{ kind: 'workbook', facts: { submission: submissionId } }]);
  expect(await startCourse(submissionId)).toBe('started');
  expect(await startCourse(submissionId)).toBe('already_started');
  expect(await unsubscribe(requestId, 'page')).toBe(true);
  await sql`delete from public.workbook_requests where id = ${requestId}`;
  expect(await unsubscribe(requestId, 'page')).toBe(false);
});

it('a workbook request of a suppressed address is stored without a mail', async () => {
  const email = anyEmail('suppressed');
  await suppressEmail(email, 'complaint');
  const { requestId, outcome } = await requestWorkbook({ ...details, email });
  expect(outcome).toBe('suppressed');
  await sql`delete from public.workbook_requests where id = ${requestId}`;
  await sql`delete from public.email_suppressions where email = ${email}`;
});

it('a contact message is stored once, with its mail, which is deleted with it', async () => {
  const email = anyEmail('message');
  const message = { name: 'Ann', email, type: 'book', message: 'Hello\n\nthere' } as const;
  for (let press = 0; press < 2; press++) await storeContactMessage(message, 'owner@example.com');
  const jobs = await sql`select j.id, j.recipient from public.email_jobs as j
    join public.contact_messages as c on c.id = j.contact_id where c.email = ${email}`;
  expect(jobs).toMatchObject([{ recipient: 'owner@example.com' }]);
  await sql`delete from public.contact_messages where email = ${email}`;
  // Settling it has no effect.
  await mailStore('worker').settle(jobs[0]?.id, { outcome: 'sent', providerId: 'x' });
});

it('the dashboard gives its figures to an admin, and to nobody else as soon as the role is revoked', async () => {
  const range = { from: '2026-01-01', to: '2026-01-07' };
  const person = await newPerson('admin');
  const view = () => readOverview(person.client, { range });
  const refused = { name: 'BackendRefused', cause: { code: '42501' } };
  await expect(view()).rejects.toMatchObject(refused);
  await sql`insert into public.user_roles (user_id, role) values (${person.id}, 'admin')`;
  const { totals, days } = await view();
  expect([days[0]?.day, days.at(-1)?.day, days.length]).toEqual([range.from, range.to, 7]);
  expect(totals.total_users).toBeGreaterThan(0);
  const average = Math.round((totals.total_sessions / totals.total_users) * 10) / 10;
  expect(totals.avg_sessions_per_user).toBe(average);
  await sql`delete from public.user_roles where user_id = ${person.id}`;
  await expect(view()).rejects.toMatchObject(refused);
  await sql`delete from auth.users where id = ${person.id}`;
});
