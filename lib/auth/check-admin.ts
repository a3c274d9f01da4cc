import 'server-only';

import { withTimeout } from '@/lib/supabase/backend';
import type { Client } from '@/lib/supabase/client';
import { isUnanswered, type Session } from './session';

/** How the middleware tells the page why it took the session away. From outside it is never let in. */
export const ADMIN_REFUSAL_HEADER = 'x-admin-refusal';

/** A person with the role. `enrol` and `code` are not let in before they have set up, or shown, a second factor. */
export interface KnownAdmin {
  status: 'admin' | 'enrol' | 'code';
  session: Session;
  hasFactor: boolean;
}

export type AdminCheck =
  | KnownAdmin
  | { status: 'signed-out' }
  | { status: 'not-admin' }
  /** Signed in, but too long ago, or the dashboard was not used for too long. */
  | { status: 'ended' }
  /** The check itself failed: deny. */
  | { status: 'failed' };

/** Each reason for a refusal, with the status of the answer. */
export const refusalStatus = {
  'signed-out': 401,
  ended: 401,
  'not-admin': 403,
  failed: 503,
} as const satisfies Record<Exclude<AdminCheck['status'], KnownAdmin['status']>, number>;
export type AdminRefusal = keyof typeof refusalStatus;

/** Whether a person has the role, so that the page of the second factor is theirs to see. */
export function isKnownAdmin(check: AdminCheck): check is KnownAdmin {
  return check.status === 'admin' || check.status === 'enrol' || check.status === 'code';
}

/**
 * Asks the database in one call who this is, whether they are an admin, whether they have shown a second factor, and
 * whether their session is still young and in use; all of it at this moment.
 * @param client bound to the cookies of the request
 */
export async function checkAdmin(client: Client, signal: AbortSignal): Promise<AdminCheck> {
  try {
    // Exchanges a token that is about to end; without a token there is no one to check.
    const { data, error } = await withTimeout(client.auth.getSession(), signal);
    if (error) return { status: isUnanswered(error) ? 'failed' : 'signed-out' };
    if (!data.session) return { status: 'signed-out' };
    const answer = await withTimeout(client.rpc('admin_gate').single(), signal);
    if (answer.error) return { status: isRefusal(answer.status) ? 'signed-out' : 'failed' };
    const { status, user_id, email, has_factor } = answer.data;
    switch (status) {
      case 'admin':
      case 'enrol':
      case 'code':
        return { status, session: { userId: user_id, email: email ?? '' }, hasFactor: has_factor };
      case 'signed-out':
      case 'not-admin':
      case 'ended':
        return { status };
      default:
        return { status: 'failed' };
    }
  } catch {
    return { status: 'failed' };
  }
}

/** The data API does not take the token for one of a person. */
const isRefusal = (httpStatus: number) => httpStatus === 401 || httpStatus === 403;
