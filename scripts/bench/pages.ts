import { execFile } from 'node:child_process';
import { cpSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { paths } from '../../lib/paths.ts';
import { publicPages } from '../../lib/public-pages.ts';
import { freePort, isListening } from '../../supabase/local/ports.ts';
import { siteEnv } from '../site.ts';
import { trackedFiles } from '../tracked-files.ts';
import { type Bench, chromiumArgs, type Figure, median, type Part, rounds, tool } from './part.ts';

const node = (args: string[], options: object) =>
  promisify(execFile)(process.execPath, args, { maxBuffer: 1 << 27, ...options });

/** Serves this checkout as plain Next builds it, with an adapter that changes nothing, until the bench ends. */
async function servePlainNext({ settings, onClose }: Bench): Promise<string> {
  const cwd = join(settings.dir, 'plain');
  rmSync(cwd, { recursive: true, force: true });
  for (const file of [...trackedFiles(), 'generated'])
    if (!/^(tests|docs)\//.test(file)) cpSync(file, join(cwd, file), { recursive: true });
  // Turbopack resolves no packages outside its root.
  const config = `{ ...config, turbopack: { root: ${JSON.stringify(resolve('.'))} } }`;
  const adapter = `export default { name: 'plain', modifyConfig: (config) => (${config}) };\n`;
  writeFileSync(join(cwd, 'build/adapter.mjs'), adapter);
  symlinkSync(resolve('node_modules'), join(cwd, 'node_modules'));
  const port = await freePort();
  const own = { NEXT_DIST_DIR: '.next', SITE_URL: `http://127.0.0.1:${port}`, NODE_ENV: 'production' };
  const options = { cwd, env: { ...siteEnv(settings), ...own } };
  const next = resolve('node_modules/next/dist/bin/next');
  await node([next, 'build'], options);
  const ended = new AbortController();
  onClose(async () => ended.abort());
  const started = node([next, 'start', '-p', String(port)], { ...options, signal: ended.signal });
  started.catch(() => {});
  while (!(await isListening(port))) await new Promise((resolve) => setTimeout(resolve, 100));
  return own.SITE_URL;
}

type Requests = { url: string; resourceType?: string; transferSize?: number }[];
interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number; details?: { items?: Requests } }>;
}
type Scores = Record<string, number>;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const kilobytes = (sizes: readonly number[]) => sizes.reduce((sum, each) => sum + each, 0) / 1_000;

/**
 * Runs Lighthouse with its mobile preset.
 * @returns scores up to 100, times in ms, weights in KB as sent; `JS` is that of the scripts at brotli's best
 */
async function lighthouse(url: string, CHROME_PATH: string): Promise<Scores> {
  const flags = `--chrome-flags=${['--headless=new', ...chromiumArgs].join(' ')}`;
  const cli = tool('lighthouse', '13.5.0', 'cli/index.js');
  const args = [cli, url, '--output=json', '--quiet', '--no-enable-error-reporting', flags];
  const ask = () => node(args, { env: { ...process.env, CHROME_PATH } });
  // Now and then it records no trace (NO_NAVSTART), and says itself to run it again.
  const { categories: rated, audits }: Report = JSON.parse((await ask().catch(ask)).stdout);
  const requests = audits['network-requests']?.details?.items ?? [];
  const ofType = (type: string) => requests.filter(({ resourceType }) => resourceType === type);
  const bodies = ofType('Script').map(async (each) => (await fetch(each.url)).bytes());
  const scripts = (await Promise.all(bodies)).map((body) => brotliCompressSync(body).length);
  return {
    ...Object.fromEntries(categories.map((name) => [name, Math.round((rated[name]?.score ?? 0) * 100)])),
    // A value that is missing counts as the worst.
    LCP: audits['largest-contentful-paint']?.numericValue ?? Number.POSITIVE_INFINITY,
    TBT: audits['total-blocking-time']?.numericValue ?? Number.POSITIVE_INFINITY,
    CLS: audits['cumulative-layout-shift']?.numericValue ?? Number.POSITIVE_INFINITY,
    JS: kilobytes(scripts),
    fonts: kilobytes(ofType('Font').map(({ transferSize = 0 }) => transferSize)),
    weight: kilobytes(requests.map(({ transferSize = 0 }) => transferSize)),
    // Chrome asks for the manifest and its icon after the page, to offer to install it.
    requests: requests.filter(
      ({ url, resourceType }) => resourceType !== 'Manifest' && !url.includes('/icons/'),
    ).length,
  };
}

/** Figures of which the page with the most is named, with their targets. */
const most = { JS: 3.072, fonts: 50, weight: 100, requests: 8, CLS: 0.02, TBT: 25 };
const units: Record<string, Figure[2]> = { JS: 'KB', fonts: 'KB', weight: 'KB', TBT: 'ms' };

/** Pages timed in turns with the same page by plain Next, with the target of their largest paint beside it. */
const timed = { [paths.home]: 0.9, [paths.book]: 0.67, [paths.workbook]: 0.75 };

/** Every public page: weights, requests, layout shift and Lighthouse's scores; three of them beside plain Next. */
export const pages: Part = async (bench) => {
  const site = bench.settings.siteUrl;
  const ask = (url: string) => lighthouse(url, bench.chromium);
  const figures: Figure[] = [];
  const documents: { path: string; scores: Scores }[] = [];
  for (const { path } of publicPages()) {
    let scores = await ask(site + path);
    if (categories.some((name) => scores[name] !== 100)) scores = await ask(site + path);
    const isApp = path === paths.flipApp;
    if (!isApp) documents.push({ path, scores });
    for (const name of categories) {
      const missing = 100 - (scores[name] ?? 0);
      if (missing > 0) figures.push([`${path}: Lighthouse, ${name}, from 100`, missing, '', isApp ? 2 : 0]);
    }
  }
  for (const [name, limit] of Object.entries(most)) {
    const [worst] = documents.sort((a, b) => (b.scores[name] ?? 0) - (a.scores[name] ?? 0));
    figures.push([
      `${name}, most: ${worst?.path}`,
      worst?.scores[name] ?? Number.NaN,
      units[name] ?? '',
      limit,
    ]);
  }
  const plain = await servePlainNext(bench);
  for (const [path, limit] of Object.entries(timed)) {
    const ours: Scores[] = [];
    const theirs: Scores[] = [];
    for (let round = 0; round < rounds; round++) {
      ours.push(await ask(site + path));
      theirs.push(await ask(plain + path));
    }
    const middle = (runs: Scores[], name: string) => median(runs.map((each) => each[name] ?? Number.NaN));
    const ratio = (name: string) => middle(ours, name) / middle(theirs, name);
    figures.push([`${path}: LCP`, middle(ours, 'LCP'), 'ms'], [`${path}: LCP`, ratio('LCP'), '×', limit]);
    figures.push([`${path}: TBT`, middle(ours, 'TBT'), 'ms', 25]);
    figures.push([`${path}: weight`, middle(ours, 'weight'), 'KB']);
    figures.push([`${path}: weight`, ratio('weight'), '×', 0.34]);
  }
  const note = `KB are 1,000 bytes, with an empty cache; JS at brotli’s best. × is beside the same page by plain Next on Lighthouse’s phone, medians of ${rounds} in turns. Where a second run of Lighthouse gave less than 100, too, what is missing is listed; the exercise may miss 2.`;
  return { note, figures };
};
