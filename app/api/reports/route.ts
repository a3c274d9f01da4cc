import { countToday } from '@/lib/data/visits';
import { releaseName } from '@/lib/env';
import { parseJson, readBody } from '@/lib/http/responses';
import { countByMinute } from '@/lib/limits/guard-rate';
import { logEvent } from '@/lib/log/json-lines';
import { readReport } from '@/lib/log/page-reports';

const MAX_BYTES = 16_000;
/** Log lines per minute; a broken page sends the same report again and again. */
const MAX_LINES = 30;
const mayWrite = countByMinute(MAX_LINES, MAX_LINES);

/** Receives Content-Security-Policy violations and uncaught errors from browsers. */
export async function POST(request: Request): Promise<Response> {
  const body = await readBody(request, MAX_BYTES);
  if (body.status !== 'read') return new Response(null, { status: 413 });
  const report = readReport(parseJson(body.bytes), request.headers.get('referer'));
  if (report && mayWrite('all')) {
    logEvent('warn', 'browser-report', { ...report, release: releaseName() });
    const page = /^https?:\/\/[^/]+(\/.*)$/.exec(String(report.page))?.[1];
    if (report.kind === 'error' && page) await countToday({ errors: page });
  }
  return new Response(null, { status: 204 });
}
