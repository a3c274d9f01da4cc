import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../supabase/local/ports.ts';
import { type SecondSite, startSecondSite } from '../../support/second-site.ts';
import { buildFor } from '../deploy/build.ts';
import { keepsPort, startNginx } from '../proxies/nginx.ts';

/** What the proxy passes requests to: one release, or by turns both. */
export type Shown = 'old' | 'both' | 'new';

export interface Releases {
  url: string;
  sites: Record<'old' | 'new', SecondSite>;
  show(shown: Shown): Promise<void>;
  stop(): Promise<void>;
}

const folder = '.next-release';

/**
 * Serves two builds of the site side by side behind nginx, as the guide describes a release without a gap. The new one differs in
 * texts and scripts, of the exercise too: it has only the claims with evidence.
 */
export async function startReleases(): Promise<Releases> {
  await buildFor({ CLAIMS: 'evidenced' }, folder);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { TRUSTED_PROXIES: '1', OTHER_ORIGINS: url };
  const sites = {
    old: await startSecondSite({ ...env, RELEASE: 'old' }),
    new: await startSecondSite({ ...env, RELEASE: 'new', CLAIMS: 'evidenced', NEXT_DIST_DIR: folder }),
  };
  const http = (shown: Shown) => {
    const servers = shown === 'both' ? [sites.old, sites.new] : [sites[shown]];
    return `
      upstream site { ${servers.map(({ siteUrl }) => `server ${new URL(siteUrl).host};`).join(' ')} }
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      server {
        listen 127.0.0.1:${port};
        location / { proxy_pass http://site; ${keepsPort} }
        # Each release has files of its own.
        location ~ ^/(_next/static|elements)/ {
          proxy_pass http://site;
          proxy_next_upstream error timeout http_404;
        }
      }`;
  };
  const proxy = await startNginx(port, http('old'));
  return {
    url,
    sites,
    async show(shown) {
      proxy.reload(http(shown));
      const wanted = shown === 'both' ? 'new,old' : shown;
      const seen = async () => [await releaseAt(url), await releaseAt(url)];
      while ([...new Set(await seen())].sort().join() !== wanted) await sleep(50);
    },
    async stop() {
      await proxy.stop();
      await Promise.all([sites.old.stop(), sites.new.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function releaseAt(url: string): Promise<string> {
  const health = (await (await fetch(`${url}/api/health`)).json()) as { release: string };
  return health.release;
}
