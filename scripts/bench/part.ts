import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import type { StackSettings } from '../../supabase/local/settings.ts';

/** How often each figure is measured; the median counts. */
export const rounds = 5;

/** Chromium's sandbox does not work as root. */
export const chromiumArgs: string[] = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** What a part of the bench gets: the built product on its own stack, and a browser. */
export interface Bench {
  settings: StackSettings;
  browser: Browser;
  /** The path of the browser's program. */
  chromium: string;
  /** Registers a function to call at the end, in reverse order. */
  onClose(close: () => Promise<unknown>): void;
}

/** A measured value with its unit and, where there is one, the most that it may be. */
export type Figure = readonly [name: string, value: number, unit: '' | 'KB' | 'ms' | '×', most?: number];

/** Measures some figures, and says in one or two sentences how. */
export type Part = (bench: Bench) => Promise<{ note: string; figures: readonly Figure[] }>;

/** @returns the nearest-rank percentile: the smallest value that `of` per cent do not exceed; NaN for an empty list */
export const percentile = (values: readonly number[], of: number): number =>
  [...values].sort((a, b) => a - b)[Math.ceil((values.length * of) / 100) - 1] ?? Number.NaN;

export const median = (values: readonly number[]): number => percentile(values, 50);

/** The path of a file of a program that only the bench needs; the first use installs it. */
export function tool(name: string, version: string, file: string): string {
  const dir = resolve('.local-bench-tools');
  const path = join(dir, 'node_modules', name, file);
  const args = ['install', '--prefix', dir, `${name}@${version}`, '--ignore-scripts', '--no-audit'];
  if (!existsSync(path)) execFileSync('npm', args, { stdio: 'pipe' });
  return path;
}
