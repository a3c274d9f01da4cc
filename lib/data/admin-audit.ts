import 'server-only';

import type { SupabaseClient } from '@supabase/supabase-js';
import { dataOf } from '@/lib/supabase/backend';
import type { Database } from '@/lib/supabase/database.types';

interface AuditRequest {
  /** Only this kind of act. */
  action?: string;
  /** Only entries older than the one with this id. */
  before?: number;
  page_size: number;
}

/**
 * What admins did, the newest first, asked as the signed-in admin. `actor_email` is null for the secret key and the owner of
 * the schema; `about` is the address of the account that a role was given to or taken from.
 * @throws BackendUnavailable
 */
export function readAudit(client: SupabaseClient<Database>, { action, before, page_size }: AuditRequest) {
  const filter = { ...(action && { only_action: action }), ...(before && { before_id: before }) };
  return dataOf(client.rpc('admin_audit_log', { ...filter, page_size }));
}

export type AuditEntry = Awaited<ReturnType<typeof readAudit>>[number];
