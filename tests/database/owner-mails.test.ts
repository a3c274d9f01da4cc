import { beforeEach, describe, expect, it } from 'vitest';
import { ownDatabase } from './database';

const sql = ownDatabase(2);
beforeEach(
  () =>
    sql`truncate public.email_jobs, public.owner_incidents, public.contact_messages, public.contact_replies`,
);

// A Monday.
const at = (day: number, hour: number) => new Date(Date.UTC(2026, 2, day, hour));

async function watch(now: Date, taskFailed = false): Promise<string[]> {
  const rows = await sql`select kind, cause from public.watch_site(${taskFailed}, ${now})`;
  for (const { cause } of rows) {
    await sql`select public.queue_mail('alert', 'owner@example.com', '{}', ${cause})`;
  }
  // The alert's own mail has been sent, so it does not count as late.
  await sql`update public.email_jobs set sent_at = ${now} where kind = 'alert' and sent_at is null`;
  return rows.map(({ kind }) => kind);
}

const fail = (deadAt: Date) => sql`
  insert into public.email_jobs (cause, kind, recipient, dead_at, dead_reason)
  values (gen_random_uuid()::text, 'test', 'ann@example.com', ${deadAt}, 'failed')`;

describe('an incident', () => {
  it('is reported once, however often it is checked, and again only after a recovery', async () => {
    expect(await watch(at(2, 8))).toEqual([]);
    await fail(at(2, 8));
    expect(await watch(at(2, 9))).toEqual(['mail-failed']);
    await fail(at(2, 9));
    expect([await watch(at(2, 10)), await watch(at(2, 11))]).toEqual([[], []]);
    await sql`delete from public.email_jobs where kind = 'test'`;
    expect(await watch(at(2, 12))).toEqual([]);
    await fail(at(2, 12));
    expect(await watch(at(2, 13))).toEqual(['mail-failed']);
  });

  it('is reported after a crash between detecting it and queueing its mail', async () => {
    await fail(at(2, 8));
    await sql`select * from public.watch_site(false, ${at(2, 9)})`;
    expect(await watch(at(2, 10))).toEqual(['mail-failed']);
  });

  it('is a mail more than a quarter of an hour late, unless it is a newsletter', async () => {
    const due = (priority: number) => sql`
      insert into public.email_jobs (cause, kind, priority, recipient, send_after)
      values (gen_random_uuid()::text, 'test', ${priority}, 'ann@example.com', ${at(2, 8)})`;
    await due(4);
    expect(await watch(at(2, 9))).toEqual([]);
    await due(1);
    expect(await watch(at(2, 9))).toEqual(['mail-late']);
    expect(await watch(at(2, 10), true)).toEqual(['task-failed']);
  });
});

describe('the weekly mail', () => {
  const due = async (now: Date) => (await sql`select public.owner_digest(${now}) as digest`)[0]?.digest;

  it('is due on Monday from 07:00, once, for the previous seven days', async () => {
    await sql`insert into public.contact_messages (name, email, type, message, created_at)
      values ('Ada', 'ada@example.com', 'book', 'Hello', ${at(1, 9)})`;
    expect(await due(at(2, 6))).toBeNull();
    const digest = await due(at(2, 7));
    expect(digest).toMatchObject({
      cause: 'digest 2026-03-02',
      first_day: '2026-02-23',
      last_day: '2026-03-01',
    });
    expect(digest.days).toHaveLength(7);
    expect(digest.waiting_since).toHaveLength(1);
    for (let press = 0; press < 2; press++) {
      await sql`select public.queue_mail('digest', 'owner@example.com', '{}', ${digest.cause})`;
    }
    expect(await sql`select from public.email_jobs`).toHaveLength(1);
    expect(await due(at(2, 8))).toBeNull();
    expect(await due(at(8, 23))).toBeNull();
    expect(await due(at(9, 7))).toMatchObject({ cause: 'digest 2026-03-09' });
  });
});
