import { afterEach, describe, expect, it, vi } from 'vitest';
import { jsonLine, messageFields } from '@/lib/log/json-lines';
import { reportError, reportRefusal, reportUncaught, UnreadableBody } from '@/lib/log/report-error';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const formPost = { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=x' } };
const where = { routePath: '/workbook/open/[token]', routeType: 'render' };

it('an error is one line of JSON with its route and digest, without its message', async () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const error = Object.assign(new TypeError('ada@example.com is not a function'), { digest: '123' });
  await reportError(error, 'GET', where);
  expect(write).toHaveBeenCalledTimes(1);
  const line = String(write.mock.calls[0]?.[0]);
  expect(line.endsWith('\n')).toBe(true);
  expect(JSON.parse(line)).toMatchObject({
    level: 'error',
    event: 'request-failed',
    digest: '123',
    name: 'TypeError',
    route: '/workbook/open/[token]',
    release: 'unnamed',
  });
  expect(line).not.toContain('ada');
});

it('a webhook gets one call per minute and route, and may be unreachable', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  vi.stubEnv('ERROR_WEBHOOK_URL', 'https://hooks.example/x');
  const send = vi.fn().mockRejectedValue(new Error('away'));
  vi.stubGlobal('fetch', send);
  await reportError(new Error('one'), 'POST', { ...where, routePath: '/contact' });
  await reportError(new Error('two'), 'POST', { ...where, routePath: '/contact' });
  expect(send).toHaveBeenCalledTimes(1);
  expect(JSON.parse(send.mock.calls[0]?.[1].body).text).toContain('POST /contact failed');
});

it('a refusal of the backend is reported in words, with its names and no page', async () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  vi.stubEnv('ERROR_WEBHOOK_URL', 'https://hooks.example/x');
  const send = vi.fn().mockResolvedValue(new Response());
  vi.stubGlobal('fetch', send);
  await reportRefusal({ code: 'PGRST202', call: 'rpc/start_course', function: 'public.start_course' });
  expect(JSON.parse(send.mock.calls[0]?.[1].body).text).toMatch(
    /^start_course: a function of the database is missing: was the migration applied\?/,
  );
  expect(JSON.parse(String(write.mock.calls[0]?.[0]))).toMatchObject({
    event: 'backend-refused',
    code: 'PGRST202',
    function: 'public.start_course',
  });
  // What a page does with it is logged, too, and not reported again.
  await reportUncaught(Object.assign(new Error('x'), { name: 'BackendRefused' }), formPost, where);
  expect(send).toHaveBeenCalledTimes(1);
});

describe('a body that no form sends', () => {
  const thrownAt = (...frames: string[]) => {
    const error = new Error('Connection closed.');
    return Object.assign(error, {
      stack: ['Error', ...frames.map((frame) => `    at ${frame}:1:2`)].join('\n'),
    });
  };
  const next = '/srv/node_modules/next/dist/compiled/next-server/app-page-turbo.runtime.prod.js';
  const ours = '/srv/.next/server/chunks/ssr/app_actions.js';
  const parsing = new TypeError('Failed to parse body as FormData.');

  async function reported(error: unknown, headers: Record<string, string>, routeType = 'action') {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    vi.stubEnv('ERROR_WEBHOOK_URL', 'https://hooks.example/x');
    const send = vi.fn().mockResolvedValue(new Response());
    vi.stubGlobal('fetch', send);
    const routePath = `/${Math.random()}`;
    await reportUncaught(error, { method: 'POST', headers }, { routePath, routeType });
    return send.mock.calls.length > 0;
  }

  it.each([
    ['cannot be parsed by Node', parsing, formPost.headers, 'render'],
    ['cannot be parsed by React', thrownAt(next), { 'next-action': 'x' }, 'action'],
    [
      'does not hold the state of a form',
      thrownAt(next, `t.decodeAction ${next}`, ours),
      formPost.headers,
      'render',
    ],
    ['is not a form', new UnreadableBody('not a form'), { 'next-action': 'x' }, 'action'],
    [
      'has a type that no form has',
      thrownAt(ours),
      { 'content-type': 'application/x-www-form-urlencoded' },
      'render',
    ],
  ] as const)('is no incident for the owner if it %s', async (_, error, headers, routeType) => {
    expect(await reported(error, headers, routeType)).toBe(false);
  });

  it.each([
    ['an action of the site throws', thrownAt(ours), { 'next-action': 'x' }, 'action'],
    ['Next throws inside an action of the site', thrownAt(next, ours), { 'next-action': 'x' }, 'action'],
    ['an endpoint throws', thrownAt(next), {}, 'route'],
  ] as const)('does not hide that %s', async (_, error, headers, routeType) => {
    expect(await reported(error, headers, routeType)).toBe(true);
  });
});

it('console arguments become a single line', () => {
  const line = jsonLine('warn', messageFields(['two\nlines', new Error('broken'), { a: 1 }]), new Date(0));
  expect(line).not.toContain('\n');
  expect(JSON.parse(line)).toMatchObject({
    time: '1970-01-01T00:00:00.000Z',
    message: 'two\nlines broken { a: 1 }',
  });
});
