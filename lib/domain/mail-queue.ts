/** A mail that a worker has claimed; it is rendered when it is sent. */
export interface MailJob {
  /** Also the idempotency key. */
  id: string;
  kind: string;
  recipient: string;
  /** What the mail is rendered from. */
  facts: Readonly<Record<string, unknown>>;
  /**
   * Since when the provider may have accepted this mail without our knowledge; null: it definitely has not.
   */
  unsettledSince: Date | null;
}

/**
 * A mail about an account that is to be queued. `account-exists`: someone tried to sign up with the address of a confirmed one.
 */
export interface AccountMail extends Pick<MailJob, 'facts'> {
  kind: 'sign-up' | 'recovery' | 'account-exists';
  email: string;
}

/** Outcome of an attempt, as stored in the queue. `dead`: permanently rejected, or cannot be rendered. */
export type Settlement =
  | { outcome: 'sent'; providerId: string | null }
  | { outcome: 'retry'; error: string; retrySeconds: number | null; notTaken: boolean }
  | { outcome: 'dead'; error: string };

/** The provider's response to a send: an outcome, or an answer that earlier attempts give its meaning. */
export type SendResult =
  | Settlement
  /** Not accepted, but may be later: rate limit, quota, or a key or domain that the owner has to fix. */
  | { outcome: 'not-now'; error: string; retrySeconds: number | null }
  /** The key was used with another body: an earlier attempt, before the facts or the text changed. */
  | { outcome: 'other-mail' };

/**
 * The provider deduplicates by idempotency key for 24 hours
 * (https://resend.com/docs/dashboard/emails/idempotency-keys). One hour less allows for clock skew and slow
 * calls.
 */
const KEY_IS_KNOWN_MS = 23 * 3_600_000;

/**
 * Whether a retry could deliver twice because the key may have expired, so that the provider has to be asked
 * first.
 */
export function mustAskFirst(job: Pick<MailJob, 'unsettledSince'>, now: Date): boolean {
  return job.unsettledSince !== null && now.getTime() - job.unsettledSince.getTime() >= KEY_IS_KNOWN_MS;
}

/** What the owner can do something about, from a stored error of the provider, such as `422 validation_error: …`. */
export type MailFault = 'refused' | 'sender' | 'key' | 'quota' | 'busy' | 'silent';

/** @returns null for an error of ours, which is a sentence and has no code of the provider */
export function faultOf(error: string): MailFault | null {
  const [, status = '', name = ''] = /^(\d{3}|no answer) ([a-z_]+): /.exec(error) ?? [];
  if (!name) return null;
  if (status === '401' || name.endsWith('_api_key')) return 'key';
  if (status === '403' || name === 'invalid_from_address') return 'sender';
  if (name.endsWith('quota_exceeded')) return 'quota';
  if (status === '429') return 'busy';
  return status === '400' || status === '413' || status === '422' ? 'refused' : 'silent';
}

/** Unknown whether it was accepted: no response, a broken response, or a server error. */
export const unclear = (error: string): Settlement => ({
  outcome: 'retry',
  error,
  retrySeconds: null,
  notTaken: false,
});

/**
 * Maps the provider's response to an outcome of the job. A refusal of this attempt says nothing about an
 * earlier one.
 * @returns null if only looking the mail up can tell
 */
export function settleSend(
  result: SendResult,
  { unsettledSince }: Pick<MailJob, 'unsettledSince'>,
): Settlement | null {
  if (result.outcome === 'other-mail') return null;
  if (result.outcome !== 'not-now') return result;
  return { ...result, outcome: 'retry', notTaken: unsettledSince === null };
}

/**
 * Limits the send rate, so that the provider does not have to.
 * @param perSecond sends per second
 * @param now epoch milliseconds
 * @returns a function that resolves when the next send may start; calls queue up
 */
export function paceOf(
  perSecond: number,
  now: () => number,
  sleep: (milliseconds: number) => Promise<unknown>,
): () => Promise<void> {
  const gap = 1000 / perSecond;
  let next = 0;
  return async () => {
    const turn = Math.max(next, now());
    next = turn + gap;
    const wait = turn - now();
    if (wait > 0) await sleep(wait);
  };
}

/** Longer than any attempt can take, so that a mail in flight is not claimed again. */
const LEASE_SECONDS = 120;
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
  send(job: MailJob): Promise<SendResult>;
  /**
   * Looks up a mail that may have been sent at or after `since`.
   * @returns the job's outcome; null if the mail was definitely not accepted and can be sent
   */
  find(job: MailJob, since: Date): Promise<Settlement | null>;
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
      const result: TryResult = halt ? release(job, halt) : await tryMail(job, store, provider, now());
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
function release({ unsettledSince }: MailJob, error: string): TryResult {
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
    const known = await provider.find(job, since);
    if (known) return { settlement: known };
  }
  if (!(await store.confirm(job.id, LEASE_SECONDS))) return { settlement: null };
  const result = await provider.send(job);
  const settlement = settleSend(result, job) ?? (await provider.find(job, since));
  // An earlier attempt is being accepted but not listed yet. Once the key has expired, the list alone decides.
  if (!settlement)
    return { settlement: unclear('The provider knows the key, but does not list the mail yet.') };
  // Whatever blocks this mail would block the next one, too.
  return result.outcome === 'not-now' ? { settlement, halt: result.error } : { settlement };
}
