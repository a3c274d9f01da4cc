import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import postgres from 'postgres';
import { expect, it } from 'vitest';
import { connectDatabase, tlsOf } from '@/scripts/connect-database';
import { trackedFiles } from '@/scripts/tracked-files';

it.each([
  ...['127.0.0.1:5432', 'localhost', '[::1]:5432'].map((host) => [host, false] as const),
  ...['db.example.org:5432', '10.0.0.7', '127.0.0.1.example', 'localhost.example', '[2001:db8::1]'].map(
    (host) => [host, expect.objectContaining({ rejectUnauthorized: true })] as const,
  ),
])(
  'a database on this machine needs no TLS, any other certificate is verified, whatever sslmode says: %s',
  (host, tls) => {
    for (const mode of ['', '?sslmode=disable', '?sslmode=require'])
      expect(tlsOf(`postgres://me:secret@${host}/postgres${mode}`)).toEqual(tls);
  },
);

it('connections of the scripts to a database are made in one place', () => {
  const imports = /^import (?!type ).* from 'postgres';$/m;
  const files = trackedFiles().filter((file) => /^scripts\/.+\.ts$/.test(file));
  const connecting = files.filter((file) => imports.test(readFileSync(file, 'utf8')));
  expect(connecting).toEqual(['scripts/connect-database.ts']);
});

/** What a server receives that answers with these bytes. */
async function sentBy(connect: (url: string) => postgres.Sql, answer: string): Promise<Buffer[]> {
  const received: Buffer[] = [];
  const server = createServer((socket: Socket) => {
    socket.on('error', () => {});
    socket.on('data', (bytes: Buffer) => {
      received.push(bytes);
      socket.end(answer);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const sql = connect(`postgres://me:secret@127.0.0.1:${port}/postgres`);
  await expect(sql`select 1`).rejects.toThrow();
  await sql.end({ timeout: 0 });
  server.close();
  return received;
}
const limits = { max: 1, connect_timeout: 2 };

it('connections leave out what only other clients understand, reach IPv6 alone, and prepare nothing at a pooler', async () => {
  const query = '?pgbouncer=true&connection_limit=1&sslmode=require';
  const refusal = 'SFATAL\0C42704\0Mno\0\0';
  const answer = `E\0\0\0${String.fromCharCode(refusal.length + 4)}${refusal}`;
  const received = await sentBy((url) => connectDatabase(url + query, limits), answer);
  expect(Buffer.concat(received).toString('latin1')).not.toMatch(/pgbouncer|connection_limit/);
  const prepares = (port: number) => connectDatabase(`postgres://me@127.0.0.1:${port}/x`).options.prepare;
  expect([6543, 5432].map(prepares)).toEqual([false, true]);
  const { host, port } = connectDatabase('postgres://me@[2001:db8::1]:6000/postgres').options;
  expect([host, port]).toEqual([['2001:db8::1'], [6000]]);
});

it('connections of the scripts to a database send nothing to a server without TLS', async () => {
  const ssl = tlsOf('postgres://db.example.org/postgres');
  // PostgreSQL's answer to a request for TLS that it does not offer.
  const received = await sentBy((url) => postgres(`${url}?sslmode=disable`, { ...limits, ssl }), 'N');
  expect(Buffer.concat(received).toString('latin1')).not.toMatch(/secret|me/);
  // The request for TLS, and no more.
  expect(received[0]).toHaveLength(8);
});
