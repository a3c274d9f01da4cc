import { writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { beforeAll, expect, it } from 'vitest';
import { ownDatabase } from '../database/database';
import { runIssue } from '../database/newsletter-run';

const READERS = 100_000;
/** The issue has reached these before the simulation begins: the tables have their full size, and the rest is sent in a third of the time. */
const REACHED = 70_000;
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
  const [before, at] = [new Date(start - 3_600_000), new Date(start)];
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

it('the last 30,000 of 100,000 readers get an issue once each, in constant memory, despite crashes, two workers, unsubscribes and a failing provider', async () => {
  const heaps: number[] = [];
  const run = await runIssue(sql, {
    ...{ start, readers: READERS, leavingPerMinute: 40 },
    odds: { crash: 0.000_6, fault: 0.008 },
    onMinute: () => heaps.push(heap()),
  });
  writeFileSync(
    '/tmp/inputs2/run.json',
    JSON.stringify({
      ...run,
      heaps: [heaps[0], Math.max(...heaps.slice(0, 10)), Math.max(...heaps.slice(-10)), heaps.length],
    }),
  );
  const sent = READERS - run.spared;
  expect(run).toMatchObject({ once: sent, never: run.spared, afterLeaving: 0 });
  expect(run.issue).toMatchObject({ sent, failed: 0 });
  expect(run.spared).toBeGreaterThan(100);
  expect(run.crashes).toBeGreaterThan(20);
  expect(run.mostWaiting).toBeLessThan(1_000);
  // In megabytes, including the arrays of heap sizes and of readers who left.
  expect(Math.max(...heaps.slice(-10)) - Math.max(...heaps.slice(0, 10))).toBeLessThan(10);
}, 1_500_000);
