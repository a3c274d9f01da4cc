import { readBody } from '@/lib/http/read-body';
import { readReports } from '@/lib/log/browser-report';
import { logEvent } from '@/lib/log/json-lines';
import { release } from '@/lib/log/release';

const LARGEST = 16_000;
/** What is written down at most in a minute; a page that fails everywhere says the same every time. */
const LINES = 30;
const MINUTE_MS = 60_000;

let minute = { begun: 0, lines: 0 };

function mayWrite(now = Date.now()): boolean {
  if (now - minute.begun > MINUTE_MS) minute = { begun: now, lines: 0 };
  minute.lines += 1;
  return minute.lines <= LINES;
}

/** Where browsers tell of violations of the Content-Security-Policy, and pages of errors that nothing caught. */
export async function POST(request: Request): Promise<Response> {
  const body = await readBody(request, LARGEST);
  if (body.status !== 'read') return new Response(null, { status: 413 });
  for (const report of readReports(parse(body.bytes), request.headers.get('referer'))) {
    if (mayWrite()) logEvent('warn', 'browser-report', { ...report, release: release() });
  }
  return new Response(null, { status: 204 });
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}
