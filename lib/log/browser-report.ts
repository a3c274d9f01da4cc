import { z } from 'zod';
import { loggedPath } from '@/lib/http/logged-path';

const text = z.string().max(2000).catch('');
const count = z.number().int().min(0).catch(0);

const violationSchema = z.object({
  type: z.literal('csp-violation'),
  body: z.record(z.string(), z.unknown()),
});
const olderSchema = z.object({ 'csp-report': z.record(z.string(), z.unknown()) });
const errorSchema = z.object({ message: z.string(), source: text, line: count });

/** What a browser has told about a page of ours, without anything that could name a person. */
export type BrowserReport = Readonly<Record<string, string | number>>;

/** An address without its query, and its path only as far as it is harmless; a word such as `inline` as it is. */
function place(value: unknown): string {
  const address = typeof value === 'string' ? value.slice(0, 2000) : '';
  if (!URL.canParse(address)) return /^[a-z-]{0,20}$/.test(address) ? address : '…';
  const { origin, pathname } = new URL(address);
  return `${origin === 'null' ? '' : origin}${loggedPath(pathname.split('/').slice(1))}`;
}

/** A message of the browser's, without anything that may be a person's address or number. */
const harmless = (message: string) => message.replace(/\S*@\S*|\d{3,}|\p{Cc}/gu, '…').slice(0, 200);

function violation(body: Readonly<Record<string, unknown>>, line: unknown): BrowserReport {
  return {
    kind: 'policy',
    directive: harmless(String(body.effectiveDirective ?? body['violated-directive'] ?? '')),
    blocked: place(body.blockedURL ?? body['blocked-uri']),
    page: place(body.documentURL ?? body['document-uri']),
    source: place(body.sourceFile ?? body['source-file']),
    line: count.parse(line),
  };
}

/**
 * Reads what `POST /api/reports` was sent, in each of the three forms that browsers and our own script use.
 * @param referrer the page that an error is told of by; a browser names it itself
 */
export function readReports(sent: unknown, referrer: string | null = null): BrowserReport[] {
  const entries = (Array.isArray(sent) ? sent : [sent]).slice(0, 5);
  return entries.flatMap((entry): BrowserReport[] => {
    const newer = violationSchema.safeParse(entry);
    if (newer.success) return [violation(newer.data.body, newer.data.body.lineNumber)];
    const older = olderSchema.safeParse(entry);
    if (older.success) return [violation(older.data['csp-report'], older.data['csp-report']['line-number'])];
    const { success, data } = errorSchema.safeParse(entry);
    if (!success) return [];
    const { message, source, line } = data;
    return [
      {
        kind: 'error',
        message: harmless(message.slice(0, 2000)),
        page: place(referrer),
        source: place(source),
        line,
      },
    ];
  });
}
