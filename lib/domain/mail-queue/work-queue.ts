import { mustAskFirst, settleFind, settleSend } from './decide';
import type { FindAnswer, MailJob, SendAnswer, Settlement } from './job';

/** Longer than a try takes at the very most, so that a mail that is on its way is not claimed again. */
export const LEASE_SECONDS = 120;
const BATCH = 10;

/** Where the mails wait. Each call is one transaction. */
export interface MailStore {
  /** Takes due mails for this worker; what another worker holds, is paused or suppressed stays out. */
  claim(batch: number, leaseSeconds: number): Promise<MailJob[]>;
  /** Whether the mail may still go out; asked right before it does. */
  confirm(jobId: string, leaseSeconds: number): Promise<boolean>;
  settle(jobId: string, settlement: Settlement): Promise<void>;
}

/** Who carries the mails. Its answers are values: it never throws. */
export interface MailProvider {
  /** Gives a mail on; the job's id is its key. */
  send(job: MailJob): Promise<SendAnswer>;
  /** Looks for a mail that was given on at or after `since`. */
  find(job: MailJob, since: Date): Promise<FindAnswer>;
}

export interface WorkReport {
  sent: number;
  retry: number;
  dead: number;
  /** No longer wanted between claim and sending. */
  withdrawn: number;
}

interface Work {
  store: MailStore;
  provider: MailProvider;
  now: () => Date;
  /** No mail is begun at or after this moment. */
  until: Date;
  /** Waits until the provider's rate allows the next mail. */
  pace?: () => Promise<void>;
}

/**
 * Sends what is due, one mail after another. Dying at any point loses and doubles nothing: the lease ends, and the key
 * or the provider's own list tells the next worker whether the mail has left.
 * @throws what the store throws; mails that were claimed come back when their lease ends
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
  /** Null: the mail is no longer wanted. */
  settlement: Settlement | null;
  /** Why no further mail should be tried now. */
  halt?: string;
}

/** Ends the lease of a mail that was claimed but not tried. */
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
  // Its key belongs to another mail and this one is nowhere: only a person can tell why.
  if (!settlement) return { settlement: { outcome: 'dead', error: 'The key was used for another mail.' } };
  // What the provider does not take now it will not take from the next mail either.
  return answer.kind === 'not-now' ? { settlement, halt: answer.reason } : { settlement };
}
