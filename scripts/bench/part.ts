import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import type { StackSettings } from '../../supabase/local/settings.ts';

/** How often each figure is measured; the median counts. */
export const rounds = 5;

/** Chromium's sandbox does not work as root. */
export const chromiumArgs: string[] = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** Values by their name and unit; of some, the most that they may be. */
export type Figures = Record<string, [value: number, most?: number]>;

/** Measures the built product on its own stack. @returns one or two sentences that say how, and the figures */
export type Part = (
  stack: StackSettings,
  browser: BrowserContext,
) => Promise<[note: string, figures: Figures]>;

/** @returns the nearest-rank percentile: the smallest value that `of` per cent do not exceed; NaN for an empty list */
export const percentile = (of: number, values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.ceil((values.length * of) / 100) - 1] ?? Number.NaN;

/** Measures the figures that have these limits, in their order, a few times. @returns the median of each */
export async function medians(limits: Record<string, number>, once: () => Promise<number[]>, times = rounds) {
  const runs: number[][] = [];
  for (let round = 0; round < times; round++) runs.push(await once());
  const median = (index: number) =>
    percentile(
      50,
      runs.map((run) => run[index] ?? Number.NaN),
    );
  const figures = Object.entries(limits).map(([name, most], index) => [name, [median(index), most]]);
  return Object.fromEntries(figures) as Figures;
}

/** The path of a file of a program that only the bench needs; the first use installs it. */
export function tool(name: string, version: string, file: string): string {
  const path = resolve('.local-bench-tools/node_modules', name, file);
  const args = ['install', '--prefix', '.local-bench-tools', `${name}@${version}`, '--ignore-scripts'];
  if (!existsSync(path)) execFileSync('npm', args, { stdio: 'pipe' });
  return path;
}
