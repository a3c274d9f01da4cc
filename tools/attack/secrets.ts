import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { distDir } from '../../scripts/site-env.ts';
import { localDir, readState } from '../../scripts/state.ts';
import { loadSettings } from '../../supabase/local/settings.ts';
import { type AttackRow, refuse } from './row.ts';

/** Pages that no search engine lists. */
const unlisted = ['/auth', '/auth/confirm?type=email', '/flip-method-app', '/flip-method-auth', '/admin'];

/** What a secret of the services looks like, whichever it is. */
const shapes = /sb_secret_\w|service_role|\beyJhbGciOi|whsec_\w|\bre_[A-Za-z0-9_]{16,}|postgres(?:ql)?:\/\//;

/** Whether a secret is in anything that a browser can be sent. */
export const secrets: AttackRow = {
  promise: 'No page and no file of the build holds a secret',
  count: 1,
  async run() {
    const { siteUrl } = readState();
    const settings = loadSettings(join(localDir(), 'settings.json'));
    const { publishableKey: _public, googleClientId: _named, ...secret } = settings.secrets;
    const values: string[] = Object.values(secret);
    const texts = new Map<string, string>();
    const sitemap = await (await fetch(`${siteUrl}/sitemap.xml`)).text();
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
    for (const path of [...listed, ...unlisted]) texts.set(path, await (await fetch(siteUrl + path)).text());
    for (const folder of [join(distDir(settings), 'static'), 'public'])
      for (const file of readdirSync(folder, { recursive: true, withFileTypes: true }))
        if (file.isFile()) texts.set(file.name, readFileSync(join(file.parentPath, file.name), 'latin1'));
    const found = [...texts].filter(
      ([, text]) => shapes.test(text) || values.some((value) => text.includes(value)),
    );
    refuse(found.map(([name]) => `${name} holds a secret`));
    return { 'files and pages searched': texts.size, 'secrets looked for': values.length };
  },
};
