import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import type postgres from 'postgres';
import { expect, it } from 'vitest';
import { refusals } from '../../../content/refusals.ts';
import { headOf } from '../../../scripts/backup/tables.ts';
import { readState } from '../../../scripts/state.ts';
import { builtRoutes } from '../../support/addresses.ts';
import { runMailQueue } from '../../support/mailbox.ts';
import { cookieHeader } from '../../support/sign-in.ts';
import { connect } from '../../support/stack.ts';

const methods = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;

type Headers = Readonly<Record<string, string>>;

/** Headers that a browser sends with requests from a page of another site. */
function senders(siteUrl: string): Headers[] {
  const { port } = new URL(siteUrl);
  return [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: `http://127.0.0.1.evil.example:${port}` },
    { origin: `http://127.0.0.1:${Number(port) + 1}` },
    { origin: `http://evil.example:${port}`, 'x-forwarded-host': `evil.example:${port}` },
    { origin: siteUrl.replace('http:', 'https:'), 'sec-fetch-site': 'cross-site' },
    { origin: siteUrl, 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    // DNS rebinding: a foreign host name that resolves to this server, so origin and host match.
    { origin: `http://evil.example:${port}`, host: `evil.example:${port}` },
    { referer: `http://evil.example:${port}/page`, host: `evil.example:${port}` },
    { referer: 'https://evil.example/page' },
    { referer: 'about:blank' },
    // Only the host name is foreign, as when a program sends it.
    { host: `evil.example:${port}` },
  ];
}

/** Bodies that need no CORS preflight, and those that the site's own scripts send. */
const bodies: readonly [type: string, body: string, more?: Headers][] = [
  ['application/x-www-form-urlencoded', 'scope=global&confirmation=delete&t=x&fullName=Eve'],
  ['text/plain', '{"userId":"x","sessions":[]}'],
  ['application/json', '[]'],
  ['text/plain;charset=UTF-8', '[{}]', { 'next-action': '40'.padEnd(42, '0') }],
];

/** Hashes the content of every table, to detect any change. */
async function snapshot(sql: postgres.Sql): Promise<Map<string, string>> {
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'private', 'auth')`;
  const content = new Map<string, string>();
  for (const { name } of tables) content.set(name, (await headOf(sql, name)).hash);
  return content;
}

/**
 * Sends exactly these headers, including `Host`, which `fetch` would override.
 * @returns the response's fault, or null
 */
async function send(url: string, method: string, headers: Headers, body: string): Promise<string | null> {
  const answer = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    // Node sets the length for POST only; without it the server would parse the body as the next request.
    const all = { 'content-length': String(Buffer.byteLength(body)), ...headers };
    request(url, { method, headers: all, agent: false }, resolve).once('error', reject).end(body);
  });
  const page = await text(answer);
  // An address of ours that leads to another one of ours.
  if (answer.statusCode === 308)
    return send(new URL(answer.headers.location ?? '', url).href, method, headers, body);
  if (answer.statusCode !== 403) return `answers ${answer.statusCode}`;
  const isByHost = !headers.origin && !headers.referer && !headers['sec-fetch-site'];
  const { text: explanation } = refusals[isByHost ? 'other-host' : 'foreign'];
  if (!page.includes(explanation)) return 'is refused without an explanation';
  return answer.headers['set-cookie'] ? 'sets a cookie' : null;
}

it('posts of other sites to every endpoint, with an admin’s cookies, get a readable 403 and change nothing', async () => {
  const { siteUrl, accounts } = readState();
  const sql = connect();
  // Not by the form, which mails the admin about a new sign-in some time after its answer.
  const cookie = await cookieHeader(accounts.admin);
  // What earlier tests have left to be sent or cleaned up would look like a change, and so would the mails to the owner that
  // a run queues after it has sent.
  const due = async () => {
    await runMailQueue();
    return sql`select from public.email_jobs where sent_at is null and dead_at is null and send_after <= now()`;
  };
  await expect.poll(due, { timeout: 60_000 }).toHaveLength(0);
  await sql`delete from public.rate_limits`;
  const before = await snapshot(sql);
  const faults: string[] = [];
  const posts = senders(siteUrl).flatMap((sender) =>
    methods.flatMap((method) =>
      bodies.map(([type, body, more]) => {
        return { method, body, headers: { 'content-type': type, ...more, ...sender } };
      }),
    ),
  );
  // Every route of the build, with its parameters filled in.
  const paths = new Set(builtRoutes().map((route) => route.replaceAll(/\[[^\]]*\]+/g, 'x')));
  for (const path of paths)
    await Promise.all(
      posts.map(async ({ method, body, headers }) => {
        const fault = await send(siteUrl + path, method, { cookie, ...headers }, body);
        if (fault) faults.push(`${method} ${path} ${JSON.stringify(headers)} ${fault}`);
      }),
    );
  expect(faults).toEqual([]);
  const after = await snapshot(sql);
  await sql.end();
  expect([...after].filter(([name, hash]) => before.get(name) !== hash)).toEqual([]);
}, 300_000);
