import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from 'cheerio';
import { transform } from 'lightningcss';
import { afterAll, expect, test } from 'vitest';
import { siteEnv } from '@/scripts/site';
import { readSettings } from '@/scripts/state';
import { freePort } from '@/supabase/local/ports';
import { state } from '../../support/stack';
import { buildFor, container, folder, vercel, vercelBuild, vercelOptions } from './build';

const image = mkdtempSync(join(tmpdir(), 'container-'));
chmodSync(image, 0o755);

afterAll(() => {
  rmSync(image, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
});

const dockerfile = readFileSync('Dockerfile', 'utf8');
/** The `COPY --from=build` lines of the Dockerfile, as [from, to]. */
const copies = [...dockerfile.matchAll(/^COPY --from=build \/app\/(\S+) (\S+)/gm)].map(
  ([, from = '', to = '']) => [from, to].map((path) => path.replace('.next', folder)) as [string, string],
);
/** What it makes readable for all, before it is copied. */
const readable = (/^RUN chmod -R a\+rX (.*)$/m.exec(dockerfile)?.[1] ?? '')
  .replaceAll('.next', folder)
  .split(' ');

/** When the tests run as root, the server runs as another user, who can only read the files. */
const asUser = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** The addresses of a document's own files: scripts, links, and what its styles refer to. */
function filesOf(html: string): string[] {
  const $ = load(html);
  const elements = $('[src], [href]').get();
  const linked = elements.map(({ attribs: { src, href } }) => src ?? href ?? '');
  const code = Buffer.from($('style').text());
  const { dependencies } = transform({ filename: 'styles.css', code, analyzeDependencies: true });
  const urls = (dependencies ?? []).flatMap((each) => (each.type === 'url' ? [each.url] : []));
  expect(urls.length).toBeGreaterThan(1);
  return [...linked, ...urls].filter((url) => /^\/(?:elements|_next)\//.test(url));
}

test('the container image serves the rewritten site, as a user without write access, also from a private checkout', async () => {
  await buildFor(container);
  expect(copies.length).toBeGreaterThanOrEqual(3);
  for (const [from, to] of copies) {
    cpSync(from, join(image, to), { recursive: true });
    // As of a checkout that only its owner can read.
    execFileSync('chmod', ['-R', 'go=', join(image, to)]);
  }
  for (const [from, to] of copies)
    if (readable.includes(from)) execFileSync('chmod', ['-R', 'a+rX', join(image, to)]);
  const port = String(await freePort());
  const settings = readSettings();
  const server = spawn(process.execPath, ['server.js'], {
    cwd: image,
    ...asUser,
    env: {
      ...siteEnv(settings),
      HOME: '/nonexistent',
      NODE_ENV: 'production',
      RELEASE: 'container',
      PORT: port,
      HOSTNAME: '127.0.0.1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => (output += text));
  try {
    const site = `http://127.0.0.1:${port}`;
    const health = () =>
      fetch(`${site}/api/health`).then(
        (answer) => answer.json(),
        () => output,
      );
    await expect.poll(health, { timeout: 20_000 }).toMatchObject({ status: 'ok', release: 'container' });
    for (const [path, status, runsReact] of [
      ['/', 200, false],
      ['/book', 200, false],
      ['/contact?topic=media', 200, false],
      ['/flip-method-app', 200, false],
      ['/auth', 200, true],
      ['/no/such/page', 404, false],
    ] as const) {
      const page = await fetch(site + path);
      expect(page.headers.get('content-security-policy'), path).toContain("default-src 'none'");
      const html = await page.text();
      expect([path, page.status, html.includes('/_next/static/chunks/')]).toEqual([path, status, runsReact]);
      const files = runsReact ? [] : filesOf(html);
      for (const file of files) expect([file, (await fetch(site + file)).status]).toEqual([file, 200]);
    }
    expect((await fetch(`${site}/flip-worker.js`)).status).toBe(200);
    expect(output).not.toMatch(/EACCES|EROFS|EPERM/);
  } finally {
    server.kill();
    if (server.exitCode === null) await once(server, 'exit');
  }
}, 600_000);

type Route = { src?: string; headers?: Record<string, string>; middlewarePath?: string };

const immutable = 'public, max-age=31536000, immutable';

/** How long a browser keeps a file, by the last route that says so. */
const cacheControl = (routes: readonly Route[], path: string) =>
  routes
    .filter(({ src, headers }) => headers && src && new RegExp(src).test(path))
    .map(({ headers }) => new Headers(headers).get('cache-control'))
    .findLast((value) => value !== null);

/** Expects the rewritten pages, each with its Content-Security-Policy, and their files. */
function expectOutput(output: string): void {
  const read = (file: string) => readFileSync(join(output, file), 'utf8');
  const ending = '.prerender-fallback.html';
  const pages = readdirSync(join(output, 'functions'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length));
  expect(pages.length).toBeGreaterThan(40);
  for (const page of pages) {
    const { initialHeaders } = JSON.parse(read(`functions/${page}.prerender-config.json`)) as {
      initialHeaders: Record<string, string>;
    };
    const policy = new Headers(initialHeaders).get('content-security-policy');
    expect(policy, page).toContain("default-src 'none'");
    const html = read(`functions/${page}${ending}`);
    const runsReact = html.includes('/_next/static/chunks/');
    expect([page, runsReact, html.includes('<main id="main"')]).toEqual([page, false, true]);
    const canonical = load(html)('link[rel=canonical]').attr('href') ?? state.siteUrl;
    expect(new URL(canonical).origin, page).toBe(new URL(state.siteUrl).origin);
    const missing = filesOf(html).filter(
      (file) => !existsSync(join(output, 'static', file.split('?')[0] ?? '')),
    );
    expect(missing, page).toEqual([]);
  }
  expect(existsSync(join(output, 'static/_next/static/offline/worker.js'))).toBe(true);
  const { routes } = JSON.parse(read('config.json')) as { routes: Route[] };
  expect(routes.some(({ middlewarePath }) => middlewarePath)).toBe(true);
  const offline = readdirSync(join(output, 'static/_next/static/offline'));
  for (const file of offline.filter((name) => name !== 'worker.js'))
    expect([file, cacheControl(routes, `/_next/static/offline/${file}`)]).toEqual([file, immutable]);
  expect(cacheControl(routes, '/_next/static/offline/worker.js')).not.toBe(immutable);
}

test("Vercel's adapter outputs the rewritten pages and their files", async () => {
  await buildFor(vercel);
  expectOutput(join(folder, 'output'));
}, 600_000);

const cli = process.env.VERCEL_CLI;

test.skipIf(!cli).each(Object.keys(vercelOptions))(
  'so does `vercel build`, without an account (VERCEL_CLI is the path of the program), with %s',
  async (option) => {
    const { project, build } = vercelBuild(cli ?? '', vercelOptions[option] ?? {});
    try {
      const [code] = await once(build, 'close');
      expect(code).toBe(0);
      expectOutput(join(project, '.vercel/output'));
    } finally {
      rmSync(project, { recursive: true, force: true });
    }
  },
  1_800_000,
);
