import 'server-only';

import { dataOf } from '@/lib/supabase/backend';
import type { Args, Client } from '@/lib/supabase/client';

/**
 * Lists admin actions, newest first, as the signed-in admin. `actor_email` is null for the secret key and the
 * schema owner; `about` is the email of the account whose role changed.
 * @throws BackendFailure
 */
export function readAudit(client: Client, query: Args<'admin_audit_log'>) {
  return dataOf(client.rpc('admin_audit_log', query));
}

export type AuditEntry = Awaited<ReturnType<typeof readAudit>>[number];

/**
 * Notes that an entry of the content was changed, such as `site/facts`.
 * @throws BackendFailure
 */
export async function noteContent(client: Client, entry: string): Promise<void> {
  await dataOf(client.rpc('admin_note_content', { entry }));
}
