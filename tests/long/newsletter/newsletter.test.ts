import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { beforeAll, expect, it } from 'vitest';
import { type MailStore, paceOf, workQueue } from '@/lib/domain/mail-queue';
import { seedOfRun } from '@/scripts/seed';
import { ownDatabase } from '../../database/database';
import { queueStore } from '../../database/mail-queue-calls';
import { seeded } from '../../support/seeded';
import { FailingProvider, numberOf } from './provider';
import { VirtualClock } from './virtual-clock';

/** The queue in a real PostgreSQL and the site's own worker, on a virtual clock. */

const READERS = 100_000;
/** The issue has reached these before the simulation begins: the tables have their full size, and the rest is sent in a third of the time. */
const REACHED = 70_000;
const PER_SECOND = 15;
const LEAVING_A_MINUTE = 40;
const HOUR = 3_600_000;
const start = Date.UTC(2026, 2, 1, 9);
const issueId = '00000000-0000-4000-8000-000000000001';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
/** Heap use in megabytes, after garbage collection. */
function heap(): number {
  collect();
  return process.memoryUsage().heapUsed / 1_048_576;
}

const sql = ownDatabase(4);
beforeAll(async () => {
  await sql`select set_config('synchronous_commit', 'off', false)`;
  const [{ name } = { name: '' }] = await sql<{ name: string }[]>`select current_database() as name`;
  await sql.unsafe(`alter database ${name} set synchronous_commit = off`);
  const [before, at] = [new Date(start - HOUR), new Date(start)];
  await sql`
    insert into public.newsletter_subscribers (email, source, consent_text, consent_version, consent_at, confirmed_at)
    select 'reader-' || n || '@example.com', 'form', 'Yes', '1', ${before}, ${before}
    from generate_series(1, ${READERS}::integer) as n`;
  await sql`
    insert into public.newsletter_issues (id, subject, body, send_at, started_at)
    values (${issueId}, 'One thing', 'Words', ${at}, ${at})`;
  await sql`
    insert into public.email_jobs (subscriber_id, issue_id, kind, recipient, created_at, send_after, sent_at)
    select s.id, ${issueId}, 'newsletter', s.email, ${at}, ${at}, ${at}
    from (select * from public.newsletter_subscribers order by id limit ${REACHED}) as s`;
  await sql`update public.newsletter_issues set cursor = (
    select j.subscriber_id from public.email_jobs as j order by j.subscriber_id desc limit 1)`;
  await sql`vacuum analyze public.newsletter_subscribers, public.email_jobs`;
});

it('the last 30,000 of 100,000 readers get an issue once each, at the provider’s rate and in constant memory, despite crashes, two workers, unsubscribes and a failing provider', async () => {
  const random = seeded(seedOfRun());
  const clock = new VirtualClock(start);
  const provider = new FailingProvider(READERS, PER_SECOND, clock, random);
  for (const job of await sql<{ recipient: string }[]>`select recipient from public.email_jobs`)
    provider.delivered[numberOf(job)] = 1;
  // Both workers share one server's pace, as the scheduler's and a form's do.
  const pace = paceOf(PER_SECOND, () => clock.now, clock.sleep);
  const left = new Set<number>();
  let [crashes, afterLeaving, mostWaiting, workers] = [0, 0, 0, 0];
  let isDone = false;
  const heaps: number[] = [];

  const stopped = new Error('The host was stopped.');
  const crashAt = (odds: number) => {
    if (random() > odds) return;
    crashes++;
    throw stopped;
  };
  /** The store of one worker, which may crash before and after each call. */
  function storeOf(worker: string): MailStore {
    const store = queueStore(sql, worker, () => new Date(clock.now));
    const held = new Map<string, number>();
    return {
      claim: async (batch, lease) => {
        const jobs = await store.claim(batch, lease);
        held.clear();
        for (const job of jobs) held.set(job.id, numberOf(job));
        crashAt(0.003);
        return jobs;
      },
      confirm: async (id, lease) => {
        const hadLeft = left.has(held.get(id) ?? 0);
        const isWanted = await store.confirm(id, lease);
        if (isWanted && hadLeft) afterLeaving++;
        crashAt(0.000_6);
        return isWanted;
      },
      settle: async (id, settlement) => {
        crashAt(0.000_6);
        await store.settle(id, settlement);
        if (settlement.outcome === 'sent') provider.forget(id);
      },
    };
  }

  const work = async () => {
    while (!isDone) {
      const until = new Date(clock.now + 45_000);
      const now = () => new Date(clock.now);
      const working = workQueue({ store: storeOf(`worker-${workers++}`), provider, now, until, pace });
      await working.catch((error) => {
        if (error !== stopped) throw error;
      });
      await clock.nextMinute();
    }
  };
  const leave = async () => {
    while (!isDone) {
      await clock.nextMinute();
      for (let each = 0; each < LEAVING_A_MINUTE; each++) {
        const reader = 1 + Math.floor(random() * READERS);
        await sql`select public.unsubscribe_newsletter(id::text, 'page', ${new Date(clock.now)})
          from public.newsletter_subscribers where email = ${`reader-${reader}@example.com`}`;
        left.add(reader);
        await clock.sleep(1_000 * random());
      }
      const [state] = await sql`select finished_at, (select count(*) from public.email_jobs as j
        where j.issue_id = i.id and j.sent_at is null and j.dead_at is null)::integer as waiting from public.newsletter_issues as i`;
      mostWaiting = Math.max(mostWaiting, state?.waiting);
      isDone = state?.finished_at !== null || clock.now > start + 24 * HOUR;
      heaps.push(heap());
    }
  };
  await Promise.all([work, work, leave].map((each) => clock.run(each)));

  const [issue] = await sql`select finished_at, sent, failed from public.newsletter_issues`;
  const counts = provider.delivered.slice(1);
  const times = (wanted: number) => counts.reduce((sum, each) => sum + Number(each === wanted), 0);
  const spared = [...left].filter((reader) => provider.delivered[reader] === 0).length;
  const growth = Math.max(...heaps.slice(-10)) - Math.max(...heaps.slice(0, 10));
  expect(issue?.finished_at).not.toBeNull();
  expect(issue).toMatchObject({ sent: READERS - spared, failed: 0 });
  expect([times(1), times(0)]).toEqual([READERS - spared, spared]);
  expect(afterLeaving).toBe(0);
  expect(spared).toBeGreaterThan(100);
  expect(crashes).toBeGreaterThan(20);
  expect(provider.tooFast).toBe(0);
  expect(mostWaiting).toBeLessThan(1_000);
  // In megabytes, including the arrays of heap sizes and of readers who left.
  expect(growth).toBeLessThan(10);
}, 1_500_000);
