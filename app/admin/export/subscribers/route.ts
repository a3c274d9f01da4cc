import { newsletterWords } from '@/content/admin-mails';
import { readAdmin } from '@/lib/auth/require-admin';
import { exportSubscribers } from '@/lib/data/admin-newsletter';
import { toCsv } from '@/lib/domain/export/csv';
import { createServerClient } from '@/lib/supabase/server';
import { fileAnswer, refuseFile } from '../refuse-file';

/** The subscribers of the newsletter as a file, sent page by page, so that a long list takes no more memory. */
export async function GET(): Promise<Response> {
  const check = await readAdmin();
  const refusal = refuseFile(check);
  if (refusal) return refusal;
  const pages = exportSubscribers(await createServerClient());
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
      // Title, names of the columns and the byte order mark are in the first part alone.
      controller.enqueue(encoder.encode(isFirst ? csv : csv.split('\r\n').slice(2).join('\r\n')));
      isFirst = false;
    },
  });
  return fileAnswer(body, 'text/csv', 'flip-method-subscribers.csv');
}
