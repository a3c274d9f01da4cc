import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MailJob, SendAnswer } from '@/lib/domain/mail-queue/job';
import { workQueue } from '@/lib/domain/mail-queue/work-queue';
import { seeded } from '../support/seeded';
import { as, openSession } from './actor';
import { makeDatabase, signUp, type TestDatabase } from './database';
import { queueStore } from './queue-store';

let database: TestDatabase;
let sql: TestDatabase['sql'];
let admin: Awaited<ReturnType<typeof openSession>>;
beforeAll(async () => {
  database = await makeDatabase(6);
  sql = database.sql;
  const person = await signUp(sql, 'owner@example.com');
  await sql`insert into public.user_roles (user_id, role) values (${person}, 'admin')`;
  admin = await openSession(sql, person);
});
afterAll(() => database.drop());
beforeEach(
  () => sql`truncate public.newsletter_subscribers, public.newsletter_submissions, public.newsletter_issues,
    public.email_jobs, public.email_suppressions, public.workbook_requests, public.workbook_submissions, private.daily_counts`,
);

const MARK = 'token-of-this-reader';
const start = Date.parse('2026-03-01T09:00:00Z');
const minutes = (count: number) => new Date(start + count * 60_000);
const mail = {
  subject: 'Please confirm',
  html: `<a href="https://flip.example/newsletter/confirm/${MARK}">Yes</a>`,
  text: `https://flip.example/newsletter/confirm/${MARK}`,
  headers: { 'List-Unsubscribe': `<https://flip.example/api/newsletter?t=${MARK}>` },
};

async function ask(email: string, at = minutes(0)): Promise<string> {
  const [row] =
    await sql`select public.request_newsletter(${email}, 'Yes', '1', ${sql.json(mail)}, ${at}) as outcome`;
  return row?.outcome;
}

async function tokensOf(email: string): Promise<string[]> {
  const jobs =
    await sql`select text from public.email_jobs where recipient = ${email} and kind = 'newsletter-confirm' order by created_at, copy`;
  return jobs.map(({ text }) => text.split('/').at(-1));
}

const one = async (query: Promise<readonly Record<string, unknown>[]>) =>
  Object.values((await query)[0] ?? {})[0];
const confirm = (token: string | undefined, at: Date) =>
  one(sql`select public.confirm_newsletter(${token ?? ''}, ${at})`);
const stop = (token: string | undefined, at: Date) =>
  one(sql`select public.unsubscribe_newsletter(${token ?? ''}, 'page', ${at})`);
const stateOf = (token: string | undefined) => one(sql`select public.newsletter_link(${token ?? ''})`);

/** Confirmed subscribers, numbered. */
const subscribe = (count: number) => sql`
  insert into public.newsletter_subscribers (email, source, consent_text, consent_version, consent_at, confirmed_at)
  select 'reader-' || n || '@example.com', 'form', 'Yes', '1', ${minutes(-60)}, ${minutes(-50)}
  from generate_series(1, ${count}) as n`;

const issue = async (sendAt = minutes(0)) => {
  const rendered = {
    html: `<p>${MARK}</p>`,
    text: `Stop: ${MARK}`,
    headers: { 'List-Unsubscribe': `<${MARK}>` },
  };
  const [row] = await as(
    sql,
    admin,
    (transaction) => transaction`
      select gen.id, public.admin_save_newsletter(gen.id, 'One thing', '', 'Words', ${transaction.json(rendered)}, ${sendAt}) as outcome
      from (select gen_random_uuid() as id) as gen`,
  );
  expect(row?.outcome).toBe('scheduled');
  return row?.id as string;
};

describe('signing up for the newsletter', () => {
  it('subscribes only after confirmation, whose link has a token of its own', async () => {
    expect(await ask('ann@example.com')).toBe('queued');
    const [token] = await tokensOf('ann@example.com');
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    expect(await stateOf(token)).toBe('waiting');
    const [job] = await sql`select * from public.email_jobs`;
    expect(job?.headers).toEqual({ 'List-Unsubscribe': `<https://flip.example/api/newsletter?t=${token}>` });
    expect(await confirm(token, minutes(1))).toBe('subscribed');
    expect(await confirm(token, minutes(2))).toBe('already');
    expect(await stateOf(token)).toBe('reading');
    expect(await confirm('0'.repeat(64), minutes(2))).toBe('unknown');
  });

  it('sends one mail within ten minutes and three within a day, whatever is pressed', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask('ann@example.com')));
    expect(new Set(answers)).toEqual(new Set(['queued']));
    expect(await tokensOf('ann@example.com')).toHaveLength(1);
    expect([await ask('ann@example.com', minutes(11)), await ask('ann@example.com', minutes(22))]).toEqual([
      'queued',
      'queued',
    ]);
    expect(await ask('ann@example.com', minutes(33))).toBe('limited');
    expect(await tokensOf('ann@example.com')).toHaveLength(3);
  });

  it("is not restored by an older mail's button, but by a newer one's", async () => {
    await ask('ann@example.com');
    const [first] = await tokensOf('ann@example.com');
    await confirm(first, minutes(1));
    expect(await stop(first, minutes(2))).toBe('unsubscribed');
    expect(await stateOf(first)).toBe('stopped');
    expect(await confirm(first, minutes(3))).toBe('stopped');
    await ask('ann@example.com', minutes(20));
    const second = (await tokensOf('ann@example.com')).at(-1);
    expect(await stateOf(second)).toBe('waiting');
    expect(await confirm(second, minutes(21))).toBe('subscribed');
  });

  it('does not reach an address that bounced, and a complaint unsubscribes', async () => {
    await sql`select public.suppress_email('gone@example.com', 'bounce')`;
    expect(await ask('gone@example.com')).toBe('suppressed');
    await ask('ann@example.com');
    const [token] = await tokensOf('ann@example.com');
    await confirm(token, minutes(1));
    await sql`select public.suppress_email('Ann@example.com', 'complaint')`;
    expect(await stateOf(token)).toBe('stopped');
  });

  it('by import asks each new address once, and leaves every known one alone', async () => {
    await ask('known@example.com');
    await ask('left@example.com');
    await stop((await tokensOf('left@example.com'))[0], minutes(1));
    await sql`select public.suppress_email('gone@example.com', 'bounce')`;
    const emails = [
      'New@example.com',
      'new@example.com ',
      'known@example.com',
      'left@example.com',
      'gone@example.com',
      'no address',
    ];
    const bring = () =>
      as(
        sql,
        admin,
        (transaction) =>
          transaction`select public.admin_import_subscribers(${emails}, 'Yes', '1', ${transaction.json(mail)}) as counts`,
      );
    expect((await bring())[0]?.counts).toEqual({ asked: 1, known: 2, suppressed: 1, invalid: 1 });
    expect((await bring())[0]?.counts).toEqual({ asked: 0, known: 3, suppressed: 1, invalid: 1 });
    const jobs = await sql`select bulk from public.email_jobs where recipient = 'new@example.com'`;
    expect(jobs).toEqual([{ bulk: true }]);
    expect(
      await sql`select from public.newsletter_subscribers where email = 'new@example.com' and confirmed_at is not null`,
    ).toHaveLength(0);
  });
});

describe('an issue', () => {
  it('reaches each of 1,000 readers once, with two crashing workers and a failing provider; few jobs wait at a time', async () => {
    await subscribe(1_000);
    await sql`update public.newsletter_subscribers set unsubscribed_at = ${minutes(-1)}, unsubscribed_by = 'page' where email like '%99@example.com'`;
    const id = await issue();
    const random = seeded(7);
    const taken = new Map<string, string>();
    const recipients: string[] = [];
    const bodies = new Set<string>();
    let now = start;
    let mostWaiting = 0;
    const send = async (job: MailJob): Promise<SendAnswer> => {
      if (random() < 0.02) return { kind: 'not-now', reason: '429', retrySeconds: 1 };
      if (random() < 0.02) return { kind: 'unclear', reason: 'no answer' };
      if (!taken.has(job.id)) {
        taken.set(job.id, job.recipient);
        recipients.push(job.recipient);
        bodies.add(job.text);
      }
      // The worker crashes before it can record the answer.
      if (random() < 0.01) throw new Error('The host was stopped.');
      return random() < 0.02
        ? { kind: 'unclear', reason: 'answer lost' }
        : { kind: 'accepted', providerId: job.id };
    };
    const find = async (job: MailJob) =>
      taken.has(job.id) ? ({ kind: 'found', providerId: job.id } as const) : ({ kind: 'absent' } as const);
    const work = (worker: string) =>
      workQueue({
        store: queueStore(sql, worker, () => new Date(now), 10),
        provider: { send, find },
        now: () => new Date(now),
        until: new Date(now + 45_000),
      }).catch(() => undefined);
    for (let minute = 0; minute < 200; minute++) {
      await Promise.all([work(`a${minute}`), work(`b${minute}`)]);
      const waiting = Number(
        await one(sql`select count(*) from public.email_jobs where sent_at is null and dead_at is null`),
      );
      mostWaiting = Math.max(mostWaiting, waiting);
      now += 130_000;
      const [row] = await sql`select finished_at from public.newsletter_issues where id = ${id}`;
      if (row?.finished_at) break;
    }
    expect(recipients).toHaveLength(990);
    expect(new Set(recipients).size).toBe(990);
    expect(recipients.some((address) => /99@/.test(address))).toBe(false);
    // Each mail carries its own reader's token.
    expect(bodies.size).toBe(990);
    expect([...bodies].join()).not.toContain(MARK);
    expect(mostWaiting).toBeLessThan(600);
    const [row] = await sql`select sent, failed from public.newsletter_issues where id = ${id}`;
    expect(row).toEqual({ sent: 990, failed: 0 });
  }, 240_000);

  it('waits behind mails that people have just requested, and for its own time', async () => {
    await subscribe(3);
    await issue(minutes(10));
    const claim = (at: Date) => sql`select kind from public.claim_email_jobs('w', 10, 60, ${at})`;
    expect(await claim(minutes(9))).toHaveLength(0);
    await ask('ann@example.com', minutes(11));
    expect((await claim(minutes(11))).map(({ kind }) => kind)).toEqual(['newsletter-confirm']);
    expect((await claim(minutes(11))).map(({ kind }) => kind)).toEqual([
      'newsletter',
      'newsletter',
      'newsletter',
    ]);
  });

  it('is not sent to a reader who unsubscribes after the claim, and counts them as its unsubscription', async () => {
    await subscribe(2);
    const id = await issue();
    const jobs = await sql`select id, recipient from public.claim_email_jobs('w', 10, 600, ${minutes(0)})`;
    const [first, second] = jobs;
    const leave = (email: string) =>
      sql`select public.unsubscribe_newsletter(token, 'page', ${minutes(1)}) from public.newsletter_subscribers where email = ${email}`;
    await leave(first?.recipient);
    expect(await one(sql`select public.confirm_email_job(${first?.id}, 'w', 60, ${minutes(2)})`)).toBe(false);
    expect(await one(sql`select public.confirm_email_job(${second?.id}, 'w', 60, ${minutes(2)})`)).toBe(true);
    await sql`select public.settle_email_job(${second?.id}, 'w', 'sent', 'p', null, null, false, ${minutes(2)})`;
    await leave(second?.recipient);
    const [row] = await as(
      sql,
      admin,
      (transaction) => transaction`select public.admin_newsletter(${id}) as page`,
    );
    expect(row?.page.issue).toMatchObject({ sent: 1, failed: 0, queued: 0, unsubscribed: 1 });
  });

  it('can be stopped while being sent, and turned back into a draft before that', async () => {
    await subscribe(5);
    const stopIssue = async (id: string) =>
      (
        await as(
          sql,
          admin,
          (transaction) => transaction`select public.admin_stop_newsletter(${id}) as outcome`,
        )
      )[0]?.outcome;
    const early = await issue(minutes(60));
    expect(await stopIssue(early)).toBe('draft');
    const id = await issue();
    await sql`select * from public.claim_email_jobs('w', 2, 60, ${minutes(0)})`;
    expect(await stopIssue(id)).toBe('stopped');
    expect(await sql`select * from public.claim_email_jobs('w', 10, 60, ${minutes(90)})`).toHaveLength(0);
    const left = await sql`select dead_reason from public.email_jobs where issue_id = ${id}`;
    expect(left).toEqual([{ dead_reason: 'stopped' }, { dead_reason: 'stopped' }]);
  });

  it('is refused without an unsubscribe link', async () => {
    const rendered = { html: '<p>Hello</p>', text: 'Hello', headers: {} };
    await expect(
      as(
        sql,
        admin,
        (transaction) =>
          transaction`select public.admin_save_newsletter(gen_random_uuid(), 'A', '', 'B', ${transaction.json(rendered)}, now())`,
      ),
    ).rejects.toMatchObject({ code: '22023' });
  });
});
