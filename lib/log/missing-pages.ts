import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { logEvent } from './json-lines';

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
  const text = decoded(part);
  const isPlain = text.length <= shown && /^[\w.~-]*$/.test(text);
  return isPlain && !/\d{5}/.test(text) && !isRandom(text) ? text : '…';
}

/** Upper case, lower case and digits mixed, or a long run of hexadecimal digits: no page has such a name. */
function isRandom(text: string): boolean {
  const kinds = [/[a-z]/, /[A-Z]/, /\d/].filter((kind) => kind.test(text)).length;
  return text.length >= 12 && (kinds === 3 || (/^[\da-f-]+$/i.test(text) && /\d/.test(text)));
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
