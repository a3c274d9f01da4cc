import { pages } from '@/content/pages';
import { countToday } from '@/lib/data/visits';
import { asksForPrivacy, isBot, readVisit } from '@/lib/domain/visits';
import { publicEnv, serverEnv } from '@/lib/env';
import { rateLimitKeyOf } from '@/lib/http/client-ip';
import { readBody } from '@/lib/http/responses';
import { countByMinute } from '@/lib/limits/guard-rate';
import { loggedPath } from '@/lib/log/page-reports';
import { isRenderedPerRequest } from '@/lib/pages';
import { countedPaths, uncountedPaths } from '@/lib/public-pages';

/** An address without a page, redacted; null for a page that is not counted. */
const missing = (path: string) =>
  Object.hasOwn(pages, path) || uncountedPaths.has(path) || isRenderedPerRequest(path)
    ? null
    : loggedPath(path.split('/').slice(1));
/** In bytes: room for one host name. */
const MAX_BYTES = 120;
const isWithinLimit = countByMinute(30, 3_000);

/**
 * Counts one page view; `components/elements/frame.ts` sends it. Reads no cookie, stores no address, and
 * responds the same whether the view was counted or not.
 */
export async function POST(request: Request): Promise<Response> {
  const { headers } = request;
  const body = await readBody(request, MAX_BYTES);
  if (body.status === 'read' && !asksForPrivacy(headers) && !isBot(headers)) {
    const { SITE_URL } = publicEnv();
    const sent = { page: headers.get('referer'), referrer: new TextDecoder().decode(body.bytes) };
    const visit = readVisit(sent, { origin: new URL(SITE_URL).origin, paths: countedPaths, missing });
    if (visit && isWithinLimit(rateLimitKeyOf(headers, serverEnv().TRUSTED_PROXIES))) await countToday(visit);
  }
  return new Response(null, { status: 204 });
}
