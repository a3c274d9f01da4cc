import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refusalOf } from '@/components/forms/use-form-result';
import { banner } from '@/content/banner';
import { navigation } from '@/content/navigation';
import { type Refusal, refusals } from '@/content/refusals';
import { refuseRequest, replacePlainError, UNREADABLE_HEADER } from '@/lib/http/refusals';

const reasons = Object.keys(refusals) as Refusal[];
it.each(reasons)('%s gets a page with the navigation, or a sentence known to React', async (reason) => {
  const url = 'https://flip.example/account';
  const html = await refuseRequest(new Request(url), reason).text();
  for (const part of [banner.text, refusals[reason].title]) expect(html).toContain(part);
  for (const { label, href } of navigation) expect(html).toContain(`<a href="${href}">${label}</a>`);
  const sent = new Request(url, { method: 'POST', headers: { 'next-action': 'a' } });
  const answer = refuseRequest(sent, reason);
  // Next makes an error of the text of such an answer.
  expect(answer.headers.get('content-type')).toBe('text/plain');
  expect(refusalOf(new Error(await answer.text()))).toBe(reason);
  expect([new TypeError('Failed to fetch'), undefined].map(refusalOf)).toEqual([undefined, undefined]);
});

type Sent = { method?: string; path?: string; headers?: Record<string, string> };

/** A server that answers with the status, content type and text named in the request's headers, as Next does. */
const server = createServer((incoming, response) => {
  replacePlainError(incoming, response);
  const { status, type, early } = incoming.headers;
  if (type) response.setHeader('content-type', type);
  // As the compression of responses does.
  if (early) response.writeHead(Number(status));
  response.statusCode = Number(status);
  response.end('a line of plain text');
});

beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => server.close());

async function ask(status: number, { method = 'GET', path = '/contact', headers = {} }: Sent) {
  const { port } = server.address() as AddressInfo;
  const all = { ...headers, status: String(status) };
  const asked = request({ host: '127.0.0.1', port, method, path, headers: all }).end();
  const [answer] = await once(asked, 'response');
  return { status: answer.statusCode, type: answer.headers['content-type'], text: await text(answer) };
}

it.each<[string, Refusal, number, number, Sent]>([
  ['a path that does not decode', 'broken-link', 500, 400, { path: '/blog/%ff' }],
  ['a path that Next itself refuses', 'broken-link', 400, 400, { path: '/%E0%A4%A' }],
  ['an odd method', 'method', 500, 405, { method: 'TRACE' }],
  ['a method that a page does not take', 'method', 405, 405, { method: 'PROPFIND' }],
  ['a body without a form of ours', 'no-action', 400, 400, { method: 'POST' }],
  ['a body not read', 'no-action', 500, 400, { method: 'POST', headers: { [UNREADABLE_HEADER]: '1' } }],
  ['a form of an earlier release', 'stale', 409, 409, { method: 'POST' }],
  ['a failure before any page', 'failed', 500, 500, {}],
])('where Next answers with plain text, our page comes for %s', async (_, reason, status, shown, sent) => {
  for (const headers of [{}, { early: 'yes' }, { type: 'text/plain' }] as Record<string, string>[]) {
    const answer = await ask(status, { ...sent, headers: { ...sent.headers, ...headers } });
    expect(answer).toMatchObject({ status: shown, type: 'text/html; charset=utf-8' });
    expect(answer.text).toContain(`<h1>${refusals[reason].title}</h1>`);
    expect(answer.text).toMatch(/<\/html>\s*$/);
  }
});

const plain = { type: 'text/plain; charset=utf-8' };
it.each<[string, number, Sent]>([
  ['a response to a script', 409, { method: 'POST', headers: { 'next-action': 'x', type: 'text/plain' } }],
  ['an endpoint', 500, { path: '/api/session' }],
  ['a file of the build', 404, { path: '/_next/static/x.js', headers: plain }],
  ['text of the site’s own', 400, { headers: plain }],
  ['a page', 500, { headers: { type: 'text/html; charset=utf-8' } }],
  ['a success', 200, {}],
])('where Next answers, %s is left as it is', async (_, status, sent) => {
  expect(await ask(status, sent)).toMatchObject({ status, text: 'a line of plain text' });
});
