import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { z } from 'zod';
import { chromiumArgs } from './part.ts';

const dir = '.local-bench/lighthouse';
const program = `${dir}/node_modules/lighthouse/cli/index.js`;

/** Installs Lighthouse on first use: 170 MB, which nothing else needs. */
function install(): void {
  if (existsSync(program)) return;
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund'];
  execFileSync('npm', ['install', '--prefix', dir, 'lighthouse@13.5.0', ...flags], { stdio: 'pipe' });
}

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const audits = {
  largestPaint: 'largest-contentful-paint',
  blocking: 'total-blocking-time',
  weight: 'total-byte-weight',
} as const;

export type Score = Record<(typeof categories)[number] | keyof typeof audits, number>;

const reportSchema = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
});

/**
 * Runs Lighthouse's mobile preset in a new browser.
 * @returns scores from 0 to 100; times in ms on its simulated phone; transfer size in bytes
 */
export async function runLighthouse(url: string, chromium: string): Promise<Score> {
  install();
  const flags = ['--headless=new', ...chromiumArgs].join(' ');
  const args = [program, url, '--quiet', '--output=json', `--chrome-flags=${flags}`];
  const options = {
    timeout: 120_000,
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, CHROME_PATH: chromium },
  };
  const run = () => promisify(execFile)(process.execPath, args, options);
  // Now and then it records no trace (NO_NAVSTART), and says itself to run it again.
  const { stdout } = await run().catch(run).catch(run);
  const report = reportSchema.parse(JSON.parse(stdout));
  const score = (name: string) => Math.round((report.categories[name]?.score ?? Number.NaN) * 100);
  const scores = categories.map((name) => [name, score(name)]);
  const values = Object.entries(audits).map(([name, audit]) => [
    name,
    report.audits[audit]?.numericValue ?? Number.NaN,
  ]);
  return Object.fromEntries([...scores, ...values]) as Score;
}
