import { parseJson, readBody } from '@/lib/http/read-body';
import { readReports } from '@/lib/log/browser-report';
import { logEvent } from '@/lib/log/json-lines';
import { release } from '@/lib/log/release';
import { countByMinute } from '@/lib/rate-limit/minute-count';

const LARGEST = 16_000;
/** What is written down at most in a minute; a page that fails everywhere says the same every time. */
const LINES = 30;
const mayWrite = countByMinute(LINES, LINES);

/** Where browsers tell of violations of the Content-Security-Policy, and pages of errors that nothing caught. */
export async function POST(request: Request): Promise<Response> {
  const body = await readBody(request, LARGEST);
  if (body.status !== 'read') return new Response(null, { status: 413 });
  for (const report of readReports(parseJson(body.bytes), request.headers.get('referer'))) {
    if (mayWrite('all')) logEvent('warn', 'browser-report', { ...report, release: release() });
  }
  return new Response(null, { status: 204 });
}
