import { mustAskFirst, settleFind, settleSend } from './decide';
import type { FindAnswer, MailJob, SendAnswer, Settlement } from './job';

/** Longer than any attempt can take, so that a mail in flight is not claimed again. */
export const LEASE_SECONDS = 120;
const BATCH = 10;

/** The queue. Each call is one transaction. */
export interface MailStore {
  /** Claims due mails for this worker, except those that are claimed, paused or suppressed. */
  claim(batch: number, leaseSeconds: number): Promise<MailJob[]>;
  /** Whether the mail may still be sent; called right before sending. */
  confirm(jobId: string, leaseSeconds: number): Promise<boolean>;
  settle(jobId: string, settlement: Settlement): Promise<void>;
}

/** The mail provider. Never throws: errors are values. */
export interface MailProvider {
  /** Sends a mail; the job's id is the idempotency key. */
  send(job: MailJob): Promise<SendAnswer>;
  /** Looks up a mail that may have been sent at or after `since`. */
  find(job: MailJob, since: Date): Promise<FindAnswer>;
}

export interface WorkReport {
  sent: number;
  retry: number;
  dead: number;
  /** Cancelled between claim and send. */
  withdrawn: number;
}

interface Work {
  store: MailStore;
  provider: MailProvider;
  now: () => Date;
  /** No send starts at or after this time. */
  until: Date;
  /** Waits for the provider's rate limit. */
  pace?: () => Promise<void>;
}

/**
 * Sends due mails one by one. A crash at any point neither loses nor duplicates a mail: the lease expires,
 * and the idempotency key or the provider's list tells the next worker whether it was sent.
 * @throws what the store throws; claimed mails return when their lease expires
 */
export async function workQueue({ store, provider, now, until, pace }: Work): Promise<WorkReport> {
  const report: WorkReport = { sent: 0, retry: 0, dead: 0, withdrawn: 0 };
  let halt: string | null = null;
  while (!halt && now() < until) {
    const jobs = await store.claim(BATCH, LEASE_SECONDS);
    if (jobs.length === 0) break;
    for (const job of jobs) {
      if (!halt) await pace?.();
      if (now() >= until) halt ??= 'The worker had no time left.';
      const result: TryResult = halt ? giveBack(job, halt) : await tryMail(job, store, provider, now());
      if (result.settlement) {
        await store.settle(job.id, result.settlement);
        report[result.settlement.outcome] += 1;
      } else {
        report.withdrawn += 1;
      }
      halt ??= result.halt ?? null;
    }
  }
  return report;
}

interface TryResult {
  /** Null: the mail was cancelled. */
  settlement: Settlement | null;
  /** Why this run should stop. */
  halt?: string;
}

/** Releases a mail that was claimed but not tried. */
function giveBack({ unsettledSince }: MailJob, error: string): TryResult {
  return { settlement: { outcome: 'retry', error, retrySeconds: 1, notTaken: unsettledSince === null } };
}

async function tryMail(
  job: MailJob,
  store: MailStore,
  provider: MailProvider,
  now: Date,
): Promise<TryResult> {
  const since = job.unsettledSince ?? now;
  if (mustAskFirst(job, now)) {
    const known = settleFind(await provider.find(job, since));
    if (known) return { settlement: known };
  }
  if (!(await store.confirm(job.id, LEASE_SECONDS))) return { settlement: null };
  const answer = await provider.send(job);
  const settlement = settleSend(answer, job) ?? settleFind(await provider.find(job, since));
  // The key belongs to another mail and this one cannot be found; this needs a person.
  if (!settlement) return { settlement: { outcome: 'dead', error: 'The key was used for another mail.' } };
  // Whatever blocks this mail would block the next one, too.
  return answer.kind === 'not-now' ? { settlement, halt: answer.reason } : { settlement };
}
