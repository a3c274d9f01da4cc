import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import postgres from 'postgres';
import { distDir } from '../../scripts/site-env.ts';
import { localDir, readState } from '../../scripts/state.ts';
import { loadSettings } from '../../supabase/local/settings.ts';
import { signInAs } from './accounts.ts';
import { type AttackRow, refuse } from './row.ts';

const methods = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;

type Headers = Readonly<Record<string, string>>;

/** How a browser names the page that sends something, when that page is not ours. */
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
    // A name that another person has pointed here: the page and the server have the same foreign one.
    { origin: `http://evil.example:${port}`, host: `evil.example:${port}` },
    { referer: `http://evil.example:${port}/page`, host: `evil.example:${port}` },
    { referer: 'https://evil.example/page' },
    { referer: 'about:blank' },
  ];
}

/** What a foreign page can send without asking first, and what a script of ours sends. */
const bodies: readonly { body: string; headers: Headers }[] = [
  {
    body: 'scope=global&confirmation=delete&t=x&fullName=Eve',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  },
  { body: '{"userId":"x","sessions":[]}', headers: { 'content-type': 'text/plain' } },
  { body: '[]', headers: { 'content-type': 'application/json' } },
  {
    body: '[{}]',
    headers: { 'content-type': 'text/plain;charset=UTF-8', 'next-action': '40'.padEnd(42, '0') },
  },
];

/** Every address that the build answers, its parameters filled in. */
function endpoints(): string[] {
  const settings = loadSettings(join(localDir(), 'settings.json'));
  const file = join(distDir(settings), 'app-path-routes-manifest.json');
  const routes = Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
  const own = routes.filter((route) => !route.startsWith('/_'));
  return [...new Set(own.map((route) => route.replaceAll(/\[[^\]]*\]+/g, 'x')))];
}

/** The content of every table, so that any change to any row shows. */
async function snapshot(sql: postgres.Sql): Promise<Map<string, string>> {
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'private', 'auth')`;
  const content = new Map<string, string>();
  for (const { name } of tables) {
    const [row] = await sql.unsafe(
      `select md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as sum from ${name} t`,
    );
    content.set(name, String(row?.sum));
  }
  return content;
}

/** Sends just these headers, `Host` included, which `fetch` would write itself. @returns what is wrong with the answer */
async function send(url: string, method: string, headers: Headers, body: string): Promise<string | null> {
  const answer = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    // Node says the length by itself for POST alone; without it the body would be taken for the next request.
    const all = { 'content-length': String(Buffer.byteLength(body)), ...headers };
    request(url, { method, headers: all, agent: false }, resolve).once('error', reject).end(body);
  });
  const page = await text(answer);
  if (answer.statusCode !== 403) return `answers ${answer.statusCode}`;
  if (!page.includes('came from another site')) return 'is refused without a word';
  return answer.headers['set-cookie'] ? 'sets a cookie' : null;
}

/** Whether another site can do anything in the name of a signed-in person, here an admin. */
export const foreignPosts: AttackRow = {
  promise: 'Posts of other sites to every endpoint get a readable 403 and change nothing',
  count: 1,
  async run() {
    const { siteUrl, databaseUrl, accounts } = readState();
    const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
    const cookie = await signInAs(accounts.admin);
    // The scheduler tidies up what has run out; nothing must be counted anew.
    await sql`delete from public.rate_limits`;
    const before = await snapshot(sql);
    const faults: string[] = [];
    const paths = endpoints();
    let sent = 0;
    for (const path of paths) {
      const posts = senders(siteUrl).flatMap((sender) =>
        methods.flatMap((method) => bodies.map((each) => ({ sender, method, ...each }))),
      );
      sent += posts.length;
      await Promise.all(
        posts.map(async ({ sender, method, body, headers }) => {
          const fault = await send(siteUrl + path, method, { cookie, ...headers, ...sender }, body);
          if (fault) faults.push(`${method} ${path} ${JSON.stringify({ ...headers, ...sender })} ${fault}`);
        }),
      );
    }
    const after = await snapshot(sql);
    await sql.end();
    for (const [name, sum] of after) if (before.get(name) !== sum) faults.push(`${name} has changed`);
    refuse(faults);
    return { endpoints: paths.length, posts: sent, 'tables compared, none changed': after.size };
  },
};
