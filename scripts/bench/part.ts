import type { Browser, BrowserContextOptions } from '@playwright/test';
import type { LocalState } from '../state.ts';

/** The phone of Lighthouse's mobile preset. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'en-GB',
} as const satisfies BrowserContextOptions;

/** Measurements of each figure, whose median counts. */
export const rounds = 5;

/** CPU slowdown factor of that preset. */
export const slowCpu = 4;

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
  onClose(close: () => Promise<void>): void;
}

/** A measured figure and its target. */
export interface Figure {
  name: string;
  value: number;
  unit?: 'KB' | 'ms' | '×';
  /** Decimal places; default: none. */
  digits?: number;
  most?: number;
  least?: number;
}

/** What a part has measured, and in one or two sentences how. */
export interface Measured {
  note: string;
  figures: readonly Figure[];
}

export type Part = (bench: Bench) => Promise<Measured>;

/** @throws on an empty list */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  if (low === undefined || high === undefined) throw new Error('An empty list has no median.');
  return (low + high) / 2;
}

/**
 * @returns the nearest-rank percentile: the smallest value that `of` per cent do not exceed; NaN for an empty
 * list
 */
export function percentile(values: readonly number[], of: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil((sorted.length * of) / 100) - 1] ?? Number.NaN;
}

/** Formats the figures as a Markdown table, also for the terminal; a cross marks a missed target or a missing figure. */
export function asMarkdown({ note, figures }: Measured): string {
  const lines = figures.map(({ name, value, unit, digits = 0, most, least }) => {
    const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    const show = (number: number) => (unit ? `${number} ${unit}` : String(number));
    const shown = Number.isNaN(value) ? '–' : value.toLocaleString('en', options) + (unit ? ` ${unit}` : '');
    const target = most === undefined ? least !== undefined && `≥ ${show(least)}` : `≤ ${show(most)}`;
    const isMet = value <= (most ?? Infinity) && value >= (least ?? -Infinity);
    return `| ${name} | ${shown} | ${target ? `${target} ${isMet ? '✓' : '✗'}` : ''} |\n`;
  });
  return `${note}\n\n| figure | measured | target |\n| --- | ---: | ---: |\n${lines.join('')}`;
}
