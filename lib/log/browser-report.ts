import { z } from 'zod';
import { loggedPath } from '@/lib/log/missing-pages';

const text = z.string().max(2000).catch('');
const count = z.number().int().min(0).catch(0);

const violationSchema = z.object({ 'csp-report': z.record(z.string(), z.unknown()) });
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

/**
 * Parses a body of `POST /api/reports`: a violation in the format of the policy's `report-uri`, or an error from our
 * own script.
 * @param referrer the page of a script error; CSP reports contain it
 * @returns null for anything else
 */
export function readReport(sent: unknown, referrer: string | null = null): BrowserReport | null {
  const violation = violationSchema.safeParse(sent).data?.['csp-report'];
  if (violation) {
    return {
      kind: 'policy',
      directive: harmless(String(violation['effective-directive'] ?? violation['violated-directive'] ?? '')),
      blocked: place(violation['blocked-uri']),
      page: place(violation['document-uri']),
      source: place(violation['source-file']),
      line: count.parse(violation['line-number']),
    };
  }
  const error = errorSchema.safeParse(sent).data;
  if (!error) return null;
  const message = harmless(error.message.slice(0, 2000));
  return { kind: 'error', message, page: place(referrer), source: place(error.source), line: error.line };
}
