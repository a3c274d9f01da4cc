import { newsletterWords } from '@/content/admin-mails';
import { exportSubscribers } from '@/lib/data/admin-newsletter';
import { toCsv } from '@/lib/domain/csv';
import { fileResponse } from '@/lib/http/responses';
import { createServerClient } from '@/lib/supabase/server';
import { adminFile } from '../admin-file';

const EXPORT_TIMEOUT_MS = 50_000;

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
        if (isFirst) controller.enqueue(encoder.encode(toCsv([])));
        return controller.close();
      }
      const rows = value.map(({ id: _, ...row }) => row);
      const csv = toCsv([{ title: newsletterWords.subscribers.title, rows }]);
      // Only the first chunk keeps the byte order mark, title and column names.
      controller.enqueue(encoder.encode(isFirst ? csv : csv.split('\r\n').slice(2).join('\r\n')));
      isFirst = false;
    },
  });
  return fileResponse(body, 'text/csv', 'flip-method-subscribers.csv');
});
