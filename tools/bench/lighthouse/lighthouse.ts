import { execFile, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { chromiumArgs } from '../devices.ts';

const dir = '.local-bench/lighthouse';
const program = join(dir, 'node_modules/lighthouse/cli/index.js');

/** Installs Lighthouse (170 MB) on first use, in the version of packages/package-lock.json. */
function install(): void {
  if (existsSync(program)) return;
  mkdirSync(dir, { recursive: true });
  for (const name of ['package.json', 'package-lock.json'])
    copyFileSync(fileURLToPath(new URL(`packages/${name}`, import.meta.url)), join(dir, name));
  const { status, stderr } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: dir,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`Lighthouse could not be installed.\n${stderr}`);
}

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const audits = {
  largestPaint: 'largest-contentful-paint',
  firstPaint: 'first-contentful-paint',
  blocking: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
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
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    timeout: 120_000,
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, CHROME_PATH: chromium },
  });
  const report = reportSchema.parse(JSON.parse(stdout));
  const score = (name: string) => Math.round((report.categories[name]?.score ?? Number.NaN) * 100);
  const scores = categories.map((name) => [name, score(name)]);
  const values = Object.entries(audits).map(([name, audit]) => [
    name,
    report.audits[audit]?.numericValue ?? Number.NaN,
  ]);
  return Object.fromEntries([...scores, ...values]) as Score;
}
