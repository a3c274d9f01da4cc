import type { FindAnswer, MailJob, SendAnswer, Settlement } from './job';

/**
 * The provider answers a repeated mail with the first one's id for 24 hours after it took it
 * (https://resend.com/docs/dashboard/emails/idempotency-keys). An hour is kept in hand for clocks and slow calls.
 */
const KEY_IS_KNOWN_MS = 23 * 3_600_000;

/** Whether a second try could arrive as a second mail, so that the provider must be asked before it. */
export function mustAskFirst(job: Pick<MailJob, 'unsettledSince'>, now: Date): boolean {
  return job.unsettledSince !== null && now.getTime() - job.unsettledSince.getTime() >= KEY_IS_KNOWN_MS;
}

/**
 * What the provider's answer to a mail means for its job. That this try was not taken says nothing about an earlier one.
 * @returns null when only asking the provider for the mail can tell
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
 * What the provider's knowledge of an earlier try means for its job.
 * @returns null when the mail certainly has not been taken and may be sent
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
