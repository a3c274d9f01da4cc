import { execFile, spawn } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { paths } from '../../lib/paths.ts';
import { publicPages } from '../../lib/public-pages.ts';
import { freePort, isListening } from '../../supabase/local/ports.ts';
import type { StackSettings } from '../../supabase/local/settings.ts';
import { progress } from '../report.ts';
import { siteEnv } from '../site.ts';
import { copyProject } from '../tracked-files.ts';
import { chromiumArgs, type Figures, medians, type Part, rounds, tool } from './part.ts';

/** Serves this checkout as plain Next builds it, with an adapter that changes nothing. @returns its URL */
async function servePlainNext(settings: StackSettings): Promise<string> {
  const cwd = join(settings.dir, 'plain');
  rmSync(cwd, { recursive: true, force: true });
  copyProject(cwd);
  cpSync('generated', join(cwd, 'generated'), { recursive: true });
  writeFileSync(join(cwd, 'build/adapter.mjs'), "export default { name: 'plain' };\n");
  const port = await freePort();
  const SITE_URL = `http://127.0.0.1:${port}`;
  const own = { NEXT_DIST_DIR: '.next', SITE_URL, NODE_ENV: 'production' } as const;
  const env = { ...siteEnv(settings), ...own };
  const next = 'node_modules/next/dist/bin/next';
  await promisify(execFile)(process.execPath, [next, 'build'], { cwd, env });
  const server = spawn(process.execPath, [next, 'start', '-p', String(port)], { cwd, env, stdio: 'ignore' });
  process.once('exit', () => server.kill());
  while (!(await isListening(port))) await new Promise((done) => setTimeout(done, 100));
  return SITE_URL;
}

/** The most that a page may have; of a score, what it may miss of 100. */
const scores = { performance: 0, accessibility: 0, 'best-practices': 0, seo: 0 };
const ofDocument = { ...scores, 'JS, KB': 3.072, CLS: 0.02, 'TBT, ms': 25 };
const ofExercise = { ...scores, performance: 2 };

/** Runs Lighthouse with its mobile preset. JS is at brotli's best, `weight` in KB as sent. */
async function lighthouse(url: string) {
  const flags = `--chrome-flags=${['--headless=new', ...chromiumArgs].join(' ')}`;
  const cli = tool('lighthouse', '13.5.0', 'cli/index.js');
  const args = [cli, url, '--output=json', '--quiet', '--no-enable-error-reporting', flags];
  const ask = () => promisify(execFile)(process.execPath, args, { maxBuffer: Infinity });
  // Now and then it records no trace (NO_NAVSTART), and says itself to run it again.
  const { audits, categories } = JSON.parse((await ask().catch(ask)).stdout);
  // A value that is missing counts as the worst.
  const value = (audit: string): number => audits[audit].numericValue ?? Number.POSITIVE_INFINITY;
  const requests: { url: string; resourceType?: string; transferSize?: number }[] =
    audits['network-requests'].details.items;
  let bytes = 0;
  for (const { url, resourceType } of requests)
    if (resourceType === 'Script') bytes += brotliCompressSync(await (await fetch(url)).bytes()).length;
  const missing = Object.keys(scores).map((name) => [name, Math.round(100 - categories[name].score * 100)]);
  return {
    ...(Object.fromEntries(missing) as Record<string, number>),
    LCP: value('largest-contentful-paint'),
    CLS: value('cumulative-layout-shift'),
    'TBT, ms': value('total-blocking-time'),
    'JS, KB': bytes / 1_000,
    weight: requests.reduce((sum, { transferSize = 0 }) => sum + transferSize / 1_000, 0),
  };
}

/** Pages timed in turns with the same page by plain Next, with the target of their largest paint beside it. */
const timed = { [paths.home]: 0.9, [paths.book]: 0.67, [paths.workbook]: 0.75 };

export const pages: Part = async (settings) => {
  const site = settings.siteUrl;
  const figures: Figures = {};
  for (const { path } of publicPages()) {
    let page: Record<string, number> = await lighthouse(site + path);
    if (Object.keys(scores).some((name) => page[name] !== 0)) page = await lighthouse(site + path);
    progress(`${path} ${JSON.stringify(page)}`);
    const [kind, limits] = path === paths.flipApp ? ['exercise', ofExercise] : ['documents', ofDocument];
    for (const [name, most] of Object.entries(limits)) {
      const [before] = figures[`${kind}: ${name}`] ?? [0];
      figures[`${kind}: ${name}`] = [Math.max(before, page[name] ?? Number.NaN), most];
    }
  }
  const plain = await servePlainNext(settings);
  for (const [path, limit] of Object.entries(timed)) {
    const measured = await medians({ [`${path}: LCP, ×`]: limit, [`${path}: weight, ×`]: 0.34 }, async () => {
      const ours = await lighthouse(site + path);
      const theirs = await lighthouse(plain + path);
      return [ours.LCP / theirs.LCP, ours.weight / theirs.weight];
    });
    Object.assign(figures, measured);
  }
  const note = `The most of all documents, and of a score what it misses of 100 in a second run, too. JS at brotli’s best, a KB being 1,000 bytes. × is beside the same page by plain Next on Lighthouse’s phone, medians of ${rounds} in turns.`;
  return [note, figures];
};
