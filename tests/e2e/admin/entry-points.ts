import type { RawRequest } from './raw-request.ts';

/** Everything of the workspace that has an address of its own. */
export const workspacePaths = [
  '/admin',
  '/admin?stream=off',
  '/admin/people',
  '/admin/inbox',
  '/admin/mails',
  '/admin/mails/newsletter',
  '/admin/mails/newsletter/new',
  '/admin/mails/preview',
  '/admin/content',
  '/admin/settings',
  '/admin/export',
];

/** Other ways to write the address. */
const addresses = [
  ...workspacePaths,
  '/admin/',
  '//admin',
  '/admin/.',
  '/./admin',
  '/x/../admin',
  '/%61dmin',
  '/admin%2f',
  '/admin/%2e',
  '/admin%00',
  '/Admin',
  '/admin;x=1',
  '/admin.rsc',
  '/admin.txt',
  '/admin?range=30&_rsc=1',
  '/admin/export?range=90',
  '/admin/people.rsc',
  '/admin/inbox?state=all&_rsc=1',
  '/%61dmin/export',
  '/admin//export',
  '/_next/data/x/admin.json',
  '/en/admin',
];

/** Headers that have opened, or could open, a door that a middleware keeps. */
const headerTricks: Record<string, string>[] = [
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

/** Everything that is sent to get in without being let in. */
export const requests: [path: string, sent: RawRequest][] = [
  ...addresses.map((path): [string, RawRequest] => [path, {}]),
  ...headerTricks.flatMap((headers): [string, RawRequest][] => [
    ['/admin', { headers }],
    ['/admin/export', { headers }],
    ['/admin/people', { headers }],
    ['/', { headers }],
  ]),
  ['/admin', { method: 'HEAD' }],
  ['/admin', { method: 'OPTIONS' }],
  ['/admin', { method: 'PUT' }],
];
