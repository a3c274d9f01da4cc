import { afterEach, expect, it, vi } from 'vitest';
import { fieldsOf, jsonLine } from '@/lib/log/json-lines';
import { reportError } from '@/lib/log/report-error';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

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

it('console arguments become a single line', () => {
  const line = jsonLine('warn', fieldsOf(['two\nlines', new Error('broken'), { a: 1 }]), new Date(0));
  expect(line).not.toContain('\n');
  expect(JSON.parse(line)).toMatchObject({
    time: '1970-01-01T00:00:00.000Z',
    message: 'two\nlines broken { a: 1 }',
  });
});
