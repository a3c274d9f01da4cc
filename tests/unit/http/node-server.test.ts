import { once } from 'node:events';
import { createServer, type RequestListener, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, expect, it } from 'vitest';
import { refusalOf } from '@/components/forms/use-form-result';
import { banner } from '@/content/banner';
import { navigation } from '@/content/navigation';
import { type Refusal, refusals } from '@/content/refusals';
import { refuseRequest, replacePlainError, UNREADABLE_HEADER } from '@/lib/http/refusals';
import { cacheRule, dropClientHeaders, lastOfEach, prepareRequests } from '@/lib/log/prepare-server';
import { tidiedPath } from '@/lib/pages';
import { listen } from '../../support/faulty-api';

const serve = (answer: RequestListener) => listen(createServer(answer).on('upgrade', () => undefined));

const whole = 'http://flip.example/book?a=1';
it.each([
  [{ upgrade: 'h2c', connection: 'Upgrade, HTTP2-Settings', 'http2-settings': 'x' }, whole, '/book?a=1'],
  [{ upgrade: 'websocket', connection: 'Upgrade', 'sec-websocket-key': 'x' }, whole, '/book?a=1'],
  [{}, whole, '/book?a=1'],
  [{}, 'http://flip.example?a=1', '/?a=1'],
  [{}, '*', '/*'],
])('a request for another protocol, or no path, is answered: %j %s', async (headers, path, url) => {
  prepareRequests();
  const { port, stop } = await serve((asked, response) => response.end(asked.url));
  const asked = request({ host: '127.0.0.1', port, path, headers, timeout: 1_000 }).end();
  asked.on('timeout', () => asked.destroy(new Error('no answer')));
  const [answer] = await once(asked, 'response');
  expect(await text(answer)).toBe(url);
  await stop();
});

it.each([
  [`cookie: a=${'x'.repeat(20_000)}`, 200, 'done'],
  [`cookie: a=${'x'.repeat(300_000)}`, 431, 'Delete the cookies of this site'],
  ['no colon', 400, 'close'],
])('what is no request is answered, long headers with words: %#', async (line, status, words) => {
  prepareRequests();
  const { port, stop } = await serve((_, response) => response.end('done'));
  // The server is known from its first connection on.
  for (const sent of ['accept: */*', line]) {
    const socket = connect(port, '127.0.0.1');
    socket.write(`GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n${sent}\r\n\r\n`);
    const answer = await text(socket);
    if (sent === line) expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*${words}`));
  }
  await stop();
});

it('a path as long as headers may be is passed over at once', { timeout: 1_000 }, () => {
  expect(tidiedPath(`/${'-'.repeat(32_000)}A`)).toBeNull();
});

it('a state of the router that Next cannot read is dropped, and one that its own client sends to a page stays', () => {
  const tree = encodeURIComponent('["",{"children":["auth",{"children":["__PAGE__",{}]}]},null,"refetch"]');
  const sent = (state: string, url = '/auth?next=/', method = 'GET') => {
    const headers = { rsc: '1', 'next-router-state-tree': state, 'next-url': '/x', accept: '*/*' };
    dropClientHeaders({ method, url, headers });
    return Object.keys(headers).length;
  };
  const odd = ['x', '%', '%5B%5D', 'null', 'x'.repeat(41_000), encodeURIComponent('["",{"children":[1,2]}]')];
  for (const state of odd) expect(sent(state), state.slice(0, 20)).toBe(1);
  expect(sent(tree)).toBe(4);
  // No document has a client that asks for a part of it.
  expect(sent(tree, '/resources', 'HEAD')).toBe(1);
});

it.each([
  ['s-maxage=31536000', true, 'public, max-age=0, must-revalidate, no-transform'],
  ['s-maxage=300, stale-while-revalidate=31535700', false, 'public, max-age=0, must-revalidate'],
  ['private, no-store', true, 'private, no-store, no-transform'],
  ['', true, 'no-transform'],
  ['public, max-age=31536000, immutable', false, 'public, max-age=31536000, immutable'],
  ['', false, ''],
])('no cache keeps a page past a release, no proxy rewrites a document: %s', (rule, isDocument, changed) => {
  expect(cacheRule(rule, isDocument)).toBe(changed);
});

it('a session that is renewed and then replaced or ended is sent once, as it is at last', () => {
  const lines = ['session=renewed; Path=/', 'flip-signed-in=a; Path=/', 'session=; Path=/; Max-Age=0'];
  expect(lastOfEach(lines)).toEqual(['session=; Path=/; Max-Age=0', 'flip-signed-in=a; Path=/']);
});

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
const { port, stop } = await serve((incoming, response) => {
  replacePlainError(incoming, response);
  const { status, type, early } = incoming.headers;
  if (type) response.setHeader('content-type', type);
  // As the compression of responses does.
  if (early) response.writeHead(Number(status));
  response.statusCode = Number(status);
  response.end('a line of plain text');
});

afterAll(stop);

async function ask(status: number, { method = 'GET', path = '/contact', headers = {} }: Sent) {
  const all = { ...headers, status: String(status) };
  const asked = request({ host: '127.0.0.1', port, method, path, headers: all }).end();
  const [answer] = await once(asked, 'response');
  return { status: answer.statusCode, type: answer.headers['content-type'], text: await text(answer) };
}

it.each<[string, Refusal, number, number, Sent]>([
  ['a path that does not decode', 'broken-link', 500, 400, { path: '/blog/%ff' }],
  ['a path that Next itself refuses', 'broken-link', 400, 400, { path: '/%E0%A4%A' }],
  ['an odd method', 'method', 500, 405, { method: 'TRACE' }],
  ['a method at a file', 'method', 500, 405, { method: 'OPTIONS', path: '/share/x.png' }],
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
const picture = '/share/x.png?v=1';
it.each<[string, number, Sent, number?]>([
  ['a condition at a file', 500, { path: picture, headers: { type: 'image/png', 'if-match': '"x"' } }, 412],
  ['a range beyond a file', 500, { path: picture, headers: { type: 'image/png', range: 'bytes=9-' } }, 416],
  ['a file that fails', 500, { path: picture, headers: { type: 'image/png' } }],
  ['a response to a script', 409, { method: 'POST', headers: { 'next-action': 'x', type: 'text/plain' } }],
  ['an endpoint', 500, { path: '/api/session' }],
  ['a file of the build', 404, { path: '/_next/static/x.js', headers: plain }],
  ['text of the site’s own', 400, { headers: plain }],
  ['a page', 500, { headers: { type: 'text/html; charset=utf-8' } }],
  ['a success', 200, {}],
])('where Next answers, %s keeps its text', async (_, given, sent, status = given) => {
  expect(await ask(given, sent)).toMatchObject({ status, text: 'a line of plain text' });
});
