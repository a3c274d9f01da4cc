import Link from 'next/link';
import { cn } from '@/components/ui/cn';
import { adminWords } from '@/content/admin';
import { writeWeekday } from '@/lib/domain/admin/range';
import type { Cell, CsvRow } from '@/lib/domain/csv';

/**
 * A dashboard figure, for the screen and for CSV. `few` is a group of one to four people, whose number the
 * database withholds.
 */
export type Figure =
  | string
  | number
  | { kind: 'few' }
  | { kind: 'nothing' }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'average'; of: number }
  /** A day, YYYY-MM-DD. */
  | { kind: 'day'; day: string }
  /** A count, and its share of a whole. */
  | { kind: 'step'; count: number; whole: number }
  /** 0 to 1. */
  | { kind: 'share'; of: number }
  /** The change from `before` to `now`. */
  | { kind: 'change'; before: number; now: number };

export const dayOf = (day: string): Figure => ({ kind: 'day', day });

/** A step of a funnel: how many of the whole reached it. @param count null for a group of fewer than five people */
export const stepOf = (count: number | null, whole: number): Figure =>
  count === null ? few : { kind: 'step', count, whole };

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

const number = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });
/** Keeps a trailing zero: 2.0. */
const oneDecimal = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const percent = new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 1 });
const signedPercent = new Intl.NumberFormat('en-GB', {
  style: 'percent',
  signDisplay: 'exceptZero',
  maximumFractionDigits: 0,
});

/** Formats a figure for display: 1,234, 42.5%, +12%. */
export function writeFigure(figure: Figure): string {
  if (typeof figure === 'string') return figure;
  if (typeof figure === 'number') return number.format(figure);
  switch (figure.kind) {
    case 'few':
      return adminWords.few;
    case 'nothing':
      return adminWords.nothing;
    case 'link':
      return figure.text;
    case 'average':
      return oneDecimal.format(figure.of);
    case 'day':
      return writeWeekday(figure.day);
    case 'step':
      return figure.whole > 0
        ? `${number.format(figure.count)} · ${percent.format(figure.count / figure.whole)}`
        : number.format(figure.count);
    case 'share':
      return percent.format(figure.of);
    case 'change':
      return writeChange(figure.before, figure.now);
  }
}

function writeChange(before: number, now: number): string {
  // A change from zero has no percentage.
  if (before === 0) return now === 0 ? signedPercent.format(0) : adminWords.fromZero;
  // A minus sign instead of the hyphen that is easily missed.
  return signedPercent.format((now - before) / before).replace('-', '\u2212');
}

const isKind = (figure: Figure, ...kinds: string[]) =>
  typeof figure === 'object' && kinds.includes(figure.kind);

/** Formats a figure; placeholders for a missing or withheld number are muted. */
export function FigureText({ figure }: { figure: Figure }) {
  if (typeof figure === 'object' && figure.kind === 'link') {
    return (
      <Link className="link" href={figure.href} prefetch={false}>
        {figure.text}
      </Link>
    );
  }
  return (
    <span
      className={cn(isKind(figure, 'few', 'nothing') && 'whitespace-nowrap text-muted')}
      data-nothing={isKind(figure, 'nothing') || undefined}
    >
      {writeFigure(figure)}
    </span>
  );
}

/** Explains “under 5” when one of the tables contains it. */
export function FewNote({ tables }: { tables: readonly FigureTable[] }) {
  const figures = tables.flatMap(({ rows }) => rows.flat());
  if (!figures.some((figure) => isKind(figure, 'few'))) return null;
  return <p className="mt-3 text-sm text-muted">{adminWords.fewNote}</p>;
}

/** Rows for CSV: numbers stay numbers and days ISO dates, so that a spreadsheet can calculate with them. */
export function toCsvRows({ columns, rows }: FigureTable): CsvRow[] {
  return rows.map((row) =>
    Object.fromEntries(columns.map((label, index) => [label, toCell(row[index] ?? '')])),
  );
}

function toCell(figure: Figure): Cell {
  if (typeof figure !== 'object') return figure;
  switch (figure.kind) {
    // A text in a column of numbers would keep it from being summed.
    case 'few':
    case 'nothing':
      return null;
    case 'link':
      return figure.text;
    case 'day':
      return figure.day;
    case 'average':
      return figure.of;
    case 'step':
      return figure.count;
    case 'share':
      return Number(figure.of.toFixed(3));
    case 'change':
      return figure.before === 0 ? null : Number(((figure.now - figure.before) / figure.before).toFixed(3));
  }
}
