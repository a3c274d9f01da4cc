import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, isListening } from '../../../supabase/local/ports.ts';
import { startSecondSite } from '../../support/second-site.ts';
import { state } from '../../support/stack.ts';

export const nginx = '/usr/sbin/nginx';

/** What people write for a proxy: as little as possible, or all that is recommended somewhere. */
export const proxies = {
  'nothing but proxy_pass': { http: '', server: '', location: '' },
  'a cache, kept connections and no referrer': {
    http: 'proxy_cache_path cache keys_zone=pages:1m;',
    server: 'add_header Referrer-Policy no-referrer always;',
    location: `
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_cache pages;
      proxy_cache_lock on;
      add_header X-Cache $upstream_cache_status always;
      add_header Referrer-Policy no-referrer always;`,
  },
} as const;

/** Starts a second site behind Debian's nginx. */
export async function startBehindNginx(kind: keyof typeof proxies) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const site = await startSecondSite({ TRUSTED_PROXIES: '1', OTHER_ORIGINS: url });
  const { http, server, location } = proxies[kind];
  const proxy = await startNginx(
    port,
    `${http}
    upstream site { server ${new URL(site.siteUrl).host}; keepalive 8; }
    server {
      listen 127.0.0.1:${port};
      ${server}
      location / { proxy_pass http://site; ${keepsPort} ${location} }
    }`,
  );
  return { url, stop: async () => void (await Promise.all([proxy.stop(), site.stop()])) };
}

/** The test's site is built for another port. */
export const keepsPort = `proxy_redirect ${new URL(state.siteUrl).origin}/ /;`;

/** Starts Debian's nginx with these contents of `http {}`, and waits until it listens on the port. */
export async function startNginx(port: number, http: string) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (each) => `${each}_temp_path ${each};`,
  );
  const write = (contents: string) =>
    writeFileSync(
      join(folder, 'nginx.conf'),
      `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid nginx.pid; error_log error.log;
      events {}
      http { access_log off; ${temporary.join(' ')} ${contents} }`,
    );
  write(http);
  const child = spawn(nginx, ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log'], { stdio: 'inherit' });
  for (let tries = 0; tries < 100 && !(await isListening(port)); tries++) await sleep(50);
  return {
    /** Takes other contents of `http {}`, as a release does: requests on their way are finished by the old ones. */
    reload(contents: string) {
      write(contents);
      child.kill('SIGHUP');
    },
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      if (child.exitCode === null && child.kill()) await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
