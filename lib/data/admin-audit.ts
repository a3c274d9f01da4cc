import 'server-only';

import { dataOf } from '@/lib/supabase/backend';
import type { Client } from '@/lib/supabase/client';

interface AuditRequest {
  /** Filters by kind of action. */
  action?: string;
  /** Only entries before this id. */
  before?: number;
  page_size: number;
}

/**
 * Lists admin actions, newest first, as the signed-in admin. `actor_email` is null for the secret key and the
 * schema owner; `about` is the email of the account whose role changed.
 * @throws BackendUnavailable
 */
export function readAudit(client: Client, { action, before, page_size }: AuditRequest) {
  const filter = { ...(action && { only_action: action }), ...(before && { before_id: before }) };
  return dataOf(client.rpc('admin_audit_log', { ...filter, page_size }));
}

export type AuditEntry = Awaited<ReturnType<typeof readAudit>>[number];
