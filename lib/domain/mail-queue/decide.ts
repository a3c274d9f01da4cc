import type { FindAnswer, MailJob, SendAnswer, Settlement } from './job';

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

/**
 * Maps the provider's answer to an outcome of the job. A refusal of this attempt says nothing about an
 * earlier one.
 * @returns null if only looking the mail up can tell
 */
export function settleSend(
  answer: SendAnswer,
  { unsettledSince }: Pick<MailJob, 'unsettledSince'>,
): Settlement | null {
  switch (answer.kind) {
    case 'accepted':
      return { outcome: 'sent', providerId: answer.providerId };
    case 'refused':
      return { outcome: 'dead', error: answer.reason };
    case 'not-now':
      return {
        outcome: 'retry',
        error: answer.reason,
        retrySeconds: answer.retrySeconds,
        notTaken: unsettledSince === null,
      };
    case 'unclear':
      return { outcome: 'retry', error: answer.reason, retrySeconds: null, notTaken: false };
    case 'other-mail':
      return null;
  }
}

/**
 * Maps the lookup of an earlier attempt to an outcome of the job.
 * @returns null if the mail was definitely not accepted and can be sent
 */
export function settleFind(answer: FindAnswer): Settlement | null {
  switch (answer.kind) {
    case 'found':
      return { outcome: 'sent', providerId: answer.providerId };
    case 'absent':
      return null;
    case 'unclear':
      return { outcome: 'retry', error: answer.reason, retrySeconds: null, notTaken: false };
  }
}
