import 'server-only';

import { type DashboardData, type MessageFilter, readDashboard } from '@/lib/data/admin-dashboard';
import { type ExportedMessage, exportMessages } from '@/lib/data/admin-messages';
import { createServerClient } from '@/lib/supabase/server';
import type { AdminView } from './address';

/** How many messages, and how many entries of the audit log, stand on one page. */
export const PAGE_SIZE = 20;

/**
 * Everything on the screen, read as the admin who asks.
 * @throws BackendUnavailable
 */
export async function readView(view: AdminView): Promise<DashboardData> {
  return readDashboard(await createServerClient(), view.range, {
    ...filterOf(view),
    ...(view.message && { message_id: view.message }),
    ...(view.act && { audit_action: view.act }),
    ...(view.auditBefore && { audit_before: view.auditBefore }),
  });
}

/**
 * The messages that the screen lists, with their text, for a file.
 * @throws BackendUnavailable
 */
export async function readExportedMessages(view: AdminView): Promise<ExportedMessage[]> {
  return exportMessages(await createServerClient(), view.range, filterOf(view));
}

function filterOf(view: AdminView): MessageFilter {
  return {
    ...(view.search && { search: view.search }),
    ...(view.topic && { topic: view.topic }),
    ...(view.state !== 'all' && { handled: view.state === 'handled' }),
    ...(view.before && { before: view.before }),
    page_size: PAGE_SIZE,
  };
}
