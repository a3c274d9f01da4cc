import { banner } from '@/content/banner';
import { readFlipsThisMonth } from '@/lib/data/daily-figures';
import { orUnavailable, refuse } from '@/lib/http/api-answer';

/** The month's flips as a JSON number, for as long as the owner has chosen to show them. */
export async function GET(): Promise<Response> {
  if (banner.counter !== 'measured') return refuse(404, 'This number is not shown.');
  return orUnavailable(async () =>
    Response.json(await readFlipsThisMonth(), { headers: { 'cache-control': 'public, max-age=300' } }),
  );
}
