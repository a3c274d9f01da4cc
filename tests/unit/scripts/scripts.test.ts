import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, expect, it } from 'vitest';
import { readEncrypted, writeEncrypted } from '@/scripts/backup/encrypted-file';
import { connectDatabase, tlsOf } from '@/scripts/connect-database';
import { mailService } from '@/scripts/live-mail';
import { site } from '@/scripts/live-site';
import { readEnvFile } from '@/scripts/main';
import { withFault } from '@/scripts/planted-faults';
import { chooseFiles } from '@/scripts/test-run';
import { trackedFiles } from '@/scripts/tracked-files';
import { plantedFaults } from '../../support/planted-faults';

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

const root = mkdtempSync(join(tmpdir(), 'scripts-'));
afterAll(() => rmSync(root, { recursive: true }));

it.each([
  ['nothing', '', 'is empty'],
  ['a few bytes', 'FLIPBK3\n', 'is too short for a backup'],
  ['something else', 'x'.repeat(1_000), 'is not a backup of this site'],
])('a backup file with %s in it is refused in words', async (_, content, words) => {
  const folder = mkdtempSync(join(root, 'backup-'));
  const file = join(folder, 'backup');
  writeFileSync(file, content);
  await expect(readEncrypted(file, 'passphrase').next()).rejects.toThrow(words);
  // Mistyped, or the folder in place of the file.
  await expect(readEncrypted(`${file}s`, 'passphrase').next()).rejects.toThrow('is not there');
  await expect(readEncrypted(folder, 'passphrase').next()).rejects.toThrow('is not a file');
});

it('a backup that breaks off leaves no file that looks like one, and none is written over another', async () => {
  const folder = mkdtempSync(join(root, 'backup-'));
  const file = join(folder, 'one.flipbackup');
  async function* lines() {
    yield 'a line\n';
    if (!existsSync(file)) throw new Error('The connection broke.');
  }
  await expect(writeEncrypted(file, 'passphrase', lines())).rejects.toThrow('connection broke');
  expect(readdirSync(folder)).toEqual([]);
  writeFileSync(file, 'of yesterday');
  await expect(writeEncrypted(file, 'passphrase', lines())).rejects.toThrow('is there already');
  expect(readFileSync(file, 'utf8')).toBe('of yesterday');
});

it('a file of variables is read as it was meant, as Windows writes it', async () => {
  const file = join(mkdtempSync(join(root, 'env-')), '.env.local');
  writeFileSync(file, '\uFEFFSUPABASE_DB_URL="postgres://db"\r\nSITE_URL=https://flip.example\\n\r\n');
  const meant = { SUPABASE_DB_URL: 'postgres://db', SITE_URL: 'https://flip.example' };
  expect(await readEnvFile(file)).toEqual(meant);
  expect(await readEnvFile(`${file}.none`)).toEqual({});
});

/** Of Fly.io, whose proxy appends the address at which the site is reached. */
const address = '2a09:8280:1::af:1aa1:0';
const dns = {
  resolveTxt: async () => [],
  resolveMx: async () => [],
  lookup: async () => [{ address, family: 6 }],
};

/** What `live:check` says about `what`, of a site that is reached like this. */
async function findingOf(what: string, fetch: typeof globalThis.fetch, more: Record<string, string> = {}) {
  const env = { SITE_URL: 'https://flip.example', CRON_SECRET: 'x', ...more };
  const findings = await site({ env, fetch, ...dns });
  return findings.find((each) => each.what.includes(what));
}
const found = (isGood: boolean, fix = '') => ({ isGood, fix: expect.stringContaining(fix) });

/** A site that takes its caller for one from this client, and has this clock; perhaps behind Cloudflare. */
const siteFor =
  (client: string | null, now?: number, trace = ''): typeof fetch =>
  async (input, { headers } = {}) => {
    const { pathname, searchParams } = new URL(String(input));
    // Without `wait` a call with the secret would count the figures, and be taken for the scheduler's.
    if (pathname === '/api/cron/figures' && headers) expect(searchParams.get('wait')).toBe('0');
    if (pathname === '/cdn-cgi/trace') return new Response(trace);
    return Response.json(pathname === '/api/health' ? { status: 'ok' } : { client, now });
  };

it('visitors that all count as one, or choose their address, are found, whatever proxies do', async () => {
  const visitors = (client: string | null, trace = '', more = {}) =>
    findingOf('Each visitor counts as one client', siteFor(client, undefined, trace), more);
  for (const own of ['198.51.100.9', '2001:db8::9']) expect(await visitors(own)).toMatchObject(found(true));
  const here = { SITE_URL: 'http://127.0.0.1:3000' };
  expect(await visitors('127.0.0.1', '', here)).toMatchObject(found(true));
  for (const proxy of [null, address, '10.0.0.2', '172.18.0.1', '127.0.0.1', '::1', 'fd00::1'])
    expect(await visitors(proxy)).toMatchObject(found(false, 'All visitors'));
  expect(await visitors('203.0.113.7')).toMatchObject(found(false, 'Visitors choose'));
  // Cloudflare tells the address that it saw.
  const trace = 'fl=1\nip=198.51.100.9\nts=1\n';
  for (const own of ['198.51.100.9', '2001:db8::9'])
    expect(await visitors(own, trace)).toMatchObject(found(true));
  expect(await visitors('172.68.1.2', trace)).toMatchObject(found(false, 'All visitors'));
});

it.each([
  [-50, true, ''],
  [7_200, false, 'ahead of'],
  [-7_200, false, 'behind'],
])('a clock that is off by %i seconds is found', async (seconds, isGood, fix) => {
  const clock = siteFor('198.51.100.9', Date.now() + seconds * 1_000);
  expect(await findingOf('The clock of the site', clock)).toMatchObject(found(isGood, fix));
});

const failing = (code: string) => () => Promise.reject(new TypeError('fetch failed', { cause: { code } }));
const answering = (answer: ResponseInit) => async () => new Response(null, answer);
it.each([
  ['an expired certificate', failing('CERT_HAS_EXPIRED'), 'has expired'],
  ['a certificate without its chain', failing('UNABLE_TO_VERIFY_LEAF_SIGNATURE'), 'whole chain'],
  ['a certificate for another name', failing('ERR_TLS_CERT_ALTNAME_INVALID'), 'another name'],
  ['a certificate of its own', failing('DEPTH_ZERO_SELF_SIGNED_CERT'), 'no authority'],
  ['no TLS', failing('ERR_SSL_WRONG_VERSION_NUMBER'), 'without TLS'],
  ['no address', failing('ENOTFOUND'), 'The DNS has no address'],
  ['a closed port', failing('ECONNREFUSED'), 'Nothing listens'],
  ['no answer in time', failing('UND_ERR_CONNECT_TIMEOUT'), 'Start it'],
  ['a challenge', answering({ status: 403, headers: { 'cf-mitigated': 'challenge' } }), 'with a challenge'],
  ['a password', answering({ status: 401 }), 'asks for a password'],
  ['an error', answering({ status: 500 }), 'It answers 500'],
])('what keeps visitors from the site is named: %s', async (_, fetch, fix) => {
  expect(await findingOf('The site answers', fetch)).toMatchObject(found(false, fix));
});

it.each([
  [200, { data: [{ name: 'flip.example', status: 'verified' }] }, true, true, ''],
  [200, { data: [{ name: 'flip.example', status: 'pending' }] }, true, false, '“pending”'],
  [200, { data: [{ name: 'mail.flip.example', status: 'verified' }] }, true, false, 'has mail.flip.example'],
  [200, { data: [], has_more: false }, true, false, 'has none'],
  [401, { name: 'restricted_api_key' }, false, null, 'full access'],
  [400, { name: 'validation_error', message: 'API key is invalid' }, false, null, 'Make a key again'],
  [404, {}, true, null, ''],
])('what Resend says of the key and the domain is found: %i %j', async (status, body, key, domain, fix) => {
  const fetch = async () => Response.json(body, { status });
  const env = { EMAIL_FROM: 'hello@flip.example', RESEND_API_KEY: 're_x' };
  const findings = await mailService({ env, fetch, ...dns });
  expect(findings.map(({ isGood }) => isGood)).toEqual([key, domain]);
  expect(findings.find(({ isGood }) => isGood === false)?.fix ?? '').toContain(fix);
});

it.each([
  [{ status: 200 }, false],
  [{ status: 301, headers: { location: 'https://flip.example/' } }, true],
  [{ status: 302, headers: { location: 'http://www.flip.example/' } }, false],
  [null, null],
])('a site that answers by http, too, is found: %j', async (answer, isGood) => {
  const byHttp = answer ? answering(answer) : failing('ECONNREFUSED');
  const fetch: typeof globalThis.fetch = async (input) =>
    String(input).startsWith('https:') ? Response.json({}) : byHttp();
  expect((await findingOf('by http', fetch))?.isGood).toBe(isGood);
});

const odd = ['postgres://me:p/w#x@db/postgres', 'postgres://me:p%w@db/postgres', '[YOUR-PASSWORD]'];
it.each(odd)('an address that cannot be read leaves the other findings: %s', async (SUPABASE_DB_URL) => {
  const finding = await findingOf('The scheduler calls', siteFor('198.51.100.9'), { SUPABASE_DB_URL });
  expect(finding?.isGood).toBe(null);
});

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const installed = Object.entries<Record<string, string | object>>(packages).filter(([path]) => path !== '');

// A downloaded archive is no checkout.
it.skipIf(!existsSync('.git'))(
  'a checkout has the line ends of the repository, also where git writes those of Windows',
  () => {
    const files = ['.ci/run', 'supabase/seed.sql', 'tests/unit/safety/danger.txt'];
    const { stdout } = spawnSync('git', ['check-attr', 'eol', ...files], { encoding: 'utf8' });
    expect(stdout).toBe(files.map((file) => `${file}: eol: lf\n`).join(''));
  },
);

it('workflows run actions of exactly one commit each', () => {
  for (const file of readdirSync('.github/workflows')) {
    const text = readFileSync(join('.github/workflows', file), 'utf8');
    const used = [...text.matchAll(/uses: (\S+)/g)].map(([, action]) => action);
    expect(used.length, file).toBeGreaterThan(0);
    for (const action of used) expect(action, file).toMatch(/@[0-9a-f]{40}$/);
  }
});

it('the lock file has every platform’s binaries, a public URL, and a hash but for the seven of docs/shortfalls.md; no package runs install scripts', () => {
  for (const [path, { link, resolved }] of installed)
    if (!link) expect(resolved, path).toMatch(/^https:\/\/registry\.npmjs\.org\//);
  const unknown = installed.filter(([, { integrity, link }]) => !integrity && !link).map(([path]) => path);
  expect(unknown.filter((path) => !path.startsWith('node_modules/@supabase/cli-'))).toEqual([]);
  expect(unknown.length).toBeLessThanOrEqual(7);
  const names = new Set(installed.map(([path]) => path.split('node_modules/').at(-1)));
  const missing = installed.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !names.has(name))
      .map((name) => `${path}: ${name}`),
  );
  expect(missing).toEqual([]);
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
});

it.each(plantedFaults)('$what: can be planted, and its tests exist', (fault) => {
  const source = readFileSync(fault.file, 'utf8');
  expect(withFault(fault, source)).not.toBe(source);
  const isTest = fault.caughtBy !== 'check';
  if (isTest) for (const word of fault.caughtBy.split(' ')) expect(chooseFiles([word]), word).not.toBeNull();
});
