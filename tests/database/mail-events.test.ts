import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { add, hours, newAdmin, one, ownDatabase, untilWaiting, valueFor } from './database';
import { mailQueueCalls } from './mail-queue-calls';

const sql = ownDatabase();
const { claim, claimOne, settle, job } = mailQueueCalls(sql);
const owner = 'owner@example.com';
beforeEach(
  () =>
    sql`truncate public.email_jobs, public.owner_incidents, public.contact_messages, public.email_suppressions,
      public.workbook_requests cascade`,
);

const ann = 'ann@example.com';
/** Sends a mail, and returns its id. */
async function send(recipient = ann, kind = 'test', priority = 1): Promise<string> {
  const due = { dedupe_key: randomUUID(), facts: { change: 'x' }, send_after: hours(0) };
  await add(sql, 'email_jobs', { kind, priority, recipient, ...due });
  const id = await claimOne('worker', hours(0));
  await settle(id, 'worker', 'sent', hours(0));
  return id;
}

const note = (event: string, id: string, to = ann, detail = 'why') =>
  one(sql`select public.note_mail_event(${event}, ${id}, ${[to]}, ${detail}, ${owner}, ${hours(1)})`);
const blocked = async () => [...(await sql`select email, reason from public.email_suppressions`)];
const write = (message: string) => sql`select * from public.store_contact_message(
  ${sql.json({ name: 'Rob', email: 'rob@example.com', type: 'book', message })}, ${owner}, ${hours(2)})`;
const refusedSince = () => one(sql`select public.owner_mail_refused()`);

describe('a report of the mail service about a mail', () => {
  it.each(['failed', 'returned'])('%s: it was not delivered, and a new try has another id', async (event) => {
    const id = await send();
    for (let repeated = 0; repeated < 2; repeated++) expect(await note(event, id)).toBe('noted');
    const failed = { sent_at: null, dead_reason: 'failed', last_error: 'why', attempts: 0 };
    expect(await job()).toMatchObject({ ...failed, id: expect.not.stringMatching(id) });
    expect(await blocked()).toEqual([]);
    // The report may come before the answer to the call that sent it.
    expect(await settle(id, 'worker', 'sent', hours(2))).toBe('gone');
  });

  it('complained, while the person unsubscribes: neither waits for the other for ever', async () => {
    const request = await one(sql`select request_id
      from public.request_workbook(${randomUUID()}, ${ann}, 'Ann', 'Yes', '1', at => ${hours(0)})`);
    const id = await claimOne('worker', hours(0));
    await settle(id, 'worker', 'sent', hours(0));
    const { complaint } = await sql.begin(async (page) => {
      await page`select from public.workbook_requests for update`;
      const complaint = note('complained', id);
      await untilWaiting(sql);
      await page`select public.unsubscribe_request(${request})`;
      return { complaint };
    });
    expect(await complaint).toBe('noted');
    expect(await blocked()).toEqual([{ email: ann, reason: 'complaint' }]);
  });

  it('failed for want of quota: it goes out an hour later by itself, unless its link has expired by then', async () => {
    const id = await send();
    await note('failed', id, undefined, 'reached_daily_quota');
    expect(await job()).toMatchObject({ sent_at: null, dead_at: null, send_after: hours(2) });
    await sql`truncate public.email_jobs`;
    await note('failed', await send(ann, 'recovery', 0), undefined, 'reached_daily_quota');
    expect(await job()).toMatchObject({ dead_reason: 'failed' });
  });

  it.each([
    ['bounced', 'bounce', { sent_at: null, dead_reason: 'bounced', last_error: 'why' }],
    ['suppressed', 'bounce', { sent_at: null, dead_reason: 'bounced', last_error: 'why' }],
    ['complained', 'complaint', { sent_at: hours(0), dead_reason: null }],
  ])('%s: the address is blocked for a %s, and nothing failed', async (event, reason, state) => {
    await note(event, await send());
    expect(await job()).toMatchObject(state);
    expect(await blocked()).toEqual([{ email: ann, reason }]);
  });

  it('delayed, then delivered: said while it lasts', async () => {
    const id = await send();
    for (const [event, last_error] of Object.entries({ delayed: 'why', delivered: null })) {
      await note(event, id);
      expect(await job()).toMatchObject({ sent_at: hours(0), last_error });
    }
  });

  it('counts a letter that was not delivered among the failed ones of its issue', async () => {
    const [given, at] = [hours(-1), hours(0)];
    const reader = { consent_at: given, created_at: given, confirmed_at: at };
    const subscriber_id = await add(sql, 'newsletter_subscribers', reader);
    const times = { send_at: at, started_at: at, fanned_out_at: at, finished_at: at };
    const issue_id = await add(sql, 'newsletter_issues', { ...times, sent: 10, failed: 0 });
    const letter = { issue_id, subscriber_id, kind: 'newsletter', sent_at: at };
    await note('bounced', await add(sql, 'email_jobs', letter));
    expect((await sql`select sent, failed from public.newsletter_issues`)[0]).toEqual({ sent: 9, failed: 1 });
  });
});

describe("the owner's address", () => {
  it.each(['bounced', 'suppressed', 'complained', 'returned'])(
    'goes on getting mails after one %s, and it is said once',
    async (event) => {
      const id = await send(owner, 'alert');
      expect(await note(event, id, 'Owner@Example.com')).toBe('owner-refused');
      expect(await note(event, id, owner)).toBe('noted');
      expect(await blocked()).toEqual([]);
      expect(await refusedSince()).toEqual(hours(1));
      await sql`truncate public.email_jobs`;
      await write('I am standing on the bridge.');
      expect(await claim('worker', hours(3), 5)).toMatchObject([{ kind: 'contact' }]);
      // An alert by mail would not arrive.
      const incidents = await sql`select kind from public.watch_site(false, ${hours(3)})`;
      expect(incidents.map(({ kind }) => kind)).not.toContain('owner-refused');
    },
  );

  it('goes on getting them, whatever stands in the list of blocked addresses', async () => {
    for (const reason of ['bounce', 'complaint', 'recipient', 'owner']) {
      await sql`truncate public.email_jobs, public.email_suppressions`;
      await write(reason);
      await sql`select public.suppress_email(${owner}, ${reason})`;
      await sql`select public.queue_mail('alert', ${owner}, '{}', ${reason}, ${hours(2)})`;
      const taken = await claim('worker', hours(3), 5);
      expect(taken.map(({ kind }) => kind).sort()).toEqual(['alert', 'contact']);
    }
  });

  it('is no longer said to be refused once a mail arrives', async () => {
    const id = await send(owner, 'digest');
    await note('complained', id, owner);
    await note('delivered', id, 'ann@example.com');
    expect(await refusedSince()).toEqual(hours(1));
    await note('delivered', id, owner);
    expect(await refusedSince()).toBeNull();
  });
});

it('the list of mails in the workspace has all that failed, each with its retry, and apart what was not sent for another reason', async () => {
  const admin = await newAdmin(sql);
  await sql`insert into public.email_jobs (dedupe_key, kind, recipient, attempts, dead_at, dead_reason)
      select gen_random_uuid()::text, 'test', n || '@example.com', 8, now() - make_interval(days => case when n <= 120 then 20 else 1 end),
        case when n <= 120 then 'failed' when n % 2 = 0 then 'stopped' else 'unsubscribed' end
      from generate_series(1, 300) as n`;
  await sql`insert into public.email_jobs (dedupe_key, kind, recipient, dead_at, dead_reason)
      select reason, 'test', 'gone@example.com', now(), reason from unnest(array['bounced', 'expired', 'suppressed']) as reason`;
  await sql`select public.suppress_email('7@example.com', 'bounce')`;
  type Job = { dead_reason: string; can_retry: boolean; recipient: string; id: string };
  const read = (wanted: string): Promise<{ ended: object; jobs: Job[] }> =>
    valueFor(sql, admin, `select public.admin_mails(${wanted})`);
  const { ended, jobs } = await read(`'failed'`);
  expect(ended).toMatchObject({ failed: 120, stopped: 90, unsubscribed: 90 });
  // First what the owner can do something about.
  const reasons = jobs.map((job) => job.dead_reason);
  expect(new Set(reasons.slice(0, 120))).toEqual(new Set(['failed']));
  expect(reasons.slice(120).sort()).toEqual(['bounced', 'expired']);
  const over = jobs.flatMap(({ can_retry, recipient }) => (can_retry ? [] : [recipient]));
  expect(over).toEqual(['7@example.com', 'gone@example.com', 'gone@example.com']);
  for (const { id, can_retry } of jobs.slice(0, 5))
    expect(await valueFor(sql, admin, `select public.admin_retry_email_job('${id}')`)).toBe(can_retry);
  // By a part of the address, whatever its case.
  const found = await read(`'ended', ' 300@EXAMPLE '`);
  const waiting = await one(sql`select count(*)::integer from public.email_jobs
      where sent_at is null and dead_at is null and not on_hold`);
  expect(found).toMatchObject({ jobs: [{ recipient: '300@example.com' }], waiting });
  const others = (await read(`'ended'`)).jobs;
  expect(others).toHaveLength(100);
  expect(others.some((job) => /failed|bounced|expired/.test(job.dead_reason) || job.can_retry)).toBe(false);
  // All that are left go out again with one press.
  const retryAll = () => valueFor(sql, admin, 'select public.admin_retry_email_job()');
  expect([await retryAll(), await retryAll()]).toEqual([true, false]);
  await claim('worker', new Date(Date.now() + 1_000), 300);
  expect(await one(sql`select max(attempts) from public.email_jobs where lease_until is not null`)).toBe(2);
  expect((await read(`'failed'`)).ended).toMatchObject({ failed: 1 });
});

/** Blocks of the database that a claim reads. */
async function costOfClaim(): Promise<number> {
  await sql`vacuum analyze public.email_jobs, public.workbook_requests`;
  const [row] = await sql`explain (analyze, buffers, format json)
    select from public.claim_email_jobs('w', 10, 60, now() + interval '1 hour')`;
  const plan = row?.['QUERY PLAN'][0].Plan;
  return plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
}

it('a claim costs as much with 1,000 paused readers as with none', async () => {
  const add = (from: number, to: number) => sql`
    with asked as (
      insert into public.workbook_requests (email, first_name, consent_text, consent_version, confirmed_at)
      select n || '@example.com', 'Ann', 'Yes', '1', now() from generate_series(${from}::integer, ${to}::integer) as n returning id, email)
    insert into public.email_jobs (request_id, kind, recipient, send_after)
    select id, 'course-1', email, now() from asked`;
  await add(1, 1_000);
  await sql`delete from public.email_jobs`;
  await add(5_001, 5_100);
  await costOfClaim();
  const alone = await costOfClaim();
  await sql`insert into public.email_jobs (request_id, kind, recipient, send_after)
    select id, 'course-1', email, now() - interval '1 day' from public.workbook_requests where split_part(email, '@', 1)::integer <= 1000`;
  await sql`select public.pause_course(id) from public.workbook_requests where split_part(email, '@', 1)::integer <= 1000`;
  expect(await costOfClaim()).toBeLessThanOrEqual(1.2 * alone + 5);
});
