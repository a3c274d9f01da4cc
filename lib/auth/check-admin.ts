import 'server-only';
import { type User, type WorkspaceRole, workspaceRoles } from '@/lib/domain/session';
import { failureOf, withTimeout } from '@/lib/supabase/backend';
import type { Client } from '@/lib/supabase/service';
import { isUnanswered } from './auth-errors';

/** Tells the page why the middleware removed the session. Stripped from incoming requests. */
export const ADMIN_REFUSAL_HEADER = 'x-admin-refusal';

const knownStatuses = ['admin', 'enrol', 'code'] as const;

/** A person with a role. `enrol` and `code` still have to set up, or enter, a second factor. */
export interface KnownAdmin {
  status: (typeof knownStatuses)[number];
  user: User;
  hasFactor: boolean;
  role: WorkspaceRole;
}

/** Status code for each reason. */
export const refusalStatus = {
  'signed-out': 401,
  /** Signed in, but the session is too old or was idle for too long. */
  ended: 401,
  'not-admin': 403,
  /** The check itself failed: deny. */
  failed: 503,
} as const;
export type AdminRefusal = keyof typeof refusalStatus;

export const isAdminRefusal = (text: string): text is AdminRefusal => Object.hasOwn(refusalStatus, text);

export type AdminCheck = KnownAdmin | { status: AdminRefusal };

/** Whether a person has the role, which gives access to the second-factor page. */
export function isKnownAdmin(check: AdminCheck): check is KnownAdmin {
  return knownStatuses.some((known) => known === check.status);
}

/**
 * Checks identity, role, second factor and the session's age and idle time with one database call.
 * @param client bound to the request's cookies
 */
export async function checkAdmin(client: Client, signal: AbortSignal): Promise<AdminCheck> {
  try {
    // Refreshes a token that is about to expire.
    const { data, error } = await withTimeout(client.auth.getSession(), signal);
    if (error) return { status: isUnanswered(error) ? 'failed' : 'signed-out' };
    if (!data.session) return { status: 'signed-out' };
    const gate = await withTimeout(client.rpc('admin_gate').single(), signal);
    if (gate.error && isTokenRefused(gate.status, gate.error.code, data.session.expires_at))
      return { status: 'signed-out' };
    if (gate.error) throw failureOf(gate.error, 'rpc/admin_gate');
    const { status, user_id, email, has_factor } = gate.data;
    const known = knownStatuses.find((each) => each === status);
    const role = workspaceRoles.find((each) => each === gate.data.role);
    if (known && role)
      return { status: known, user: { userId: user_id, email: email ?? '' }, hasFactor: has_factor, role };
    return { status: isAdminRefusal(status) ? status : 'failed' };
  } catch (error) {
    console.error('An admin could not be checked.', error);
    return { status: 'failed' };
  }
}

/**
 * Whether the data API refuses the token for good (401, and with a code of its own, which a gateway's refusal of our key has
 * not), or it has expired. A token that is valid by our clock and not by the API's (PGRST303, "issued at future") is no reason
 * to sign in again.
 * @param expiresAt in Unix seconds
 */
function isTokenRefused(status: number, code: string, expiresAt = 0): boolean {
  if (code === 'PGRST303') return expiresAt * 1000 <= Date.now();
  return status === 401 && Boolean(code);
}
