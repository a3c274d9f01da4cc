import 'server-only';

import type { SupabaseClient } from '@supabase/supabase-js';
import { dataOf } from '@/lib/supabase/backend';
import type { Database } from '@/lib/supabase/database.types';
import type { DashboardData, DayRange, MessageFilter } from './admin-dashboard';

/* Each function asks as the signed-in admin, and what it does is written down. They throw BackendUnavailable. */
type Client = SupabaseClient<Database>;

export type ExportedMessage = DashboardData['inbox']['messages'][number] & { message: string };

/** The messages that match, with their text, for a file. */
export function exportMessages(
  client: Client,
  { from, to }: DayRange,
  filter: MessageFilter,
): Promise<ExportedMessage[]> {
  return dataOf(client.rpc('admin_export_contact_messages', { from_day: from, to_day: to, ...filter }));
}

/** @returns whether there is such a message */
export function markHandled(client: Client, messageId: string, handled: boolean): Promise<boolean> {
  return dataOf(client.rpc('admin_mark_contact_handled', { message_id: messageId, handled }));
}

/** @returns whether the mail waits in the queue again */
export function requeueMail(client: Client, jobId: string): Promise<boolean> {
  return dataOf(client.rpc('admin_retry_email_job', { job_id: jobId }));
}
