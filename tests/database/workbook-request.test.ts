import { describe, expect, it } from 'vitest';
import { hours } from './times';
import { workbookDatabase } from './workbook';

const { sql, ask, jobs, sendAll } = workbookDatabase(20);

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
    expect((await jobs()).map((job) => job.copy)).toEqual([1, 2, 3, 4]);
  });

  it('sends no second mail within ten minutes, for a reload or a second click', async () => {
    await ask('ann@example.com');
    await sendAll(hours(0));
    expect((await ask('ann@example.com', hours(0.15))).outcome).toBe('queued');
    expect(await jobs()).toHaveLength(1);
    await ask('ann@example.com', hours(0.2));
    expect(await jobs()).toHaveLength(2);
  });

  it('limits 50 concurrent requests once a mail has been sent', async () => {
    await ask('ann@example.com');
    await sendAll(hours(0));
    await Promise.all(Array.from({ length: 50 }, () => ask('ann@example.com', hours(1))));
    expect(await jobs()).toHaveLength(2);
  });

  it('stores the request of a suppressed address, and queues nothing', async () => {
    await sql`select public.suppress_email('Ann@example.com', 'complaint')`;
    expect((await ask('ann@example.com')).outcome).toBe('suppressed');
    expect(await jobs()).toHaveLength(0);
  });

  it('queues facts, and no words that could be read in the queue', async () => {
    await ask('ann@example.com', hours(0), '22222222-2222-4222-8222-222222222222');
    expect((await jobs())[0]?.facts).toEqual({ submission: '22222222-2222-4222-8222-222222222222' });
    const [claimed] = await sql`select facts from public.claim_email_jobs('worker', 1, 60, ${hours(0)})`;
    const [request] = await sql`select id from public.workbook_requests`;
    expect(claimed?.facts).toMatchObject({ request: request?.id, first_name: 'Ann' });
  });
});
