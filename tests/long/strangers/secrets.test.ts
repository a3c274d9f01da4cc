import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { distDir } from '../../../scripts/site.ts';
import { readSettings, readState } from '../../../scripts/state.ts';

/** Pages that are not in the sitemap. */
const unlisted = ['/auth', '/auth/confirm?type=email', '/flip-method-app', '/flip-method-auth', '/admin'];

/** Formats of the services' secrets. */
const shapes = /sb_secret_\w|service_role|\beyJhbGciOi|whsec_\w|\bre_[A-Za-z0-9_]{16,}|postgres(?:ql)?:\/\//;

it('no page and no file of the build contains a secret', async () => {
  const { siteUrl } = readState();
  const settings = readSettings();
  const { publishableKey: _public, googleClientId: _named, ...secret } = settings.secrets;
  const values: string[] = Object.values(secret);
  expect(values.length).toBeGreaterThan(0);
  const texts = new Map<string, string>();
  const sitemap = await (await fetch(`${siteUrl}/sitemap.xml`)).text();
  const $ = load(sitemap, { xml: true });
  const listed = $('loc')
    .get()
    .map((loc) => new URL($(loc).text()).pathname);
  for (const path of [...listed, ...unlisted]) texts.set(path, await (await fetch(siteUrl + path)).text());
  for (const folder of [join(distDir(settings), 'static'), 'public'])
    for (const file of readdirSync(folder, { recursive: true, withFileTypes: true }))
      if (file.isFile()) texts.set(file.name, readFileSync(join(file.parentPath, file.name), 'latin1'));
  expect(texts.size).toBeGreaterThan(100);
  const found = [...texts].filter(
    ([, text]) => shapes.test(text) || values.some((value) => text.includes(value)),
  );
  expect(found.map(([name]) => name)).toEqual([]);
});
