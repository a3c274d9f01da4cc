import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.ts';
import { distDir } from '../../scripts/site-env.ts';
import { localDir, readState } from '../../scripts/state.ts';
import { loadSettings } from '../../supabase/local/settings.ts';
import type { AttackRow, RowReport } from './row.ts';
import { sitemapPaths } from './sitemap-paths.ts';

/** Pages that no search engine lists. */
const others = [
  '/auth',
  '/auth?tab=signup',
  '/auth/forgotten-password',
  '/auth/code',
  '/auth/confirm?type=email',
  '/flip-method-app',
  '/flip-method-app?mode=emergency',
  '/flip-method-auth',
  '/flip-method-auth?mode=signup',
  '/unsubscribe',
  '/admin',
  '/no/such/page',
];

/** What a secret of the services looks like, whichever it is. */
const shapes = /sb_secret_\w|service_role|\beyJhbGciOi|whsec_\w|\bre_[A-Za-z0-9_]{16,}|postgres(?:ql)?:\/\//;

interface Walk {
  requests: number;
  thirdParty: string[];
  cookies: string[];
}

/** Opens every page as a browser does and scrolls through it. */
async function walk(paths: readonly string[]): Promise<Walk> {
  const { siteUrl } = readState();
  const executablePath = await findChromium();
  if (!executablePath) throw new Error('There is no Chromium; set CHROMIUM_PATH.');
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath, args });
  const seen: Walk = { requests: 0, thirdParty: [], cookies: [] };
  try {
    const context = await browser.newContext();
    context.on('request', (request) => {
      seen.requests += 1;
      const url = new URL(request.url());
      if (/^https?:$/.test(url.protocol) && url.origin !== siteUrl) seen.thirdParty.push(url.href);
    });
    for (const path of paths) {
      const page = await context.newPage();
      await page.goto(siteUrl + path);
      await page.mouse.move(200, 200);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await page.waitForLoadState('networkidle');
      for (const { name } of await context.cookies()) seen.cookies.push(`${path}: ${name}`);
      await page.close();
    }
  } finally {
    await browser.close();
  }
  return seen;
}

/** Every file that a browser can be sent, with its name. */
function* browserFiles(): Generator<[name: string, text: string]> {
  const dist = distDir(loadSettings(join(localDir(), 'settings.json')));
  for (const folder of [join(dist, 'static'), 'public']) {
    for (const name of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (name.isFile()) yield [name.name, readFileSync(join(name.parentPath, name.name), 'latin1')];
    }
  }
}

/** Every value of the stack that only its servers may know. */
function secretValues(): string[] {
  const {
    publishableKey: _public,
    googleClientId: _named,
    ...secret
  } = loadSettings(join(localDir(), 'settings.json')).secrets;
  return Object.values(secret);
}

async function run(): Promise<RowReport> {
  const { siteUrl } = readState();
  const paths = [...(await sitemapPaths(siteUrl)), ...others];
  const values = secretValues();
  const faults: string[] = [];
  let files = 0;
  const search = (name: string, text: string) => {
    files += 1;
    if (values.some((value) => text.includes(value)) || shapes.test(text))
      faults.push(`${name} holds a secret`);
  };
  for (const [name, text] of browserFiles()) search(name, text);
  for (const path of paths) search(path, await (await fetch(siteUrl + path)).text());
  const secrets = faults.length;
  const { requests, thirdParty, cookies } = await walk(paths);
  faults.push(...thirdParty.map((url) => `A page asks ${url}`));
  faults.push(...cookies.map((cookie) => `A cookie on ${cookie}`));
  return {
    figures: {
      'pages opened in a browser': paths.length,
      requests: requests,
      'requests to anybody else': thirdParty.length,
      'cookies before signing in': cookies.length,
      'files and pages searched': files,
      'secrets looked for': values.length,
      'with a secret in them': secrets,
    },
    faults,
  };
}

/** What the site gives away by itself. */
export const leaks: AttackRow = {
  promise: 'No third-party request, no cookie before signing in, no secret in what a browser gets',
  count: 1,
  run,
};
