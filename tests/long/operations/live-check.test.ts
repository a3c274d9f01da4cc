import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSecureContext, TLSSocket } from 'node:tls';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { liveCheck } from '@/scripts/live-check';
import type { World } from '@/scripts/live-finding';
import { inFront } from '@/scripts/live-site';
import { listen } from '../../support/faulty-api.ts';
import { state } from '../../support/stack.ts';

let folder: string;
/** What a proxy or CDN does instead: its own status, other headers, or `from → to` in the body. */
type Fault = (path: string, sent: RequestInit) => number | string | Record<string, string> | false;
const inPage =
  (change: string): Fault =>
  (path) =>
    path === '/resources' && change;
const faults: [name: string, ceiling: RegExp, fault: Fault][] = [
  ['a small buffer for headers', /^Headers/, (path) => path.length > 2_000 && 502],
  ['headers cut off', /^Headers/, (path) => path.length > 2_000 && 307],
  ['a limit of bodies', /^A body/, (_, { body }) => String(body).length > 100_000 && 413],
  ['an impatient proxy', /^An answer/, (path) => path.includes('wait=') && 504],
  ['a proxy that answers by itself', /^An answer/, (path) => path.includes('wait=') && 200],
  ['a connection that the server has closed', /^A connection/, afterEight('/api/reports', 502)],
  ['a cache that obeys nothing', /^Caches/, (path) => path === '/' && { 'cache-control': 's-maxage=9' }],
  ['a kept document', /^Caches/, (path) => path === '/' && { age: '70' }],
  ['files not kept', /^Caches/, (path) => path.endsWith('.js') && { 'cache-control': 'no-store' }],
  ['hidden addresses', /^Documents/, inPage('mailto: → /cdn-cgi/l/email#')],
  ['a script of the CDN', /^Documents/, inPage('</body> → <script>x()</script>')],
  ['its file', /^Documents/, inPage('</body> → <script src="/cdn-cgi/x.js"></script>')],
];

function afterEight(wanted: string, status: number): Fault {
  let times = 0;
  return (path) => path === wanted && ++times > 8 && status;
}

const ceilings = faults.map(([, ceiling]) => ceiling);
let env: Record<string, string>;
const slowSeconds = { answer: 0.2, idle: 0.05 };

/** A server that answers every request alike, or as the path says. */
const serve = (answer: (path: string) => { status?: number; body?: string; location?: string }) =>
  listen(
    createServer(({ url = '' }, response) => {
      const { status = 200, body = '', location } = answer(url);
      const headers = { 'content-type': 'application/json', ...(location && { location }) };
      response.writeHead(status, headers).end(body);
    }),
  );

/** The Management API of a project that was never configured. */
const startManagement = () =>
  serve((path) => {
    const isGood = !path.includes('withoutssl');
    const configs: Record<string, object> = {
      auth: { security_sb_forwarded_for_enabled: true },
      'ssl-enforcement': { currentConfig: { database: isGood } },
      postgrest: { max_rows: isGood ? 1000 : 500 },
    };
    return { body: JSON.stringify(configs[path.split('/').at(-1) ?? ''] ?? {}) };
  });
let management: Awaited<ReturnType<typeof startManagement>>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'live-check-'));
  management = await startManagement();
  const api = management.url;
  const profile = join(folder, 'profile.yaml');
  writeFileSync(profile, `name: local\napi_url: ${api}\ndashboard_url: ${api}\nproject_host: 127.0.0.1\n`);
  env = {
    NEXT_PUBLIC_SUPABASE_URL: state.supabaseUrl,
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: state.publishableKey,
    SUPABASE_SECRET_KEY: state.secretKey,
    SUPABASE_DB_URL: state.databaseUrl,
    SUPABASE_ACCESS_TOKEN: `sbp_${'0123456789abcdef'.repeat(2)}01234567`,
    SUPABASE_PROJECT_REF: 'abcdefghijklmnopqrst',
    SUPABASE_API_URL: api,
    SUPABASE_PROFILE: profile,
    SITE_URL: state.siteUrl,
    RESEND_API_KEY: state.resendKey,
    RESEND_BASE_URL: state.mailboxUrl,
    RESEND_WEBHOOK_SECRET: state.webhookSecret,
    EMAIL_FROM: 'hello@flip.org',
    CONTACT_TO: 'owner@flip.org',
    CRON_SECRET: state.cronSecret,
    LINK_SECRET: state.linkSecret,
  };
});
afterAll(async () => {
  await management.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function check(more: Record<string, string | undefined> = {}) {
  const resolveTxt = () => Promise.reject(Object.assign(new Error('none'), { code: 'ENOTFOUND' }));
  vi.stubEnv('SITE_URL', 'https://flip.org');
  const world: World = {
    env: { ...env, ...more },
    fetch,
    resolveTxt,
    resolveMx: async (name) => [{ exchange: name === 'flip.org' ? 'mx.flip.org' : '', priority: 10 }],
    slowSeconds,
  };
  const findings = await liveCheck(world);
  const { secretKey, cronSecret, linkSecret, databaseUrl } = state;
  for (const secret of [secretKey, cronSecret, linkSecret, databaseUrl, env.SUPABASE_ACCESS_TOKEN])
    expect(JSON.stringify(findings)).not.toContain(secret);
  return (pattern: RegExp) => findings.find(({ what }) => pattern.test(what));
}

/** Expects findings with this outcome and, where words are given, a fix with them. */
function expectAll(
  about: Awaited<ReturnType<typeof check>>,
  isGood: boolean | null,
  ...wanted: readonly (RegExp | [pattern: RegExp, fix: string])[]
) {
  for (const each of wanted) {
    const [pattern, fix = ''] = each instanceof RegExp ? [each] : each;
    const finding = { isGood, ...(fix && { fix: expect.stringContaining(fix) }) };
    expect([pattern, about(pattern)]).toEqual([pattern, expect.objectContaining(finding)]);
  }
}

test('a project that has everything is reported as complete', async () => {
  const about = await check();
  expectAll(about, true, /Every variable/, /secret key reads/, /publishable key does not/);
  expectAll(about, true, /There is an admin/, /Every migration/, /Enforce SSL/, /IP address forwarding/);
  expectAll(about, true, /takes passkeys/, /Max rows/, /Answers to hello@flip.org arrive/);
  expectAll(about, true, /The site answers/, /The webhook/, /reaches its database/, /Supabase answers/);
  expectAll(about, true, /No stranger/, /has the CRON_SECRET/, /counts as one client/, /clock/, ...ceilings);
});

test('each missing part is reported with its fix', async () => {
  const about = await check({
    LINK_SECRET: undefined,
    PASSKEYS: 'off',
    RECEIVING_DOMAIN: 'inbox.flip.org',
    SUPABASE_PROJECT_REF: 'withoutsslabcdefghij',
    CONTACT_TO: 'owner@example.com',
    SUPABASE_DB_URL: state.databaseUrl.replace(/\/postgres$/, '/template1'),
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: state.secretKey,
  });
  expectAll(
    about,
    false,
    /LINK_SECRET is missing/,
    /CONTACT_TO is an example/,
    [/come back into the inbox/, 'needs the MX record'],
    /publishable key does not/,
    [/migration/, 'db push --remote'],
    [/takes no passkeys/, 'auth.passkey'],
    [/DMARC/, '_dmarc.flip.org'],
    /Require current password/,
    /Enforce SSL/,
    /Max rows/,
    // The Supabase CLI compares the settings; this project has none of them.
    /^Settings that differ: .*auth\.email\.smtp\.host.*auth\.rate_limit/,
  );
});

test('what cannot be checked is not a failure, and says what checking requires', async () => {
  const about = await check({ SUPABASE_DB_URL: undefined, SUPABASE_ACCESS_TOKEN: undefined });
  expectAll(about, null, [/migration/, 'SUPABASE_DB_URL'], /supabase\/config.toml/);
});

test('no mark of the site is given for a page that is not this site', async () => {
  const marks = [/reaches its database/, /No stranger/, /has the CRON_SECRET/, /The webhook/, ...ceilings];
  const parked = await serve(() => ({ body: 'This domain is for sale.' }));
  const moved = await serve(() => ({ status: 308, location: 'https://www.flip.org/' }));
  for (const { url, stop } of [parked, moved, { url: 'http://127.0.0.1:9', stop: async () => {} }]) {
    const about = await check({ SITE_URL: url });
    for (const mark of marks) expect([url, mark, about(mark)?.isGood]).not.toEqual([url, mark, true]);
    const fix = url === moved.url ? 'redirects to https://www.flip.org/' : '';
    expectAll(about, false, [/The site answers/, fix]);
    await stop();
  }
});

test('a wrong secret of the scheduler, the webhook or the database is found, and a scheduler that does not call', async () => {
  const about = await check({
    CRON_SECRET: 'another secret',
    RESEND_WEBHOOK_SECRET: `whsec_${btoa('another')}`,
    SUPABASE_DB_URL: Object.assign(new URL(state.databaseUrl), { password: 'another' }).href,
  });
  const unknown = [/migrations are not known.*28P01/, 'SUPABASE_DB_URL'] as [RegExp, string];
  expectAll(about, false, unknown, /has the CRON_SECRET/, /The webhook/);
  expectAll(about, true, /No stranger/);
  const sql = postgres(state.databaseUrl, { max: 1 });
  const headers = { authorization: `Bearer ${state.cronSecret}` };
  await fetch(`${state.siteUrl}/api/cron/figures`, { headers });
  await sql`delete from public.rate_limits where bucket = 'retention'`;
  const counted = () => sql`select max(counted_at) from private.funnel_weeks`;
  const before = await counted();
  expectAll(await check(), false, /The scheduler calls/);
  // Its own calls are not taken for the scheduler's.
  expect(await counted()).toEqual(before);
  await fetch(`${state.siteUrl}/api/cron/mail`, { headers });
  expectAll(await check(), true, /The scheduler calls/);
  await sql.end();
  expectAll(await check({ SUPABASE_DB_URL: undefined }), null, /The scheduler calls/);
  for (const [status, finding] of Object.entries({
    ok: /No stranger/,
    'mail is late': /The scheduler calls/,
  })) {
    const body = JSON.stringify({ status });
    const { url, stop } = await serve((path) => ({ body: path === '/api/health' ? body : '' }));
    expectAll(await check({ SITE_URL: url }), false, finding);
    await stop();
  }
});

test('a database whose certificate is signed by the project’s own authority is told from a wrong password', async () => {
  const [key, cert] = [join(folder, 'db.key'), join(folder, 'db.crt')];
  const request = `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=db -keyout ${key} -out ${cert}`;
  expect(spawnSync('openssl', request.split(' ')).status).toBe(0);
  const context = createSecureContext({ key: readFileSync(key), cert: readFileSync(cert) });
  const server = createTcpServer((socket) => {
    const encrypt = () =>
      new TLSSocket(socket, { isServer: true, secureContext: context }).on('error', () => {});
    // PostgreSQL agrees to TLS with this letter.
    socket.once('data', () => socket.write('S', encrypt));
  }).listen(0, '0.0.0.0');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const about = await check({ SUPABASE_DB_URL: `postgres://postgres:x@0.0.0.0:${port}/postgres` });
  expectAll(about, false, [/migrations are not known/, 'SUPABASE_DB_CA']);
  server.close();
});

test('a project that does not answer, is paused or refuses its keys is told apart', async () => {
  const paused = await serve(() => ({ status: 540 }));
  const refusing = await serve(() => ({ status: 401, body: '{}' }));
  const at = (url: string) => check({ NEXT_PUBLIC_SUPABASE_URL: url });
  const away = await at('http://127.0.0.1:9');
  expectAll(away, false, [/Supabase answers/, 'Nothing answers']);
  expectAll(away, null, /secret key reads/);
  expectAll(await at(paused.url), false, [/Supabase answers/, 'paused']);
  expectAll(await at(refusing.url), false, [/secret key reads/, 'API keys']);
  for (const { stop } of [paused, refusing]) await stop();
});

test.each(faults)('found in front of the site: %s', async (_, ceiling, fault) => {
  const proxied: typeof fetch = async (input, init = {}) => {
    const url = new URL(String(input));
    const instead = fault(url.pathname + url.search, init);
    if (typeof instead === 'number') return new Response(instead === 200 ? '{}' : '', { status: instead });
    const answer = await fetch(input, init);
    if (!instead) return answer;
    const [from = '', to = ''] = typeof instead === 'string' ? instead.split(' → ') : [];
    const headers = { ...Object.fromEntries(answer.headers), ...(typeof instead === 'object' && instead) };
    return new Response((await answer.text()).replaceAll(from, to), { status: answer.status, headers });
  };
  const dns = { resolveTxt: async () => [], resolveMx: async () => [] };
  const findings = await inFront({ env, fetch: proxied, ...dns, slowSeconds });
  const bad = findings.filter(({ isGood }) => !isGood).map(({ what }) => what);
  expect(bad).toEqual([expect.stringMatching(ceiling)]);
});
