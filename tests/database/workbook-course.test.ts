import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeDatabase, type TestDatabase } from './database';

let database: TestDatabase;
beforeAll(async () => {
  database = await makeDatabase(20);
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.sql`truncate public.workbook_requests, public.workbook_submissions, public.email_jobs, public.email_suppressions`;
});

const mail = { subject: 'Your workbook', html: '<p>Here</p>', text: 'Here' };
const start = Date.parse('2026-03-01T09:00:00Z');
const hours = (count: number) => new Date(start + count * 3_600_000);

async function ask(id: string, email: string, at = hours(0), submissionId: string = randomUUID()) {
  const [answer] = await database.sql<{ request_id: string; outcome: string }[]>`
    select * from public.request_workbook(${id}, ${submissionId}, ${email}, 'Ann', 'Yes, please', '1', ${database.sql.json(mail)}, at => ${at})`;
  if (!answer) throw new Error('There was no answer.');
  return answer;
}

const courseMails = Array.from({ length: 7 }, (_, n) => ({
  kind: `course-${n + 1}`,
  ...mail,
  send_after: hours(24 * (n + 1)).toISOString(),
}));

async function startCourse(id: string, at = hours(1)) {
  const { sql } = database;
  const [answer] = await sql`select public.start_course(${id}, ${sql.json(courseMails)}, ${at}) as outcome`;
  return answer?.outcome;
}

async function call(name: 'pause_course' | 'resume_course' | 'unsubscribe_request', id: string, at: Date) {
  const { sql } = database;
  const [answer] = await sql`select ${sql(`public.${name}`)}(${id}, at => ${at}) as outcome`;
  return answer?.outcome;
}

const jobs = () =>
  database.sql`select kind, copy, sent_at, dead_reason, send_after from public.email_jobs order by kind, copy`;
const sendAll = (at: Date) =>
  database.sql`update public.email_jobs set sent_at = ${at} where sent_at is null`;

describe('requesting the workbook', () => {
  it('200 concurrent requests, in any case and spacing, make one request and one mail', async () => {
    const spellings = ['ann@example.com', 'ANN@example.com', '  Ann@Example.COM ', '\tann@example.com\n'];
    const answers = await Promise.all(
      Array.from({ length: 200 }, async (_, n) => {
        const email = spellings[n % spellings.length] ?? '';
        const first = await ask(randomUUID(), email);
        return first.outcome === 'id_mismatch' ? ask(first.request_id, email) : first;
      }),
    );
    expect(new Set(answers.map((each) => each.request_id)).size).toBe(1);
    expect(new Set(answers.map((each) => each.outcome))).toEqual(new Set(['queued']));
    expect(await database.sql`select email from public.workbook_requests`).toEqual([
      { email: 'ann@example.com' },
    ]);
    expect(await jobs()).toHaveLength(1);
  });

  it('changes nothing and returns the known id when called with another one', async () => {
    const id = randomUUID();
    await ask(id, 'ann@example.com');
    expect(await ask(randomUUID(), 'ann@example.com', hours(1))).toEqual({
      request_id: id,
      outcome: 'id_mismatch',
    });
    expect(await jobs()).toHaveLength(1);
  });

  it('sends at most three mails within 24 hours, and allows a fourth after that', async () => {
    const id = randomUUID();
    const outcomes: string[] = [];
    for (const hour of [0, 1, 2, 3, 23, 24.5]) {
      outcomes.push((await ask(id, 'ann@example.com', hours(hour))).outcome);
      await sendAll(hours(hour));
    }
    expect(outcomes).toEqual(['queued', 'queued', 'queued', 'limited', 'limited', 'queued']);
    expect((await jobs()).map((job) => job.copy)).toEqual([1, 2, 3, 4]);
  });

  it('sends no second mail within ten minutes, for a reload or a second click', async () => {
    const id = randomUUID();
    await ask(id, 'ann@example.com');
    await sendAll(hours(0));
    expect((await ask(id, 'ann@example.com', hours(0.15))).outcome).toBe('queued');
    expect(await jobs()).toHaveLength(1);
    await ask(id, 'ann@example.com', hours(0.2));
    expect(await jobs()).toHaveLength(2);
  });

  it('limits 50 concurrent requests once a mail has been sent', async () => {
    const id = randomUUID();
    await ask(id, 'ann@example.com');
    await sendAll(hours(0));
    await Promise.all(Array.from({ length: 50 }, () => ask(id, 'ann@example.com', hours(1))));
    expect(await jobs()).toHaveLength(2);
  });

  it('stores the request of a suppressed address, and queues nothing', async () => {
    await database.sql`select public.suppress_email('Ann@example.com', 'complaint')`;
    expect((await ask(randomUUID(), 'ann@example.com')).outcome).toBe('suppressed');
    expect(await jobs()).toHaveLength(0);
  });

  it('stores nothing if its mail cannot be queued', async () => {
    const { sql } = database;
    const broken = sql.json({ ...mail, subject: 'Two\nlines' });
    await expect(
      sql`select * from public.request_workbook(${randomUUID()}, ${randomUUID()}, 'ann@example.com', 'Ann', 'Yes', '1', ${broken})`,
    ).rejects.toMatchObject({ code: '23514' });
    expect(await sql`select from public.workbook_requests`).toHaveLength(0);
  });
});

describe('the course', () => {
  let id: string;
  beforeEach(async () => {
    id = randomUUID();
    await ask(id, 'ann@example.com', hours(0), id);
    await sendAll(hours(0));
  });
  const courseJobs = async () => (await jobs()).filter((job) => job.kind !== 'workbook');

  it('starts once, however often the button is pressed', async () => {
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => startCourse(id)));
    expect(outcomes.filter((outcome) => outcome === 'started')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'already_started')).toHaveLength(19);
    expect(await courseJobs()).toHaveLength(7);
  });

  it('does not start for an unknown request or a suppressed address', async () => {
    expect(await startCourse(randomUUID())).toBe('unknown');
    await database.sql`select public.suppress_email('ann@example.com', 'bounce')`;
    expect(await startCourse(id)).toBe('suppressed');
    expect(await courseJobs()).toHaveLength(0);
  });

  it('has exactly seven mails', async () => {
    const { sql } = database;
    const six = sql.json(courseMails.slice(1));
    await expect(sql`select public.start_course(${id}, ${six})`).rejects.toMatchObject({ code: '22023' });
  });

  it('shifts by the length of a pause', async () => {
    await startCourse(id);
    expect(await call('pause_course', id, hours(10))).toBe('paused');
    expect(await call('pause_course', id, hours(11))).toBe('paused');
    expect(await call('resume_course', id, hours(20))).toBe('resumed');
    expect(await call('resume_course', id, hours(30))).toBe('resumed');
    expect((await courseJobs())[0]?.send_after).toEqual(hours(24 + 10));
  });

  it('ends on unsubscribing, which is idempotent; an old button does not restart it', async () => {
    await startCourse(id);
    for (const hour of [2, 3])
      expect(await call('unsubscribe_request', id, hours(hour))).toBe('unsubscribed');
    expect(await courseJobs()).toHaveLength(0);
    expect(await startCourse(id, hours(4))).toBe('unsubscribed');
    expect(await courseJobs()).toHaveLength(0);
    const [request] = await database.sql`select unsubscribed_at from public.workbook_requests`;
    expect(request?.unsubscribed_at).toEqual(hours(2));
  });

  it('can be requested again after unsubscribing, and continues where it stopped', async () => {
    await startCourse(id);
    await database.sql`update public.email_jobs set sent_at = ${hours(24)} where kind = 'course-1'`;
    await call('unsubscribe_request', id, hours(30));
    const submissionId = randomUUID();
    await ask(id, 'ann@example.com', hours(40), submissionId);
    expect(await startCourse(id, hours(41))).toBe('unsubscribed');
    expect(await startCourse(submissionId, hours(41))).toBe('started');
    const mails = await courseJobs();
    expect(mails.map((job) => job.kind)).toEqual(courseMails.map((each) => each.kind));
    expect(mails.filter((job) => job.sent_at)).toHaveLength(1);
  });

  it('keeps a record of a mail in flight when its reader unsubscribed', async () => {
    await startCourse(id);
    await database.sql`select from public.claim_email_jobs('worker', 1, 60, ${hours(24)})`;
    await call('unsubscribe_request', id, hours(24));
    expect(await courseJobs()).toMatchObject([{ kind: 'course-1', dead_reason: 'unsubscribed' }]);
  });
});
