import type { Browser, BrowserContextOptions } from '@playwright/test';
import type { LocalState } from '../../scripts/state.ts';

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

export type Part = (bench: Bench) => Promise<Table[]>;

export interface Column {
  name: string;
  unit?: 'KB' | 'ms';
  /** Decimal places; default: none. */
  digits?: number;
  /** The target: limits of the value or, with `ofRatio`, of its ratio to the reference. */
  most?: number;
  least?: number;
  ofRatio?: boolean;
}

interface Cell {
  value: number;
  /** Ratio to the reference named in the table's note. */
  ratio?: number;
}

export interface Table {
  title: string;
  /** One or two sentences: how it was measured and what the ratios refer to. */
  note: string;
  columns: readonly Column[];
  /** Each with one cell for each column. */
  rows: { name: string; cells: Cell[] }[];
}

/** A cell with its ratio to a reference; without a ratio if the reference is zero or unknown. */
export const cell = (value: number, reference?: number): Cell =>
  reference ? { value, ratio: value / reference } : { value };

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

function showTarget({ unit, most, least, ofRatio }: Column): string {
  const of = ofRatio ? ' ×' : unit ? ` ${unit}` : '';
  if (most !== undefined) return `≤ ${most}${of}`;
  return least === undefined ? '' : `≥ ${least}${of}`;
}

/** A check mark, or a cross if the target is missed or its figure is missing. */
function verdict({ value, ratio }: Cell, { most, least, ofRatio }: Column): string {
  if (most === undefined && least === undefined) return '';
  const figure = (ofRatio ? ratio : value) ?? Number.NaN;
  return figure <= (most ?? Infinity) && figure >= (least ?? -Infinity) ? ' ✓' : ' ✗';
}

function showCell(cell: Cell, column: Column): string {
  const { digits = 0 } = column;
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const value = Number.isNaN(cell.value) ? '–' : cell.value.toLocaleString('en', options);
  const ratio = cell.ratio === undefined ? '' : ` (${cell.ratio.toFixed(2)} ×)`;
  return value + ratio + verdict(cell, column);
}

/** Formats the table as Markdown, also for the terminal. */
export function asMarkdown({ title, note, columns, rows }: Table): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    `### ${title}\n\n${note}\n`,
    line(['', ...columns.map(({ name, unit }) => (unit ? `${name}, ${unit}` : name))]),
    `| --- |${' ---: |'.repeat(columns.length)}`,
    line(['target', ...columns.map(showTarget)]),
    ...rows.map(({ name, cells }) =>
      line([
        name,
        ...columns.map((column, index) => showCell(cells[index] ?? { value: Number.NaN }, column)),
      ]),
    ),
    '',
  ].join('\n');
}
