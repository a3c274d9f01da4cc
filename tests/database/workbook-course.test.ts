import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { hours, one, ownDatabase } from './database';

const sql = ownDatabase(20);
beforeEach(
  () =>
    sql`truncate public.workbook_requests, public.workbook_submissions, public.email_jobs, public.email_suppressions`,
);
async function ask(email: string, at = hours(0), submissionId: string = randomUUID()) {
  const [answer] = await sql<[{ request_id: string; outcome: string }]>`
    select * from public.request_workbook(${submissionId}, ${email}, 'Ann', 'Yes, please', '1', at => ${at})`;
  return answer;
}
const jobs = () =>
  sql`select kind, sequence, facts, sent_at, dead_reason, send_after from public.email_jobs order by kind, sequence`;
const sendAll = (at: Date) => sql`update public.email_jobs set sent_at = ${at} where sent_at is null`;
const startCourse = (id: string, at = hours(1)) => one(sql`select public.start_course(${id}, ${at})`);
const call = (name: 'pause_course' | 'resume_course' | 'unsubscribe_request', at: Date) =>
  one(sql`select ${sql(`public.${name}`)}(id, at => ${at}) from public.workbook_requests`);

describe('the course', () => {
  let id: string;
  beforeEach(async () => {
    id = randomUUID();
    await ask('ann@example.com', hours(0), id);
    await sendAll(hours(0));
  });
  const courseJobs = async () => (await jobs()).filter((job) => job.kind !== 'workbook');
  /** Day and time of each mail that waits. */
  const waiting = async () =>
    (await courseJobs()).flatMap(({ kind, send_after, sent_at, dead_reason }) =>
      sent_at || dead_reason ? [] : [[kind, send_after]],
    );
  const sevenFrom = (hour: number) =>
    [1, 2, 3, 4, 5, 6, 7].map((day) => [`course-${day}`, hours(hour + 24 * (day - 1))]);

  it('starts once, however often the button is pressed: the first mail at once and the others a day apart', async () => {
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => startCourse(id)));
    expect(outcomes.sort()).toEqual([...Array(19).fill('already_started'), 'started']);
    expect(await waiting()).toEqual(sevenFrom(1));
  });

  it('does not start for an unknown request or a suppressed address', async () => {
    expect(await startCourse(randomUUID())).toBe('unknown');
    await sql`select public.suppress_email('ann@example.com', 'bounce')`;
    expect(await startCourse(id)).toBe('suppressed');
    expect(await courseJobs()).toHaveLength(0);
  });

  it('shifts by the length of a pause', async () => {
    await startCourse(id);
    for (const hour of [10, 11]) expect(await call('pause_course', hours(hour))).toBe('paused');
    for (const hour of [20, 30]) expect(await call('resume_course', hours(hour))).toBe('resumed');
    expect((await courseJobs())[0]?.send_after).toEqual(hours(1 + 10));
  });

  it.each([
    ['all seven', 7],
    ['one', 1],
  ])('begins anew, one mail a day, for who had got %s, unsubscribed and asked again', async (_, got) => {
    await startCourse(id);
    await sql`update public.email_jobs set sent_at = ${hours(24)}, attempts = 1 where right(kind, 1) <= ${String(got)}`;
    // One was on its way when they left.
    await sql`update public.email_jobs set attempts = 1 where kind = ${`course-${got + 1}`}`;
    await call('unsubscribe_request', hours(200));
    const again = randomUUID();
    await ask('ann@example.com', hours(210), again);
    expect(await startCourse(id, hours(211))).toBe('unsubscribed');
    expect(await waiting()).toEqual([]);
    expect(await startCourse(again, hours(211))).toBe('started');
    expect(await waiting()).toEqual(sevenFrom(211));
    expect(await startCourse(again, hours(212))).toBe('already_started');
    expect(await courseJobs()).toHaveLength(7);
  });

  it('begins anew for who had got all seven and asked again, and not while mails are waiting', async () => {
    await startCourse(id);
    const early = randomUUID();
    await ask('ann@example.com', hours(30), early);
    expect(await startCourse(early, hours(31))).toBe('already_started');
    expect(await waiting()).toEqual(sevenFrom(1));
    await sendAll(hours(160));
    // The button of a mail that was pressed before starts nothing.
    for (const used of [id, early]) expect(await startCourse(used, hours(170))).toBe('already_started');
    expect(await waiting()).toEqual([]);
    const again = randomUUID();
    await ask('ann@example.com', hours(180), again);
    expect(await startCourse(again, hours(181))).toBe('started');
    expect(await waiting()).toEqual(sevenFrom(181));
  });

  it('keeps a record of a mail in flight when its reader unsubscribed', async () => {
    await startCourse(id);
    await sql`select from public.claim_email_jobs('worker', 1, 60, ${hours(24)})`;
    await call('unsubscribe_request', hours(24));
    expect(await courseJobs()).toMatchObject([{ kind: 'course-1', dead_reason: 'unsubscribed' }]);
  });
});

describe('requesting the workbook', () => {
  it('200 concurrent requests, in any case and spacing, make one request and one mail', async () => {
    const spellings = ['ann@example.com', 'ANN@example.com', '  Ann@Example.COM ', '\tann@example.com\n'];
    const asked = Array.from({ length: 200 }, (_, n) => ask(spellings[n % 4] ?? ''));
    const answers = await Promise.all(asked);
    expect(new Set(answers.map((each) => each.request_id)).size).toBe(1);
    expect(new Set(answers.map((each) => each.outcome))).toEqual(new Set(['queued']));
    expect(await sql`select email from public.workbook_requests`).toEqual([{ email: 'ann@example.com' }]);
    expect(await jobs()).toHaveLength(1);
  });

  it('sends at most three mails within 24 hours, and allows a fourth after that', async () => {
    const outcomes: string[] = [];
    for (const hour of [0, 1, 2, 3, 23, 24.5]) {
      outcomes.push((await ask('ann@example.com', hours(hour))).outcome);
      await sendAll(hours(hour));
    }
    expect(outcomes).toEqual(['queued', 'queued', 'queued', 'limited', 'limited', 'queued']);
    expect((await jobs()).map((job) => job.sequence)).toEqual([1, 2, 3, 4]);
  });

  it('sends no second mail within ten minutes, for a reload or a second click, and one to 50 at once', async () => {
    await ask('ann@example.com');
    await sendAll(hours(0));
    expect((await ask('ann@example.com', hours(0.15))).outcome).toBe('queued');
    expect(await jobs()).toHaveLength(1);
    await Promise.all(Array.from({ length: 50 }, () => ask('ann@example.com', hours(0.2))));
    expect(await jobs()).toHaveLength(2);
  });

  it('stores the request of a suppressed address, and queues nothing', async () => {
    await sql`select public.suppress_email('Ann@example.com', 'complaint')`;
    expect((await ask('ann@example.com')).outcome).toBe('suppressed');
    expect(await jobs()).toHaveLength(0);
  });

  it('queues facts, and no words that could be read in the queue', async () => {
    const submission = randomUUID();
    const { request_id: request } = await ask('ann@example.com', hours(0), submission);
    expect((await jobs())[0]?.facts).toEqual({ submission });
    const facts = await one(sql`select facts from public.claim_email_jobs('worker', 1, 60, ${hours(0)})`);
    expect(facts).toMatchObject({ request, first_name: 'Ann' });
  });
});
