import type { SendAnswer } from '@/lib/domain/mail-queue';

/** An error from the Resend client; `statusCode` is null without a response. */
export interface ResendError {
  name: string;
  message: string;
  statusCode: number | null;
}

const QUOTA_SECONDS = 3600;
const MENDING_SECONDS = 900;

/**
 * Classifies an error of the provider (https://resend.com/docs/api-reference/errors).
 * @param retryAfter the `Retry-After` header, in seconds
 */
export function readSendError(error: ResendError, retryAfter: string | undefined): SendAnswer {
  const reason = `${error.statusCode ?? 'no answer'} ${error.name}: ${error.message}`;
  const status = error.statusCode ?? 0;
  if (status === 429) {
    const asked = Number(retryAfter);
    const quota = error.name.endsWith('quota_exceeded') ? QUOTA_SECONDS : null;
    return { kind: 'not-now', reason, retrySeconds: quota ?? (asked > 0 ? Math.ceil(asked) : null) };
  }
  if (error.name === 'invalid_idempotent_request') return { kind: 'other-mail', reason };
  if (status === 400 || status === 413 || status === 422) return { kind: 'refused', reason };
  // A problem with the key, the domain or the API URL: the configuration has to be fixed, not the mail.
  if (status >= 400 && status < 500 && status !== 408 && status !== 409) {
    return { kind: 'not-now', reason, retrySeconds: MENDING_SECONDS };
  }
  // No response, a server error, or the same mail is being sent right now.
  return { kind: 'unclear', reason };
}
