import { exportSubscribers } from '@/lib/data/admin/mails';
import { toCsv } from '@/lib/domain/csv';
import { fileResponse } from '@/lib/http/responses';
import { paths } from '@/lib/paths';
import { provenFile } from '../admin-file';

const columns = [
  'email',
  'status',
  'source',
  'consent_version',
  'consent_at',
  'confirmed_at',
  'unsubscribed_at',
  'list_confirmed',
  'list_source',
];

/** Exports the newsletter subscribers as CSV. */
export const POST = provenFile(paths.adminNewsletter, async (client) => {
  const rows = await exportSubscribers(client);
  return fileResponse(toCsv([{ columns, rows }]), 'text/csv', 'flip-method-subscribers.csv');
});
