import type postgres from 'postgres';
import {
  type MailJob,
  type MailProvider,
  type MailStore,
  type SendResult,
  unclear,
  workQueue,
} from '@/lib/domain/mail-queue';
import { seedOfRun } from '@/scripts/seed';
import { seeded } from '../support/seeded';
import { one } from './database';

/** The number in `reader-7@example.com`. */
const numberOf = ({ recipient }: { recipient: string }) => Number(/\d+/.exec(recipient)?.[0]);

interface Options {
  /** When the issue is due, in epoch milliseconds. */
  start: number;
  /** Confirmed subscribers, from `reader-1@example.com`. */
  readers: number;
  leavingPerMinute: number;
  /** Odds that a worker crashes at one of its calls, and that the provider does not answer one as it should. */
  odds: { crash: number; fault: number };
  /** Called once a simulated minute. */
  onMinute?: () => void;
}

/**
 * Sends the one issue of a database with the site's own worker, on a simulated clock that advances with each mail: two workers a
 * minute, which crash, and a provider that fails, times out or answers 429, and is down for ten minutes of each hour, while readers
 * leave.
 */
export async function runIssue(sql: postgres.Sql, options: Options) {
  const { start, readers, odds, leavingPerMinute, onMinute } = options;
  const random = seeded(seedOfRun());
  let now = start;
  const clock = () => new Date(now);
  // Counted per reader instead of kept in a list, so that the provider's own memory does not grow.
  const delivered = new Uint8Array(readers + 1);
  for (const job of await sql<{ recipient: string }[]>`select recipient from public.email_jobs`)
    delivered[numberOf(job)] = 1;
  const left = new Set<number>();
  const counts = { crashes: 0, afterLeaving: 0, mostWaiting: 0, unpaced: 0 };

  /** Accepted mails that the queue has not settled yet; a repeated one is recognised by its id. */
  const unsettled = new Set<string>();
  const answer = (result: SendResult, after = 20) => {
    now += after;
    return result;
  };
  const provider: MailProvider = {
    send: async (job: MailJob) => {
      counts.unpaced++;
      const dice = random() / odds.fault;
      const minute = Math.floor(now / 60_000) % 60;
      if (minute >= 20 && minute < 30) return answer(unclear('It is down.'), 10_000);
      if (dice < 0.25) return answer({ outcome: 'not-now', error: '429', retrySeconds: 1 });
      if (dice < 0.6) return answer(unclear('503'));
      if (!unsettled.has(job.id)) {
        unsettled.add(job.id);
        const reader = numberOf(job);
        delivered[reader] = (delivered[reader] ?? 0) + 1;
      }
      if (dice < 1) return answer(unclear('Taken, and no answer.'), 10_000);
      return answer({ outcome: 'sent', providerId: job.id });
    },
    find: async ({ id }) => (unsettled.has(id) ? { outcome: 'sent', providerId: id } : null),
  };

  const stopped = new Error('The host was stopped.');
  const crashAt = (odds: number) => {
    if (random() > odds) return;
    counts.crashes++;
    throw stopped;
  };
  /** The queue for one worker, which may crash before and after each call; each is a transaction, as in the site's own store. */
  function storeOf(worker: string): MailStore {
    const held = new Map<string, number>();
    return {
      claim: async (batch, lease) => {
        const rows =
          await sql`select * from public.claim_email_jobs(${worker}, ${batch}, ${lease}, ${clock()})`;
        const jobs = rows.map(({ unsettled_since, ...row }) => ({
          ...(row as unknown as MailJob),
          unsettledSince: unsettled_since,
        }));
        held.clear();
        for (const job of jobs) held.set(job.id, numberOf(job));
        crashAt(5 * odds.crash);
        return jobs;
      },
      confirm: async (id, lease) => {
        const hadLeft = left.has(held.get(id) ?? 0);
        const isWanted = await one(
          sql`select public.confirm_email_job(${id}, ${worker}, ${lease}, ${clock()})`,
        );
        if (isWanted && hadLeft) counts.afterLeaving++;
        crashAt(odds.crash);
        return isWanted;
      },
      settle: async (id, settlement) => {
        crashAt(odds.crash);
        const { outcome } = settlement;
        const retry = 'retrySeconds' in settlement ? settlement.retrySeconds : null;
        const notTaken = 'notTaken' in settlement && settlement.notTaken;
        await sql`select public.settle_email_job(${id}, ${worker}, ${outcome}, 'p', 'e', ${retry}, ${notTaken}, ${clock()})`;
        if (outcome === 'sent') unsettled.delete(id);
      },
    };
  }

  const pace = async () => void counts.unpaced--;
  const work = async (worker: string) => {
    const until = new Date(now + 45_000);
    await workQueue({ store: storeOf(worker), provider, now: clock, until, pace }).catch((error) => {
      if (error !== stopped) throw error;
    });
  };
  const leave = async () => {
    for (let each = 0; each < leavingPerMinute; each++) {
      const reader = 1 + Math.floor(random() * readers);
      await sql`select public.unsubscribe_newsletter(id::text, 'page', ${clock()})
        from public.newsletter_subscribers where email = ${`reader-${reader}@example.com`}`;
      left.add(reader);
    }
  };
  const look = async () => {
    const [issue] = await sql`select sent, failed, finished_at, (select count(*) from public.email_jobs as j
      where j.issue_id = i.id and j.sent_at is null and j.dead_at is null)::integer as waiting from public.newsletter_issues as i`;
    counts.mostWaiting = Math.max(counts.mostWaiting, issue?.waiting);
    return issue;
  };
  let issue = await look();
  for (let minute = 0; minute < 24 * 60 && !issue?.finished_at; minute++) {
    await Promise.all([work(`a${minute}`), work(`b${minute}`), leave()]);
    now += 60_000 - (now % 60_000);
    issue = await look();
    onMinute?.();
  }
  const times = (wanted: number) => delivered.slice(1).filter((each) => each === wanted).length;
  const spared = [...left].filter((reader) => delivered[reader] === 0).length;
  return { ...counts, issue, spared, once: times(1), never: times(0) };
}
