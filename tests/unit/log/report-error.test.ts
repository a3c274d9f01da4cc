import { expect, it, vi } from 'vitest';
import { jsonLine, logAsJson, messageFields } from '@/lib/log/json-lines';
import { loggedPath, readReport } from '@/lib/log/page-reports';
import { reportError, reportRefusal, reportUncaught, UnreadableBody } from '@/lib/log/report-error';

const formPost = { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=x' } };
const where = { routePath: '/workbook/open/[token]', routeType: 'render' };

/** Silences the log, and returns what is written there and sent to the webhook. */
function watch() {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  vi.stubEnv('ERROR_WEBHOOK_URL', '"https://hooks.example/x"\n');
  const send = vi.fn().mockResolvedValue(new Response());
  vi.stubGlobal('fetch', send);
  const sent = () => send.mock.calls.map(([, { body }]) => JSON.parse(body).text);
  return { send, sent, write, line: () => String(write.mock.calls[0]?.[0]) };
}

it('an error is one line of JSON with its route and digest, without its message, and so is what a console is given; one that no program reads any more stops nothing', async () => {
  const { write, line } = watch();
  const error = Object.assign(new TypeError('ada@example.com is not a function'), { digest: '123' });
  await reportError(error, 'GET', where);
  expect(write).toHaveBeenCalledTimes(1);
  expect(line().endsWith('\n')).toBe(true);
  const failed = { level: 'error', event: 'request-failed', release: 'unnamed' };
  const facts = { digest: '123', name: 'TypeError', route: where.routePath };
  expect(JSON.parse(line())).toMatchObject({ ...failed, ...facts });
  expect(line()).not.toContain('ada');
  const written = jsonLine('warn', messageFields(['two\nlines', new Error('broken'), { a: 1 }]), new Date(0));
  expect(written).not.toContain('\n');
  const [time, message] = ['1970-01-01T00:00:00.000Z', 'two\nlines broken { a: 1 }'];
  expect(JSON.parse(written)).toMatchObject({ time, message });
  logAsJson();
  for (const stream of [process.stdout, process.stderr])
    expect(stream.emit('error', new Error('write EPIPE'))).toBe(true);
});

it('a webhook gets one call per minute and route, and may be unreachable', async () => {
  const { send, sent } = watch();
  send.mockRejectedValue(new Error('away'));
  for (const name of ['one', 'two'])
    await reportError(new Error(name), 'POST', { ...where, routePath: '/contact' });
  expect(sent()).toEqual([expect.stringContaining('POST /contact failed')]);
  expect(send.mock.calls[0]?.[0]).toBe('https://hooks.example/x');
});

it('a refusal of the backend is reported in words, with its names and no page', async () => {
  const { sent, line } = watch();
  const refused = { code: 'PGRST202', function: 'public.start_course' };
  await reportRefusal({ ...refused, call: 'rpc/start_course' });
  expect(JSON.parse(line())).toMatchObject({ event: 'backend-refused', ...refused });
  // What a page does with it is logged, too, and not reported again.
  await reportUncaught(Object.assign(new Error('x'), { name: 'BackendRefused' }), formPost, where);
  const words = /^start_course: a function of the database is missing: was the migration applied\?/;
  expect(sent()).toEqual([expect.stringMatching(words)]);
});

const thrownAt = (...frames: string[]) => {
  const stack = ['Error', ...frames.map((frame) => `    at ${frame}:1:2`)].join('\n');
  return Object.assign(new Error('Connection closed.'), { stack });
};
const next = '/srv/node_modules/next/dist/compiled/next-server/app-page-turbo.runtime.prod.js';
const ours = '/srv/.next/server/chunks/ssr/app_actions.js';
const parsing = new TypeError('Failed to parse body as FormData.');
const twoTypes = new TypeError('Content-Type was not one of "multipart/form-data" or "…".');
const odd = { 'content-type': 'application/x-www-form-urlencoded' };
const decoding = thrownAt(next, `t.decodeAction ${next}`, ours);

const sentByScript = { 'next-action': 'x' };

it.each([
  [false, 'cannot be parsed by Node', parsing, formPost.headers, 'render'],
  [false, 'has two types, of which one is a form', twoTypes, formPost.headers, 'render'],
  [false, 'cannot be parsed by React', thrownAt(next), sentByScript, 'action'],
  [false, 'does not hold the state of a form', decoding, formPost.headers, 'render'],
  [false, 'is not a form', new UnreadableBody('not a form'), sentByScript, 'action'],
  [false, 'has a type that no form has', thrownAt(ours), odd, 'render'],
  [true, 'makes an action of the site throw', thrownAt(ours), sentByScript, 'action'],
  [true, 'makes Next throw inside an action of the site', thrownAt(next, ours), sentByScript, 'action'],
  [true, 'makes an endpoint throw', thrownAt(next), {}, 'route'],
])('it is an incident for the owner (%s) if a body %s', async (isOne, _, error, headers, routeType) => {
  const { sent } = watch();
  const routePath = `/${Math.random()}`;
  await reportUncaught(error, { method: 'POST', headers }, { routePath, routeType });
  expect(sent().length > 0).toBe(isOne);
});

it('a browser report of a policy violation is read without query strings', () => {
  const [page, blocked] = ['https://flip.example/auth', 'https://evil.example/x.js'];
  const [directive, source] = ['script-src-elem', 'https://flip.example/elements/forms.AB.js'];
  const sent = {
    ...{ 'document-uri': `${page}?email=ada@example.com`, 'blocked-uri': `${blocked}?token=1` },
    ...{ 'violated-directive': directive, 'source-file': source, 'line-number': 3 },
  };
  const report = { kind: 'policy', directive, blocked, page, source, line: 3 };
  expect(readReport({ 'csp-report': sent })).toEqual(report);
  expect(readReport({ 'csp-report': { 'blocked-uri': 'inline' } })).toMatchObject({ blocked: 'inline' });
});

it('a browser report of an error contains no personal data, secret or forged line; of another kind it is ignored', () => {
  const token = 'aB3dE5fG7hI9kL1mN3pQ5';
  const error = {
    message: `No ada@example.com\n{"level":"error"} 07700900123 ${'x'.repeat(500)}`,
    source: `https://flip.example/workbook/open/${token}?a=b`,
    line: 12,
  };
  const report = readReport(error, `https://flip.example/workbook/open/${token}`);
  expect(report).toMatchObject({ kind: 'error', page: 'https://flip.example/workbook/open/…', line: 12 });
  expect(JSON.stringify(report)).not.toMatch(/ada|07700|aB3d|\\n|a=b/);
  expect(String(report?.message).length).toBeLessThanOrEqual(200);
  for (const sent of [null, 7, 'x', {}, [], [{ type: 'deprecation', body: {} }], { message: 7 }])
    expect(readReport(sent)).toBeNull();
});

it.each([
  ['an e-mail address', ['unsubscribe', 'jo@example.com']],
  ['a telephone number', ['call', '07700900123']],
  ['a token', ['workbook', 'eyJhbGciOiJIUzI1NiJ9xY']],
  ['a uuid', ['account', '7f0c2d3e-11aa-4f5b-9c6d-0a1b2c3d4e5f']],
  ['an encoded forged line', ['x%0AInfo: all is well']],
  ['broken encoding', ['100%zz']],
  ['something very long', ['a'.repeat(33)]],
])('the logged path of a missing page omits %s', (_, parts) => {
  expect(loggedPath(parts)).toBe(`/${[...parts.slice(0, -1), '…'].join('/')}`);
});

it('the logged path of a missing page is of bounded length, and whole where it tells of no person', () => {
  for (const path of ['/blog/previous-post', '/sample-chapters/99', '/wp-login.php'])
    expect(loggedPath(path.slice(1).split('/'))).toBe(path);
  expect(loggedPath(Array.from({ length: 90 }, () => 'part')).length).toBeLessThanOrEqual(120);
});
