import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postgres from 'postgres';
import { distDir } from '../../scripts/site-env.ts';
import { localDir, readState } from '../../scripts/state.ts';
import { loadSettings } from '../../supabase/local/settings.ts';
import { signInAs } from './accounts.ts';
import { rawPost } from './raw-post.ts';
import type { AttackRow, RowReport } from './row.ts';

const methods = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** How a browser names the page that sends something, when that page is not ours. */
function senders(siteUrl: string): Readonly<Record<string, string>>[] {
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
const bodies: readonly { type: string; body: string; headers?: Record<string, string> }[] = [
  { type: 'application/x-www-form-urlencoded', body: 'scope=global&confirmation=delete&t=x&fullName=Eve' },
  { type: 'text/plain', body: '{"userId":"x","sessions":[]}' },
  { type: 'application/json', body: '[]' },
  { type: 'text/plain;charset=UTF-8', body: '[{}]', headers: { 'next-action': '40'.padEnd(42, '0') } },
];

/** Every address that the build answers, its parameters filled in. */
function endpoints(): string[] {
  const settings = loadSettings(join(localDir(), 'settings.json'));
  const file = join(distDir(settings), 'app-path-routes-manifest.json');
  const routes = Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
  return [
    ...new Set(
      routes.filter((route) => !route.startsWith('/_')).map((route) => route.replaceAll(/\[[^\]]*\]+/g, 'x')),
    ),
  ];
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

async function run(): Promise<RowReport> {
  const { siteUrl, databaseUrl, accounts } = readState();
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  const cookie = await signInAs(accounts.admin);
  // The scheduler tidies up what has run out; nothing must be counted anew.
  await sql`delete from public.rate_limits`;
  const before = await snapshot(sql);
  const faults: string[] = [];
  const paths = endpoints();
  let posts = 0;
  for (const path of paths) {
    const answers = senders(siteUrl).flatMap((sender) =>
      methods.flatMap((method) =>
        bodies.map(async ({ type, body, headers }) => {
          const answer = await rawPost(
            siteUrl + path,
            method,
            { cookie, 'content-type': type, ...headers, ...sender },
            body,
          );
          const name = `${method} ${path} ${JSON.stringify(sender)} ${type}`;
          if (answer.status !== 403) return `${name} answers ${answer.status}`;
          if (!answer.body.includes('came from another site')) return `${name} is refused without a word`;
          return answer.headers['set-cookie'] ? `${name} sets a cookie` : null;
        }),
      ),
    );
    posts += answers.length;
    faults.push(...(await Promise.all(answers)).filter((fault) => fault !== null));
  }
  const after = await snapshot(sql);
  await sql.end();
  const changed = [...after].filter(([name, sum]) => before.get(name) !== sum).map(([name]) => name);
  faults.push(...changed.map((name) => `${name} has changed`));
  return {
    figures: { endpoints: paths.length, posts, 'tables compared': after.size, changed: changed.length },
    faults,
  };
}

/** Whether another site can do anything in the name of a signed-in person, here an admin. */
export const foreignPosts: AttackRow = {
  promise: 'Posts of other sites to every endpoint get a readable 403 and change nothing',
  count: 1,
  run,
};
