import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hours } from './times';
import { mail, workbookDatabase } from './workbook';

const { sql, ask, jobs, sendAll } = workbookDatabase(20);

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
    expect(await sql`select email from public.workbook_requests`).toEqual([{ email: 'ann@example.com' }]);
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
    await sql`select public.suppress_email('Ann@example.com', 'complaint')`;
    expect((await ask(randomUUID(), 'ann@example.com')).outcome).toBe('suppressed');
    expect(await jobs()).toHaveLength(0);
  });

  it('stores nothing if its mail cannot be queued', async () => {
    const broken = sql.json({ ...mail, subject: 'Two\nlines' });
    await expect(
      sql`select * from public.request_workbook(${randomUUID()}, ${randomUUID()}, 'ann@example.com', 'Ann', 'Yes', '1', ${broken})`,
    ).rejects.toMatchObject({ code: '23514' });
    expect(await sql`select from public.workbook_requests`).toHaveLength(0);
  });
});
