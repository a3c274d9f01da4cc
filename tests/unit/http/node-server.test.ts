import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { cacheRule, dropClientHeaders, lastOfEach, prepareRequests } from '@/lib/log/prepare-server';

const whole = 'http://flip.example/book?a=1';
it.each([
  [{ upgrade: 'h2c', connection: 'Upgrade, HTTP2-Settings', 'http2-settings': 'x' }, whole, '/book?a=1'],
  [{ upgrade: 'websocket', connection: 'Upgrade', 'sec-websocket-key': 'x' }, whole, '/book?a=1'],
  [{}, whole, '/book?a=1'],
  [{}, 'http://flip.example?a=1', '/?a=1'],
  [{}, '*', '/*'],
])('a request for another protocol, or no path, is answered: %j %s', async (headers, path, url) => {
  prepareRequests();
  const server = createServer((asked, response) => response.end(asked.url)).on('upgrade', () => undefined);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const asked = request({ host: '127.0.0.1', port, path, headers, timeout: 1_000 }).end();
  asked.on('timeout', () => asked.destroy(new Error('no answer')));
  const [answer] = await once(asked, 'response');
  expect(await text(answer)).toBe(url);
  server.close();
});

it.each([
  [`cookie: a=${'x'.repeat(20_000)}`, 200, 'done'],
  [`cookie: a=${'x'.repeat(300_000)}`, 431, 'Delete the cookies of this site'],
  ['no colon', 400, 'close'],
])('what is no request is answered, long headers with words: %#', async (line, status, words) => {
  prepareRequests();
  const server = createServer((_, response) => response.end('done'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  // The server is known from its first connection on.
  for (const sent of ['accept: */*', line]) {
    const socket = connect(port, '127.0.0.1');
    socket.write(`GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n${sent}\r\n\r\n`);
    const answer = await text(socket);
    if (sent === line) expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*${words}`));
  }
  server.close();
});

const odd = ['x', '%', '%5B%5D', 'null', 'x'.repeat(41_000), encodeURIComponent('["",{"children":[1,2]}]')];
it.each(odd)('a state of the router that Next cannot read is dropped: %.20s', (state) => {
  const headers = { rsc: '1', 'next-router-state-tree': state, 'next-url': '/x', accept: '*/*' };
  dropClientHeaders({ method: 'GET', url: '/auth', headers });
  expect(headers).toEqual({ accept: '*/*' });
});

it('a state of the router that Next’s own client sends stays', () => {
  const tree = encodeURIComponent('["",{"children":["auth",{"children":["__PAGE__",{}]}]},null,"refetch"]');
  const headers = { rsc: '1', 'next-router-state-tree': tree };
  dropClientHeaders({ method: 'GET', url: '/auth?next=/', headers });
  expect(headers).toEqual({ rsc: '1', 'next-router-state-tree': tree });
  // No document has a client that asks for a part of it.
  dropClientHeaders({ method: 'HEAD', url: '/resources', headers });
  expect(headers).toEqual({});
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
