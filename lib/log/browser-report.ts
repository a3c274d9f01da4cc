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

/** A browser's report about a page, without personal data. */
export type BrowserReport = Readonly<Record<string, string | number>>;

/** A URL without its query and with a redacted path; keywords such as `inline` stay. */
function place(value: unknown): string {
  const address = typeof value === 'string' ? value.slice(0, 2000) : '';
  if (!URL.canParse(address)) return /^[a-z-]{0,20}$/.test(address) ? address : '…';
  const { origin, pathname } = new URL(address);
  return `${origin === 'null' ? '' : origin}${loggedPath(pathname.split('/').slice(1))}`;
}

/** A browser's message with anything that could be an address or a number removed. */
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
 * Parses a body of `POST /api/reports`, in any of the three formats used by browsers and our own script.
 * @param referrer the page of a script error; CSP reports contain it
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
