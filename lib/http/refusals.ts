import { createHash } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { banner } from '@/content/banner';
import type { Link } from '@/content/link';
import { navigation, navigationWords } from '@/content/navigation';
import { inPlaceOf, type Refusal, refusalLinks, refusals, tryAgain } from '@/content/refusals';
import { type ColorName, colors } from '@/lib/design/colors';
import { contentSecurityPolicy, POLICY_HEADER } from '@/lib/http/security-headers';
import { escapeHtml } from '@/lib/rich-text/inline';

const status: Readonly<Record<Refusal, number>> = {
  foreign: 403,
  'other-host': 403,
  method: 405,
  'too-large': 413,
  'broken-link': 400,
  'no-cookies': 400,
  'too-many-cookies': 431,
  'signed-out': 401,
  'second-factor': 401,
  'no-role': 403,
  'no-action': 400,
  stale: 409,
  failed: 500,
  busy: 503,
};

/** Set on a request whose body no form of the site sends. */
export const UNREADABLE_HEADER = 'x-unreadable-body';

/** How long the rest of an unreadable request is read. */
const DRAIN_MS = 2_000;

/** Retry-After in seconds when a service is busy. */
export const RETRY_AFTER = 30;

const used: readonly ColorName[] = [
  'paper',
  'surface',
  'ink',
  'muted',
  'line',
  'apricot',
  'apricot-ink',
  'sea',
  'sea-ink',
  'sea-text',
];
const variables = used.map((name) => `--${name}:light-dark(${colors[name].light},${colors[name].dark})`);

/** Self-contained styles: this page must render when nothing else of the site is available. */
const style = `
:root{color-scheme:light dark;${variables.join(';')}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;grid-template-rows:auto auto 1fr;background:var(--paper);color:var(--ink);
font:1.125rem/1.6 "Atkinson Hyperlegible Next Variable",Arial,system-ui,sans-serif}
aside{padding:.5rem 1.5rem;background:var(--sea);color:var(--sea-ink);font-size:1rem;font-weight:600}
header{padding:.5rem 1.5rem;border-bottom:1px solid var(--line);font-size:1rem}
header nav{gap:0 1.25rem}
header a{padding:.3rem 0;color:var(--ink);text-decoration:none}
main{place-self:center;margin:1.5rem;max-width:36rem;padding:clamp(1.5rem,5vw,3rem);background:var(--surface);border:1px solid var(--line);border-radius:1rem}
h1{margin:0 0 1rem;font:600 clamp(1.75rem,6vw,2.5rem)/1.15 Georgia,"Times New Roman",serif;text-wrap:balance}
p{margin:0 0 1.5rem}nav{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem}
a{display:inline-block;padding:.5rem 0;color:var(--sea-text);text-underline-offset:.2em}
a.main{margin-bottom:1rem;padding:.75rem 1.75rem;border-radius:.5rem;background:var(--apricot);color:var(--apricot-ink);font-weight:600;text-decoration:none}
:focus-visible{outline:3px solid var(--sea-text);outline-offset:3px}`;

const policy = contentSecurityPolicy({
  styles: [`'sha256-${createHash('sha256').update(style).digest('base64')}'`],
});

interface RefusedRequest {
  method: string;
  url: string;
  headers: Pick<Headers, 'has' | 'get'>;
}

/**
 * The response to a rejected request: a readable page, plain text for a script that called a server action,
 * or JSON for /api.
 */
export function refuseRequest(request: RefusedRequest, reason: Refusal): Response {
  const { text } = refusals[reason];
  const headers = new Headers({ 'cache-control': 'private, no-store' });
  if (reason === 'method') headers.set('allow', 'GET, HEAD, POST');
  if (reason === 'busy') headers.set('retry-after', String(RETRY_AFTER));
  const respond = (type: string, body: string) => {
    headers.set('content-type', type);
    return new Response(request.method === 'HEAD' ? null : body, { status: status[reason], headers });
  };
  const path = new URL(request.url).pathname;
  // Next only shows scripts the text of a `text/plain` response; see `components/forms/use-form-result.ts`.
  if (request.headers.has('next-action')) return respond('text/plain', inPlaceOf(reason));
  if (path.startsWith('/api/')) return respond('application/json', JSON.stringify({ error: text }));
  headers.set(POLICY_HEADER, policy);
  return respond('text/html; charset=utf-8', page(reason, reason === 'busy' ? path : null));
}

/**
 * Answers what the server cannot read as a request, as Node would, but long headers with a page: the person cannot get by
 * without knowing why. The rest is read, as a browser shows the answer only once all is sent.
 */
export function refuseUnreadable({ code }: NodeJS.ErrnoException, socket: Duplex): void {
  if (socket.writableEnded) return;
  if (!socket.writable || code === 'ECONNRESET') return void socket.destroy();
  const isLong = code === 'HPE_HEADER_OVERFLOW';
  const body = isLong ? page('too-many-cookies', null) : '';
  const line =
    {
      ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
      HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
    }[code ?? ''] ?? (isLong ? '431 Request Header Fields Too Large' : '400 Bad Request');
  const headers = [
    ...(isLong ? ['content-type: text/html; charset=utf-8', `${POLICY_HEADER}: ${policy}`] : []),
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: private, no-store',
    'connection: close',
  ];
  socket.end([`HTTP/1.1 ${line}`, ...headers, '', body].join('\r\n'));
  setTimeout(() => socket.destroy(), DRAIN_MS).unref();
}

/**
 * Sends our page where Next would send a line of plain text: for a path that does not decode, an odd method, a
 * body without one of our forms, a form of an earlier release, and a failure before any page. Call once at startup.
 */
export function replacePlainErrors(): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    replacePlainError(request, response);
  });
}

export function replacePlainError(request: IncomingMessage, response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...parts: unknown[]) => ServerResponse;
  const end = response.end.bind(response) as (...parts: unknown[]) => ServerResponse;
  let body: string | undefined;
  const replace = () => {
    if (response.statusCode === 500) response.statusCode = statusInsteadOf500(request);
    const reason = body === undefined && !response.headersSent && reasonOf(request, response);
    if (!reason) return;
    body = page(reason, null);
    response.statusCode = status[reason];
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('content-length', Buffer.byteLength(body));
    response.setHeader('cache-control', 'private, no-store');
    response.setHeader(POLICY_HEADER, policy);
    response.removeHeader('etag');
  };
  // The compression of responses writes the head before it passes on the body.
  response.writeHead = (code: number, ...rest: unknown[]) => {
    response.statusCode = code;
    replace();
    return writeHead(response.statusCode, ...rest);
  };
  response.end = (...parts: unknown[]) => {
    replace();
    return body === undefined ? end(...parts) : end(body);
  };
}

/** Next has no page for what it refuses at a file, such as a range beyond its end, and fails there. */
function statusInsteadOf500({ method = '', url = '', headers }: IncomingMessage): number {
  if (UNREADABLE_HEADER in headers) return 400;
  if (!/^[^?]*\.\w+(?:\?|$)/.test(url)) return 500;
  if (method !== 'GET' && method !== 'HEAD') return 405;
  if ('if-match' in headers || 'if-unmodified-since' in headers) return 412;
  return 'range' in headers ? 416 : 500;
}

/** Why Next answers with plain text; null for responses that are not Next's own plain errors. */
function reasonOf(
  { method = '', url = '', headers }: IncomingMessage,
  response: ServerResponse,
): Refusal | null {
  const type = response.getHeader('content-type') ?? 'text/plain';
  const ours = /^\/(?:api|_next)\//.test(url) || 'next-action' in headers;
  // Text that the site itself answers with names its charset.
  if (ours || type !== 'text/plain') return null;
  const { statusCode } = response;
  if (statusCode === 405 || (statusCode === 500 && !['GET', 'HEAD', 'POST'].includes(method)))
    return 'method';
  if (statusCode >= 400 && !isDecodable(url)) return 'broken-link';
  if (statusCode === 409) return 'stale';
  if (statusCode === 400) return 'no-action';
  return statusCode === 500 ? 'failed' : null;
}

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url.split('?')[0] ?? '');
    return true;
  } catch {
    return false;
  }
}

function page(reason: Refusal, again: string | null): string {
  const { title, text } = refusals[reason];
  // For a form that replaces itself with this response (`components/elements/forms.ts`), with the classes of
  // its message. A stale form retries instead.
  const inPlace =
    reason === 'stale'
      ? ''
      : `<site-form hidden><p class="font-semibold">${title}</p><p class="mt-1">${inPlaceOf(reason)}</p></site-form>`;
  const linksTo = (links: readonly Link[]) =>
    links.map(({ label, href }) => `<a href="${href}">${label}</a>`).join('');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${title} | The Flip Method</title><style>${style}</style></head>
<body><aside aria-label="${banner.text}">${banner.text}</aside>
<header><nav aria-label="${navigationWords.label}">${linksTo(navigation)}</nav></header>
<main id="main"><h1>${title}</h1><p data-refusal>${text}</p>${
    again ? `<p><a class="main" href="${escapeHtml(again)}">${tryAgain}</a></p>` : ''
  }<nav aria-label="Where to go on">${linksTo(refusalLinks)}</nav></main>${inPlace}</body></html>
`;
}
