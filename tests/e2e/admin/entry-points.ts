import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { readState } from '../../../scripts/state.ts';
import { builtRoutes } from '../../support/addresses.ts';

type RawAnswer = Awaited<ReturnType<typeof sendRaw>>;
type RawRequest = { method?: string; headers?: Record<string, string>; body?: string };

/** Sends the path unchanged; browsers and `fetch` would normalise `/admin/.` or `//admin`. */
export async function sendRaw(path: string, { method = 'GET', headers = {}, body }: RawRequest = {}) {
  const { hostname, port, host } = new URL(readState().siteUrl);
  const options = { hostname, port, path, method, headers: { host, ...headers }, setHost: false };
  const [answer] = (await once(request(options).end(body), 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) };
}

/** Text that occurs in the dashboard only, never on a refusal page. */
const traces = [
  ...['Loading dashboard', 'Total Users', 'Avg/User', 'Session Types', 'Recent Users', 'Needs you'],
  ...['Asked for the workbook', 'Blocked addresses', 'Audit log', 'Pages of the site', 'Download as CSV'],
  ...['marta@example.org', '@example.com', 'flip_technique'],
];

/** Dashboard text found in the headers or body of a response. */
export function tracesIn({ headers, body }: RawAnswer): string[] {
  const all = `${JSON.stringify(headers)}\n${body}`;
  return traces.filter((trace) => all.includes(trace));
}

/** Unknown paths, files by POST only, and the page before the second factor. */
const others = ['/admin/[...missing]', '/admin/export/[data]', '/admin/second-factor'];

/** Every GET route of the workspace that needs a complete sign-in. */
export const workspacePaths = builtRoutes()
  .filter((route) => /^\/admin(?:\/|$)/.test(route) && !others.includes(route))
  .map((route) => route.replace('[issue]', 'new'));

/** Path variants that must not bypass the middleware. */
const pathVariants = [
  ...workspacePaths,
  ...['/admin/', '//admin', '/admin/.', '/./admin', '/x/../admin', '/%61dmin', '/admin%2f', '/admin/%2e'],
  ...['/admin%00', '/Admin', '/admin;x=1', '/admin.rsc', '/admin.txt', '/admin?range=30&_rsc=1', '/en/admin'],
  ...['/admin/export?range=90', '/admin/people.rsc', '/admin/inbox?state=all&_rsc=1', '/%61dmin/export'],
  ...['/admin//export', '/_next/data/x/admin.json'],
];

/** Headers that have bypassed, or could bypass, a middleware check. */
const bypassHeaders: Record<string, string>[] = [
  { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
  { 'x-middleware-subrequest': 'src/middleware:src/middleware:src/middleware:src/middleware:src/middleware' },
  { 'x-middleware-next': '1', 'x-middleware-rewrite': '/admin' },
  { 'x-middleware-invoke': '1', 'x-middleware-set-cookie': 'a=b' },
  { 'x-middleware-override-headers': 'cookie', 'x-middleware-request-cookie': 'sb-flip-auth-token=admin' },
  { 'x-invoke-path': '/admin', 'x-invoke-status': '200', 'x-invoke-output': '/admin' },
  { 'x-matched-path': '/admin', 'x-now-route-matches': '1' },
  { 'x-original-url': '/admin', 'x-rewrite-url': '/admin' },
  { 'x-forwarded-host': 'localhost', 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' },
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1' },
  { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  { rsc: '1', 'next-router-segment-prefetch': '/admin/__PAGE__', 'next-router-prefetch': '1' },
  { rsc: '1', 'next-router-state-tree': '%5B%22%22%2C%7B%7D%5D', 'next-url': '/admin' },
  { purpose: 'prefetch', 'sec-purpose': 'prefetch' },
  { 'x-nextjs-data': '1' },
  { authorization: 'Bearer admin' },
];

/** Every bypass attempt. */
export const requests: [path: string, sent: RawRequest][] = [
  ...pathVariants.map((path): [string, RawRequest] => [path, {}]),
  ...bypassHeaders.flatMap((headers) =>
    // A public page, too, that a header could turn into the workspace.
    ['/admin', '/admin/export', ...(Object.values(headers).includes('/admin') ? ['/'] : [])].map(
      (path): [string, RawRequest] => [path, { headers }],
    ),
  ),
  ...['HEAD', 'OPTIONS', 'PUT'].map((method): [string, RawRequest] => ['/admin', { method }]),
];
