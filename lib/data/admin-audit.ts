import 'server-only';

import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '@/lib/supabase/database.types';
import { rowsOf } from './admin-figures';

export interface AuditEntry {
  id: number;
  /** ISO date and time. */
  at: string;
  /** Null for the secret key and the owner of the schema. */
  actor: string | null;
  action: string;
  /** The id of what it was done to. */
  object: string | null;
  /** The address of the account that a role was given to or taken from, while there is one. */
  about: string | null;
}

interface AuditFilter {
  action?: string;
  /** Only entries older than the one with this id. */
  before?: number;
  pageSize?: number;
}

/**
 * What admins did, the newest first, asked as the signed-in admin.
 * @throws FiguresUnavailable
 */
export async function readAudit(
  client: SupabaseClient<Database>,
  { action, before, pageSize }: AuditFilter,
): Promise<AuditEntry[]> {
  const rows = await rowsOf(
    client.rpc('admin_audit_log', { only_action: action, before_id: before, page_size: pageSize }),
  );
  return rows.map(({ actor_email, ...entry }) => ({ ...entry, actor: actor_email }));
}
