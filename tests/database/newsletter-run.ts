import type postgres from 'postgres';
import {
  type MailJob,
  type MailProvider,
  type MailStore,
  paceOf,
  type SendResult,
  type Settlement,
  unclear,
  workQueue,
} from '@/lib/domain/mail-queue';
import { seedOfRun } from '@/scripts/seed';
import { seeded } from '../support/seeded';
import { one } from './database';

/** A clock that advances when all its tasks sleep; work itself takes no time. */
class VirtualClock {
  private awake = 0;
  private readonly sleepers: { until: number; wake: () => void }[] = [];

  /** @param now epoch milliseconds */
  constructor(public now: number) {}

  readonly sleep = (milliseconds: number) =>
    new Promise<void>((wake) => {
      this.sleepers.push({ until: this.now + milliseconds, wake });
      this.awake--;
      this.advance();
    });

  /** Sleeps until the next full minute, like a scheduler. */
  readonly nextMinute = () => this.sleep(60_000 - (this.now % 60_000));

  /** Runs a task on this clock. It yields first, so that all tasks start before the clock advances. */
  async run(work: () => Promise<void>): Promise<void> {
    this.awake++;
    await Promise.resolve();
    try {
      await work();
    } finally {
      this.awake--;
      this.advance();
    }
  }

  private advance(): void {
    if (this.awake > 0 || this.sleepers.length === 0) return;
    const next = this.sleepers.reduce((first, each) => (each.until < first.until ? each : first));
    this.sleepers.splice(this.sleepers.indexOf(next), 1);
    this.now = Math.max(this.now, next.until);
    this.awake++;
    next.wake();
  }
}

/** The number in `reader-7@example.com`. */
const numberOf = ({ recipient }: { recipient: string }) => Number(/\d+/.exec(recipient)?.[0]);
const HOUR = 3_600_000;

/**
 * The mail queue of a database, for one worker; each call is a transaction, as in the site's own store.
 * @param now the simulated clock
 */
function queueStore(sql: postgres.Sql, worker: string, now: () => Date): MailStore {
  return {
    claim: async (batch, lease) => {
      const rows = await sql`select * from public.claim_email_jobs(${worker}, ${batch}, ${lease}, ${now()})`;
      return rows.map(({ unsettled_since, ...row }) => ({
        ...(row as unknown as MailJob),
        unsettledSince: unsettled_since,
      }));
    },
    confirm: (id, lease) => one(sql`select public.confirm_email_job(${id}, ${worker}, ${lease}, ${now()})`),
    settle: async (id, settlement: Settlement) => {
      const { outcome } = settlement;
      const retry = 'retrySeconds' in settlement ? settlement.retrySeconds : null;
      const notTaken = 'notTaken' in settlement && settlement.notTaken;
      await sql`select public.settle_email_job(${id}, ${worker}, ${outcome}, 'p', 'e', ${retry}, ${notTaken}, ${now()})`;
    },
  };
}

interface Options {
  /** When the issue is due, in epoch milliseconds. */
  start: number;
  /** Confirmed subscribers, from `reader-1@example.com`. */
  readers: number;
  perSecond: number;
  leavingPerMinute: number;
  /** Odds that a worker crashes at one of its calls, and that the provider does not answer one as it should. */
  odds: { crash: number; fault: number };
  /** Called once a simulated minute. */
  onMinute?: () => void;
}

/**
 * Sends the one issue of a database with the site's own worker, on a virtual clock: by two workers of one server, which crash, and a
 * provider that fails, times out or answers 429, and is down for ten minutes of each hour, while readers leave.
 */
export async function runIssue(sql: postgres.Sql, options: Options) {
  const { start, readers, perSecond, odds, onMinute } = options;
  const random = seeded(seedOfRun());
  const clock = new VirtualClock(start);
  // Counted per reader instead of kept in a list, so that the provider's own memory does not grow.
  const delivered = new Uint8Array(readers + 1);
  for (const job of await sql<{ recipient: string }[]>`select recipient from public.email_jobs`)
    delivered[numberOf(job)] = 1;
  const left = new Set<number>();
  const counts = { crashes: 0, afterLeaving: 0, mostWaiting: 0, tooFast: 0 };

  /** Accepted mails that the queue has not settled yet; a repeated one is recognised by its id. */
  const unsettled = new Set<string>();
  /** Start times of the latest mails, as many as may start in a second. */
  const begun: number[] = [];
  const answer = async (result: SendResult, after = 20) => {
    await clock.sleep(after);
    return result;
  };
  const provider: MailProvider = {
    send: async (job: MailJob) => {
      const earlier = begun.length < perSecond ? undefined : begun.shift();
      // Slightly less than a second, to allow for rounding.
      if (earlier !== undefined && clock.now - earlier < 999.999) counts.tooFast++;
      begun.push(clock.now);
      const dice = random() / odds.fault;
      const minute = Math.floor(clock.now / 60_000) % 60;
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
  /** The store of one worker, which may crash before and after each call. */
  function storeOf(worker: string): MailStore {
    const store = queueStore(sql, worker, () => new Date(clock.now));
    const held = new Map<string, number>();
    return {
      claim: async (batch, lease) => {
        const jobs = await store.claim(batch, lease);
        held.clear();
        for (const job of jobs) held.set(job.id, numberOf(job));
        crashAt(5 * odds.crash);
        return jobs;
      },
      confirm: async (id, lease) => {
        const hadLeft = left.has(held.get(id) ?? 0);
        const isWanted = await store.confirm(id, lease);
        if (isWanted && hadLeft) counts.afterLeaving++;
        crashAt(odds.crash);
        return isWanted;
      },
      settle: async (id, settlement) => {
        crashAt(odds.crash);
        await store.settle(id, settlement);
        if (settlement.outcome === 'sent') unsettled.delete(id);
      },
    };
  }

  let isDone = false;
  let workers = 0;
  // Both workers share one server's pace, as the scheduler's and a form's do.
  const pace = paceOf(perSecond, () => clock.now, clock.sleep);
  const work = async () => {
    while (!isDone) {
      const until = new Date(clock.now + 45_000);
      const now = () => new Date(clock.now);
      await workQueue({ store: storeOf(`worker-${workers++}`), provider, now, until, pace }).catch(
        (error) => {
          if (error !== stopped) throw error;
        },
      );
      await clock.nextMinute();
    }
  };
  const leave = async () => {
    while (!isDone) {
      await clock.nextMinute();
      for (let each = 0; each < options.leavingPerMinute; each++) {
        const reader = 1 + Math.floor(random() * readers);
        await sql`select public.unsubscribe_newsletter(id::text, 'page', ${new Date(clock.now)})
          from public.newsletter_subscribers where email = ${`reader-${reader}@example.com`}`;
        left.add(reader);
        await clock.sleep(1_000 * random());
      }
      const [state] = await sql`select finished_at, (select count(*) from public.email_jobs as j
        where j.issue_id = i.id and j.sent_at is null and j.dead_at is null)::integer as waiting from public.newsletter_issues as i`;
      counts.mostWaiting = Math.max(counts.mostWaiting, state?.waiting);
      isDone = state?.finished_at !== null || clock.now > start + 24 * HOUR;
      onMinute?.();
    }
  };
  await Promise.all([work, work, leave].map((each) => clock.run(each)));

  const times = (wanted: number) =>
    delivered.slice(1).reduce((sum, each) => sum + Number(each === wanted), 0);
  const spared = [...left].filter((reader) => delivered[reader] === 0).length;
  const [issue] = await sql`select finished_at, sent, failed from public.newsletter_issues`;
  return { ...counts, issue, spared, once: times(1), never: times(0) };
}
