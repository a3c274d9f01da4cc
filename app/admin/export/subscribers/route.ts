import { exportSubscribers } from '@/lib/data/admin-newsletter';
import { type CsvRow, toCsv } from '@/lib/domain/csv';
import { fileResponse } from '@/lib/http/responses';
import { paths } from '@/lib/paths';
import { provenFile } from '../admin-file';

/** For all pages: ten thousand subscribers take longer than one call may. */
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

/** Exports the newsletter subscribers as CSV, whole or not at all. */
export const POST = provenFile(
  paths.adminNewsletter,
  async (client) => {
    const rows: CsvRow[] = [];
    for await (const page of exportSubscribers(client)) {
      rows.push(...page.map((row) => ({ ...row, status: statusOf(row) })));
    }
    return fileResponse(toCsv([{ columns, rows }]), 'text/csv', 'flip-method-subscribers.csv');
  },
  EXPORT_TIMEOUT_MS,
);
