import { spawn } from 'node:child_process';
import { z } from 'zod';
import { chromiumArgs } from '../pages/devices.ts';

const patience = 120_000;

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

const score = z.object({ score: z.number().nullable() });
const audit = z.object({ numericValue: z.number().optional() });
const reportSchema = z.object({
  categories: z.object({ performance: score, accessibility: score, 'best-practices': score, seo: score }),
  audits: z.object({
    'largest-contentful-paint': audit,
    'total-blocking-time': audit,
    'cumulative-layout-shift': audit,
  }),
});

export interface Scores extends Record<Category, number> {
  largestPaint: number;
  blocking: number;
  shift: number;
}

function runProgram(program: string, url: string, chromium: string): Promise<string> {
  const child = spawn(
    process.execPath,
    [
      program,
      url,
      '--quiet',
      '--output=json',
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=${['--headless=new', ...chromiumArgs].join(' ')}`,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'], timeout: patience, env: { ...process.env, CHROME_PATH: chromium } },
  );
  let report = '';
  let complaint = '';
  child.stdout.on('data', (text) => (report += text));
  child.stderr.on('data', (text) => (complaint += text));
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('close', (code) =>
      code === 0
        ? done(report)
        : fail(new Error(`Lighthouse on ${url}: ${complaint.trim() || `ended with ${code}`}`)),
    );
  });
}

/**
 * One run of Lighthouse with its mobile preset, in a browser of its own.
 *
 * @returns scores from 0 to 100; LCP and TBT in milliseconds on the phone that it simulates
 */
export async function scorePage(program: string, url: string, chromium: string): Promise<Scores> {
  const { categories: of, audits } = reportSchema.parse(JSON.parse(await runProgram(program, url, chromium)));
  const hundred = ({ score }: { score: number | null }) => Math.round((score ?? Number.NaN) * 100);
  return {
    performance: hundred(of.performance),
    accessibility: hundred(of.accessibility),
    'best-practices': hundred(of['best-practices']),
    seo: hundred(of.seo),
    largestPaint: audits['largest-contentful-paint'].numericValue ?? Number.NaN,
    blocking: audits['total-blocking-time'].numericValue ?? Number.NaN,
    shift: audits['cumulative-layout-shift'].numericValue ?? Number.NaN,
  };
}
