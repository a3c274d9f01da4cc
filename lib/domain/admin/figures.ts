import type { Cell, CsvTable } from '../csv';

/**
 * A dashboard figure, for the screen and for CSV. `few` is a group of one to four people, whose number the
 * database withholds.
 */
export type Figure =
  | string
  | number
  | { kind: 'few' }
  | { kind: 'nothing' }
  | { kind: 'average'; of: number }
  /** 0 to 1. */
  | { kind: 'share'; of: number }
  /** The change from `before` to `now`. */
  | { kind: 'change'; before: number; now: number }
  /** The change of a share, in percentage points. */
  | { kind: 'points'; before: number; now: number };

export const few: Figure = { kind: 'few' };
export const nothing: Figure = { kind: 'nothing' };

/** A table for the screen and for CSV; the first cell of a row is its header. */
export interface FigureTable {
  title: string;
  columns: readonly string[];
  rows: readonly (readonly Figure[])[];
}

/** @param count null for a group of fewer than five people */
export function counted(count: number | null): Figure {
  return count ?? few;
}

/** A share of a whole; `nothing` if the whole is zero, `few` if the part is withheld. */
export function shareOf(part: number | null, whole: number): Figure {
  if (part === null) return few;
  return whole === 0 ? nothing : { kind: 'share', of: part / whole };
}

/** The change of a count; `nothing` if either value is withheld. */
export function changeOf(before: number | null, now: number | null): Figure {
  return before === null || now === null ? nothing : { kind: 'change', before, now };
}

export function changeOfShare(before: Figure, now: Figure): Figure {
  if (typeof before !== 'object' || typeof now !== 'object') return nothing;
  if (before.kind !== 'share' || now.kind !== 'share') return nothing;
  return { kind: 'points', before: before.of, now: now.of };
}

/** Wording for figures without a number. */
interface Words {
  few: string;
  nothing: string;
}

const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });
/** Keeps a trailing zero: 2.0. */
const oneDecimal = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const percent = new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 1 });
const signed = new Intl.NumberFormat('en-GB', { signDisplay: 'exceptZero', maximumFractionDigits: 1 });
const signedPercent = new Intl.NumberFormat('en-GB', {
  style: 'percent',
  signDisplay: 'exceptZero',
  maximumFractionDigits: 0,
});

/** Formats a figure for display: 1,234, 42.5%, +12%. */
export function writeFigure(figure: Figure, words: Words): string {
  if (typeof figure === 'string') return figure;
  if (typeof figure === 'number') return whole.format(figure);
  switch (figure.kind) {
    case 'few':
      return words.few;
    case 'nothing':
      return words.nothing;
    case 'average':
      return oneDecimal.format(figure.of);
    case 'share':
      return percent.format(figure.of);
    case 'change':
      return writeChange(figure.before, figure.now);
    case 'points':
      return `${signed.format((figure.now - figure.before) * 100)} points`;
  }
}

/** A change from zero has no percentage. */
function writeChange(before: number, now: number): string {
  return before === 0 ? signed.format(now) : signedPercent.format((now - before) / before);
}

/** Converts tables for CSV: numbers stay numbers, so that a spreadsheet can calculate with them. */
export function toCsvTables(tables: readonly FigureTable[], words: Words): CsvTable[] {
  return tables.map(({ title, columns, rows }) => ({
    title,
    rows: rows.map((row) =>
      Object.fromEntries(columns.map((label, index) => [label, toCell(row[index] ?? '', words)])),
    ),
  }));
}

function toCell(figure: Figure, words: Words): Cell {
  if (typeof figure !== 'object') return figure;
  if (figure.kind === 'nothing') return null;
  if (figure.kind === 'average') return figure.of;
  if (figure.kind === 'share') return Number(figure.of.toFixed(3));
  return writeFigure(figure, words);
}
