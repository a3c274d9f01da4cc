import type { FormMessage } from '@/lib/domain/form-message';
import { failureOf, ofSettings } from '@/lib/supabase/backend';

export interface AuthError {
  name?: string;
  status?: number;
  code?: string | undefined;
  message: string;
}

/** Why a sign-in or sign-up was refused. */
export type AuthRejection =
  | { status: 'limited'; message: FormMessage }
  /** With the auth service's code, '' if it gave none, and its own words. */
  | { status: 'refused'; code: string; reason: string };

/**
 * What an error of the auth client says. `outage`: the service did not answer, for any account. `failed`: it answered, and failed
 * at this account, or a setting keeps everybody out. `limited`: ask again later. `refused`: its answer about this person.
 */
function kindOf({ name, status = 0, code }: AuthError): 'outage' | 'failed' | 'limited' | 'refused' {
  // Each refusal of the service has a code, which those of a gateway before it lack, such as for a restricted project.
  const isOfGateway = name === 'AuthApiError' && !code;
  if (isOfGateway || (name === 'AuthRetryableFetchError' && status !== 500)) return 'outage';
  if (isUnreadable(name)) return 'outage';
  if (status >= 500 || ofSettings.test(code ?? '')) return 'failed';
  return status === 429 ? 'limited' : 'refused';
}

/**
 * Whether the response did not come from the auth service, such as a proxy's error page. The error's text is
 * then the client library's own and not fit for visitors.
 */
const isUnreadable = (name = ''): boolean =>
  ['AuthUnknownError', 'AuthInvalidTokenResponseError'].includes(name);

/** Whether the service did not answer at all, for any account. */
export const isOutage = (error: AuthError): boolean => kindOf(error) === 'outage';

/** Whether an auth client error leaves the person's identity unknown: an outage or rate limiting. */
export const isUnanswered = (error: AuthError): boolean => kindOf(error) !== 'refused';

/** @throws BackendFailure if the error leaves the person's identity unknown */
export function throwIfUnanswered(error: AuthError | null): void {
  if (error && isUnanswered(error)) throw failureOf(error);
}

/**
 * @throws BackendFailure if the service failed; the error itself if its response cannot be read
 */
export function rejectionOf(error: AuthError): AuthRejection {
  if (isUnreadable(error.name)) throw error;
  if (['outage', 'failed'].includes(kindOf(error))) throw failureOf(error);
  return { status: 'refused', code: error.code ?? '', reason: error.message };
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
