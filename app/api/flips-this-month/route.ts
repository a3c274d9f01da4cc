import { banner } from '@/content/banner';
import { readFlipsThisMonth } from '@/lib/data/admin/overview';
import { errorResponse } from '@/lib/http/responses';
import { orUnavailable } from '@/lib/supabase/backend';

/** This month's flips as a JSON number; 404 unless the owner has chosen to show it. */
export async function GET(): Promise<Response> {
  if (banner.counter !== 'measured') return errorResponse(404, 'This number is not shown.');
  return orUnavailable(async () =>
    Response.json(await readFlipsThisMonth(), { headers: { 'cache-control': 'public, max-age=300' } }),
  );
}
