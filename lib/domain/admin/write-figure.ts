import type { Cell, CsvTable } from '../export/csv';
import type { Figure, FigureTable } from './figures';

/** Wording for figures without a number. */
interface Words {
  few: string;
  nothing: string;
}

const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });
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
  if (figure.kind === 'share') return Number(figure.of.toFixed(3));
  return writeFigure(figure, words);
}
