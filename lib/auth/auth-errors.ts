import type { FormMessage } from '@/lib/domain/form-message';
import { failureOf, ofSettings } from '@/lib/supabase/backend';

export interface AuthError {
  name?: string;
  status?: number;
  code?: string | undefined;
  message: string;
}

/** Why a sign-in or sign-up was refused. */
export type Refused =
  | { status: 'limited'; message: FormMessage }
  /** With the auth service's code, '' if it gave none, and its own words. */
  | { status: 'refused'; code: string; reason: string };

/**
 * @throws BackendFailure if the service failed; the error itself if its response cannot be read
 */
export function refusedBy(error: AuthError): Refused {
  if (isUnreadable(error)) throw error;
  if (isUnavailable(error)) throw failureOf(error);
  return { status: 'refused', code: error.code ?? '', reason: error.message };
}

/**
 * Whether the service did not answer at all, for any account. With 500 it answers, and failed at this account; each of its
 * refusals has a code, which those of a gateway before it lack, such as for a restricted project.
 */
export function isOutage(error: AuthError): boolean {
  const isOfGateway = error.name === 'AuthApiError' && !error.code;
  return (
    (error.name === 'AuthRetryableFetchError' && error.status !== 500) || isOfGateway || isUnreadable(error)
  );
}

/** Whether an auth client error means that the service failed rather than refused. */
function isUnavailable(error: AuthError): boolean {
  return isOutage(error) || (error.status ?? 0) >= 500 || ofSettings.test(error.code ?? '');
}

/** Whether an auth client error leaves the person's identity unknown: an outage or rate limiting. */
export function isUnanswered(error: AuthError): boolean {
  return error.status === 429 || isUnavailable(error);
}

/** @throws BackendFailure if the error leaves the person's identity unknown */
export function throwIfUnanswered(error: AuthError | null): void {
  if (error && isUnanswered(error)) throw failureOf(error);
}

/**
 * Whether the response did not come from the auth service, such as a proxy's error page. The error's text is
 * then the client library's own and not fit for visitors.
 */
function isUnreadable({ name }: AuthError): boolean {
  return name === 'AuthUnknownError' || name === 'AuthInvalidTokenResponseError';
}

/** Longer than comparing a password takes. */
const STEP_MS = 400;
/** Longer than handing over a mail takes, which the auth service waits for. */
export const MAIL_STEP_MS = 1_200;

/**
 * Rounds the duration up to whole steps, so that response times do not reveal whether an address has an
 * account (a mail is sent, a password is compared).
 * @param stepMs longer than the work usually takes in either case
 */
export async function padDuration<Result>(work: () => Promise<Result>, stepMs = STEP_MS): Promise<Result> {
  const start = performance.now();
  try {
    return await work();
  } finally {
    const passed = performance.now() - start;
    await new Promise((resolve) => setTimeout(resolve, stepMs - (passed % stepMs)));
  }
}
