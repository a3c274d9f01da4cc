import { execFile, spawn } from 'node:child_process';
import { cpSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { paths } from '../../lib/paths.ts';
import { publicPages } from '../../lib/public-pages.ts';
import { freePort, isListening } from '../../supabase/local/ports.ts';
import { endProcess } from '../../supabase/local/process-record.ts';
import { stackSettings } from '../../supabase/local/settings.ts';
import { siteEnv } from '../site.ts';
import { trackedFiles } from '../tracked-files.ts';
import { type Bench, chromiumArgs, type Figure, median, type Part, rounds, tool } from './part.ts';

/** Pages timed in turns with the same page by plain Next, with the target of their largest paint beside it. */
const timed = { [paths.home]: 0.9, [paths.book]: 0.67, [paths.workbook]: 0.75 };

/** Serves this checkout as plain Next builds it, with an adapter that changes nothing, until the bench ends. */
async function servePlainNext(bench: Bench): Promise<string> {
  const dir = resolve('.local-bench/plain');
  rmSync(dir, { recursive: true, force: true });
  for (const file of [...trackedFiles(), 'generated'])
    if (!/^(tests|docs)\//.test(file)) cpSync(file, join(dir, file), { recursive: true });
  // Turbopack resolves no packages outside its root.
  const root = JSON.stringify(resolve('.'));
  writeFileSync(
    join(dir, 'build/adapter.mjs'),
    `export default { name: 'plain', modifyConfig: (config) => ({ ...config, turbopack: { root: ${root} } }) };\n`,
  );
  symlinkSync(resolve('node_modules'), join(dir, 'node_modules'));
  const port = await freePort();
  const SITE_URL = `http://127.0.0.1:${port}`;
  const env = {
    ...siteEnv(stackSettings('bench')),
    NEXT_DIST_DIR: '.next',
    SITE_URL,
    NODE_ENV: 'production',
  } as const;
  const next = resolve('node_modules/next/dist/bin/next');
  await promisify(execFile)(process.execPath, [next, 'build'], { cwd: dir, env, maxBuffer: 1 << 26 });
  const args = [next, 'start', '-H', '127.0.0.1', '-p', String(port)];
  const { pid } = spawn(process.execPath, args, { cwd: dir, env, stdio: 'ignore', detached: true });
  if (pid) bench.onClose(() => endProcess(pid));
  for (let tries = 0; tries < 1_200; tries++, await sleep(50)) if (await isListening(port)) return SITE_URL;
  throw new Error('Plain Next did not start.');
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<
    string,
    { numericValue?: number; details?: { items?: { url: string; resourceType?: string }[] } }
  >;
}

/**
 * Runs Lighthouse's mobile preset in a new Chromium.
 * @returns scores up to 100, times in ms, weights in KB: of everything as sent, and of the scripts at brotli's best
 */
async function lighthouse(url: string, chromePath: string): Promise<Record<string, number>> {
  const { default: audit } = await tool<{
    default: (url: string, flags: object) => Promise<{ lhr: Report }>;
  }>('lighthouse', '13.5.0', 'core/index.js');
  // Lighthouse brings it along.
  const { launch } = await tool<{ launch: (options: object) => Promise<{ port: number; kill(): void }> }>(
    'chrome-launcher',
    '1.2.1',
    'dist/index.js',
  );
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...chromiumArgs] });
  try {
    const ask = () => audit(url, { port: chrome.port, logLevel: 'silent' });
    // Now and then it records no trace (NO_NAVSTART), and says itself to run it again.
    const { lhr } = await ask().catch(ask);
    const value = (name: string) => lhr.audits[name]?.numericValue ?? Number.NaN;
    const requests = lhr.audits['network-requests']?.details?.items ?? [];
    const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
    const bodies = await Promise.all(scripts.map(async (each) => (await fetch(each.url)).arrayBuffer()));
    const bytes = bodies.map((body) => brotliCompressSync(Buffer.from(body)).length);
    const scores = categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]);
    return {
      ...Object.fromEntries(scores),
      paint: value('largest-contentful-paint'),
      blocking: value('total-blocking-time'),
      shift: value('cumulative-layout-shift'),
      weight: value('total-byte-weight') / 1_000,
      script: bytes.reduce((total, each) => total + each, 0) / 1_000,
      requests: requests.length,
    };
  } finally {
    chrome.kill();
  }
}

/** Counts of which the page with the most is named, with their targets. */
const counted: readonly (readonly [name: string, unit: Figure[2], most: number])[] = [
  ['script', 'KB', 3],
  ['requests', '', 8],
  ['shift', '', 0.02],
  ['blocking', 'ms', 25],
];

/** Every public page: script, requests, layout shift and Lighthouse's scores; three of them beside plain Next. */
export const pages: Part = async (bench) => {
  const { siteUrl } = await bench.product();
  const figures: Figure[] = [];
  const runs: [path: string, scores: Record<string, number>][] = [];
  for (const { path } of publicPages()) {
    const ask = () => lighthouse(siteUrl + path, bench.chromium);
    const first = await ask();
    const isPerfect = categories.every((name) => first[name] === 100);
    runs.push([path, isPerfect ? first : await ask()]);
  }
  for (const [path, scores] of runs)
    for (const name of categories)
      if (scores[name] !== 100)
        figures.push([
          `${path}: ${name}`,
          scores[name] ?? NaN,
          '',
          undefined,
          path === paths.flipApp ? 98 : 100,
        ]);
  const documents = runs.filter(([path]) => path !== paths.flipApp);
  for (const [name, unit, most] of counted) {
    const [[path, scores] = ['', {}]] = documents.sort(([, a], [, b]) => (b[name] ?? 0) - (a[name] ?? 0));
    figures.push([`${name}, most: ${path}`, scores[name] ?? NaN, unit, most]);
  }
  const plain = await servePlainNext(bench);
  for (const [path, most] of Object.entries(timed)) {
    const both: Record<string, number>[][] = [];
    for (let round = 0; round < rounds; round++)
      both.push([
        await lighthouse(siteUrl + path, bench.chromium),
        await lighthouse(plain + path, bench.chromium),
      ]);
    const ratio = (name: string) => {
      const [ours = NaN, theirs = NaN] = [0, 1].map((whose) =>
        median(both.map((run) => run[whose]?.[name] ?? NaN)),
      );
      return ours / theirs;
    };
    figures.push([`${path}: largest paint`, ratio('paint'), '×', most]);
    figures.push([`${path}: weight`, ratio('weight'), '×', 0.34]);
  }
  const note = `KB are 1,000 bytes, with an empty cache; scripts at brotli’s best. × is beside the same page by plain Next on Lighthouse’s phone, medians of ${rounds} in turns. Lighthouse’s scores are of a second run where the first is below 100, and listed where it is, too.`;
  return { note, figures };
};
