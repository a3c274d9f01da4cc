import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { decodePart } from '@/lib/paths';
import { logEvent } from './json-lines';

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
const harmlessMessage = (message: string) => message.replace(/\S*@\S*|\d{3,}|\p{Cc}/gu, '…').slice(0, 200);

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
      directive: harmlessMessage(
        String(violation['effective-directive'] ?? violation['violated-directive'] ?? ''),
      ),
      blocked: place(violation['blocked-uri']),
      page: place(violation['document-uri']),
      source: place(violation['source-file']),
      line: count.parse(violation['line-number']),
    };
  }
  const error = errorSchema.safeParse(sent).data;
  if (!error) return null;
  const message = harmlessMessage(error.message.slice(0, 2000));
  return { kind: 'error', message, page: place(referrer), source: place(error.source), line: error.line };
}

/**
 * Logs the path of each page that was not found, and nothing about the visitor. The 404 page is a static
 * file, so it cannot log. Call once at startup.
 */
export function logMissingPages(): void {
  subscribe('http.server.response.finish', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    if (response.statusCode !== 404 || !String(response.getHeader('content-type')).startsWith('text/html'))
      return;
    const [path = ''] = (request.url ?? '').split('?');
    logEvent('info', 'not-found', { page: loggedPath(path.split('/').slice(1)) });
  });
}

const longest = 120;
const shown = 32;

/**
 * Redacts an unknown path for the log, so that no segment can identify a person or contain a working token.
 * Addresses and long or random-looking segments become `…`, and so do control characters, which could forge a
 * log line.
 * @param parts path segments, decoded or not
 */
export function loggedPath(parts: readonly string[]): string {
  return `/${parts.map(harmless).join('/')}`.slice(0, longest);
}

function harmless(part: string): string {
  const text = decodePart(part);
  const isPlain = text.length <= shown && /^[\w.~-]*$/.test(text);
  return isPlain && !/\d{5}/.test(text) && !isRandom(text) ? text : '…';
}

/** Upper case, lower case and digits mixed, or a long run of hexadecimal digits: no page has such a name. */
function isRandom(text: string): boolean {
  const kinds = [/[a-z]/, /[A-Z]/, /\d/].filter((kind) => kind.test(text)).length;
  return text.length >= 12 && (kinds === 3 || (/^[\da-f-]+$/i.test(text) && /\d/.test(text)));
}
