import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { distDir, siteEnv } from '@/scripts/site-env';
import { localDir } from '@/scripts/state';
import { freePort } from '@/supabase/local/ports';
import { loadSettings } from '@/supabase/local/settings';

const folder = mkdtempSync(join(tmpdir(), 'container-'));
chmodSync(folder, 0o755);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the last stage of the Dockerfile takes from the first. */
const copied = [...readFileSync('Dockerfile', 'utf8').matchAll(/^COPY --from=build \/app\/(\S+)/gm)].map(
  ([, path = '']) => path,
);

/** Files for everybody to read and, run by root, for nobody else to write: the user of the site is another one. */
const asUser = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

test('what the container holds is enough to serve the site, by a user who can write nothing', async () => {
  const settings = loadSettings(join(localDir(), 'settings.json'));
  expect(copied).toContain('.next');
  for (const path of copied) {
    if (path === 'node_modules') symlinkSync(resolve(path), join(folder, path));
    else if (path === '.next')
      cpSync(distDir(settings), join(folder, distDir(settings)), {
        recursive: true,
        filter: (from) => !/\/(?:cache|dev)$/.test(from),
      });
    else {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      cpSync(path, join(folder, path), { recursive: true });
    }
  }
  const port = await freePort();
  const program = 'node_modules/next/dist/bin/next';
  const server = spawn(process.execPath, [program, 'start', '-p', String(port)], {
    cwd: folder,
    ...asUser,
    env: { ...siteEnv(settings), HOME: '/nonexistent', NODE_ENV: 'production', RELEASE: 'container' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => (output += text));
  try {
    const site = `http://127.0.0.1:${port}`;
    let answer: Response | null = null;
    for (let tries = 0; tries < 100 && !answer && server.exitCode === null; tries++) {
      answer = await fetch(`${site}/api/health`).catch(() => null);
      if (!answer) await sleep(200);
    }
    expect(await answer?.json(), output).toMatchObject({ status: 'ok', release: 'container' });
    for (const path of ['/', '/book', '/flip-method-app', '/auth']) {
      const page = await fetch(site + path);
      expect([path, page.status]).toEqual([path, 200]);
      expect(page.headers.get('content-security-policy') ?? (await page.text())).toContain(
        "default-src 'none'",
      );
    }
    expect(output).not.toMatch(/EACCES|EROFS|EPERM/);
  } finally {
    server.kill();
    if (server.exitCode === null) await once(server, 'exit');
  }
}, 60_000);
