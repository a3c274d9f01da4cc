import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';
import type { LocalState } from '../state.ts';

/** Measurements of each figure, whose median counts. */
export const rounds = 5;

/** Chromium's sandbox does not work as root. */
export const chromiumArgs: string[] = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** What a part of the bench gets. */
export interface Bench {
  /** The built product on its own stack, started on first use. */
  product(): Promise<LocalState>;
  /** The path of a Chromium. */
  chromium: string;
  /** Starts a browser that is closed at the end. */
  browser(): Promise<Browser>;
  /** Registers a function to call at the end, in reverse order. */
  onClose(close: () => Promise<unknown>): void;
}

/** A measured value with its unit and, where there is one, its target: at most or at least. */
export type Figure = [
  name: string,
  value: number,
  unit: '' | 'KB' | 'ms' | '×',
  most?: number,
  least?: number,
];

/** Measures some figures, and says in one or two sentences how. */
export type Part = (bench: Bench) => Promise<{ note: string; figures: readonly Figure[] }>;

/** @returns the nearest-rank percentile: the smallest value that `of` per cent do not exceed; NaN for an empty list */
export const percentile = (values: readonly number[], of: number): number =>
  [...values].sort((a, b) => a - b)[Math.ceil((values.length * of) / 100) - 1] ?? Number.NaN;

export const median = (values: readonly number[]): number => percentile(values, 50);

/** Imports a program that only the bench needs; the first use installs it beside the bench's data. */
export async function tool<Module>(name: string, version: string, file: string): Promise<Module> {
  const dir = resolve('.local-bench/tools');
  const path = join(dir, 'node_modules', name, file);
  const args = [
    'install',
    '--prefix',
    dir,
    `${name}@${version}`,
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
  ];
  if (!existsSync(path)) execFileSync('npm', args, { stdio: 'pipe' });
  return import(pathToFileURL(path).href);
}
