import { exportSubscribers } from '@/lib/data/admin-newsletter';
import { toCsvTable } from '@/lib/domain/csv';
import { fileResponse } from '@/lib/http/responses';
import { createServerClient } from '@/lib/supabase/server';
import { adminFile } from '../admin-file';

const EXPORT_TIMEOUT_MS = 50_000;

const columns = [
  'email',
  'status',
  'source',
  'consent_version',
  'consent_at',
  'confirmed_at',
  'unsubscribed_at',
];

/** As our own import reads it, and Kit's and Buttondown's. */
function statusOf(row: { confirmed_at: string | null; unsubscribed_at: string | null }): string {
  if (row.unsubscribed_at) return 'unsubscribed';
  return row.confirmed_at ? 'active' : 'unconfirmed';
}

/** Streams the newsletter subscribers as CSV, page by page, to bound memory use. */
export const GET = adminFile(async () => {
  // One signal for all pages: ten thousand subscribers take longer than one call may.
  const pages = exportSubscribers(
    await createServerClient({ signal: AbortSignal.timeout(EXPORT_TIMEOUT_MS) }),
  );
  const encoder = new TextEncoder();
  let isFirst = true;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await pages.next();
      if (done) {
        if (isFirst) controller.enqueue(encoder.encode(toCsvTable(columns, [])));
        return controller.close();
      }
      const rows = value.map((row) => ({ ...row, status: statusOf(row) }));
      controller.enqueue(encoder.encode(toCsvTable(columns, rows, isFirst)));
      isFirst = false;
    },
  });
  return fileResponse(body, 'text/csv', 'flip-method-subscribers.csv');
});
